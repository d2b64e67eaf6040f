import { CLOSURE_REASON_MAX_CHARS, type ClosureProblem, type ClosuresView, type DeskClosure } from './closures.ts';
import type { DeskAppointment } from './desk-appointment.ts';
import type { DeskPerson } from './desk-person.ts';

/** `away`: the doctor sees nobody, and the times are closed. `late`: everybody comes later. */
export const ABSENCE_KINDS = ['away', 'late'] as const;

export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

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

/** Why a field is refused. `one-day`: a delay is told for a single day. */
export type AbsenceProblem = ClosureProblem | 'kind-unknown' | 'minutes-unknown' | 'span-unknown' | 'one-day';

export type AbsenceRefusals = Partial<Record<AbsenceField, AbsenceProblem>>;

type Listed = Pick<DeskAppointment, 'id' | 'name' | 'phone' | 'doctor' | 'date' | 'slot'>;

/**
 * How a patient is told: by a mail, or by a call because there is no email address, the appointment has begun, or the
 * booking waits for a review. `here`: the patient waits at the clinic. `told`: an earlier press has told this patient.
 */
export type Telling = 'mail' | 'no-address' | 'begun' | 'review' | 'here' | 'told';

/** A patient who is booked in the span that was asked about. */
export type ConcernedPatient = Listed & { telling: Telling };

/**
 * The state of a patient who is concerned. `waiting` and `sent`: the mail. `opened`: the link in it. `to-call`: no mail
 * reaches the patient. `moved`, `cancelled` and `here` end it.
 */
export type TellingProgress = 'waiting' | 'sent' | 'opened' | 'to-call' | 'called' | 'moved' | 'cancelled' | 'here';

/** The states in which a call may still be needed. */
export const OPEN_PROGRESS: readonly TellingProgress[] = ['waiting', 'sent', 'opened', 'to-call', 'called'];

export type ToldPatient = Listed & {
  progress: TellingProgress;
  /** Whether the mail cannot be delivered, has failed so far, or is late. */
  isMailStuck: boolean;
  /** Why no mail was made; `null` when one was. */
  telling: Exclude<Telling, 'mail' | 'here' | 'told'> | null;
  /**
   * ISO 8601 in UTC: when the mail was sent, its link was opened, or the patient was called; `null` in other states.
   */
  at: string | null;
  /** The address of the person of the desk who called; empty when nobody has. */
  calledBy: string;
  /** The new place of an appointment that was moved; `null` for others. */
  now: Pick<DeskAppointment, 'doctor' | 'date' | 'slot'> | null;
};

/** A doctor, or the whole clinic, who is away or late. */
export type DeskAbsence = Pick<
  DeskClosure,
  'id' | 'doctor' | 'firstDate' | 'lastDate' | 'times' | 'reason' | 'by' | 'at'
> & {
  kind: AbsenceKind;
  /** The delay; 0 for `away`. */
  minutes: number;
  /** ISO 8601 in UTC: until then no mail leaves, and all can be undone; `null` afterwards. */
  undoUntil: string | null;
  /** The person who ended it, and the time; `null` while it lasts. */
  ended: { by: string; at: string } | null;
  /** Whether the patients who keep their appointments were told that the absence has ended. */
  isBackTold: boolean;
  patients: ToldPatient[];
};

/** The outcome of a form. */
export const ABSENCE_NOTICES = ['told', 'again', 'undone', 'ended', 'gone', 'mail-left', 'called', 'back'] as const;

export type AbsenceNotice = (typeof ABSENCE_NOTICES)[number];

/** The data of the page where the desk tells patients that a doctor is late or away. */
export type AbsencesView = {
  person: DeskPerson;
  today: string;
  /** ISO 8601 in UTC: when the page was made. */
  now: string;
  departments: ClosuresView['departments'];
  /** Starts of slots on the 24-hour clock. */
  slots: string[];
  entries: Partial<AbsenceEntries>;
  refused: AbsenceRefusals | null;
  /** Patients who are concerned by what was asked; `null` before that. */
  asked:
    | (Pick<DeskAbsence, 'kind' | 'minutes' | 'doctor' | 'firstDate' | 'lastDate' | 'times'> & {
        patients: ConcernedPatient[];
      })
    | null;
  /** Absences whose last day is not over, the newest first. */
  absences: DeskAbsence[];
  notice: AbsenceNotice | null;
};
