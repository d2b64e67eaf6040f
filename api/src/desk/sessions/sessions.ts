import { randomUUIDv7 } from 'node:crypto';
import { addDays, type BookingCalendar, DAYS_PER_WEEK, hasBegun } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { ClosedDaysAnswer, DeskSession, SessionQuestion, SessionRefusals } from '@clinic/contract/sessions.ts';
import { isSessionHeld, toSlots } from '@clinic/contract/timetable.ts';
import { type Kysely, sql } from 'kysely';
import { toSession, withSessions } from '#src/appointments/sessions/held-sessions.ts';
import { HOLDS_SLOT } from '#src/appointments/store/appointment.ts';
import type { Maker } from '#src/database/appointment-tables.ts';
import type { SessionsTable } from '#src/database/desk-tables.ts';
import { getEngine } from '#src/database/engines.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { isOnItsDay } from '../closures/repeated-days.ts';
import type { DayOptions } from '../day/day.ts';
import { readNames, toMaker } from '../people/names.ts';
import { addRecord } from '../records.ts';
import { askAboutClosedDays, findOverlap, type NewSession } from './session-days.ts';

type Asked = { session: NewSession; answer: ClosedDaysAnswer | null };

export type OpenOutcome =
  | { id: string }
  | { refused: SessionRefusals }
  | { question: Omit<SessionQuestion, 'entries'> };

/**
 * Opens a session and records it, unless the doctor has slots at that time already, or days of it are closed and nobody
 * has said what happens on them. A form that is sent twice opens one session.
 */
export function openSession(
  { db, calendar, words }: DayOptions,
  { session, answer }: Asked,
  { made_by, made_from }: Maker,
  now: Date,
): Promise<OpenOutcome> {
  const opensClosedDays = answer === 'open' ? 1 : 0;
  const {
    doctorId: doctor,
    firstDate: first_date,
    lastDate: last_date,
    from: from_time,
    to: to_time,
    minutes,
  } = session;
  const hours = { doctor, first_date, last_date, from_time, to_time, minutes };
  return db.transaction().execute(async (transaction): Promise<OpenOutcome> => {
    // Two people who open sessions at once must see each other's. SQLite has one writer anyway.
    if (getEngine(db).hasRowLocks) await sql`lock table sessions in share row exclusive mode`.execute(transaction);
    const same = transaction
      .selectFrom('sessions')
      .select('id')
      .where((where) => where.and(hours))
      .where('opens_closed_days', '>=', opensClosedDays);
    const known = await same.executeTakeFirst();
    if (known) return known;
    const current = await withSessions(transaction, calendar, { from: first_date, to: last_date });
    const overlap = findOverlap(current, session);
    if (overlap) return { refused: { from: overlap } };
    const closures = await transaction
      .selectFrom('closures')
      .selectAll()
      .where('first_date', '<=', last_date)
      .where('last_date', '>=', first_date)
      .orderBy('first_date')
      .orderBy('id')
      .execute();
    const question = askAboutClosedDays(current, closures, session, words);
    if (question && !question.answers.some((possible) => possible === answer)) return { question };
    const id = randomUUIDv7();
    await transaction
      .insertInto('sessions')
      .values({ ...hours, id, opens_closed_days: opensClosedDays, made_by, made_at: now.toISOString() })
      .execute();
    await addRecord(transaction, { action: 'session-opened', subject: toSubject(hours), made_by, made_from }, now);
    return { id };
  });
}

/**
 * Ends a session, so that nothing of it can be booked any more, and records it. One that has not begun is deleted.
 * Appointments in it stay. Resolves to whether there was such a session that was not over.
 */
export function endSession(
  { db, calendar }: Pick<DayOptions, 'db' | 'calendar'>,
  id: string,
  { made_by, made_from }: Maker,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || isOver(row, calendar, now)) return false;
    const last_date = findLastBegun(row, calendar, now);
    if (last_date < row.first_date) await transaction.deleteFrom('sessions').where('id', '=', id).execute();
    else await transaction.updateTable('sessions').set({ last_date }).where('id', '=', id).execute();
    await addRecord(transaction, { action: 'session-ended', subject: toSubject(row), made_by, made_from }, now);
    return true;
  });
}

/** Lists the sessions that are not over, the next one first, each with the appointments in it from today on. */
export async function listDeskSessions({ db, calendar, words }: DayOptions, now: Date): Promise<DeskSession[]> {
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

/** Whether nothing of a session can be booked any more. */
function isOver(row: SessionsTable, calendar: BookingCalendar, now: Date): boolean {
  return row.last_date <= findLastBegun(row, calendar, now);
}

/** Returns today when all of the session's slots of today have begun, and otherwise yesterday. */
function findLastBegun(row: SessionsTable, calendar: BookingCalendar, now: Date): string {
  const today = getToday(calendar.timeZone, now);
  const session = toSession(row);
  const isHeld = isSessionHeld(session, today);
  const haveBegun = isHeld && toSlots(session).every(({ start }) => hasBegun(calendar, today, start, now));
  return haveBegun ? today : addDays(today, -1);
}

function toSubject(session: Omit<SessionsTable, 'id' | 'made_by' | 'made_at' | 'opens_closed_days'>): string {
  const { doctor, first_date, last_date, from_time, to_time, minutes } = session;
  const days = first_date === last_date ? first_date : `${first_date} to ${last_date}, every week`;
  return `${doctor}, ${days}, ${from_time} to ${to_time}, ${minutes} minutes`;
}
