import { getUtcOffsetMs } from '@clinic/contract/clinic-clock.ts';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { addTriggers, type Clock, isPostgres, removeTriggers } from '#migrations/003-contact-keys.ts';
import { HORIZON_DAYS } from '#migrations/004-ids.ts';
import { CHANGED_AT } from '#migrations/008-one-clock.ts';
import type { ClinicDatabase } from './tables.ts';
import { inTransaction } from './transaction.ts';

/**
 * Rebuilds the triggers that count coming appointments when they do not go by the clinic's clock. SQLite has no time
 * zones, so its triggers use the offset at the start of the process: after a change of clocks their day begins an hour
 * early or late until the next start.
 */
export async function followClock(db: Kysely<ClinicDatabase>, timeZone: string): Promise<void> {
  const clock = { timeZone, utcOffset: formatOffset(getUtcOffsetMs(timeZone, Date.now())) };
  if (await goesBy(db, clock)) return;
  await inTransaction(db, async (transaction) => {
    // Processes that start together take turns, and the second one has nothing to do.
    if (isPostgres(transaction)) await sql`lock table appointments`.execute(transaction);
    if (await goesBy(transaction, clock)) return;
    await removeTriggers(transaction);
    await addTriggers(transaction, HORIZON_DAYS, { ...clock, changedAt: CHANGED_AT });
  });
}

async function goesBy(db: QueryExecutorProvider, { timeZone, utcOffset }: Clock): Promise<boolean> {
  const question = isPostgres(db)
    ? sql<{ text: string }>`select prosrc as text from pg_proc where oid = to_regproc('refuse_too_many_live_bookings')`
    : sql<{ text: string }>`select sql as text from sqlite_master where name = 'appointments_live_per_phone_insert'`;
  const { rows } = await question.execute(db);
  return rows.some(({ text }) => text.includes(isPostgres(db) ? `'${timeZone}'` : `'${utcOffset}'`));
}

/** An offset in SQLite's notation: 19,800,000 -> `+05:30` */
function formatOffset(offsetMs: number): string {
  const time = new Date(Math.abs(offsetMs)).toISOString().slice(11, 16);
  return `${offsetMs < 0 ? '-' : '+'}${time}`;
}
