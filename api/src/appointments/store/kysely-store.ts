import type { Kysely } from 'kysely';
import type { ClinicDatabase } from './appointments-table.ts';
import { findBooking, getTakenSlots } from './booking.ts';
import { waitForLock } from './lock-wait.ts';
import type { AppointmentStore } from './store.ts';
import { toStoreError } from './store-unavailable.ts';

/** The store over a database; `book` is how that database takes bookings best. */
export function createAppointmentStore(db: Kysely<ClinicDatabase>, book: AppointmentStore['book']): AppointmentStore {
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

function rethrow(error: unknown): never {
  throw toStoreError(error);
}
