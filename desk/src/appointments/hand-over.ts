import { areMailsHeld } from '@clinic/api/appointments/changes/change.ts';
import { IS_EXPECTED } from '@clinic/api/appointments/store/state-conditions.ts';
import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { StartupError } from '@clinic/api/startup-error.ts';
import { type BookingCalendar, getAllDoctors, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { DeskRefusal } from '@clinic/contract/desk-day.ts';
import type { Kysely } from 'kysely';
import { COMMAND_LINE } from '../frame/command-line.ts';
import { moveByDesk } from './move.ts';

/**
 * Gives the coming appointments of one doctor to another, on the same days at the same times, each with a record and a
 * mail as for a single move. `from` may no longer be in content. Appointments that cannot be moved stay. The answer
 * lists them with the reason, and the patients that no mail tells. Throws StartupError.
 */
export async function handOver(
  db: Kysely<ClinicDatabase>,
  calendar: BookingCalendar,
  [from = '', to = '']: string[],
  now: Date,
  reasons: Record<DeskRefusal, string>,
): Promise<string> {
  const doctors = getAllDoctors(calendar);
  const find = (idOrName: string) => doctors.find(({ id, name }) => id === idOrName || name === idOrName);
  const heir = find(to);
  if (!heir) throw new StartupError(`There is no doctor "${to}". Name an id or a name of booking.yaml.`);
  const rows = await readComing(db, find(from)?.id ?? from, getToday(calendar.timeZone, now));
  if (heir.id === rows[0]?.doctor) throw new StartupError('These are one doctor. Name another one.');

  const [told, held, untold, left]: [string[], string[], string[], string[]] = [[], [], [], []];
  for (const row of rows) {
    const place = { doctorId: heir.id, date: row.appointment_date, slot: row.appointment_time };
    const { id, version } = row;
    const outcome = await moveByDesk(db, calendar, { id, version, to: place, ...COMMAND_LINE }, now);
    if (outcome !== 'done') left.push(`${describe(row)}  ${reasons[outcome]}`);
    else if (row.email === '') untold.push(describe(row));
    else ((await areMailsHeld(db, id)) ? held : told).push(describe(row));
  }
  return [
    ...list(`With ${heir.name} now; a mail tells the patient:`, told),
    ...list(`With ${heir.name} now; call the patient, who has no email address here:`, untold),
    ...list(`With ${heir.name} now; call the patient, whose mail waits until the desk has reviewed the booking:`, held),
    ...list('Not moved; call the patient, then move it at the front desk or cancel it by its reference:', left),
    ...(rows.length > 0 ? [] : [`Nothing is to come with "${from}".`]),
  ].join('\n');
}

function readComing(db: Kysely<ClinicDatabase>, doctor: string, today: string): Promise<AppointmentsTable[]> {
  return db
    .selectFrom('appointments')
    .selectAll()
    .where('doctor', '=', doctor)
    .where(IS_EXPECTED)
    .where('appointment_date', '>=', today)
    .orderBy('appointment_date')
    .orderBy('appointment_time')
    .execute();
}

function describe({
  appointment_date: date,
  appointment_time: time,
  reference,
  name,
  phone,
}: AppointmentsTable): string {
  return ['', date, slotToLabel(time), reference, name, phone].join('  ');
}

function list(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [title, ...lines] : [];
}
