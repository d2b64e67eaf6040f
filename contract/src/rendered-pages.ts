import type { AppointmentConfirmation } from './appointment.ts';
import type { BookingCalendar } from './booking-calendar.ts';
import type { LanguageCode } from './languages.ts';
import type { PortalAsk, PortalView } from './portal.ts';
import type { ProblemCode, Reason } from './refusals.ts';

/** Pages of the site that the API renders on demand. They cannot be requested by their address. */
export const BOOKED_PAGE = '/answers/booked';
export const REFUSED_PAGE = '/answers/refused';

/** The page of one appointment, for its patient. */
export const PORTAL_PAGE = '/answers/portal';
/** The page that asks for a new link. */
export const PORTAL_ASK_PAGE = '/answers/portal-ask';
/** The page for an unknown or ended link. */
export const PORTAL_GONE_PAGE = '/answers/portal-gone';

/** The pages that patients see, in each language of the site. */
export const PATIENT_PAGES = [BOOKED_PAGE, REFUSED_PAGE, PORTAL_PAGE, PORTAL_ASK_PAGE, PORTAL_GONE_PAGE] as const;

export type RenderedPage = (typeof PATIENT_PAGES)[number];

/** The data of the page that answers a refused form. */
export type RefusedBooking = {
  code: ProblemCode;
  reasons: readonly Reason[];
  /** The seconds after which another attempt may succeed; absent when they are not known. */
  waitSeconds?: number;
  /** The sent fields, to be filled in again. They may be anything. Absent when they are unread or another site's. */
  entries?: object;
  calendar: BookingCalendar;
};

/** The data that the API gives to a page (`Astro.locals`). Without it, a page shows only its frame. */
export type PageLocals = {
  /** The language of the page or text; English when absent, and where the site is not built in it. */
  language?: LanguageCode;
  /** Without links when the patient has sent the booking again. */
  booked?: AppointmentConfirmation | Omit<AppointmentConfirmation, 'manageUrl' | 'calendarUrl'>;
  /** Set when the phone number of the booking looks incomplete. */
  isPhoneShort?: true;
  refused?: RefusedBooking;
  portal?: PortalView;
  portalAsk?: PortalAsk;
  /** Whether the page says why a form, or a question in the address, was refused. */
  isRefused?: true;
  /** The base of the links on the page; empty when the site is served from the same origin. */
  siteBase?: string;
};

/** A rendered page or text. Texts, and pages of the development server, have no content security policy. */
export type Rendered = { body: string; policy: string | null };

/** The function of the built site. Rejects with the error that a component throws. */
export type Render = (path: RenderedPage, locals: PageLocals) => Promise<Rendered>;
