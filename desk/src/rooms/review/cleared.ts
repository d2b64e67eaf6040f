import { DAY } from '@clinic/api/appointments/store/appointment.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { ExpressionBuilder } from 'kysely';
import { IS_MARKED } from '#appointments/to-review.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { readKnown } from './known-people.ts';
import { describeBooking, REVIEW_COLUMNS } from './review-rows.ts';
import { type ClearedBookings, REVIEW_MAX } from './view.ts';

/** Whether a booking is marked and was cancelled by the desk, alone or with others, and not by its patient. */
export function isCleared({ and, eb, exists, selectFrom }: ExpressionBuilder<ClinicDatabase, 'appointments'>) {
  const byDesk = selectFrom('changes')
    .select('changes.version')
    .whereRef('changes.appointment_id', '=', 'appointments.id')
    .whereRef('changes.version', '=', 'appointments.version')
    .where('changes.action', '=', 'cancel')
    .where('changes.made_by', '<>', 'patient');
  return and([IS_MARKED, eb('status', '=', 'cancelled'), exists(byDesk)]);
}

/** Counts the cancelled bookings of today and later that can be put back. */
export async function countCleared({ db }: ClinicData, today: string): Promise<number> {
  const { count } = await selectCleared({ db }, today)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Reads a page of the cancelled bookings of today and later, from `skip` on. Bookings of known people come first; both
 * groups begin with the latest cancellation.
 */
export async function readCleared(data: ClinicData, today: string, skip: number): Promise<ClearedBookings> {
  const rows = await selectCleared(data, today)
    .select(REVIEW_COLUMNS)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute();
  const known = await readKnown(data.db, rows, today);
  const inOrder = [...rows.filter(({ id }) => known.has(id)), ...rows.filter(({ id }) => !known.has(id))];
  const listed = inOrder.slice(skip, skip + REVIEW_MAX);
  const bookings = listed.map((row) =>
    describeBooking(row, data.words, { isMarked: true, knownBy: known.get(row.id) ?? null, isChosen: false }),
  );
  return { bookings, next: skip + listed.length, more: inOrder.length - skip - listed.length };
}

function selectCleared({ db }: Pick<ClinicData, 'db'>, today: string) {
  return db.selectFrom('appointments').where(DAY, '>=', today).where(isCleared);
}
