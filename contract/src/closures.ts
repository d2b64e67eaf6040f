import type { DeskAppointment, DeskPerson } from './desk.ts';

/** The longest reason for a closure, in Unicode characters. It may be empty. */
export const CLOSURE_REASON_MAX_CHARS = 120;

/** Stands for the whole clinic where a doctor's id is asked for. */
export const ALL_DOCTORS = 'all';

/** The fields of the form that closes slots. */
export const CLOSURE_FIELDS = ['doctor', 'firstDate', 'lastDate', 'firstTime', 'lastTime', 'reason'] as const;

export type ClosureField = (typeof CLOSURE_FIELDS)[number];

/**
 * What somebody writes into the form. `doctor` is an id or `all`; an empty `lastDate` is the first date; an empty
 * `firstTime` or `lastTime` reaches to the end of the day; both times are starts of slots, closed on each of the days.
 */
export type ClosureEntries = Record<ClosureField, string>;

/** Why a field cannot be taken. */
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
  /** The first and the last closed slot of each day, or `null` for the day's end; `null` for whole days. */
  times: { first: string | null; last: string | null } | null;
  reason: string;
  /** The email address of a person of the desk, or `command line`. */
  by: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** Those that hold a closed slot from today on. */
  appointments: ClosedAppointment[];
};

/** What the page of closures shows. */
export type ClosuresView = {
  person: DeskPerson;
  today: string;
  departments: { name: string; doctors: { id: string; name: string }[] }[];
  /** Starts of slots on the 24-hour clock. */
  slots: string[];
  /** Those that are not over, the next one first. */
  closures: DeskClosure[];
  /** What a form has done; `gone` when there was nothing to be opened any more. */
  notice: 'closed' | 'opened' | 'gone' | null;
  /** The form that could not be taken. */
  refused: { entries: ClosureEntries; reasons: ClosureRefusals } | null;
};
