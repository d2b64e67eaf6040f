import { getToday } from '@clinic/contract/clinic-clock.ts';
import { type SessionsPart, UNOFFERED_LISTED } from '@clinic/contract/sessions.ts';
import { listUnoffered } from '#src/appointments/doctors/unoffered-appointments.ts';
import type { DayOptions } from '../day/day.ts';

/**
 * Reads the first of the coming appointments that no timetable offers any more, with the patients' names, and counts
 * them all.
 */
export async function readUnoffered(
  { db, calendar, words }: DayOptions,
  now: Date,
  limit = UNOFFERED_LISTED,
): Promise<SessionsPart['unoffered']> {
  const found = await listUnoffered(db, calendar, getToday(calendar.timeZone, now));
  const first = found.slice(0, limit);
  const ids = first.map(({ id }) => id);
  const rows =
    ids.length > 0 ? await db.selectFrom('appointments').select(['id', 'name']).where('id', 'in', ids).execute() : [];
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const appointments = first.map(({ id, doctor, date, slot }) => ({
    id,
    name: names.get(id) ?? '',
    doctor: words.toNames('', doctor).doctor,
    date,
    slot,
  }));
  return { appointments, count: found.length };
}
