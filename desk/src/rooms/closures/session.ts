import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskMaker } from '@clinic/contract/desk-person.ts';
import type { Span } from '@clinic/contract/timetable.ts';

// The extra sessions that the desk opens for a doctor.

/** The longest time for which a session is repeated, in weeks. */
export const SESSION_MAX_WEEKS = 104;

/** How many of the closed days a question names. */
export const SESSION_QUESTION_DAYS = 4;

/** How many appointments a page lists of those that no timetable offers any more. */
export const UNOFFERED_LISTED = 50;

/** The fields of the form that opens a session. */
export const SESSION_FIELDS = ['doctor', 'firstDate', 'lastDate', 'from', 'to', 'minutes', 'closedDays'] as const;

export type SessionField = (typeof SESSION_FIELDS)[number];

/** An appointment in a list of the desk's page. */
export type SessionAppointment = Pick<DeskAppointment, 'id' | 'name' | 'doctor' | 'date' | 'slot'>;

/** Answers to the question what happens on days on which the clinic is closed. */
export const CLOSED_DAYS_ANSWERS = ['open', 'skip'] as const;

export type ClosedDaysAnswer = (typeof CLOSED_DAYS_ANSWERS)[number];

/**
 * The entries of the form. `doctor` is an id. An empty `lastDate` is a session that is held once; otherwise it is held
 * each week up to that day. `closedDays` is empty until the question has been answered.
 */
export type SessionEntries = Record<SessionField, string>;

/** Why a field is refused. `overlaps-…`: the doctor has slots at that time already. `no-time-left`: all have begun. */
export type SessionProblem =
  | 'doctor-unknown'
  | 'date-invalid'
  | 'date-past'
  | 'date-beyond'
  | 'last-before-first'
  | 'too-many-weeks'
  | 'time-invalid'
  | 'to-before-from'
  | 'no-time-left'
  | 'minutes-invalid'
  | 'slot-too-long'
  | 'overlaps-hours'
  | 'overlaps-session';

export type SessionRefusal = {
  problem: SessionProblem;
  /** The first day on which the session overlaps, and the slot that is there; only with `overlaps-…`. */
  overlap?: { date: string; span: Span };
  /** The last day that can be booked; only with `date-beyond`. */
  lastDate?: string;
};

export type SessionRefusals = Partial<Record<SessionField, SessionRefusal>>;

/** The question that comes before a session on days that are closed. The session is not open yet. */
export type SessionQuestion = {
  /** The first of the days that content closes, and how many follow. */
  closedDates: string[];
  more: number;
  /** The desk's closures of such days. They close the session too until somebody opens them again. */
  closures: { id: string; doctor: string | null; firstDate: string; lastDate: string; reason: string }[];
  /** The answers with which some slot of the session could be booked; empty when there is none. */
  answers: ClosedDaysAnswer[];
};

/** A session that is not over. */
export type DeskSession = DeskMaker & {
  id: string;
  /** A name of `content/booking.yaml`, or an id that it does not list any more. */
  doctor: string;
  /** YYYY-MM-DD by the clinic's clock. It is held on the weekday of the first day. */
  firstDate: string;
  lastDate: string;
  /** On the 24-hour clock: `14:00`. */
  from: string;
  to: string;
  /** How long a slot lasts. */
  minutes: number;
  opensClosedDays: boolean;
  /** ISO 8601 in UTC. */
  at: string;
  /** The appointments in it from today on. */
  appointments: SessionAppointment[];
};

/** The first of the coming appointments at times that no timetable offers any more, and how many there are. */
export type Unoffered = { appointments: SessionAppointment[]; count: number };
