import { sql, type Transaction } from 'kysely';
import { getEngine } from '../../database/engines.ts';
import type { ClinicDatabase } from '../../database/tables.ts';

/** The key of the lock that each row takes with others which gets a time (`migrations/011-true-news.ts`). */
const CLOSING_LOCK = '7201194523';

/**
 * Waits for bookings and moves that are under way, and keeps others waiting until the transaction ends: they are seen
 * here, or they see what it closes. Closings take turns. SQLite has one writer anyway.
 */
export async function takeClosingTurn(transaction: Transaction<ClinicDatabase>): Promise<void> {
  if (!getEngine(transaction).hasRowLocks) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(CLOSING_LOCK)}::bigint)`.execute(transaction);
}
