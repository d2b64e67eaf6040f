import type { Kysely } from 'kysely';
import type { ClinicDatabase } from './appointments-table.ts';
import { createBatch } from './batch.ts';
import { bookOne, toRow, toStoredBooking } from './booking.ts';
import type { InsertRows } from './insert.ts';
import type { BookingResult, NewAppointment } from './store.ts';

/**
 * Stores together what arrives together, so that each of them waits for the same commit. Those that did not get in with
 * the others are booked one by one, which also tells why they cannot be.
 */
export function createGroupBooking(db: Kysely<ClinicDatabase>, insertRows: InsertRows) {
  return createBatch(async (appointments: NewAppointment[]): Promise<PromiseSettledResult<BookingResult>[]> => {
    const rows = appointments.map(toRow);
    const verdicts = await insertRows(rows);
    return Promise.allSettled(
      appointments.map((appointment, index) => {
        const row = rows[index];
        if (!row || verdicts?.[index] !== 'stored') return bookOne(db, insertRows, appointment);
        return { kind: 'booked' as const, stored: toStoredBooking(row), isNew: true };
      }),
    );
  });
}
