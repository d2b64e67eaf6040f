import type { AbsencesView } from './absences.ts';
import type { AppointmentConfirmation } from './appointment.ts';
import type { BookingCalendar } from './booking-calendar.ts';
import type { ClosuresView } from './closures.ts';
import type { BookView } from './desk-book.ts';
import type { DeskView } from './desk-day.ts';
import type { DeskPassphrase, DeskSignIn } from './desk-door.ts';
import type { EarliestView } from './desk-earliest.ts';
import type { KeptForm } from './desk-kept.ts';
import type { OpeningsView } from './desk-openings.ts';
import type { DeskAccount, DeskPeople, DeskRefused, DeskSignInCode } from './desk-people.ts';
import type { DeskReviewView } from './desk-review.ts';
import type { DeskSearchView } from './desk-search.ts';
import type { AppointmentView, ExportView, FeedDetails, MailsView, PersonView } from './desk-taking.ts';
import type { WaitingView } from './desk-waiting.ts';
import type { WeekView } from './desk-week.ts';
import type { LanguageCode } from './languages.ts';
import type { AppointmentDetails, MailRequest } from './mails.ts';
import type { SettingsView } from './notices.ts';
import type { NumbersView } from './numbers.ts';
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

/** Pages of the front desk. */
export const DESK_DAY_PAGE = '/answers/desk-day';
export const DESK_ABSENCES_PAGE = '/answers/desk-absences';
export const DESK_WEEK_PAGE = '/answers/desk-week';
export const DESK_EARLIEST_PAGE = '/answers/desk-earliest';
export const DESK_CLOSURES_PAGE = '/answers/desk-closures';
export const DESK_SIGN_IN_PAGE = '/answers/desk-sign-in';
/** The page that leads from the sign-in back to a form with what was typed. */
export const DESK_KEPT_PAGE = '/answers/desk-kept';
export const DESK_PASSPHRASE_PAGE = '/answers/desk-passphrase';
/** The page where a caller is booked. */
export const DESK_BOOK_PAGE = '/answers/desk-book';
export const DESK_SIGN_IN_CODE_PAGE = '/answers/desk-sign-in-code';
export const DESK_ACCOUNT_PAGE = '/answers/desk-account';
export const DESK_PEOPLE_PAGE = '/answers/desk-people';
/** The page that tells a person why a request was refused as a whole. */
export const DESK_REFUSED_PAGE = '/answers/desk-refused';
export const DESK_SEARCH_PAGE = '/answers/desk-search';
export const DESK_REVIEW_PAGE = '/answers/desk-review';

/** The pages of one appointment, one person, the stuck mails and the exports. */
export const DESK_APPOINTMENT_PAGE = '/answers/desk-appointment';
export const DESK_PERSON_PAGE = '/answers/desk-person';
export const DESK_MAILS_PAGE = '/answers/desk-mails';
export const DESK_EXPORT_PAGE = '/answers/desk-export';
export const DESK_OPENINGS_PAGE = '/answers/desk-openings';

export const DESK_NUMBERS_PAGE = '/answers/desk-numbers';
export const DESK_SETTINGS_PAGE = '/answers/desk-settings';
/** The screen of the waiting room, and the page for an address that opens none. */
export const DESK_WAITING_PAGE = '/answers/desk-waiting';

/** The pages that patients see, in each language of the site. The desk is English. */
export const PATIENT_PAGES = [BOOKED_PAGE, REFUSED_PAGE, PORTAL_PAGE, PORTAL_ASK_PAGE, PORTAL_GONE_PAGE] as const;

export const RENDERED_PAGES = [
  ...PATIENT_PAGES,
  DESK_DAY_PAGE,
  DESK_ABSENCES_PAGE,
  DESK_WEEK_PAGE,
  DESK_EARLIEST_PAGE,
  DESK_CLOSURES_PAGE,
  DESK_SIGN_IN_PAGE,
  DESK_KEPT_PAGE,
  DESK_PASSPHRASE_PAGE,
  DESK_BOOK_PAGE,
  DESK_SIGN_IN_CODE_PAGE,
  DESK_ACCOUNT_PAGE,
  DESK_PEOPLE_PAGE,
  DESK_REFUSED_PAGE,
  DESK_SEARCH_PAGE,
  DESK_REVIEW_PAGE,
  DESK_APPOINTMENT_PAGE,
  DESK_PERSON_PAGE,
  DESK_MAILS_PAGE,
  DESK_EXPORT_PAGE,
  DESK_OPENINGS_PAGE,
  DESK_NUMBERS_PAGE,
  DESK_SETTINGS_PAGE,
  DESK_WAITING_PAGE,
] as const;

export type RenderedPage = (typeof RENDERED_PAGES)[number];

/** A `WrittenMail` as JSON, written from `PageLocals.mail`. */
export const MAIL_TEXT = '/answers/mail.json';
/** An iCalendar file, written from `PageLocals.calendarEntry`. */
export const CALENDAR_FILE = '/answers/appointment.ics';
/** An iCalendar file with the appointments of a doctor, written from `PageLocals.feed`. */
export const FEED_FILE = '/answers/feed.ics';

/** Other texts that the site writes on demand for the API. They are no pages. */
export type RenderedText = typeof MAIL_TEXT | typeof CALENDAR_FILE | typeof FEED_FILE;

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
  desk?: DeskView;
  deskAbsences?: AbsencesView;
  deskWeek?: WeekView;
  deskEarliest?: EarliestView;
  deskClosures?: ClosuresView;
  deskSignIn?: DeskSignIn;
  deskKept?: KeptForm;
  deskPassphrase?: DeskPassphrase;
  deskBook?: BookView;
  deskSignInCode?: DeskSignInCode;
  deskAccount?: DeskAccount;
  deskPeople?: DeskPeople;
  deskRefused?: DeskRefused;
  deskSearch?: DeskSearchView;
  deskReview?: DeskReviewView;
  deskAppointment?: AppointmentView;
  deskPerson?: PersonView;
  deskMails?: MailsView;
  deskExport?: ExportView;
  deskOpenings?: OpeningsView;
  deskNumbers?: NumbersView;
  deskSettings?: SettingsView;
  deskWaiting?: WaitingView;
  mail?: MailRequest;
  calendarEntry?: AppointmentDetails;
  feed?: FeedDetails;
  /** Whether the page says why a form, or a question in the address, was refused. */
  isRefused?: true;
  /** The base of the links on the page; empty when the site is served from the same origin. */
  siteBase?: string;
};

/** A rendered page or text. Texts, and pages of the development server, have no content security policy. */
export type Rendered = { body: string; policy: string | null };

/** The function of the built site. Rejects with the error that a component throws. */
export type Render = (path: RenderedPage | RenderedText, locals: PageLocals) => Promise<Rendered>;
