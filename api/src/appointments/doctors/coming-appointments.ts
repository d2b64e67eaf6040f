import type { Kysely } from 'kysely';
import type { ClinicDatabase } from '../../database/tables.ts';
import { IS_EXPECTED } from '../store/state-conditions.ts';

/** `doctor` is an id. */
type ComingAppointments = { doctor: string; count: number };

/** How many booked appointments each doctor has from this date on (YYYY-MM-DD). */
export async function countComing(db: Kysely<ClinicDatabase>, date: string): Promise<ComingAppointments[]> {
  const rows = await db
    .selectFrom('appointments')
    .select(({ fn }) => ['doctor', fn.countAll().as('count')])
    .where(IS_EXPECTED)
    .where('appointment_date', '>=', date)
    .groupBy('doctor')
    .orderBy('doctor')
    .execute();
  return rows.map(({ doctor, count }) => ({ doctor, count: Number(count) }));
}
