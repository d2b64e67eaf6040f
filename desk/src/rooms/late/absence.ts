import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskMaker, UndoSeconds } from '@clinic/contract/desk-person.ts';
import type { AbsenceKind, AbsenceLetter, Telling } from '@clinic/contract/mails.ts';
import { CLOSURE_REASON_MAX_CHARS, type ClosureProblem, type DeskClosure } from '#timetable/closure.ts';
import type { AbsenceNotice } from './words.ts';

/** The delays that the form offers, in minutes. */
export const LATE_MINUTES = [15, 20, 30, 40, 50, 60, 90, 120] as const;

/** The parts of a day that the form offers. `rest`: from now on. `times`: from the first time to the last one. */
export const ABSENCE_SPANS = ['rest', 'morning', 'afternoon', 'day', 'times'] as const;

export type AbsenceSpan = (typeof ABSENCE_SPANS)[number];

/** The fields that say who is absent and when. */
export const ABSENCE_FIELDS = [
  'doctor',
  'kind',
  'minutes',
  'span',
  'firstDate',
  'lastDate',
  'firstTime',
  'lastTime',
] as const;

export type AbsenceField = (typeof ABSENCE_FIELDS)[number] | 'reason';

/** The longest reason, in Unicode characters. It may be empty, and the desk alone sees it. */
export const ABSENCE_REASON_MAX_CHARS = CLOSURE_REASON_MAX_CHARS;

/** The entries of the form. `doctor`, the dates and the times are read as those of `ClosureEntries`. */
export type AbsenceEntries = Record<AbsenceField, string>;

/**
 * Why a field is refused. `one-day`: a delay is told for a single day. `beyond`: nobody
 * can be booked so late.
 */
export type AbsenceProblem =
  | ClosureProblem
  | 'kind-unknown'
  | 'minutes-unknown'
  | 'span-unknown'
  | 'one-day'
  | 'beyond';

export type AbsenceRefusals = Partial<Record<AbsenceField, AbsenceProblem>>;

type Listed = Pick<DeskAppointment, 'id' | 'name' | 'phone' | 'doctor' | 'date' | 'slot'>;

/** A patient who is booked in the span that was asked about. */
export type ConcernedPatient = Listed & { telling: Telling };

/**
 * The state of a patient who is concerned. `waiting` and `sent`: the mail. `opened`: a link, by somebody or a mail program, after
 * the mail was sent. `to-call`: no mail
 * reaches the patient. `moved`, `cancelled` and `here` end it. `away` and `late`: other news, which outranks this.
 */
export type TellingProgress =
  | 'waiting'
  | 'sent'
  | 'opened'
  | 'to-call'
  | 'called'
  | 'moved'
  | 'cancelled'
  | 'here'
  | AbsenceKind;

/** The order in which patients are listed: those to be called first, and those who need nothing more last. */
export const PROGRESS_ORDER = [
  'to-call',
  'opened',
  'sent',
  'waiting',
  'called',
  'away',
  'late',
  'moved',
  'cancelled',
  'here',
] as const satisfies readonly TellingProgress[];

/** The most patients that the page lists for an absence, which is more than anybody reads. */
export const ABSENCE_LISTED_MAX = 200;

/** The states in which a call may still be needed. */
export const OPEN_PROGRESS: readonly TellingProgress[] = ['waiting', 'sent', 'opened', 'to-call', 'called'];

export type ToldPatient = Listed & {
  progress: TellingProgress;
  /** Whether the mail cannot be delivered, has failed so far, or is late. */
  isMailStuck: boolean;
  /** Why no mail was made; `null` when one was. */
  telling: Extract<Telling, 'no-address' | 'begun' | 'review'> | null;
  /**
   * ISO 8601 in UTC: when the mail was sent, its link was opened, or the patient was called; `null` in other states.
   */
  at: string | null;
  /** The person of the desk who called; `null` when nobody has. */
  calledBy: DeskMaker | null;
  /** The new place of an appointment that was moved; `null` for others. */
  now: Pick<DeskAppointment, 'doctor' | 'date' | 'slot'> | null;
};

/** A doctor, or the whole clinic, who is away or late. */
export type DeskAbsence = Pick<
  DeskClosure,
  'id' | 'doctor' | 'firstDate' | 'lastDate' | 'times' | 'reason' | 'by' | 'byName' | 'at'
> & {
  kind: AbsenceKind;
  /** The delay; 0 for `away`. */
  minutes: number;
  /** ISO 8601 in UTC: until then no mail leaves, and all can be undone; `null` afterwards. */
  undoUntil: string | null;
  /** The person who ended it, and the time; `null` while it lasts. */
  ended: (DeskMaker & { at: string }) | null;
  /** Whether the patients who keep their appointments were told that the absence has ended. */
  isBackTold: boolean;
  /** How many patients are in each state. */
  counts: Partial<Record<TellingProgress, number>>;
  /** How many have got a mail and kept their appointment. */
  kept: number;
  /** The first `ABSENCE_LISTED_MAX` in `PROGRESS_ORDER`. */
  patients: ToldPatient[];
};

/** The patients who are concerned by what was asked. */
export type Asked = Pick<DeskAbsence, 'kind' | 'minutes' | 'doctor' | 'firstDate' | 'lastDate' | 'times'> & {
  /** How many patients are concerned, and how many of them get a mail. */
  count: number;
  mailed: number;
  /** The first `ABSENCE_LISTED_MAX`, in order of time. */
  patients: ConcernedPatient[];
};

/** The page where the desk tells patients that a doctor is late or away. */
export type AbsencesView = {
  /** How long the mails wait for an undo. */
  seconds: UndoSeconds;
  today: string;
  /** ISO 8601 in UTC: when the page was made. */
  now: string;
  departments: BookingCalendar['departments'];
  /** Starts of slots on the 24-hour clock. */
  slots: string[];
  entries: Partial<AbsenceEntries>;
  refused: AbsenceRefusals | null;
  /** `null` before anything was asked. */
  asked: Asked | null;
  /** The words that the first of the concerned patients reads, as the mail will; `null` when nobody gets one. */
  letter: AbsenceLetter | null;
  /** Absences whose last day is not over, the newest first. */
  absences: DeskAbsence[];
  /** The outcome of a form. */
  notice: AbsenceNotice | null;
};
