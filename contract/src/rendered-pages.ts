import type { AppointmentConfirmation } from './appointment.ts';
import type { BookingCalendar } from './booking-calendar.ts';
import type { ProblemCode, Reason } from './refusals.ts';

/** Pages of the site that the API renders on demand. They cannot be requested by their address. */
export const BOOKED_PAGE = '/answers/booked';
export const REFUSED_PAGE = '/answers/refused';

export const RENDERED_PAGES = [BOOKED_PAGE, REFUSED_PAGE] as const;

export type RenderedPage = (typeof RENDERED_PAGES)[number];

/** What the page shows that answers a refused form. */
export type RefusedBooking = {
  code: ProblemCode;
  reasons: readonly Reason[];
  /** The seconds after which another attempt may succeed; absent when they are not known. */
  waitSeconds?: number;
  /** The sent fields, to be filled in again. They may be anything. Absent when they are unread or another site's. */
  entries?: object;
  calendar: BookingCalendar;
};

/** The data that the API gives to a page (`Astro.locals`). Without it a page shows its frame alone. */
export type PageLocals = {
  booked?: AppointmentConfirmation;
  refused?: RefusedBooking;
  /** Put before the links of the page; empty when the site is served from the same origin. */
  siteBase?: string;
  /** Set by the page to an error thrown while it is rendered, so that the API can log it. */
  failure?: unknown;
};
