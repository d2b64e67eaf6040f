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

/**
 * Takes back what `endVisitBefore` has done, when the call-in has been undone: `undone` is the appointment after it. A
 * visit that somebody has changed since is left alone.
 */
export async function resumeVisitBefore(
  db: Kysely<ClinicDatabase>,
  undone: AppointmentsTable,
  maker: Maker,
  now: Date,
  timeZone: string,
): Promise<void> {
  const change = await db
    .selectFrom('changes')
    .select(['action', 'made_by', 'made_at'])
    .where('appointment_id', '=', undone.id)
    .where('version', '=', undone.version - 1)
    .executeTakeFirst();
  if (change?.action !== 'callin') return;
  const ended = await db
    .selectFrom('appointments')
    .innerJoin('changes', (join) =>
      join
        .onRef('changes.appointment_id', '=', 'appointments.id')
        .onRef('changes.version', '=', 'appointments.version'),
    )
    .select(['appointments.id', 'appointments.version'])
    .where('doctor', '=', undone.doctor)
    .where('appointment_date', '=', undone.appointment_date)
    .where('changes.action', '=', 'fulfilled')
    // Both changes bear the moment of one press.
    .where('changes.made_by', '=', change.made_by)
    .where('changes.made_at', '=', change.made_at)
    .execute();
  for (const { id, version } of ended) {
    await act(db, { id, version, action: 'undo', reason: '', ...maker }, now, timeZone);
  }
}
