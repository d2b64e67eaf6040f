import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { DeskMaker } from '@clinic/contract/desk-person.ts';
import type { Span } from '@clinic/contract/timetable.ts';
import type { Borders } from './borders.ts';

/** The longest reason for a closure, in Unicode characters. It may be empty. */
export const CLOSURE_REASON_MAX_CHARS = 120;

/** The value that stands for the whole clinic where a doctor's id is asked for. */
export const ALL_DOCTORS = 'all';

export const CLOSURE_FIELDS = ['doctor', 'firstDate', 'lastDate', 'every', 'firstTime', 'lastTime', 'reason'] as const;

export type ClosureField = (typeof CLOSURE_FIELDS)[number];

/** The value of `every` that closes only the weekday of the first day. */
export const EVERY_WEEK = 'week';

/** When the afternoon begins by the clinic's clock, and the last minute before it. */
export const AFTERNOON_START = '13:00';
export const MORNING_END = '12:59';

/** The parts of a day that the board closes. */
export const DAY_PARTS = ['morning', 'afternoon', 'day'] as const;

export type DayPart = (typeof DAY_PARTS)[number];

/** The times that the form sends for a part of a day. */
export const PART_TIMES: Record<DayPart, { firstTime: string; lastTime: string }> = {
  morning: { firstTime: '', lastTime: MORNING_END },
  afternoon: { firstTime: AFTERNOON_START, lastTime: '' },
  day: { firstTime: '', lastTime: '' },
};

/**
 * The entries of the form. `doctor` is an id or `all`. An empty `lastDate` is the first date. An empty `firstTime` is
 * the beginning of the day, and an empty `lastTime` its end. Both times are starts of slots, or where the morning ends
 * and the afternoon begins; they hold on each of the days.
 */
export type ClosureEntries = Record<ClosureField, string>;

/** Why a field is refused. */
export type ClosureProblem =
  | 'doctor-unknown'
  | 'date-invalid'
  | 'date-past'
  | 'last-before-first'
  | 'last-missing'
  | 'every-unknown'
  | 'time-unknown'
  | 'too-long';

export type ClosureRefusals = Partial<Record<ClosureField, ClosureProblem>>;

/** An appointment that stands although its slot is closed: somebody has to move it. */
export type ClosedAppointment = Pick<DeskAppointment, 'id' | 'name' | 'doctor' | 'date' | 'slot'>;

/** Slots that nobody can book, because the desk has closed them. */
export type DeskClosure = DeskMaker & {
  id: string;
  /** A name of `content/booking.yaml`, or an id that it does not list any more; `null` for the whole clinic. */
  doctor: string | null;
  /** YYYY-MM-DD by the clinic's clock. Both days are closed. */
  firstDate: string;
  lastDate: string;
  /** Whether only the weekday of the first day is closed, in each week up to the last day. */
  isWeekly: boolean;
  /**
   * The first and the last closed slot of each day, and when the last one ends, where `null` is the beginning or the end
   * of the day; `null` for whole days.
   */
  times: { first: string | null; last: string | null; end: string | null } | null;
  /** The borders of the closed times on a usual day. */
  borders: Borders;
  reason: string;
  /** Whether the doctor's own calendar closes them, and not the desk. */
  isBusy?: true;
  /** ISO 8601 in UTC. */
  at: string;
  /** The appointments that hold a closed slot from today on. */
  appointments: ClosedAppointment[];
};

/** Returns the address of the page with a form filled in: the one that closes a part of a day, or that of a session. */
export function toClosuresPath(doctorId: string, date: string, part?: DayPart): string {
  const query = new URLSearchParams({ doctor: doctorId, date, ...(part && { part }) });
  return `${DESK_PATHS.closures}?${query}${part ? '#close' : '#open-session'}`;
}

/** Whether a span lies in a part of the day, or reaches into it. */
export function isInPart(part: DayPart, { start, end }: Span): boolean {
  const { firstTime, lastTime } = PART_TIMES[part];
  return end > firstTime && (lastTime === '' || start <= lastTime);
}
