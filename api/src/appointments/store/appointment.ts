import { randomUUIDv7 } from 'node:crypto';
import type { UndoSeconds } from '@clinic/contract/desk-person.ts';
import { type LanguageCode, readLanguage } from '@clinic/contract/languages.ts';
import {
  PATIENT_FIELDS,
  type PatientField,
  type PatientWords,
  pickPatientWords,
} from '@clinic/contract/patient-words.ts';
import { addMinutes, getMinutes } from '@clinic/contract/timetable.ts';
import type { Country } from '@clinic/contract/typed-phone.ts';
import type { AppointmentStatus } from '@clinic/contract/visit-states.ts';
import { sql } from 'kysely';
import type { AppointmentsTable, ChangesTable, Maker } from '../../database/appointment-tables.ts';
import { type ContactKeys, toContactKeys } from '../contacts/contact-keys.ts';
import { nameToWords } from '../contacts/name-words.ts';
import type { ManageLinks } from '../links/manage-links.ts';
import { createReference } from '../reference.ts';

/** An appointment with all that its patient may see, with ids instead of names. */
export type Appointment = PatientWords & {
  id: string;
  /** A renewed link has a higher version. */
  linkVersion: number;
  reference: string;
  departmentId: string;
  doctorId: string;
  /** YYYY-MM-DD by the clinic's clock. */
  date: string;
  /** The start on the clinic's 24-hour clock: `14:00`. */
  slot: string;
  /** How long it lasts. */
  minutes: number;
  /** The kind of visit; empty where the clinic does not distinguish any, or none was chosen. */
  visitId: string;
  /** The language of the mails to its patient. */
  language: LanguageCode;
  status: AppointmentStatus;
  /** Whether the patient is told on WhatsApp too: asked for, or asked for and ended since. */
  whatsapp: 'never' | 'wanted' | 'ended';
  /** The iCalendar SEQUENCE: it goes up when the appointment is moved, cancelled or put back. */
  sequence: number;
  /** How often anything was changed. */
  version: number;
  /**
   * ISO 8601 in UTC: the last change, or the booking when there was none (`changed_at` in
   * `database/appointment-tables.ts`).
   */
  changedAt: string;
};

export type AskedBooking = Pick<Appointment, PatientField | 'departmentId' | 'doctorId' | 'date' | 'slot'>;

export type BookingAttempt = {
  booking: AskedBooking & Pick<Appointment, 'minutes' | 'visitId'>;
  language: LanguageCode;
  /** The keys of the booking's contacts; the store computes them when they are absent. */
  keys?: ContactKeys;
  needsReview: boolean;
  /** The patient's mails wait until the clinic has looked at the booking. */
  holdsMails: boolean;
  /** The key of the sender's network (`review/sender-key.ts`); empty for bookings by the desk. */
  senderKey: string;
  createdAt: Date;
  /** The client's key for this attempt and the hash of its body; `null` when there is no key. */
  idempotency: { key: string; requestHash: string } | null;
  /** The person of the desk who books for a caller; absent for a patient's own booking. */
  madeBy?: Maker;
  /** For how long that person can undo the booking. */
  undoSeconds?: UndoSeconds;
  /** Whether the patient agreed to be told on WhatsApp too. */
  wantsWhatsApp?: boolean;
};

/** The contact that holds as many coming appointments as it may. The limit is in `database/contact-limits.ts`. */
export type FullContact = 'phone' | 'email';

/** `stored` has the parts of an appointment that a confirmation repeats. */
export type BookingResult =
  /** `isNew` is false when `stored` was booked earlier under the same key. */
  | { kind: 'booked'; stored: ReturnType<typeof toStored>; isNew: boolean }
  /**
   * This person already holds the slot. The sender may be somebody else: a stranger may know everything that was sent.
   */
  | { kind: 'booked-before'; stored: ReturnType<typeof toStored> }
  | { kind: 'slot-taken' }
  /** The front desk has closed the slot. */
  | { kind: 'slot-closed' }
  /** The key belongs to a booking with another body. */
  | { kind: 'key-reused' }
  /** The key belongs to this booking, which is cancelled. */
  | { kind: 'cancelled' }
  | { kind: 'contact-full'; contact: FullContact };

/** The expression of the index `appointments_by_day`. */
export const DAY = sql<string>`appointment_date || ''`;

/** The columns that `toStored` reads. */
export const STORED_COLUMNS = [
  'id',
  'link_version',
  'reference',
  'department',
  'doctor',
  'appointment_date',
  'appointment_time',
  'language',
] as const satisfies (keyof AppointmentsTable)[];

/** The columns that `toAppointment` reads. */
export const APPOINTMENT_COLUMNS = [
  ...STORED_COLUMNS,
  ...PATIENT_FIELDS,
  'appointment_end',
  'visit',
  'status',
  'sequence',
  'version',
  'created_at',
  'changed_at',
  'whatsapp_at',
  'whatsapp_ended_at',
] as const satisfies (keyof AppointmentsTable)[];

const FIRST_LINK_VERSION = 1;

/** `privacyVersion` names the privacy notice that is published now; empty when none is known. */
export function toRow(
  attempt: BookingAttempt,
  country: Country,
  links: ManageLinks,
  privacyVersion = '',
): AppointmentsTable {
  const { booking, language, needsReview, senderKey, createdAt, idempotency } = attempt;
  // Version 7 ids are ordered by time, so that new rows share a few pages of the index, which each commit has to write.
  const id = randomUUIDv7();
  return {
    id,
    reference: createReference(),
    ...pickPatientWords(booking),
    ...getContactKeys(attempt, country),
    department: booking.departmentId,
    doctor: booking.doctorId,
    appointment_date: booking.date,
    appointment_time: booking.slot,
    appointment_end: addMinutes(booking.slot, booking.minutes),
    visit: booking.visitId,
    language,
    status: 'booked',
    needs_review: needsReview ? 1 : 0,
    idempotency_key: idempotency?.key ?? null,
    request_hash: idempotency?.requestHash ?? null,
    created_at: createdAt.toISOString(),
    sequence: 0,
    link_version: FIRST_LINK_VERSION,
    link_hash: links.hash({ id, linkVersion: FIRST_LINK_VERSION }),
    link_opened_at: null,
    changed_at: null,
    cancel_reason: '',
    version: 0,
    sender_key: senderKey,
    arrived_at: null,
    called_in_at: null,
    name_words: nameToWords(booking.name),
    privacy_version: privacyVersion,
    whatsapp_at: attempt.wantsWhatsApp ? createdAt.toISOString() : null,
    whatsapp_ended_at: null,
  };
}

export function getContactKeys(
  { booking, keys }: { booking: AskedBooking; keys?: ContactKeys | undefined },
  country: Country,
): ContactKeys {
  return keys ?? toContactKeys(booking, country);
}

/** The record that the desk has booked for a caller, which it can undo. */
export function toBookedRecord(row: AppointmentsTable, maker: Maker, undoUntil: Date): ChangesTable {
  return {
    appointment_id: row.id,
    version: row.version,
    action: 'booked',
    ...maker,
    made_at: row.created_at,
    old_status: row.status,
    old_date: row.appointment_date,
    old_time: row.appointment_time,
    old_doctor: row.doctor,
    old_department: row.department,
    old_end: row.appointment_end,
    undo_until: undoUntil.toISOString(),
  };
}

export function toStored(row: Pick<AppointmentsTable, (typeof STORED_COLUMNS)[number]>) {
  return {
    id: row.id,
    linkVersion: row.link_version,
    reference: row.reference,
    departmentId: row.department,
    doctorId: row.doctor,
    date: row.appointment_date,
    slot: row.appointment_time,
    language: readLanguage(row.language),
  };
}

export function toAppointment(row: Pick<AppointmentsTable, (typeof APPOINTMENT_COLUMNS)[number]>): Appointment {
  const { status, sequence, version } = row;
  const changedAt = row.changed_at ?? row.created_at;
  const minutes = getMinutes({ start: row.appointment_time, end: row.appointment_end });
  return {
    ...toStored(row),
    ...pickPatientWords(row),
    minutes,
    visitId: row.visit,
    status,
    whatsapp: row.whatsapp_at === null ? 'never' : row.whatsapp_ended_at === null ? 'wanted' : 'ended',
    sequence,
    version,
    changedAt,
  };
}
