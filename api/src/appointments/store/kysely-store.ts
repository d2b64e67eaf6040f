import type { AppointmentStatus } from '@clinic/contract/appointment.ts';
import { getDayStart } from '@clinic/contract/booking-calendar.ts';
import { type Kysely, sql } from 'kysely';
import type { ClinicDatabase } from './appointments-table.ts';
import { findBooking, getTakenSlots } from './booking.ts';
import { waitForLock } from './lock-wait.ts';
import type { AppointmentStore, ComingAppointments } from './store.ts';
import { toStoreError } from './store-unavailable.ts';

/** What each database does in its own way. */
export type StoreUpkeep = {
  /** Writes what changes nothing: reading alone would not notice a full disk, or a server that is read-only. */
  probeWriting: () => Promise<void>;
  /** Leaves nothing on the disk of the rows that were removed, so many of them. */
  clearRemains: (removed: number) => Promise<void>;
};

/** Whoever asks whether the database is ready does not wait as long as a booking. */
const READY_WAIT_MS = 1000;

/** The store over a database; `book` is how that database takes bookings best. */
export function createAppointmentStore(
  db: Kysely<ClinicDatabase>,
  book: AppointmentStore['book'],
  { probeWriting, clearRemains }: StoreUpkeep,
): AppointmentStore {
  async function removeBefore(date: string, lastDate: string): Promise<number> {
    const removed = await waitForLock(() => deleteBefore(db, date, lastDate));
    await waitForLock(() => clearRemains(removed));
    return removed;
  }

  return {
    book: (appointment) => book(appointment).catch(rethrow),
    findBooking: (appointment) => findBooking(db, appointment).catch(rethrow),
    getTakenSlots: (doctorId, date) => getTakenSlots(db, doctorId, date).catch(rethrow),
    getNewestCreation: () => getNewestCreation(db).catch(rethrow),
    removeBefore: (date, lastDate) => removeBefore(date, lastDate).catch(rethrow),
    countComing: (date) => countComing(db, date).catch(rethrow),
    checkReady: () => waitForLock(probeWriting, READY_WAIT_MS).catch(rethrow),
    close: () => db.destroy(),
  };
}

async function getNewestCreation(db: Kysely<ClinicDatabase>): Promise<Date | null> {
  const { newest } = await db
    .selectFrom('appointments')
    .select(({ fn }) => fn.max<string | null>('created_at').as('newest'))
    .executeTakeFirstOrThrow();
  return newest === null ? null : new Date(newest);
}

async function deleteBefore(db: Kysely<ClinicDatabase>, date: string, lastDate: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('appointments')
    .where(({ eb, or, and }) =>
      or([
        eb('appointment_date', '<', date),
        and([eb('appointment_date', '>', lastDate), eb('created_at', '<', getDayStart(date).toISOString())]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function countComing(db: Kysely<ClinicDatabase>, date: string): Promise<ComingAppointments[]> {
  const rows = await db
    .selectFrom('appointments')
    .select(({ fn }) => ['doctor', fn.countAll().as('count')])
    .where('status', '=', sql.lit<AppointmentStatus>('booked'))
    .where('appointment_date', '>=', date)
    .groupBy('doctor')
    .orderBy('doctor')
    .execute();
  return rows.map(({ doctor, count }) => ({ doctor, count: Number(count) }));
}

function rethrow(error: unknown): never {
  throw toStoreError(error);
}
