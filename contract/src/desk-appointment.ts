import { type DeskMaker, UNDO_SECONDS } from './desk-person.ts';
import type { LanguageCode } from './languages.ts';
import type { PatientWords } from './patient-words.ts';
import { type AppointmentStatus, STATE_ACTIONS, type StateAction } from './visit-states.ts';

/** The actions of the front desk on an appointment. `callin` keeps the state, and `undo` goes back. */
export const DESK_ACTIONS = ['callin', ...STATE_ACTIONS, 'undo'] as const;

export type DeskAction = StateAction | 'callin' | 'undo';

/**
 * How many minutes after its start an appointment can become a no-show. Until then the patient may still come, and a
 * no-show would give the slot away.
 */
export const NO_SHOW_AFTER_MINUTES = 15;

/** The changes that are made on the page of a day. `booked`: for a caller. */
export type DayChangeKind = DeskAction | 'moved' | 'booked';

/** The changes in the record of an appointment. `reviewed`: found to be real. `restored`: booked again. */
export type DeskChangeKind = DayChangeKind | 'reviewed' | 'restored' | 'corrected' | 'erased';

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
  /** How long the kind of visit takes at least; 0 where none was chosen. */
  visitMinutes: number;
  /** The language of the mails to the patient. */
  language: LanguageCode;
  status: AppointmentStatus;
  /** Whether a program may have sent the booking. */
  needsReview: boolean;
  /** Whether mails to the patient wait until the desk has reviewed the booking; absent when they do not. */
  holdsMails?: true;
  /** Whether the doctor of this booked patient is away then; absent when not. */
  isDoctorAway?: true;
  /** The version goes up with each change. An action names the one that was on the screen. */
  version: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  cancelReason: string;
  /** ISO 8601 in UTC. `null` before the patient came, or was called in by the doctor. */
  arrivedAt: string | null;
  calledInAt: string | null;
  /** `null` when nothing was done since the patient booked. A booking by the desk is a change itself. */
  lastChange: DeskChange | null;
  /**
   * Until when the last change can be undone before its mail leaves, in ISO 8601 in UTC; absent for a change that has
   * no such time, and afterwards.
   */
  undoUntil?: string;
  /** The desk's latest note, which the patient does not see; `null` without one. */
  note: (DeskMaker & { text: string; at: string }) | null;
  /** The actions that are possible now. */
  actions: readonly DeskAction[];
};

/**
 * The patient of an appointment, whose details fill in the form for the next one. `id` is that of the appointment, and
 * `visitId` its kind of visit; absent where it has none that the content still lists.
 */
export type NextVisit = Pick<DeskAppointment, 'id' | 'name' | 'phone' | 'email'> & { visitId?: string };

/** The time of a person who has not chosen another. */
export const UNDO_OFFER_MS = UNDO_SECONDS[0] * 1000;

/** A press on Undo at the last moment may take this long to arrive. It is in time when the mail has not left. */
export const UNDO_GRACE_MS = 5000;

/** The field of a form that undoes: when it is filled in, the undo may tell the patient nothing. */
export const QUIET_FIELD = 'quiet';

/** Whether a mail can tell the patient of what the desk does. */
export function isMailed({ email, holdsMails }: Pick<DeskAppointment, 'email' | 'holdsMails'>): boolean {
  return email !== '' && holdsMails !== true;
}

/**
 * Whether the person was erased. The parts that stay, such as the time, the doctor and the outcome, are not personal.
 */
export function isErased({ name }: Pick<DeskAppointment, 'name'>): boolean {
  return name === '';
}
