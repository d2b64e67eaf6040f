import type { Kysely } from 'kysely';
import { getErrorCode } from '../../startup-error.ts';
import type { AppointmentsTable, ClinicDatabase } from './appointments-table.ts';
import { createBatch } from './batch.ts';
import { bookOne, toConfirmation, toRow } from './booking.ts';
import { createInsert } from './insert.ts';
import { insertMany } from './insert-many.ts';
import type { BookingResult, NewAppointment } from './store.ts';
import { isUnavailable } from './store-unavailable.ts';

/** Serialization failure, deadlock detected, lock not available: one of the rows is in the way of all. */
const CONFLICT_PATTERN = /^(40001|40P01|55P03)$/;

const NONE: ReadonlySet<string> = new Set();

/**
 * Books what arrives together in one statement: for Postgres, where each statement is a journey to another machine and
 * each commit waits for its disk. Appointments that did not get in with the others are booked one by one, which also
 * tells why they cannot be.
 */
export function createStatementBooking(db: Kysely<ClinicDatabase>) {
  const insert = createInsert(db);

  return createBatch(async (appointments: NewAppointment[]): Promise<PromiseSettledResult<BookingResult>[]> => {
    const rows = appointments.map(toRow);
    const storedIds = rows.length === 1 ? NONE : await tryInsertMany(rows);
    return Promise.allSettled(
      appointments.map((appointment, index) => {
        const row = rows[index];
        if (!row || !storedIds.has(row.id)) return bookOne(db, insert, appointment);
        return { kind: 'booked' as const, confirmation: toConfirmation(row), isNew: true };
      }),
    );
  });

  /** One row too many for its contact spoils the statement for all of them; so does one that another transaction locks. */
  async function tryInsertMany(rows: AppointmentsTable[]): Promise<ReadonlySet<string>> {
    try {
      return await insertMany(db, rows);
    } catch (error) {
      if (isUnavailable(error) && !CONFLICT_PATTERN.test(getErrorCode(error))) throw error;
      return NONE;
    }
  }
}
