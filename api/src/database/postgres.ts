import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { ClinicDatabase } from './tables.ts';

/**
 * For whom a visitor waits. Twice the longest of them is still less than the ten seconds for which the wizard waits: a
 * booking may wait behind another. Each is longer than the one before, so that whoever knows most about it gives up first.
 */
export const VISITOR_LIMITS = {
  /**
   * Far longer than another booking takes. Who holds a lock for longer is a person with an open transaction, and must
   * not hold up everybody's booking.
   */
  lockMs: 2000,
  /** After which Postgres gives a statement up, and nothing of it stands. */
  statementMs: 3000,
  /**
   * After which a connection without an answer is cut: Postgres hangs, or cannot be reached any more. What was under way
   * may stand all the same; whoever asks again with its key is told so.
   */
  answerMs: 4000,
};

const CONNECT_TIMEOUT_MS = 3000;

/** Without `limits` a statement may take as long as it needs. */
export function openPostgres(connectionString: string, limits?: typeof VISITOR_LIMITS): Kysely<ClinicDatabase> {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(limits && { lock_timeout: limits.lockMs, statement_timeout: limits.statementMs }),
  });
  // A connection that breaks, idle or in use, would otherwise end the process; the next query reports the trouble itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (limits) cutSilentConnections(pool, limits.answerMs);
  return new Kysely<ClinicDatabase>({ dialect: new PostgresDialect({ pool }) });
}

/** A server that is read-only refuses the update, one without room for its journal the message, which nobody reads. */
export async function probePostgres(db: Kysely<ClinicDatabase>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`update appointments set status = status where false`.execute(transaction);
    await sql`select pg_logical_emit_message(true, 'readyz', '')`.execute(transaction);
  });
}

/** Each query or transaction has a connection for itself while it runs. One that was cut is never used again. */
function cutSilentConnections(pool: pg.Pool, answerMs: number): void {
  const timers = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
  // With a query under way `end` does not wait for the server. The types keep it from users of a pool.
  pool.on('acquire', (client) =>
    timers.set(
      client,
      setTimeout(() => (client as pg.Client).end(), answerMs),
    ),
  );
  pool.on('release', (_error, client) => clearTimeout(timers.get(client)));
}
