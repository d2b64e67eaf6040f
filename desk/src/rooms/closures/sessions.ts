import { randomUUIDv7 } from 'node:crypto';
import { withSessions } from '@clinic/api/appointments/sessions/held-sessions.ts';
import type { Maker } from '@clinic/api/database/appointment-tables.ts';
import type { SessionsTable } from '@clinic/api/database/desk-tables.ts';
import { getEngine } from '@clinic/api/database/engines.ts';
import { sql } from 'kysely';
import type { ClinicData } from '#frame/clinic-data.ts';
import { addRecord } from '#frame/records.ts';
import type { ClosedDaysAnswer, SessionQuestion, SessionRefusals } from './session.ts';
import { askAboutClosedDays, findLastBegun, findOverlap, isOver, type NewSession } from './session-days.ts';

type Asked = { session: NewSession; answer: ClosedDaysAnswer | null };

export type OpenOutcome = { id: string } | { refused: SessionRefusals } | { question: SessionQuestion };

/**
 * Opens a session and records it, unless the doctor has slots at that time already, or days of it are closed and nobody
 * has said what happens on them. A form that is sent twice opens one session.
 */
export function openSession(
  { db, calendar, words }: ClinicData,
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
  { db, calendar }: Pick<ClinicData, 'db' | 'calendar'>,
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

function toSubject(session: Omit<SessionsTable, 'id' | 'made_by' | 'made_at' | 'opens_closed_days'>): string {
  const { doctor, first_date, last_date, from_time, to_time, minutes } = session;
  const days = first_date === last_date ? first_date : `${first_date} to ${last_date}, every week`;
  return `${doctor}, ${days}, ${from_time} to ${to_time}, ${minutes} minutes`;
}
