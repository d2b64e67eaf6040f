import { randomUUIDv7 } from 'node:crypto';
import type { AppointmentsTable, ChangesTable, Maker } from '../../database/tables.ts';
import { emailToKey } from '../contacts/email-key.ts';
import { nameToWords } from '../contacts/name-words.ts';
import { type Country, phoneToKey } from '../contacts/phone-key.ts';
import type { ManageLinks } from '../links/manage-links.ts';
import { createReference } from '../reference.ts';
import type { NewAppointment, PatientAppointment, StoredBooking } from './booking.ts';

export const STORED_BOOKING_COLUMNS = [
  'id',
  'link_version',
  'reference',
  'department',
  'doctor',
  'appointment_date',
  'appointment_time',
] as const satisfies (keyof AppointmentsTable)[];

export const PATIENT_APPOINTMENT_COLUMNS = [
  ...STORED_BOOKING_COLUMNS,
  'name',
  'email',
  'phone',
  'message',
  'status',
  'sequence',
  'version',
  'created_at',
  'changed_at',
] as const satisfies (keyof AppointmentsTable)[];

const FIRST_LINK_VERSION = 1;

export function toRow(appointment: NewAppointment, country: Country, links: ManageLinks): AppointmentsTable {
  const { booking, needsReview, senderKey, createdAt, idempotency } = appointment;
  // Version 7 ids are ordered by time, so that new rows share a few pages of the index, which each commit has to write.
  const id = randomUUIDv7();
  return {
    id,
    reference: createReference(),
    name: booking.name,
    email: booking.email,
    phone: booking.phone,
    phone_key: phoneToKey(booking.phone, country),
    email_key: emailToKey(booking.email),
    department: booking.departmentId,
    doctor: booking.doctorId,
    appointment_date: booking.date,
    appointment_time: booking.slot,
    message: booking.message,
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
    name_words: nameToWords(booking.name),
  };
}

/** The record that the desk has booked for a caller. */
export function toBookedRecord(row: AppointmentsTable, maker: Maker): ChangesTable {
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
  };
}

export function toStoredBooking(row: Pick<AppointmentsTable, (typeof STORED_BOOKING_COLUMNS)[number]>): StoredBooking {
  return {
    id: row.id,
    linkVersion: row.link_version,
    reference: row.reference,
    departmentId: row.department,
    doctorId: row.doctor,
    date: row.appointment_date,
    slot: row.appointment_time,
  };
}

export function toPatientAppointment(
  row: Pick<AppointmentsTable, (typeof PATIENT_APPOINTMENT_COLUMNS)[number]>,
): PatientAppointment {
  const { name, email, phone, message, status, sequence, version } = row;
  const changedAt = row.changed_at ?? row.created_at;
  return { ...toStoredBooking(row), name, email, phone, message, status, sequence, version, changedAt };
}
