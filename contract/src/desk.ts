import type { AppointmentStatus } from './appointment.ts';
import type { LanguageCode } from './languages.ts';
import type { PatientWords } from './patient-words.ts';

/** The actions of the front desk on an appointment. */
export const DESK_ACTIONS = ['arrived', 'callin', 'fulfilled', 'noshow', 'cancel', 'undo'] as const;

export type DeskAction = (typeof DESK_ACTIONS)[number];

/**
 * The states to which the desk can move an appointment, by its present state. `undo` goes back, and `callin` keeps the
 * state.
 */
export const STATUS_MOVES: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  booked: ['arrived', 'noshow', 'cancelled'],
  arrived: ['fulfilled', 'cancelled'],
  fulfilled: [],
  noshow: [],
  cancelled: [],
};

/**
 * How many minutes after its start an appointment can become a no-show. Until then the patient may still come, and a
 * no-show would give the slot away.
 */
export const NO_SHOW_AFTER_MINUTES = 15;

/** The states in which an appointment holds its slot. */
export const HOLDING_STATUSES = ['booked', 'arrived'] as const satisfies readonly AppointmentStatus[];

/** The roles of people who sign in. `owner` also manages people, exports and erases. */
export const DESK_ROLES = ['reception', 'owner'] as const;

export type DeskRole = (typeof DESK_ROLES)[number];

export type DeskPerson = {
  email: string;
  /** Absent when the person has given none. */
  name?: string;
  role: DeskRole;
  /** How many bookings wait to be reviewed. Only pages get this number. */
  toReview?: number;
  /** How many mails are stuck; absent when none are. */
  stuckMails?: number;
  /** Only pages get this. */
  session?: SessionEnd;
  /** Whether the page gives back a form that came after the end of a session. */
  hasKeptForm?: true;
};

/** The end of a person's session. */
export type SessionEnd = {
  /** A span and no instant, because the clocks of the desk's computers may be wrong. */
  msLeft: number;
  canStay: boolean;
};

/** The changes that are made on the page of a day. `booked`: for a caller. */
export type DayChangeKind = DeskAction | 'moved' | 'booked';

/** The changes in the record of an appointment. `reviewed`: found to be real. `restored`: booked again. */
export type DeskChangeKind = DayChangeKind | 'reviewed' | 'restored' | 'corrected' | 'erased';

/** The longest name of a person of the desk, in Unicode characters. */
export const PERSON_NAME_MAX_CHARS = 60;

/** The maker of something. */
export type DeskMaker = {
  /** The email address of a person of the desk, `patient`, or `command line`. */
  by: string;
  /** The name of that person; absent when there is none, or the person is gone. */
  byName?: string | undefined;
};

/** The last thing that was done with an appointment. */
export type DeskChange = DeskMaker & {
  action: DeskChangeKind;
  /** ISO 8601 in UTC. */
  at: string;
};

export type DeskAppointment = PatientWords & {
  id: string;
  reference: string;
  /** Names of `content/booking.yaml`, or ids that it does not list any more. */
  department: string;
  doctor: string;
  doctorId: string;
  /** YYYY-MM-DD by the clinic's clock. */
  date: string;
  /** On the 24-hour clock: `14:00`. */
  slot: string;
  minutes: number;
  /** The name of the kind of visit; empty where none was chosen. */
  visit: string;
  /** The language in which the patient is written to. */
  language: LanguageCode;
  status: AppointmentStatus;
  /** Whether a program may have sent the booking. */
  needsReview: boolean;
  /** The version goes up with each change. An action names the one that was on the screen. */
  version: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  cancelReason: string;
  /** ISO 8601 in UTC. `null` before the patient came, or was called in by the doctor. */
  arrivedAt: string | null;
  calledInAt: string | null;
  /** `null` when nothing was done since the booking. */
  lastChange: DeskChange | null;
  /**
   * Until when the last change can be undone before its mail leaves, in ISO 8601 in UTC; absent for changes of which that
   * is not offered, and afterwards.
   */
  undoUntil?: string;
  /** The desk's latest note, which the patient does not see; `null` without one. */
  note: (DeskMaker & { text: string; at: string }) | null;
  /** The actions that are possible now. */
  actions: readonly DeskAction[];
};

/** One slot of one doctor, with the appointment that holds it and those that had it before. */
export type DeskSlot = {
  /** The start on the 24-hour clock: `14:00`. */
  slot: string;
  minutes: number;
  /** Whether the slot can be booked. A `past` or `closed` slot may still have an appointment. */
  state: 'free' | 'taken' | 'past' | 'closed';
  /** Why the desk has closed the slot, which may be empty; absent when it has not. */
  closedReason?: string;
  /** Whether somebody is expected at this time although the doctor no longer offers it. */
  isUnoffered?: boolean;
  /** The appointment that holds the slot comes first. */
  appointments: DeskAppointment[];
};

export type DeskColumn = { doctorId: string; doctor: string; department: string; slots: DeskSlot[] };

export type DeskDay = {
  /** YYYY-MM-DD by the clinic's clock. */
  date: string;
  today: string;
  /** The moment of the answer, from which the minutes of waiting count: ISO 8601 in UTC. */
  now: string;
  /** Whether no bookings are taken on this date. */
  isClosed: boolean;
  /** Why the desk has closed the whole clinic on this day, which may be empty; absent when it has not. */
  closedReason?: string;
  columns: DeskColumn[];
  /** After how long a freed time or a change is final, and the day has to be asked for again; absent without one. */
  finalInMs?: number;
};

/**
 * Why an action was not done: somebody was faster, the slot cannot be had, the state or the time does not allow it, or
 * the mail about the change to be undone has left.
 */
export const DESK_REFUSALS = [
  'outdated',
  'slot-taken',
  'slot-closed',
  'slot-past',
  'slot-unknown',
  'not-allowed',
  'too-early',
  'gone',
  'contact-full',
  'mail-left',
] as const;

export type DeskRefusal = (typeof DESK_REFUSALS)[number];

/** The data of the page of a day. */
export type DeskView = {
  person: DeskPerson;
  day: DeskDay;
  /** The result of a form that was sent without script; `null` otherwise. */
  notice: DeskNotice | null;
  /** The appointment for which another slot is chosen, perhaps of another day. Absent when there is none. */
  moving?: DeskAppointment | null;
  /** The patient for whose next visit a slot is chosen. Absent when there is none. */
  nextVisit?: NextVisit | null;
};

/** The patient of an appointment, whose details fill in the form for the next one. `id` is that of the appointment. */
export type NextVisit = Pick<DeskAppointment, 'id' | 'name' | 'phone' | 'email'>;

/**
 * `isUnmailed`: no mail tells the patient. `undoable`: the changed appointment, while it can be undone before the mail
 * leaves. `booked`: the appointment that was booked, where the day holds it.
 */
export type DeskNotice =
  | {
      kind: 'done';
      action: DayChangeKind;
      isUnmailed?: boolean;
      undoable?: DeskAppointment;
      booked?: DeskAppointment;
    }
  | { kind: 'refused'; reason: DeskRefusal };

/** The page where people sign in. */
export type DeskSignIn = {
  email: string;
  /**
   * `null` at first. `too-long`: no passphrase has so many characters. `waitSeconds` are known when too many attempts
   * were made. `ended`: a form came without a session. `code-over`: the code came too late, or had been used.
   * `passkey-wrong`: the desk does not know the passkey. `passkey-over`: it came too late, or had been used.
   */
  refused: { reason: SignInRefusal; waitSeconds?: number } | null;
  /** The form that comes back after the sign-in, a `KeptForm` as JSON. */
  kept?: string;
};

export type SignInRefusal =
  | 'wrong'
  | 'too-long'
  | 'too-many'
  | 'ended'
  | 'code-over'
  | 'passkey-wrong'
  | 'passkey-over';

/** The page where a person chooses a passphrase, from a one-time link. */
export type DeskPassphrase = {
  token: string;
  /** `gone`: the link has been used, or has expired. */
  refused: 'too-short' | 'too-long' | 'unequal' | 'gone' | null;
};

/** The shortest and the longest passphrase, in Unicode characters. */
export const PASSPHRASE_MIN_CHARS = 12;
export const PASSPHRASE_MAX_CHARS = 128;

/** How long the desk offers to undo what was just done, and holds the mail about it and the time that it has freed. */
export const UNDO_OFFER_MS = 10_000;

/** The field of a form that undoes: when it is filled in, the undo may tell the patient nothing. */
export const QUIET_FIELD = 'quiet';

/** Paths below the desk's own origin. */
export const DESK_PATHS = {
  signIn: '/sign-in',
  signInCode: '/sign-in/code',
  signInPasskey: '/sign-in/passkey',
  passkeyOptions: '/sign-in/passkey/options',
  stay: '/account/stay',
  signOut: '/sign-out',
  passphrase: '/passphrase',
  today: '/',
  day: '/day',
  week: '/week',
  earliest: '/earliest',
  events: '/events',
  appointments: '/appointments',
  book: '/appointments/new',
  search: '/search',
  absences: '/late',
  closures: '/closures',
  sessions: '/closures/sessions',
  review: '/review',
  mails: '/mails',
  export: '/export',
  openings: '/openings',
  person: '/person',
  feed: '/feed',
  people: '/people',
  numbers: '/numbers',
  settings: '/settings',
  notices: '/settings/notices',
  screen: '/settings/screen',
  waiting: '/waiting',
  account: '/account',
} as const;

/** The pages that the desk's bar leads to. */
export const DESK_PLACES = [
  'today',
  'week',
  'absences',
  'search',
  'closures',
  'review',
  'mails',
  'numbers',
  'export',
  'people',
  'settings',
] as const;

export type DeskPlaceName = (typeof DESK_PLACES)[number];

/** The places that only owners see. */
export const OWNER_PLACES: readonly DeskPlaceName[] = ['export', 'people', 'settings'];

/** Whether an appointment holds its slot. */
export function holdsSlot({ status }: Pick<DeskAppointment, 'status'>): boolean {
  return HOLDING_STATUSES.some((holding) => holding === status);
}

/** Lists all appointments of a day, doctor by doctor. */
export function listAppointments({ columns }: DeskDay): DeskAppointment[] {
  return columns.flatMap(({ slots }) => slots.flatMap(({ appointments }) => appointments));
}

/** Whether an appointment can be given another slot. */
export function canMove({ status }: Pick<DeskAppointment, 'status'>): boolean {
  return status === 'booked';
}

/**
 * Returns the path of a day's page. `date` is YYYY-MM-DD. With an appointment's id, it is the page where another slot
 * is chosen for the appointment, or one for the next visit of its patient.
 */
export function toDayPath(date: string, movingId?: string, nextOfId?: string): string {
  const path = `${DESK_PATHS.day}/${date}`;
  if (movingId !== undefined) return `${path}?move=${encodeURIComponent(movingId)}`;
  return nextOfId === undefined ? path : `${path}?from=${encodeURIComponent(nextOfId)}`;
}

/** Whether the person was erased. Only the time, the doctor and the outcome are still known. */
export function isErased({ name }: Pick<DeskAppointment, 'name'>): boolean {
  return name === '';
}
