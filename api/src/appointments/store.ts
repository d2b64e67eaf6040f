import { randomUUIDv7 } from 'node:crypto';
import type { AppointmentConfirmation, AppointmentRequest, AppointmentStatus } from '@clinic/contract/appointment.ts';
import { type Kysely, sql } from 'kysely';
import type { AppointmentsTable, ClinicDatabase } from './appointments-table.ts';
import { createBatch } from './batch.ts';
import { createInsert, type Insert } from './insert.ts';
import type { FullContact } from './live-bookings.ts';
import { waitForLock } from './lock-wait.ts';
import { phoneToKey } from './phone-key.ts';
import { createReference } from './reference.ts';
import { isUnavailable, toStoreError } from './store-unavailable.ts';

export type NewAppointment = {
  request: AppointmentRequest;
  needsReview: boolean;
  createdAt: Date;
  /** The sender's name for this attempt and the hash of what came with it; `null` when none was given. */
  idempotency: Idempotency | null;
};

export type Idempotency = { key: string; requestHash: string };

export type BookingResult =
  /** `isNew` is false when the same key and body had been booked before: the confirmation is that one's. */
  | { kind: 'booked'; confirmation: AppointmentConfirmation; isNew: boolean }
  | { kind: 'slot-taken' }
  /** The key belongs to a booking with another body. */
  | { kind: 'key-reused' }
  /** The phone or the e-mail address has as many appointments to come as it may. */
  | { kind: 'contact-full'; contact: FullContact };

/** Where appointments are kept. Each verb throws StoreUnavailableError while the database cannot answer. */
export type AppointmentStore = {
  /** Durable once it resolves. */
  book(appointment: NewAppointment): Promise<BookingResult>;
  /** What an earlier booking answered to this key; `null` when the key is new. */
  findBooking(idempotency: Idempotency): Promise<BookingResult | null>;
  /** The labels of the slots that are gone. `date` is YYYY-MM-DD. */
  getTakenSlots(doctor: string, date: string): Promise<string[]>;
  /** When the newest appointment was booked; `null` when there is none. */
  getNewestCreation(): Promise<Date | null>;
  /** Forgets every appointment of an earlier date, YYYY-MM-DD; resolves to how many there were. */
  removeBefore(date: string): Promise<number>;
  /** Resolves when the database answers. */
  checkReady(): Promise<void>;
  close(): Promise<void>;
};

/** Enough for two references in a billion that happen to be equal, and for a row that vanishes between two questions. */
const MAX_ATTEMPTS = 5;

/**
 * `sharesTransaction` books what arrives together in one transaction: for a database with a single writer, where
 * each commit waits for the disk. Others book one by one, side by side.
 */
export function createAppointmentStore(
  db: Kysely<ClinicDatabase>,
  { sharesTransaction }: { sharesTransaction: boolean },
): AppointmentStore {
  const insert = createInsert(db);
  const book = sharesTransaction
    ? createBatch((appointments: NewAppointment[]) => waitForLock(() => bookTogether(db, insert, appointments)))
    : (appointment: NewAppointment) => bookOne(db, insert, appointment);

  return {
    book: (appointment) => book(appointment).catch(rethrow),
    findBooking: (idempotency) => findBooking(db, idempotency).catch(rethrow),
    getTakenSlots: (doctor, date) => getTakenSlots(db, doctor, date).catch(rethrow),
    getNewestCreation: () => getNewestCreation(db).catch(rethrow),
    removeBefore: (date) => waitForLock(() => removeBefore(db, date)).catch(rethrow),
    checkReady: async () => {
      await db.selectFrom('appointments').select('id').limit(1).execute().catch(rethrow);
    },
    close: () => db.destroy(),
  };
}

/** A row that fails alone spoils only its own answer; a database that fails takes the whole transaction back. */
function bookTogether(
  db: Kysely<ClinicDatabase>,
  insert: Insert,
  appointments: NewAppointment[],
): Promise<PromiseSettledResult<BookingResult>[]> {
  return db.transaction().execute(async (transaction) => {
    const results: PromiseSettledResult<BookingResult>[] = [];
    for (const appointment of appointments) {
      try {
        results.push({ status: 'fulfilled', value: await bookOne(transaction, insert, appointment) });
      } catch (reason) {
        if (isUnavailable(reason)) throw reason;
        results.push({ status: 'rejected', reason });
      }
    }
    return results;
  });
}

async function bookOne(
  db: Kysely<ClinicDatabase>,
  insert: Insert,
  appointment: NewAppointment,
): Promise<BookingResult> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const row = toRow(appointment);
    const verdict = await insert(db, row);
    if (verdict === 'stored') return { kind: 'booked', confirmation: toConfirmation(row), isNew: true };
    const earlier = appointment.idempotency && (await findBooking(db, appointment.idempotency));
    if (earlier) return earlier;
    if (verdict !== 'conflict') return { kind: 'contact-full', contact: verdict };
    const takenSlots = await getTakenSlots(db, row.doctor, row.appointment_date);
    if (takenSlots.includes(row.appointment_time)) return { kind: 'slot-taken' };
    // Neither key nor slot: the reference was in use, or the row in the way has been cancelled meanwhile.
  }
  throw new Error('A booking met a conflict again and again that could not be found.');
}

async function findBooking(
  db: Kysely<ClinicDatabase>,
  { key, requestHash }: Idempotency,
): Promise<BookingResult | null> {
  const row = await db
    .selectFrom('appointments')
    .select(['reference', 'department', 'doctor', 'appointment_date', 'appointment_time', 'request_hash'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.request_hash !== requestHash) return { kind: 'key-reused' };
  return { kind: 'booked', confirmation: toConfirmation(row), isNew: false };
}

async function getTakenSlots(db: Kysely<ClinicDatabase>, doctor: string, date: string): Promise<string[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('appointment_time')
    .where('doctor', '=', doctor)
    .where('appointment_date', '=', date)
    // A literal, as in the index: SQLite does not use a partial index for a bound parameter.
    .where('status', '<>', sql.lit<AppointmentStatus>('cancelled'))
    .execute();
  return rows.map(({ appointment_time }) => appointment_time);
}

async function getNewestCreation(db: Kysely<ClinicDatabase>): Promise<Date | null> {
  const { newest } = await db
    .selectFrom('appointments')
    .select(({ fn }) => fn.max<string | null>('created_at').as('newest'))
    .executeTakeFirstOrThrow();
  return newest === null ? null : new Date(newest);
}

async function removeBefore(db: Kysely<ClinicDatabase>, date: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('appointments')
    .where('appointment_date', '<', date)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function toRow({ request, needsReview, createdAt, idempotency }: NewAppointment): AppointmentsTable {
  return {
    // In the order of time: new rows end up on the same few pages of the index, which each commit has to write.
    id: randomUUIDv7(),
    reference: createReference(),
    name: request.name,
    email: request.email,
    phone: request.phone,
    phone_key: phoneToKey(request.phone),
    department: request.department,
    doctor: request.doctor,
    appointment_date: request.appointmentDate,
    appointment_time: request.appointmentTime,
    message: request.message,
    status: 'booked',
    needs_review: needsReview ? 1 : 0,
    idempotency_key: idempotency?.key ?? null,
    request_hash: idempotency?.requestHash ?? null,
    created_at: createdAt.toISOString(),
  };
}

type ConfirmedRow = Pick<
  AppointmentsTable,
  'reference' | 'department' | 'doctor' | 'appointment_date' | 'appointment_time'
>;

/** From columns that never change, so that a repeated question gets the same bytes. */
function toConfirmation(row: ConfirmedRow): AppointmentConfirmation {
  return {
    reference: row.reference,
    department: row.department,
    doctor: row.doctor,
    appointmentDate: row.appointment_date,
    appointmentTime: row.appointment_time,
  };
}

function rethrow(error: unknown): never {
  throw toStoreError(error);
}
