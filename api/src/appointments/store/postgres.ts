import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { ClinicDatabase } from './appointments-table.ts';

const CONNECT_TIMEOUT_MS = 5000;

/** `lockTimeoutMs` bounds how long a statement waits for what another has locked; without it, it waits for ever. */
export function openPostgres(
  connectionString: string,
  { lockTimeoutMs }: { lockTimeoutMs?: number } = {},
): Kysely<ClinicDatabase> {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(lockTimeoutMs && { lock_timeout: lockTimeoutMs }),
  });
  // An idle connection that breaks would otherwise end the process; the next query reports the trouble itself.
  pool.on('error', () => undefined);
  return new Kysely<ClinicDatabase>({ dialect: new PostgresDialect({ pool }) });
}

/** A server that is read-only refuses the update, one without room for its journal the message, which nobody reads. */
export async function probePostgres(db: Kysely<ClinicDatabase>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`update appointments set status = status where false`.execute(transaction);
    await sql`select pg_logical_emit_message(true, 'readyz', '')`.execute(transaction);
  });
}
