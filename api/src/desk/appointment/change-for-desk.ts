import type { DeskRefusal } from '@clinic/contract/desk.ts';
import type { Kysely } from 'kysely';
import { type Change, changeAppointment, readChangeRefusal } from '#src/appointments/changes/change.ts';
import type { AppointmentsTable, ClinicDatabase } from '#src/database/tables.ts';

export type DeskOutcome = 'done' | DeskRefusal;

/** Changes an appointment that is still as it was read, or returns why it cannot. */
export async function changeForDesk(
  db: Kysely<ClinicDatabase>,
  row: AppointmentsTable,
  change: Change,
): Promise<DeskOutcome> {
  const { department: departmentId, doctor: doctorId, appointment_date: date, appointment_time: slot } = row;
  try {
    return (await changeAppointment(db, { ...row, departmentId, doctorId, date, slot }, change)) ? 'done' : 'outdated';
  } catch (error) {
    const refusal = readChangeRefusal(error);
    if (refusal === null) throw error;
    return refusal === 'phone' || refusal === 'email' ? 'contact-full' : refusal;
  }
}
