import type { AppointmentStatus } from './appointment.ts';
import type { DeskAppointment, DeskChangeKind } from './desk-appointment.ts';
import type { DeskRefusal } from './desk-day.ts';
import type { DeskNote, NoteRefusal } from './desk-notes.ts';
import type { DeskMaker, DeskPerson } from './desk-person.ts';
import type { AppointmentDetails, MailKind, MailRecipient } from './mails.ts';
import type { Reason } from './refusals.ts';

// The data of the desk's pages of one appointment, one person and stuck mails, and of what leaves the desk.

export const EXPORT_FORMATS = ['csv', 'fhir'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

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
  kind: MailKind;
  recipient: MailRecipient;
  status: 'waiting' | 'held' | 'sent' | 'undeliverable' | 'dropped';
  createdAt: string;
  dueAt: string;
  /** `null` until it is sent. */
  sentAt: string | null;
  attempts: number;
  /** The code of the last failure. */
  error: string | null;
  /** Whether somebody has to look at it, because it failed or is late. */
  isStuck: boolean;
};

/** The outcomes that the page of an appointment confirms. */
export const APPOINTMENT_NOTICES = ['corrected', 'mail', 'noted', 'note-removed'] as const;

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

/** The page of one person: all appointments under one phone number or email address. */
export type PersonView = {
  person: DeskPerson;
  /** The appointment from which somebody came here. */
  of: string;
  name: string;
  /** Whether only appointments in the same name are listed: families share a telephone. */
  isNarrow: boolean;
  /** How many of all appointments have another name. */
  otherNames: number;
  /** The latest first. */
  appointments: ListedAppointment[];
  /** How many of the listed appointments are still to come, which keeps them from being erased. */
  coming: number;
  refused: ErasureRefusal | null;
};

/**
 * `coming`: an appointment is still to come. `outdated`: the appointments are no longer those that were on the screen.
 */
export type ErasureRefusal = 'coming' | 'outdated';

export type StuckMail = DeskMail & {
  appointment: Pick<ListedAppointment, 'id' | 'reference' | 'name' | 'date' | 'slot'>;
};

export type MailsView = { person: DeskPerson; today: string; mails: StuckMail[]; isSent: boolean };

/** The secret address of a doctor's calendar. */
export type DoctorFeed = { doctorId: string; doctor: string; url: string };

/** An act of the desk that is not a change to a single appointment. */
export type DeskRecord = DeskMaker & { id: string; action: string; subject: string; from: string; at: string };

export type ExportView = {
  person: DeskPerson;
  today: string;
  /** The values of the form. */
  from: string;
  to: string;
  format: ExportFormat;
  /** Why no file was given. */
  refused: ExportRefusal | null;
  feeds: DoctorFeed[];
  /** The newest first. */
  records: DeskRecord[];
  /** `erased`: how many appointments just were. */
  done: { kind: 'renewed' } | { kind: 'erased'; count: number } | null;
};

/** `dates`: a date is missing or invalid. `order`: the last day is before the first. */
export type ExportRefusal = 'dates' | 'order' | 'format';

/** A doctor's appointments for a calendar file, which programs ask for again and again. */
export type FeedDetails = {
  doctor: string;
  appointments: (Pick<DeskAppointment, 'id' | 'reference' | 'name' | 'department' | 'date' | 'slot' | 'minutes'> &
    Pick<AppointmentDetails, 'sequence' | 'changedAt' | 'visit'>)[];
};
