import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { takeClosingTurn } from '../appointments/closures/closing-turn.ts';
import type { BusyCalendarsTable } from '../database/desk-tables.ts';
import { getEngine } from '../database/engines.ts';
import type { ClinicDatabase } from '../database/tables.ts';
import { BUSY_CALENDAR, BUSY_REASON, type BusyTimes } from './busy-closures.ts';
import type { CalendarReading } from './calendar-reading.ts';

/** Rows in one statement, below the number of values that either database takes. */
const TOGETHER = 500;

/** Lists the calendars that are not read at present. */
export function listTroubledCalendars(db: Kysely<ClinicDatabase>): Promise<BusyCalendarsTable[]> {
  return db.selectFrom('busy_calendars').selectAll().where('trouble', '<>', '').orderBy('doctor').execute();
}

/** Takes the calendar that is to be read next, for this process alone: others wait until `dueAgain`. */
export function claimCalendar(
  db: Kysely<ClinicDatabase>,
  now: Date,
  dueAgain: Date,
): Promise<BusyCalendarsTable | undefined> {
  const due = db
    .selectFrom('busy_calendars as due')
    .select('due.doctor')
    .where('due.due_at', '<=', now.toISOString())
    .orderBy('due.due_at')
    .limit(1);
  return db
    .updateTable('busy_calendars')
    .set({ due_at: dueAgain.toISOString() })
    .where('doctor', '=', getEngine(db).hasRowLocks ? due.forUpdate('due').skipLocked() : due)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Keeps what was read of a claimed calendar; its times of before stay where nothing was. Resolves to whether times of the
 * doctor have changed. Nothing is kept when the calendar was set, turned off or claimed again meanwhile. `to`: the last day
 * that was asked about.
 */
export function keepReading(
  db: Kysely<ClinicDatabase>,
  { doctor, url, due_at, troubled_since }: BusyCalendarsTable,
  reading: CalendarReading,
  { to, now }: { to: string; now: Date },
): Promise<boolean> {
  const at = now.toISOString();
  const values =
    'trouble' in reading
      ? { trouble: reading.trouble, troubled_since: troubled_since ?? at }
      : {
          ...{ ...reading.marks, read_at: at, trouble: '', troubled_since: null },
          ...(reading.times && { read_whole_on: to }),
        };
  return db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .updateTable('busy_calendars')
      .set(values)
      .where('doctor', '=', doctor)
      .where('url', '=', url)
      .where('due_at', '=', due_at)
      .returning('doctor')
      .executeTakeFirst();
    if (!kept || 'trouble' in reading || !reading.times) return false;
    return replaceTimes(transaction, doctor, reading.times, now);
  });
}

async function replaceTimes(
  transaction: Transaction<ClinicDatabase>,
  doctor: string,
  times: readonly BusyTimes[],
  now: Date,
): Promise<boolean> {
  const before = await transaction
    .selectFrom('closures')
    .select(['id', 'first_date', 'last_date', 'first_time', 'last_time'])
    .where('doctor', '=', doctor)
    .where('made_by', '=', BUSY_CALENDAR)
    .execute();
  const known = new Map(before.map(({ id, ...row }) => [toKey(row), id]));
  const wanted = new Set(times.map(toKey));
  const gone = before.filter((row) => !wanted.has(toKey(row))).map(({ id }) => id);
  const added = times.filter((row) => !known.has(toKey(row)));
  if (gone.length + added.length === 0) return false;
  await takeClosingTurn(transaction);
  for (let start = 0; start < gone.length; start += TOGETHER) {
    await transaction
      .deleteFrom('closures')
      .where('id', 'in', gone.slice(start, start + TOGETHER))
      .execute();
  }
  const rows = added.map((row) => ({
    ...{ ...row, id: randomUUIDv7(), doctor, every_days: 1, reason: BUSY_REASON },
    ...{ made_by: BUSY_CALENDAR, made_at: now.toISOString() },
  }));
  for (let start = 0; start < rows.length; start += TOGETHER) {
    await transaction
      .insertInto('closures')
      .values(rows.slice(start, start + TOGETHER))
      .execute();
  }
  return true;
}

const toKey = ({ first_date, last_date, first_time, last_time }: BusyTimes) =>
  [first_date, last_date, first_time, last_time].join(' ');

/** Opens the times of a doctor's calendar again, in the transaction that turns it off. */
export async function openBusyTimes(transaction: Transaction<ClinicDatabase>, doctor: string): Promise<void> {
  await transaction.deleteFrom('closures').where('doctor', '=', doctor).where('made_by', '=', BUSY_CALENDAR).execute();
}
