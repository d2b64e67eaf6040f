import type { AppointmentConfirmation } from './appointment.ts';
import type { BookingCalendar } from './booking-calendar.ts';
import type { DeskMaker } from './desk-person.ts';
import type { LanguageCode } from './languages.ts';
import type { PortalAsk, PortalView } from './portal.ts';
import type { ProblemCode, Reason } from './refusals.ts';

// The service and the pages of the built site know this of each other: pages that the service renders, notices that it
// writes into all public pages, and the privacy notice that the site publishes.

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

// The notices of the clinic on its public pages, such as 'Closed on Monday for Diwali'.

/** In Unicode characters: two lines on a wide screen, six on a phone. */
export const NOTICE_MAX_CHARS = 200;

/** The attribute of the empty, hidden element in each public page into which the server writes the notices. */
export const NOTICE_PLACE = 'data-notice';

/** A text for each language that has one. */
export type NoticeTexts = Partial<Record<LanguageCode, string>>;

/** The texts that pages show, by the language of the page. It must be another object when they change. */
export type PageNotices = ReadonlyMap<string, readonly PageNotice[]>;

/** `language` is that of the text: a notice that has none in the page's language is shown in English. */
export type PageNotice = { text: string; language: LanguageCode };

export type DeskNoticeLine = DeskMaker & {
  id: string;
  texts: NoticeTexts;
  /** ISO 8601 in UTC: shown from the first instant up to, and without, the last. */
  from: string;
  until: string;
};

/** The address at which the built site says which privacy notice it publishes. */
export const PRIVACY_NOTICE_PATH = '/privacy.json';

/** Says whom to tell of a fault in the site's security (RFC 9116). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** The person to ask about one's data. At least one of the two ways to reach them is given. */
export type PrivacyContact = { name: string; email?: string | undefined; phone?: string | undefined };

export type PrivacyNotice = {
  /** The date of its last change, if the page names one, and a short hash of its text: `2026-11-25 3f9c…`. */
  version: string;
  contact: PrivacyContact;
};
