import type { AppointmentConfirmation } from './appointment.ts';
import type { LanguageCode } from './languages.ts';
import type { PatientWords } from './patient-words.ts';
import type { AppointmentStatus } from './visit-states.ts';

type MailTraits = {
  /** The occasion, as editors of `content/mails.yaml` read it. */
  occasion: string;
  /** The name at the desk. */
  deskName: string;
  /**
   * How long the patient's mail has something to tell. `until-start`: until the appointment starts. `until-change`:
   * until then, but only while the appointment is booked and unchanged.
   */
  lasts: 'until-start' | 'until-change' | 'always';
};

/** The kinds of mails. `link` also goes to a patient whose email address was corrected. */
export const MAILS = {
  booked: { occasion: 'After a booking.', deskName: 'Confirmation', lasts: 'until-start' },
  moved: {
    occasion: 'After a change of day or time; `{before}` is the earlier one.',
    deskName: 'New time',
    lasts: 'until-start',
  },
  cancelled: {
    occasion: 'After a cancellation, by the patient or the clinic.',
    deskName: 'Cancellation',
    lasts: 'always',
  },
  reminder: { occasion: 'On the evening before the appointment.', deskName: 'Reminder', lasts: 'until-change' },
  link: {
    occasion: 'The answer to a patient who has lost the link to the appointment.',
    deskName: 'Link',
    lasts: 'always',
  },
  away: {
    occasion: 'When the desk has said that the doctor is away at that time.',
    deskName: 'Doctor away',
    lasts: 'until-change',
  },
  late: {
    occasion: 'When the desk has said that the doctor is late; `{late}` is the delay, `{comeAt}` the time to come.',
    deskName: 'Doctor late',
    lasts: 'until-change',
  },
  back: {
    occasion: 'When the doctor can come after all, to patients who were told otherwise.',
    deskName: 'Doctor back',
    lasts: 'until-change',
  },
} as const satisfies Record<string, MailTraits>;

export type MailKind = keyof typeof MAILS;

export const MAIL_KINDS = Object.keys(MAILS) as MailKind[];

/** The kinds that only webhooks tell, named by the state that the appointment has reached. */
const STATE_NEWS = {
  arrived: { deskName: 'Arrived', lasts: 'always' },
  fulfilled: { deskName: 'Done', lasts: 'always' },
  noshow: { deskName: 'Not come', lasts: 'always' },
} as const satisfies Record<string, Omit<MailTraits, 'occasion'>>;

/** All kinds of news that the outbox holds. */
export const NEWS = { ...MAILS, ...STATE_NEWS };

export type NewsKind = keyof typeof NEWS;

/** The ways on which news is told: each is a folder of `api/src/channels`. */
export type ChannelName = 'email' | 'whatsapp' | 'webhook';

/** The kinds that tell what has happened: the clinic gets them too, and they change the patient's calendar. */
export const HAPPENINGS = ['booked', 'moved', 'cancelled'] as const satisfies readonly MailKind[];

export function isHappening(kind: NewsKind): kind is (typeof HAPPENINGS)[number] {
  return HAPPENINGS.some((happening) => happening === kind);
}

/** Begins the code of an undeliverable mail whose address was not refused: it failed too often. */
export const GIVEN_UP = 'GIVEN-UP';

export type MailRecipient = 'patient' | 'clinic';

/** `system`: a webhook's receiver. */
export type NewsRecipient = MailRecipient | 'system';

/**
 * An appointment in full, in the words on the screen, with what its mails and its calendar file need. The name is empty
 * when a mail carries none.
 */
export type AppointmentDetails = AppointmentConfirmation &
  PatientWords & {
    /** A UUID that never changes: the identity of the appointment in calendars. */
    id: string;
    /** The iCalendar SEQUENCE: 0 at first, and one more for each change that calendars have to learn of. */
    sequence: number;
    status: AppointmentStatus;
    /** The start on the clinic's 24-hour clock: `14:00`. */
    slot: string;
    /** How long it lasts. */
    minutes: number;
    /** The name of the kind of visit; absent where it has none that the content still lists. */
    visit?: string;
    /** ISO 8601 in UTC: when this state of the appointment was reached. */
    changedAt: string;
  };

/** The time before a move. `doctor` is the doctor at that time; absent when it is the same doctor. */
export type PreviousTime = Pick<AppointmentConfirmation, 'appointmentDate' | 'appointmentTime'> & { doctor?: string };

/** The data that a mail is written from. */
export type MailRequest = {
  kind: MailKind;
  recipient: MailRecipient;
  appointment: AppointmentDetails;
  /** The time of a moved appointment before the move; `null` for other mails. */
  previous: PreviousTime | null;
  /** The typed reason of a cancellation; empty when there is none, or the recipient gave it. */
  reason: string;
  /** Whether mails to the patient wait until the clinic has reviewed the booking. */
  needsReview: boolean;
  /** How late the doctor is, in a mail of the kind `late` or `reminder`; absent when the doctor is in time. */
  lateMinutes?: number;
  /** The day of the appointment at the front desk, for the clinic: an absolute address; empty without a desk. */
  deskUrl: string;
};

/** A mail in the clinic's words. `calendar` is an iCalendar file that belongs to it; `null` when there is none. */
export type WrittenMail = {
  subject: string;
  text: string;
  html: string;
  /** The clinic's name and email address in content. */
  clinic: { name: string; email: string };
  calendar: { method: 'REQUEST' | 'CANCEL'; file: string } | null;
};

/** `away`: the doctor sees nobody, and the times are closed. `late`: everybody comes later. */
export const ABSENCE_KINDS = ['away', 'late'] as const;

export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

/**
 * How a patient is told: by a mail, or by a call because there is no email address, the appointment has begun, or the
 * booking waits for a review. `here`: the patient waits at the clinic. `told`: an earlier press has told this patient.
 * `away` and `late`: the doctor is away, or late otherwise, which outranks this news.
 */
export type Telling = 'mail' | 'no-address' | 'begun' | 'review' | 'here' | 'told' | AbsenceKind;

/** The words of a mail about an absence. */
export type AbsenceLetter = { subject: string; texts: string[] };

/** An absence that is about to be told, with the patients in the order of their times. */
export type AbsenceToTell = {
  kind: AbsenceKind;
  /** The delay; 0 for `away`. */
  minutes: number;
  patients: readonly { telling: Telling; doctor: string; date: string; slot: string }[];
};

/** Writes mails and calendar files in the clinic's words. It throws the error of a component that fails. */
export type MailWriter = {
  writeMail: (request: MailRequest, language: LanguageCode) => WrittenMail;
  /** Writes the values of the placeholders in `content/whatsapp.yaml`, by their names. */
  writeMarks: (request: MailRequest, language: LanguageCode) => Record<string, string>;
  /** Writes the file that a patient downloads from the page of an appointment. */
  writeCalendarFile: (appointment: AppointmentDetails, language: LanguageCode) => string;
  /** Writes in English what patients will read of an absence, for the desk; `null` when nobody gets a mail. */
  writeAbsenceLetter: (absence: AbsenceToTell) => AbsenceLetter | null;
};

/**
 * Whether somebody has to look at a mail. `waiting`: nobody. `stuck`: it is undeliverable, failing or late. `call`: its
 * patient is to be called, because it cannot arrive in time, or tells what the desk did with a booking whose mails are
 * held.
 */
export type MailState = 'waiting' | 'stuck' | 'call';
