import type { Appointment } from '@clinic/api/appointments/store/appointment.ts';
import type { DeskAppointment, DeskChangeKind } from '@clinic/contract/desk-appointment.ts';
import type { DeskRefusal } from '@clinic/contract/desk-day.ts';
import type { DeskMaker, DeskPerson } from '@clinic/contract/desk-person.ts';
import type { ChannelName, MailState, NewsKind, NewsRecipient } from '@clinic/contract/mails.ts';
import type { Reason } from '@clinic/contract/refusals.ts';
import type { AppointmentStatus } from '@clinic/contract/visit-states.ts';
import type { DeskNote, NoteRefusal } from './note-view.ts';

// The data of the desk's pages of one appointment.

/** An appointment's state and time. */
export type StatusAndSlot = { status: AppointmentStatus; date: string; slot: string };

/** One line of an appointment's history: who did what, when, and from which network address. */
export type HistoryEntry = DeskMaker & {
  action: DeskChangeKind;
  /** Empty for patients, whose addresses are not kept, and for the command line. */
  from: string;
  /** ISO 8601 in UTC. */
  at: string;
  before: StatusAndSlot;
  after: StatusAndSlot;
};

/** A mail in the outbox. Instants are ISO 8601 in UTC. */
export type DeskMail = {
  id: string;
  kind: NewsKind;
  recipient: NewsRecipient;
  channel: ChannelName;
  status: 'waiting' | 'held' | 'sent' | 'undeliverable' | 'dropped';
  createdAt: string;
  dueAt: string;
  /** `null` until it is sent. */
  sentAt: string | null;
  attempts: number;
  /** The code of the last failure. */
  error: string | null;
  state: MailState;
  /** The fate of a WhatsApp message that was sent; `missing`: nothing was heard for long. `null` for all others. */
  arrival: 'delivered' | 'read' | 'failed' | 'missing' | null;
};

/** The outcomes that the page of an appointment confirms. */
export const APPOINTMENT_NOTICES = ['corrected', 'mail', 'noted', 'note-removed', 'whatsapp-ended'] as const;

export type AppointmentNotice = (typeof APPOINTMENT_NOTICES)[number];

/** The page of one appointment. */
export type AppointmentView = {
  person: DeskPerson;
  today: string;
  appointment: DeskAppointment;
  /** The oldest first. */
  history: HistoryEntry[];
  mails: DeskMail[];
  /** The newest first. */
  notes: DeskNote[];
  /** A note that was not saved: `reason` says why it was refused, and is `null` when a session had ended. */
  typedNote: { reason: NoteRefusal | null; text: string } | null;
  /** Whether the patient is told on WhatsApp too: asked for, or asked for and ended since. */
  whatsApp: Appointment['whatsapp'];
  /** The privacy notice that was published at the booking; empty when none was known. */
  privacyVersion: string;
  /** A correction that was refused; `null` otherwise. */
  refused: { reason: DeskRefusal | 'fields'; reasons: readonly Reason[] } | null;
  /** The words that were typed into the form that corrects, which may be anything; `null` when it was not sent. */
  entries: object | null;
  done: AppointmentNotice | null;
};

/** An appointment in a list. */
export type ListedAppointment = Pick<
  DeskAppointment,
  'id' | 'reference' | 'name' | 'doctor' | 'date' | 'slot' | 'status'
>;
