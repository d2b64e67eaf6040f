import type { DeskChangeKind } from '@clinic/contract/desk-appointment.ts';
import type { LanguageCode } from '@clinic/contract/languages.ts';
import type { ChannelName, NewsKind, NewsRecipient } from '@clinic/contract/mails.ts';
import type { PatientWords } from '@clinic/contract/patient-words.ts';
import type { AppointmentStatus } from '@clinic/contract/visit-states.ts';

/** An appointment, with the words of its patient. */
export type AppointmentsTable = PatientWords & {
  id: string;
  reference: string;
  /** One text for all spellings of a number (`appointments/contacts/phone-key.ts`), to count a phone's bookings. */
  phone_key: string;
  /** One text for all spellings of a mailbox (`appointments/contacts/email-key.ts`). */
  email_key: string;
  /** `department` and `doctor` are ids of `content/booking.yaml`. */
  department: string;
  doctor: string;
  /** YYYY-MM-DD by the clinic's clock. */
  appointment_date: string;
  /** The start and the end by the clinic's clock: `14:00`. An end after midnight counts on: `24:30`. */
  appointment_time: string;
  appointment_end: string;
  /** An id of the visits in `content/booking.yaml`; empty for a booking of one slot. */
  visit: string;
  status: AppointmentStatus;
  /**
   * 1 when a program may have sent the booking (`appointments/review/review-signals.ts`): the desk has to check it, or
   * has cancelled it for that reason.
   */
  needs_review: 0 | 1;
  idempotency_key: string | null;
  /** The hash of the body that came with the key. */
  request_hash: string | null;
  /** ISO 8601 in UTC. */
  created_at: string;
  /** The iCalendar SEQUENCE: it goes up when the appointment is moved, cancelled or put back. */
  sequence: number;
  /** A higher version makes the earlier link invalid (`appointments/links/manage-links.ts`). */
  link_version: number;
  /** `null` in rows older than links. */
  link_hash: string | null;
  /**
   * When a link in a mail about this appointment was first opened; `null` before that, and again after the email
   * address is corrected. The link that the page after a booking shows does not count.
   */
  link_opened_at: string | null;
  /**
   * When the appointment was last changed, by the clock of the process; `null` before the first change. Removing the
   * mark for review does not count.
   */
  changed_at: string | null;
  /**
   * The words of the person who cancelled; empty when none were given. They stay when the appointment is booked again,
   * which may be undone.
   */
  cancel_reason: string;
  /** Goes up with every change, so that nobody overwrites a change that they have not seen. */
  version: number;
  /**
   * The key of the sender's network, which does not reveal it (`appointments/review/sender-key.ts`); empty for bookings
   * by the desk.
   */
  sender_key: string;
  /** When the patient came, and when a doctor called the patient in; `null` before that. */
  arrived_at: string | null;
  called_in_at: string | null;
  /** The words under which the desk finds the name (`appointments/contacts/name-words.ts`). */
  name_words: string;
  /** The privacy notice that was published at the booking (`privacy-notice.ts`); empty when none was known. */
  privacy_version: string;
  /**
   * The language of the mails to its patient: that of the site on which it was booked. For a booking by the desk, that
   * of the person's latest booking, or English.
   */
  language: LanguageCode;
  /**
   * When the patient agreed to be told on WhatsApp too, under the privacy notice of `privacy_version`; `null` without
   * that wish.
   */
  whatsapp_at: string | null;
  /** When that wish was withdrawn; `null` while it holds. */
  whatsapp_ended_at: string | null;
};

/** A change of an appointment, and its maker. Rows are added and never changed. */
export type ChangesTable = {
  appointment_id: string;
  /** The appointment's version after the change; 0 for `booked`. */
  version: number;
  action: DeskChangeKind;
  /** The email address of a person of the desk, `patient`, or `command line`. */
  made_by: string;
  /** The network address; empty for patients, whose addresses are not kept, and for the command line. */
  made_from: string;
  /** ISO 8601 in UTC. */
  made_at: string;
  /** This and the next four: the appointment before the change; after it for `booked`. */
  old_status: AppointmentStatus;
  old_date: string;
  old_time: string;
  /** Ids; empty in records from before the desk could move an appointment to another doctor. */
  old_doctor: string;
  old_department: string;
  /** The end before the change; empty in records from before it was kept. */
  old_end: string;
  /** Until when the change can be undone before its mail leaves. `null` for a change that has no such time. */
  undo_until: string | null;
};

/** The maker of a change and the maker's network address, as the records name them. */
export type Maker = Pick<ChangesTable, 'made_by' | 'made_from'>;

/**
 * `waiting`: to be sent at `due_at`. `held`: the clinic has to look at the booking first. `undeliverable`: the address
 * takes no mail, or every attempt has failed. `dropped`: the mail is no longer needed.
 */
export type MailStatus = 'waiting' | 'held' | 'sent' | 'undeliverable' | 'dropped';

/** The outbox: all news that is to be told, or was. Instants are ISO 8601 in UTC. */
export type MailsTable = {
  appointment_id: string;
  /** Also a mail's Message-ID and a webhook's id, so that what is sent again can be recognised. */
  id: string;
  kind: NewsKind;
  recipient: NewsRecipient;
  /**
   * This and the next two: the appointment as it was when the mail was stored. A cancellation after a move that the
   * patient was not told of has the time before that move.
   */
  sequence: number;
  appointment_date: string;
  appointment_time: string;
  /** The time of a moved appointment before its move, also in a cancellation such as that; `null` for other mails. */
  previous_date: string | null;
  previous_time: string | null;
  status: MailStatus;
  due_at: string;
  attempts: number;
  /** A process is sending the mail; after this instant another one may. `null` when none is. */
  claimed_until: string | null;
  sent_at: string | null;
  /** The code of the last failure, without anything personal. */
  error: string | null;
  created_at: string;
  /** The version of the appointment whose change has dropped the mail; undoing that change restores it. */
  dropped_by: number | null;
  /** Of several mails that are due, the one with the lowest is sent first (`outbox/mail-priority.ts`). */
  priority: number;
  channel: ChannelName;
  /** The id of a webhook's endpoint; `null` on other channels. */
  endpoint: string | null;
  /** The appointment's version after the event that a webhook tells of; `null` on other channels. */
  version: number | null;
  /** The id that WhatsApp has given to the message; `null` before that, and on other channels. */
  message_id: string | null;
};

/** The latest state of a message that WhatsApp has told. It may come before the message's own row knows its id. */
export type WhatsAppReceiptsTable = {
  message_id: string;
  /** The row of the outbox, where WhatsApp repeats it; `null` otherwise. */
  mail_id: string | null;
  state: 'sent' | 'failed' | 'delivered' | 'read';
  /** The code of a failure. */
  error: string | null;
  /** ISO 8601 in UTC, by WhatsApp's clock. */
  at: string;
};

/** An address of WEBHOOK_URLS, under which rows of the outbox name it. */
export type WebhookEndpointsTable = {
  id: string;
  url: string;
  /** Since when nothing is sent to it, and why; `null` while it is on. */
  off_at: string | null;
  off_reason: string | null;
};

/**
 * A slot that the desk has freed by a cancellation or a move, while it can be undone. The database gives it to no other
 * appointment before `held_until`.
 */
export type FreedSlotsTable = Pick<
  AppointmentsTable,
  'doctor' | 'appointment_date' | 'appointment_time' | 'appointment_end'
> & {
  appointment_id: string;
  /** The version of the appointment after the change. */
  version: number;
  /** ISO 8601 in UTC. */
  held_until: string;
};

/** Rows of one table that are stored together with their appointments; at least one. */
export type AppointmentPart =
  | { table: 'mails'; rows: readonly MailsTable[] }
  | { table: 'changes'; rows: readonly ChangesTable[] };
