import type { Span } from '@clinic/contract/timetable.ts';
import type { Country } from '@clinic/contract/typed-phone.ts';
import type { Kysely } from 'kysely';
import type { AppointmentsTable } from '../../database/appointment-tables.ts';
import type { ClinicDatabase } from '../../database/tables.ts';
import { isSameName, toContactKeys } from '../contacts/contact-keys.ts';
import {
  type AskedBooking,
  type BookingAttempt,
  type BookingResult,
  getContactKeys,
  STORED_COLUMNS,
  toStored,
} from './appointment.ts';
import { HOLDS_SLOT } from './state-conditions.ts';

/** The parts of an attempt by which an earlier booking is found. */
export type Asked = Pick<BookingAttempt, 'keys' | 'idempotency'> & {
  booking: AskedBooking & Pick<BookingAttempt['booking'], 'visitId'>;
};

/** Finds the result of an earlier booking: one under the same key, or one by the same person in the same slot. */
export async function findBooking(
  db: Kysely<ClinicDatabase>,
  asked: Asked,
  country: Country,
): Promise<BookingResult | null> {
  const underKey = await findUnderKey(db, asked);
  if (underKey?.kind === 'booked') return underKey;
  return (await findInSlot(db, asked, country)) ?? underKey;
}

async function findUnderKey(
  db: Kysely<ClinicDatabase>,
  { booking: { date, slot }, idempotency }: Asked,
): Promise<BookingResult | null> {
  if (!idempotency) return null;
  const row = await db
    .selectFrom('appointments')
    .select([...STORED_COLUMNS, 'request_hash', 'status'])
    .where('idempotency_key', '=', idempotency.key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.request_hash !== idempotency.requestHash) return { kind: 'key-reused' };
  if (row.status === 'cancelled') return { kind: 'cancelled' };
  // This repeats the date and time of the first answer: the appointment may have been moved since.
  return { kind: 'booked', stored: { ...toStored(row), date, slot }, isNew: false };
}

/** Finds the appointment that holds the slot with this start; `null` when none does. */
async function findHolder(
  db: Kysely<ClinicDatabase>,
  { doctorId, date, slot }: { doctorId: string; date: string; slot: string },
): Promise<AppointmentsTable | null> {
  const row = await db
    .selectFrom('appointments')
    .selectAll()
    .where('doctor', '=', doctorId)
    .where('appointment_date', '=', date)
    .where('appointment_time', '=', slot)
    .where(HOLDS_SLOT)
    .executeTakeFirst();
  return row ?? null;
}

/** Finds the earliest appointment that holds a part of a doctor's span; `null` when none does. */
export async function findInSpan(
  db: Kysely<ClinicDatabase>,
  { doctorId, date, start, end }: Taken,
): Promise<AppointmentsTable | null> {
  const row = await db
    .selectFrom('appointments')
    .selectAll()
    .where('doctor', '=', doctorId)
    .where('appointment_date', '=', date)
    .where('appointment_time', '<', end)
    .where('appointment_end', '>', start)
    .where(HOLDS_SLOT)
    .orderBy('appointment_time')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Finds this person's booking of the slot: people send a booking again after a lost answer, a reload or a second click.
 */
async function findInSlot(db: Kysely<ClinicDatabase>, asked: Asked, country: Country): Promise<BookingResult | null> {
  const { booking } = asked;
  const row = await findHolder(db, booking);
  if (row?.status !== 'booked' || !isSameName(row.name, booking.name)) return null;
  // A key that comes again with another kind of visit belongs to another request.
  if (row.idempotency_key === asked.idempotency?.key && row.visit !== booking.visitId) return null;
  const { phone_key, email_key } = getContactKeys(asked, country);
  // Another tool may have written the row, without keys.
  const held = row.phone_key === '' ? toContactKeys(row, country) : row;
  if (held.phone_key !== phone_key || held.email_key !== email_key) return null;
  return { kind: 'booked-before', stored: toStored(row) };
}

/** The spans of a doctor's day that appointments hold. */
export function getTaken(db: Kysely<ClinicDatabase>, doctorId: string, date: string): Promise<Span[]> {
  return db
    .selectFrom('appointments')
    .select(['appointment_time as start', 'appointment_end as end'])
    .where('doctor', '=', doctorId)
    .where('appointment_date', '=', date)
    .where(HOLDS_SLOT)
    .execute();
}

/** Calendar dates, both included. */
export type Days = { from: string; to: string };

export type Taken = Span & { doctorId: string; date: string };

/** The spans of these doctors on these days that appointments hold, or that are kept for one that may come back. */
export async function listTaken(
  db: Kysely<ClinicDatabase>,
  doctorIds: readonly string[],
  { from, to }: Days,
  now: Date,
): Promise<Taken[]> {
  const freed = db
    .selectFrom('freed_slots')
    .select(SPAN_COLUMNS)
    .where('doctor', 'in', doctorIds)
    .where('appointment_date', '>=', from)
    .where('appointment_date', '<=', to)
    .where('held_until', '>', now.toISOString());
  return (
    db
      .selectFrom('appointments')
      .select(SPAN_COLUMNS)
      // The condition on the doctor is needed to use the index, which begins with that column.
      .where('doctor', 'in', doctorIds)
      .where('appointment_date', '>=', from)
      .where('appointment_date', '<=', to)
      .where(HOLDS_SLOT)
      // One statement, because a slot that is freed between two would look free.
      .unionAll(freed)
      .execute()
  );
}

export const SPAN_COLUMNS = [
  'doctor as doctorId',
  'appointment_date as date',
  'appointment_time as start',
  'appointment_end as end',
] as const;
