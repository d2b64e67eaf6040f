import { listUnoffered } from '@clinic/api/appointments/doctors/unoffered-appointments.ts';
import { toSession } from '@clinic/api/appointments/sessions/held-sessions.ts';
import { HOLDS_SLOT } from '@clinic/api/appointments/store/state-conditions.ts';
import { listTroubledCalendars } from '@clinic/api/busy/stored-calendars.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { DAYS_PER_WEEK } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { type Kysely, sql } from 'kysely';
import type { ClinicData } from '#frame/clinic-data.ts';
import { readNames, toMaker } from '#people/names.ts';
import { type SilentCalendar, troubleToWords } from '#timetable/calendar-trouble.ts';
import { isOnItsDay } from '#timetable/repeated-days.ts';
import { type DeskSession, UNOFFERED_LISTED, type Unoffered } from './session.ts';
import { isOver } from './session-days.ts';

/** Lists the sessions that are not over, the next one first, each with the appointments in it from today on. */
export async function listDeskSessions({ db, calendar, words }: ClinicData, now: Date): Promise<DeskSession[]> {
  const today = getToday(calendar.timeZone, now);
  const [rows, held, names] = await Promise.all([
    db
      .selectFrom('sessions')
      .selectAll()
      .where('last_date', '>=', today)
      .orderBy('first_date')
      .orderBy('from_time')
      .orderBy('id')
      .execute(),
    listHeld(db, today),
    readNames(db),
  ]);
  return rows
    .filter((row) => !isOver(row, calendar, now))
    .map((row) => {
      const { doctorId, ...session } = toSession(row);
      const { doctor } = words.toNames('', doctorId);
      const appointments = held
        .filter(({ sessionId }) => sessionId === row.id)
        .map(({ id, name, date, slot }) => ({ id, name, doctor, date, slot }));
      return { ...session, doctor, ...toMaker(row.made_by, names), at: row.made_at, appointments };
    });
}

/** Lists the doctors' calendars that cannot be read at present, and why. */
export async function listSilentCalendars({ db, words }: ClinicData): Promise<SilentCalendar[]> {
  const rows = await listTroubledCalendars(db);
  return rows.map((row) => ({
    doctorId: row.doctor,
    doctor: words.toNames('', row.doctor).doctor,
    trouble: troubleToWords(row),
  }));
}

/** Lists the appointments in sessions from `today` on. */
function listHeld(db: Kysely<ClinicDatabase>, today: string) {
  return (
    db
      .selectFrom('sessions')
      // As for closures: SQLite begins with the sessions, which are few, and uses the index of days.
      .crossJoin('appointments')
      .select([
        'sessions.id as sessionId',
        'appointments.id',
        'name',
        'appointment_date as date',
        'appointment_time as slot',
      ])
      .where('last_date', '>=', today)
      .where(sql<boolean>`appointment_date || '' between first_date || '' and last_date || ''`)
      .where('appointment_date', '>=', today)
      .where(sql<boolean>`appointment_time >= from_time and appointment_time < to_time`)
      .where(sql<boolean>`sessions.doctor = appointments.doctor`)
      .where(isOnItsDay(db, sql.lit(DAYS_PER_WEEK)))
      .where(HOLDS_SLOT)
      .orderBy('appointment_date')
      .orderBy('appointment_time')
      .execute()
  );
}

/**
 * Reads the first of the coming appointments that no timetable offers any more, with the patients' names, and counts
 * them all.
 */
export async function readUnoffered(
  { db, calendar, words }: ClinicData,
  now: Date,
  limit = UNOFFERED_LISTED,
): Promise<Unoffered> {
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
