import { randomUUIDv7 } from 'node:crypto';
import type { AppointmentStatus } from '@clinic/contract/appointment.ts';
import { type Kysely, sql } from 'kysely';
import type { AppointmentsTable, ClinicDatabase } from './appointments-table.ts';
import { emailToKey } from './email-key.ts';
import type { InsertRows } from './insert.ts';
import { phoneToKey } from './phone-key.ts';
import { createReference } from './reference.ts';
import { isSamePerson } from './same-person.ts';
import type { Booking, BookingResult, Idempotency, NewAppointment, StoredBooking } from './store.ts';

/** Enough for two references in a billion that happen to be equal, and for a row that vanishes between two questions. */
const MAX_ATTEMPTS = 5;

const STORED_BOOKING_COLUMNS = [
  'reference',
  'department',
  'doctor',
  'appointment_date',
  'appointment_time',
] as const satisfies (keyof AppointmentsTable)[];

/** Stores one appointment, or finds out why it cannot be. */
export async function bookOne(
  db: Kysely<ClinicDatabase>,
  insertRows: InsertRows,
  appointment: NewAppointment,
): Promise<BookingResult> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const row = toRow(appointment);
    const [verdict = 'conflict'] = (await insertRows([row])) ?? [];
    if (verdict === 'stored') return { kind: 'booked', stored: toStoredBooking(row), isNew: true };
    const earlier = await findBooking(db, appointment);
    if (earlier) return earlier;
    if (verdict !== 'conflict') return { kind: 'contact-full', contact: verdict };
    const takenSlots = await getTakenSlots(db, row.doctor, row.appointment_date);
    if (takenSlots.includes(row.appointment_time)) return { kind: 'slot-taken' };
    // Neither key nor slot: the reference was in use, or the row in the way has been cancelled meanwhile.
  }
  throw new Error('A booking met a conflict again and again that could not be found.');
}

/** What an earlier booking answers to this one: that under the same key, or the same person's in the same slot. */
export async function findBooking(
  db: Kysely<ClinicDatabase>,
  { booking, idempotency }: Pick<NewAppointment, 'booking' | 'idempotency'>,
): Promise<BookingResult | null> {
  const underKey = idempotency && (await findUnderKey(db, idempotency));
  if (underKey?.kind === 'booked') return underKey;
  return (await findInSlot(db, booking)) ?? underKey;
}

async function findUnderKey(
  db: Kysely<ClinicDatabase>,
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
  return { kind: 'booked', stored: toStoredBooking(row), isNew: false };
}

/** Whoever holds a slot asks for it again after a lost answer, a reload or a second click. */
async function findInSlot(db: Kysely<ClinicDatabase>, booking: Booking): Promise<BookingResult | null> {
  const row = await db
    .selectFrom('appointments')
    .select([...STORED_BOOKING_COLUMNS, 'name', 'email', 'phone'])
    .where('doctor', '=', booking.doctorId)
    .where('appointment_date', '=', booking.date)
    .where('appointment_time', '=', booking.slot)
    // Narrower than the index, whose condition must stand here too; both as literals, as in `getTakenSlots`.
    .where('status', '<>', sql.lit<AppointmentStatus>('cancelled'))
    .where('status', '=', sql.lit<AppointmentStatus>('booked'))
    .executeTakeFirst();
  if (!row || !isSamePerson(row, booking)) return null;
  return { kind: 'booked', stored: toStoredBooking(row), isNew: false };
}

export async function getTakenSlots(db: Kysely<ClinicDatabase>, doctorId: string, date: string): Promise<string[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('appointment_time')
    .where('doctor', '=', doctorId)
    .where('appointment_date', '=', date)
    // A literal, as in the index: SQLite does not use a partial index for a bound parameter.
    .where('status', '<>', sql.lit<AppointmentStatus>('cancelled'))
    .execute();
  return rows.map(({ appointment_time }) => appointment_time);
}

export function toRow({ booking, needsReview, createdAt, idempotency }: NewAppointment): AppointmentsTable {
  return {
    // In the order of time: new rows end up on the same few pages of the index, which each commit has to write.
    id: randomUUIDv7(),
    reference: createReference(),
    name: booking.name,
    email: booking.email,
    phone: booking.phone,
    phone_key: phoneToKey(booking.phone),
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
