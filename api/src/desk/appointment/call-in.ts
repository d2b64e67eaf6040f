import type { Kysely } from 'kysely';
import type { AppointmentsTable, Maker } from '#src/database/appointment-tables.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { act } from './act.ts';

/**
 * Ends the visit that the doctor has had until now, when the next patient has been called in. A visit that somebody
 * changes meanwhile is left alone.
 */
export async function endVisitBefore(
  db: Kysely<ClinicDatabase>,
  called: AppointmentsTable,
  maker: Maker,
  now: Date,
  timeZone: string,
): Promise<void> {
  const before = await db
    .selectFrom('appointments')
    .select(['id', 'version'])
    .where('doctor', '=', called.doctor)
    .where('appointment_date', '=', called.appointment_date)
    .where('status', '=', 'arrived')
    .where('called_in_at', 'is not', null)
    .where('id', '<>', called.id)
    .execute();
  for (const { id, version } of before) {
    await act(db, { id, version, action: 'fulfilled', reason: '', ...maker }, now, timeZone);
  }
}
