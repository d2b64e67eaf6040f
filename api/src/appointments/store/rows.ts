import { randomUUIDv7 } from 'node:crypto';
import type { AppointmentsTable } from '../../database/tables.ts';
import { emailToKey } from '../contacts/email-key.ts';
import { type Country, phoneToKey } from '../contacts/phone-key.ts';
import type { NewAppointment, StoredBooking } from './booking.ts';
import { createReference } from './reference.ts';

export const STORED_BOOKING_COLUMNS = [
  'reference',
  'department',
  'doctor',
  'appointment_date',
  'appointment_time',
] as const satisfies (keyof AppointmentsTable)[];

export function toRow(appointment: NewAppointment, country: Country): AppointmentsTable {
  const { booking, needsReview, createdAt, idempotency } = appointment;
  return {
    // Version 7 ids are ordered by time, so that new rows share a few pages of the index, which each commit has to
    // write.
    id: randomUUIDv7(),
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
  };
}

export function toStoredBooking(row: Pick<AppointmentsTable, (typeof STORED_BOOKING_COLUMNS)[number]>): StoredBooking {
  return {
    reference: row.reference,
    departmentId: row.department,
    doctorId: row.doctor,
    date: row.appointment_date,
    slot: row.appointment_time,
  };
}
