import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import { bringUpToDate, type ClinicClock } from '../migrate.ts';
import type { ClinicDatabase } from '../tables.ts';
import { createInsertTogether } from './insert.ts';
import { hearOnce, watchPostgres } from './watch.ts';

/**
 * Time limits of queries for which a visitor waits. Twice the longest is less than the ten seconds for which the wizard
 * waits, because a booking may wait behind another. Each limit is longer than the one before, so that the side that
 * knows most about the failure gives up first.
 */
const VISITOR_LIMITS = {
  /**
   * Far longer than another booking holds a lock. A lock held for longer belongs to a person with an open transaction,
   * which must not hold up every booking.
   */
  lockMs: 2000,
  /** After this Postgres cancels a statement and undoes it. */
  statementMs: 3000,
  /**
   * After this a connection without an answer is closed: Postgres hangs or cannot be reached. Its booking may be stored
   * all the same; a retry with the same key finds it.
   */
  answerMs: 4000,
};

const CONNECT_TIMEOUT_MS = 3000;

/** Opens the server's database for the service. */
export async function openPostgresDatabase(databaseUrl: string, calendar: ClinicClock, listenUrl: string) {
  // Migrations run without time limits: processes that start together wait for the one that migrates.
  const migrated = openPostgres(databaseUrl);
  const problem = `the Postgres server at ${new URL(databaseUrl).host} cannot be used`;
  const upgrade = await bringUpToDate(migrated, calendar, problem);
  await migrated.destroy();
  const ownConnections = new Set<number | undefined>();
  const db = openPostgres(databaseUrl, VISITOR_LIMITS, ownConnections);
  await refuseWithoutLimits(db, problem);
  if (listenUrl !== '') await refuseDeaf(db, listenUrl);
  return {
    db,
    upgrade,
    checkReady: () => probePostgres(db),
    // Postgres erases removed rows by itself (autovacuum).
    eraseRemoved: async () => undefined,
    watch: watchPostgres(listenUrl || databaseUrl, {
      // Between two addresses stands a pooler, which gives connections numbers of its own.
      isOwn: (pid) => listenUrl === databaseUrl && ownConnections.has(pid),
    }),
    insertTogether: createInsertTogether(db),
  };
}

/** Throws StartupError when the server refuses connections with time limits, as a pooler such as PgBouncer does. */
async function refuseWithoutLimits(db: Kysely<ClinicDatabase>, problem: string): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy().catch(() => undefined);
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new StartupError(
      `DATABASE_URL: ${problem} (${reason}). Name Postgres itself, or let the pooler pass over the time limits. Example for pgbouncer.ini: ignore_startup_parameters = statement_timeout,lock_timeout`,
    );
  }
}

/**
 * Throws StartupError when `listenUrl` tells nothing of this database: it is a pooler in transaction mode, or another
 * database.
 */
async function refuseDeaf(db: Kysely<ClinicDatabase>, listenUrl: string): Promise<void> {
  try {
    await hearOnce(listenUrl, (channel) => sql`select pg_notify(${channel}, '')`.execute(db));
  } catch (error) {
    await db.destroy().catch(() => undefined);
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new StartupError(
      `DATABASE_LISTEN_URL: changes cannot be heard at ${new URL(listenUrl).host} (${reason}). Name the Postgres server itself and the database of DATABASE_URL. Example: DATABASE_LISTEN_URL=postgres://user:password@host:5432/clinic`,
    );
  }
}

/** Without `limits` a statement may take any time. `open` holds the numbers that the server gives the connections. */
export function openPostgres(
  connectionString: string,
  limits?: typeof VISITOR_LIMITS,
  open?: Set<number | undefined>,
): Kysely<ClinicDatabase> {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(limits && { lock_timeout: limits.lockMs, statement_timeout: limits.statementMs }),
  });
  // Without these handlers a broken connection would end the process. The next query reports the failure.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  // The types leave the number out.
  const numberOf = (client: pg.PoolClient) => (client as pg.PoolClient & { processID?: number }).processID;
  pool.on('connect', (client) => open?.add(numberOf(client)));
  pool.on('remove', (client) => open?.delete(numberOf(client)));
  if (limits) cutSilentConnections(pool, limits.answerMs);
  return new Kysely<ClinicDatabase>({ dialect: new ClinicDialect({ pool }) });
}

/**
 * Kysely would take a lock of the session for its migrations, and give it back. Behind a pooler the two statements may
 * meet two sessions, and the lock could stay: migrations hold one of their transaction (`engine.ts`).
 */
class ClinicAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class ClinicDialect extends PostgresDialect {
  override createAdapter() {
    return new ClinicAdapter();
  }
}

/**
 * Rejects when the server cannot be written to: a read-only server refuses the update, and one without room for its
 * journal refuses the message.
 */
async function probePostgres(db: Kysely<ClinicDatabase>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`update appointments set status = status where false`.execute(transaction);
    await sql`select pg_logical_emit_message(true, 'readyz', '')`.execute(transaction);
  });
}

/** Closes connections whose query or transaction takes too long. The pool does not use a closed connection again. */
function cutSilentConnections(pool: pg.Pool, answerMs: number): void {
  const timers = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
  // While a query is running, `end` does not wait for the server. The pool's types leave it out.
  pool.on('acquire', (client) =>
    timers.set(
      client,
      setTimeout(() => (client as pg.Client).end(), answerMs),
    ),
  );
  pool.on('release', (_error, client) => clearTimeout(timers.get(client)));
}
