import type { Kysely } from 'kysely';
import type { AbsencesTable } from '../../database/desk-tables.ts';
import type { ClinicDatabase } from '../../database/tables.ts';
import type { Appointment } from '../store/appointment.ts';

/** The news for a patient of a doctor who is away or late. */
export type AbsenceNews = Pick<AbsencesTable, 'kind' | 'minutes'>;

/**
 * Finds the newest notice about an appointment that has not been moved, cancelled or put back since; `null` when there
 * is none, or it has ended.
 */
export async function findAbsence(
  db: Kysely<ClinicDatabase>,
  { id, sequence }: Pick<Appointment, 'id' | 'sequence'>,
): Promise<AbsenceNews | null> {
  const news = await db
    .selectFrom('absence_patients')
    .innerJoin('absences', 'absences.id', 'absence_patients.absence_id')
    .select(['kind', 'minutes'])
    .where('appointment_id', '=', id)
    .where('sequence', '=', sequence)
    .where('notice', 'is not', null)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return news ?? null;
}

/** Records when a patient who was told of an absence first opens a mailed link of the appointment. */
export async function noteNoticeOpened(db: Kysely<ClinicDatabase>, appointmentId: string, now: Date): Promise<void> {
  const unopened = await db
    .selectFrom('absence_patients')
    .select('absence_id')
    .where('appointment_id', '=', appointmentId)
    .where('notice', 'is not', null)
    .where('opened_at', 'is', null)
    .execute();
  if (unopened.length === 0) return;
  const absenceIds = unopened.map(({ absence_id }) => absence_id);
  await db
    .updateTable('absence_patients')
    .set({ opened_at: now.toISOString() })
    .where('appointment_id', '=', appointmentId)
    .where('absence_id', 'in', absenceIds)
    .execute();
}
