import type { AppointmentConfirmation } from './appointment.ts';
import type { BookingCalendar } from './booking-calendar.ts';
import type { ProblemCode, Reason } from './refusals.ts';

/** Pages of the site that are drawn when the API asks for them. Nobody gets them by their address. */
export const BOOKED_PAGE = '/answers/booked';
export const REFUSED_PAGE = '/answers/refused';

export const DRAWN_PAGES = [BOOKED_PAGE, REFUSED_PAGE] as const;

export type DrawnPage = (typeof DRAWN_PAGES)[number];

/** A form that was refused. */
export type RefusedBooking = {
  code: ProblemCode;
  reasons: readonly Reason[];
  /** Until it is worth trying again; absent when that is not known. */
  waitSeconds?: number;
  /** What was sent, whatever it was, to be filled in again; absent when it was not read, or is not its sender's own. */
  entries?: object;
  calendar: BookingCalendar;
};

/** What the API tells a drawn page (`Astro.locals`). Without any of it a page shows its frame alone. */
export type DrawnLocals = {
  booked?: AppointmentConfirmation;
  refused?: RefusedBooking;
  /** Goes before the links of the page; empty when the site is served from the same origin. */
  siteBase?: string;
  /** What was thrown while the page was drawn: handed back, so that the API's log tells it. */
  failure?: unknown;
};
