import { CompiledQuery, type Kysely } from 'kysely';
import type { ClinicDatabase } from '../tables.ts';
import { waitForLock } from '../transaction.ts';

/** A statement, which is run once for each row of values. */
export type Insert = { sql: string; rows: readonly (readonly unknown[])[] };

/** A query of which the dialect sends the inserts instead of the text. */
export type InsertQuery = CompiledQuery & { inserts?: readonly Insert[] };

/**
 * Runs inserts in one transaction, all or none, and resolves to the ids that they return. They go to the database's
 * thread as one message, so that it need not wait for this thread, which answers visitors, between two statements.
 */
export async function insertTogether(
  db: Kysely<ClinicDatabase>,
  inserts: readonly Insert[],
): Promise<{ id: string }[]> {
  const query: InsertQuery = { ...CompiledQuery.raw('inserts'), inserts };
  const { rows } = await waitForLock(() => db.executeQuery<{ id: string }>(query));
  return rows;
}
