import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { Kysely } from 'kysely';

/** Notes that a person of the desk has called a patient. Resolves to whether this is the first note of a call. */
export async function noteCall(
  db: Kysely<ClinicDatabase>,
  { absenceId, appointmentId }: { absenceId: string; appointmentId: string },
  by: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('absence_patients')
    .set({ called_by: by, called_at: now.toISOString() })
    .where('absence_id', '=', absenceId)
    .where('appointment_id', '=', appointmentId)
    .where('called_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
