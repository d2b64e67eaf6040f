import { DAY } from '@clinic/api/appointments/store/appointment.ts';
import type { Days } from '@clinic/api/appointments/store/find.ts';
import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';
import { type Kysely, sql } from 'kysely';

/** How many rows are in memory at a time. */
const PAGE_ROWS = 500;

/** An appointment as it leaves the desk. */
export type TakenRow = AppointmentsTable & {
  /** `patient`, or the email address of a person of the desk. */
  bookedBy: string;
};

/** Reads all appointments of these days in the order of their time, page by page. */
export async function* readPages(db: Kysely<ClinicDatabase>, { from, to }: Days): AsyncGenerator<TakenRow[]> {
  let last = { appointment_date: from, appointment_time: '', id: '' };
  for (;;) {
    const rows = await db
      .selectFrom('appointments')
      .selectAll()
      .where(DAY, '>=', last.appointment_date)
      .where(DAY, '<=', to)
      .where(sql<boolean>`(appointment_date || '', appointment_time, id) >
        (${last.appointment_date}, ${last.appointment_time}, ${last.id})`)
      .orderBy(DAY)
      .orderBy('appointment_time')
      .orderBy('id')
      .limit(PAGE_ROWS)
      .execute();
    if (rows.length > 0) yield await addBookers(db, rows);
    const end = rows.at(-1);
    if (!end || rows.length < PAGE_ROWS) return;
    last = end;
  }
}

/** Adds who booked each appointment. Only a booking by the desk has a record of it. */
async function addBookers(db: Kysely<ClinicDatabase>, rows: readonly AppointmentsTable[]): Promise<TakenRow[]> {
  const bookings = await db
    .selectFrom('changes')
    .select(['appointment_id', 'made_by'])
    .where('action', '=', 'booked')
    .where(
      'appointment_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const bookers = new Map(bookings.map(({ appointment_id, made_by }) => [appointment_id, made_by]));
  return rows.map((row) => {
    // A booking that was put back keeps the reason for which it was cancelled before.
    const cancel_reason = row.status === 'cancelled' ? row.cancel_reason : '';
    return withoutDirectionMarks({ ...row, cancel_reason, bookedBy: bookers.get(row.id) ?? 'patient' });
  });
}
