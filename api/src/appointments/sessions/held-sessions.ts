import { type BookingCalendar, isCalendarDate, type Session } from '@clinic/contract/booking-calendar.ts';
import type { Kysely } from 'kysely';
import type { SessionsTable } from '../../database/desk-tables.ts';
import type { ClinicDatabase } from '../../database/tables.ts';
import type { Days } from '../store/find.ts';

/**
 * Returns the calendar with the sessions that the desk has opened on these days, or on some of them. A day that a
 * stranger has named may be any text, and is looked up only when it is a date.
 */
export async function withSessions(
  db: Kysely<ClinicDatabase>,
  calendar: BookingCalendar,
  days: Days,
): Promise<BookingCalendar> {
  if (!isCalendarDate(days.from) || !isCalendarDate(days.to)) return calendar;
  const sessions = await listSessions(db, days);
  return sessions.length > 0 ? { ...calendar, sessions } : calendar;
}

/** Lists the sessions that touch these days, in the order in which they were opened. */
async function listSessions(db: Kysely<ClinicDatabase>, { from, to }: Days): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('first_date', '<=', to)
    .where('last_date', '>=', from)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  return rows.map(toSession);
}

export function toSession(row: SessionsTable): Session {
  return {
    id: row.id,
    doctorId: row.doctor,
    firstDate: row.first_date,
    lastDate: row.last_date,
    from: row.from_time,
    to: row.to_time,
    minutes: row.minutes,
    opensClosedDays: row.opens_closed_days === 1,
  };
}
