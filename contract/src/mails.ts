import type { AppointmentConfirmation, AppointmentStatus } from './appointment.ts';

/** What happened to an appointment that somebody is told of. `link` answers a patient who has lost the link. */
export const MAIL_KINDS = ['booked', 'moved', 'cancelled', 'reminder', 'link'] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

export type MailRecipient = 'patient' | 'clinic';

/** An appointment in full, in the words on the screen; with what its mails and its calendar file need. */
export type AppointmentDetails = AppointmentConfirmation & {
  /** A UUID that never changes: the identity of the appointment in calendars. */
  id: string;
  /** The iCalendar SEQUENCE: 0 at first, and one more for each time that it was moved or cancelled. */
  sequence: number;
  status: AppointmentStatus;
  /** The start on the clinic's 24-hour clock: `14:00`. */
  slot: string;
  /** Empty where a mail carries no name. */
  name: string;
  email: string;
  phone: string;
  message: string;
  /** ISO 8601 in UTC: when this state of the appointment was reached. */
  changedAt: string;
};

/** `doctor` is the one whom the patient would have seen then; absent when it is the same. */
export type PreviousTime = Pick<AppointmentConfirmation, 'appointmentDate' | 'appointmentTime'> & { doctor?: string };

/** What the site writes a mail from. */
export type MailRequest = {
  kind: MailKind;
  recipient: MailRecipient;
  appointment: AppointmentDetails;
  /** Where a moved appointment was before; `null` for other mails. */
  previous: PreviousTime | null;
  /** Why it was cancelled, in the words of who did it; empty when none were given, or the recipient gave them. */
  reason: string;
  /** The clinic has to look at the booking before its patient is written to. */
  needsReview: boolean;
  /** The day of the appointment at the front desk, for the clinic: an absolute address; empty without a desk. */
  deskUrl: string;
};

/** A mail in the words of the site. `calendar` is an iCalendar file that belongs to it; `null` when there is none. */
export type WrittenMail = {
  subject: string;
  text: string;
  html: string;
  /** The clinic's name and its email address of the content. */
  clinic: { name: string; email: string };
  calendar: { method: 'REQUEST' | 'CANCEL'; file: string } | null;
};
