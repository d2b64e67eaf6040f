import { BUSY_CALENDAR } from '@clinic/api/busy/busy-closures.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { troubleToWords } from '#timetable/calendar-trouble.ts';

/** A doctor's calendar without its address, which is a secret. */
export type ListedCalendar = {
  doctorId: string;
  doctor: string;
  /** The server alone: `calendar.google.com`. */
  host: string;
  /** ISO 8601 in UTC; `null` before it was first read. */
  readAt: string | null;
  trouble: string | null;
  troubledSince: string | null;
  /** How many busy times close slots from today on. */
  times: number;
};

/** Lists the doctors' calendars. */
export async function listCalendars({ db, calendar, words }: ClinicData, now: Date): Promise<ListedCalendar[]> {
  const [rows, counts] = await Promise.all([
    db.selectFrom('busy_calendars').selectAll().orderBy('doctor').execute(),
    db
      .selectFrom('closures')
      .select(['doctor', ({ fn }) => fn.countAll<number | string>().as('count')])
      .where('made_by', '=', BUSY_CALENDAR)
      .where('last_date', '>=', getToday(calendar.timeZone, now))
      .groupBy('doctor')
      .execute(),
  ]);
  return rows.map((row) => ({
    doctorId: row.doctor,
    doctor: words.toNames('', row.doctor).doctor,
    host: new URL(row.url).host,
    readAt: row.read_at,
    trouble: row.trouble ? troubleToWords(row) : null,
    troubledSince: row.troubled_since,
    times: Number(counts.find(({ doctor }) => doctor === row.doctor)?.count ?? 0),
  }));
}
