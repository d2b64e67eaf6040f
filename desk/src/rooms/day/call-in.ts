import { IS_HERE } from '@clinic/api/appointments/store/state-conditions.ts';
import type { AppointmentsTable, Maker } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { Kysely } from 'kysely';
import { actOn } from '#appointments/act.ts';
import { readStanding } from '#appointments/undo.ts';

/**
 * Ends the doctor's previous visit when the next patient has been called in. Resolves to the appointments that it has
 * ended. A visit that somebody changes meanwhile is left alone.
 */
export async function endVisitBefore(
  db: Kysely<ClinicDatabase>,
  called: AppointmentsTable,
  maker: Maker,
  now: Date,
  timeZone: string,
): Promise<AppointmentsTable[]> {
  const before = await db
    .selectFrom('appointments')
    .select(['id', 'version'])
    .where('doctor', '=', called.doctor)
    .where('appointment_date', '=', called.appointment_date)
    .where(IS_HERE)
    .where('called_in_at', 'is not', null)
    .where('id', '<>', called.id)
    .execute();
  return actOnEach(before, (one) => actOn(db, { ...one, ...maker, action: 'fulfilled', reason: '' }, now, timeZone));
}

/**
 * Takes back what `endVisitBefore` has done, when the call-in has been undone: `undone` is the appointment after the
 * undo. A visit that somebody has changed since is left alone.
 */
export async function resumeVisitBefore(
  db: Kysely<ClinicDatabase>,
  undone: AppointmentsTable,
  maker: Maker,
  now: Date,
  timeZone: string,
): Promise<AppointmentsTable[]> {
  const change = await readStanding(db, undone.id, undone.version);
  if (change?.action !== 'callin') return [];
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
    // One press made both changes, at the same moment.
    .where('changes.made_by', '=', change.made_by)
    .where('changes.made_at', '=', change.made_at)
    .execute();
  return actOnEach(ended, (one) => actOn(db, { ...one, ...maker, action: 'undo', reason: '' }, now, timeZone));
}

/** Resolves to the appointments that have changed. */
async function actOnEach<One>(all: readonly One[], act: (one: One) => ReturnType<typeof actOn>) {
  const changed: AppointmentsTable[] = [];
  for (const one of all) {
    const result = await act(one);
    if (typeof result === 'object') changed.push(result.row);
  }
  return changed;
}
