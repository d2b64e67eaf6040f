import type { DeskAppointment, DeskPerson } from './desk.ts';

/** The longest reason for a closure, in Unicode characters. It may be empty. */
export const CLOSURE_REASON_MAX_CHARS = 120;

/** The value that stands for the whole clinic where a doctor's id is asked for. */
export const ALL_DOCTORS = 'all';

/** The fields of the form that closes slots. */
export const CLOSURE_FIELDS = ['doctor', 'firstDate', 'lastDate', 'firstTime', 'lastTime', 'reason'] as const;

export type ClosureField = (typeof CLOSURE_FIELDS)[number];

/**
 * The entries of the form. `doctor` is an id or `all`. An empty `lastDate` is the first date. An empty `firstTime` is
 * the beginning of the day, and an empty `lastTime` its end. Both times are starts of slots, closed on each of the
 * days.
 */
export type ClosureEntries = Record<ClosureField, string>;

/** Why a field is refused. */
export type ClosureProblem =
  | 'doctor-unknown'
  | 'date-invalid'
  | 'date-past'
  | 'last-before-first'
  | 'time-unknown'
  | 'too-long';

export type ClosureRefusals = Partial<Record<ClosureField, ClosureProblem>>;

/** An appointment that stands although its slot is closed: somebody has to move it. */
export type ClosedAppointment = Pick<DeskAppointment, 'id' | 'name' | 'doctor' | 'date' | 'slot'>;

/** Slots that nobody can book, because the desk has closed them. */
export type DeskClosure = {
  id: string;
  /** A name of `content/booking.yaml`, or an id that it does not list any more; `null` for the whole clinic. */
  doctor: string | null;
  /** YYYY-MM-DD by the clinic's clock. Both days are closed. */
  firstDate: string;
  lastDate: string;
  /**
   * The first and the last closed slot of each day, where `null` is the beginning or the end of the day; `null` for
   * whole days.
   */
  times: { first: string | null; last: string | null } | null;
  reason: string;
  /** The email address of a person of the desk, or `command line`. */
  by: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** The appointments that hold a closed slot from today on. */
  appointments: ClosedAppointment[];
};

/** The data of the page of closures. */
export type ClosuresView = {
  person: DeskPerson;
  today: string;
  departments: { name: string; doctors: { id: string; name: string }[] }[];
  /** Starts of slots on the 24-hour clock. */
  slots: string[];
  /** Closures that are not over, the next one first. */
  closures: DeskClosure[];
  /** The outcome of a form; `gone` when the closure had been opened before. */
  notice: 'closed' | 'opened' | 'gone' | null;
  /** The form that was refused. */
  refused: { entries: ClosureEntries; reasons: ClosureRefusals } | null;
};
