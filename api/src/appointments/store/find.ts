import type { AppointmentStatus } from '@clinic/contract/appointment.ts';
import { type Kysely, sql } from 'kysely';
import type { ClinicDatabase } from '../../database/tables.ts';
import type { Country } from '../contacts/phone-key.ts';
import { isSamePerson } from '../contacts/same-person.ts';
import type { Booking, BookingResult, Idempotency, NewAppointment } from './booking.ts';
import { HOLDS_SLOT } from './holding.ts';
import { STORED_BOOKING_COLUMNS, toStoredBooking } from './rows.ts';

/** Finds the result of an earlier booking: one under the same key, or one by the same person in the same slot. */
export async function findBooking(
  db: Kysely<ClinicDatabase>,
  { booking, idempotency }: Pick<NewAppointment, 'booking' | 'idempotency'>,
  country: Country,
): Promise<BookingResult | null> {
  const underKey = idempotency && (await findUnderKey(db, booking, idempotency));
  if (underKey?.kind === 'booked') return underKey;
  return (await findInSlot(db, booking, country)) ?? underKey;
}

async function findUnderKey(
  db: Kysely<ClinicDatabase>,
  { date, slot }: Booking,
  { key, requestHash }: Idempotency,
): Promise<BookingResult | null> {
  const row = await db
    .selectFrom('appointments')
    .select([...STORED_BOOKING_COLUMNS, 'request_hash', 'status'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.request_hash !== requestHash) return { kind: 'key-reused' };
  if (row.status === 'cancelled') return { kind: 'cancelled' };
  // This repeats the date and time of the first answer: the appointment may have been moved since.
  return { kind: 'booked', stored: { ...toStoredBooking(row), date, slot }, isNew: false };
}

/**
 * Finds this person's booking of the slot: people send a booking again after a lost answer, a reload or a second click.
 */
async function findInSlot(
  db: Kysely<ClinicDatabase>,
  booking: Booking,
  country: Country,
): Promise<BookingResult | null> {
  const row = await db
    .selectFrom('appointments')
    .select([...STORED_BOOKING_COLUMNS, 'name', 'email', 'phone'])
    .where('doctor', '=', booking.doctorId)
    .where('appointment_date', '=', booking.date)
    .where('appointment_time', '=', booking.slot)
    .where(HOLDS_SLOT)
    .where('status', '=', sql.lit<AppointmentStatus>('booked'))
    .executeTakeFirst();
  if (!row || !isSamePerson(row, booking, country)) return null;
  return { kind: 'booked-before', stored: toStoredBooking(row) };
}

/** The taken slots of a doctor's day. */
export async function getTakenSlots(db: Kysely<ClinicDatabase>, doctorId: string, date: string): Promise<string[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('appointment_time')
    .where('doctor', '=', doctorId)
    .where('appointment_date', '=', date)
    .where(HOLDS_SLOT)
    .execute();
  return rows.map(({ appointment_time }) => appointment_time);
}

/** Calendar dates, both included. */
export type Days = { from: string; to: string };

export type TakenSlot = { doctorId: string; date: string; slot: string };

/** The taken slots of these doctors on these days. */
export async function listTaken(
  db: Kysely<ClinicDatabase>,
  doctorIds: readonly string[],
  { from, to }: Days,
): Promise<TakenSlot[]> {
  return (
    db
      .selectFrom('appointments')
      .select(['doctor as doctorId', 'appointment_date as date', 'appointment_time as slot'])
      // The condition on the doctor is needed to use the index, which begins with that column.
      .where('doctor', 'in', doctorIds)
      .where('appointment_date', '>=', from)
      .where('appointment_date', '<=', to)
      .where(HOLDS_SLOT)
      .execute()
  );
}
