import type { Kysely } from 'kysely';
import type { ClinicDatabase } from './appointments-table.ts';
import { createBatch } from './batch.ts';
import { bookOne } from './booking.ts';
import { createInsert, type Insert } from './insert.ts';
import { waitForLock } from './lock-wait.ts';
import type { BookingResult, NewAppointment } from './store.ts';
import { isUnavailable } from './store-unavailable.ts';

/**
 * Books what arrives together in one transaction: for SQLite, which has a single writer, and where each commit waits
 * for the disk.
 */
export function createTransactionBooking(db: Kysely<ClinicDatabase>) {
  const insert = createInsert(db);
  return createBatch((appointments: NewAppointment[]) => waitForLock(() => bookTogether(db, insert, appointments)));
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
