import type { DayChangeKind, DeskAppointment, NextVisit } from './desk-appointment.ts';
import type { DeskPerson } from './desk-person.ts';

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

/** The columns of the doctors that a press concerns, as they are on a day after it. */
export type ChangedColumns = Pick<DeskDay, 'date' | 'columns' | 'finalInMs'>;

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
  /** The appointment for which another slot is chosen, perhaps of another day. Absent or `null` when there is none. */
  moving?: DeskAppointment | null;
  /** The patient for whose next visit a slot is chosen. Absent or `null` when there is none. */
  nextVisit?: NextVisit | null;
};

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

/** Lists all appointments of a day, doctor by doctor. */
export function listAppointments({ columns }: DeskDay): DeskAppointment[] {
  return columns.flatMap(({ slots }) => slots.flatMap(({ appointments }) => appointments));
}
