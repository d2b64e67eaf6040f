import { DAY } from '@clinic/api/appointments/store/appointment.ts';
import { IS_HERE } from '@clinic/api/appointments/store/state-conditions.ts';
import { getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { WAITING_MAX_NAMES, type WaitingScreen } from '#browser/waiting.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { toShortNames } from './short-name.ts';

/** Reads who is at the clinic today: of each person only the doctor and a short name. */
export async function readWaiting({ db, calendar, words }: ClinicData, now: Date): Promise<WaitingScreen> {
  const rows = await db
    .selectFrom('appointments')
    .select(['department', 'doctor', 'name', 'arrived_at', 'called_in_at'])
    .where(DAY, '=', getToday(calendar.timeZone, now))
    .where(IS_HERE)
    .orderBy('appointment_time')
    .orderBy('id')
    .execute();
  // As on the board, those whose arrival was not timed come first.
  const sorted = rows.sort((one, other) => (one.arrived_at ?? '').localeCompare(other.arrived_at ?? ''));
  const names = toShortNames(sorted.map(({ name }) => name));
  const present = sorted.map((row, index) => ({ ...row, name: names[index] ?? '' }));
  const waiting = present.filter((row) => row.called_in_at === null);
  const isNext = (row: (typeof rows)[number]) => waiting.find(({ doctor }) => doctor === row.doctor) === row;
  const behind = waiting.filter((row) => !isNext(row));
  const unnamed = new Set(behind.slice(Math.max(0, WAITING_MAX_NAMES - (waiting.length - behind.length))));

  const ids = new Set([...getAllDoctors(calendar).map(({ id }) => id), ...present.map(({ doctor }) => doctor)]);
  const doctors = [...ids].flatMap((id) => {
    const own = present.filter(({ doctor }) => doctor === id);
    const [first] = own;
    if (!first) return [];
    const listed = own.filter((row) => row.called_in_at === null && !unnamed.has(row));
    return {
      doctor: words.toNames(first.department, id).doctor,
      inside: own.filter((row) => row.called_in_at !== null).map(({ name }) => name),
      waiting: listed.map(({ name }) => name),
      more: own.filter((row) => unnamed.has(row)).length,
    };
  });
  return { doctors };
}
