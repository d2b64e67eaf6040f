import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { PROJECT_ROOT } from '../project-root.ts';
import { StartupError } from '../startup-error.ts';
import { bringUpToDate, type ClinicClock, type Upgrade } from './migrate.ts';
import { openPostgres, probePostgres, VISITOR_LIMITS } from './postgres.ts';
import type { Insert } from './sqlite/dialect.ts';
import { eraseRemoved, rewriteVersion } from './sqlite/erase-removed.ts';
import { openSqlite } from './sqlite/open.ts';
import type { ClinicDatabase } from './tables.ts';
import { waitForLock } from './transaction.ts';
import { hearOnce, type Watch, watchPostgres, watchSqlite } from './watch.ts';

export type Database = {
  db: Kysely<ClinicDatabase>;
  upgrade: Upgrade;
  /** Resolves when the database can be written to: reading would not notice a full disk or a read-only server. */
  checkReady: () => Promise<void>;
  /** Erases removed rows from the disk; `removed` is how many have been removed since the last call. */
  eraseRemoved: (removed: number) => Promise<void>;
  watch: Watch;
  /**
   * Runs inserts in one transaction, all or none, and resolves to the ids that they return. `null` on Postgres, where
   * one statement can write several tables.
   */
  insertTogether: ((inserts: readonly Insert[]) => Promise<{ id: string }[]>) | null;
};

/**
 * Opens the database that DATABASE_URL names and runs missing migrations. Throws StartupError with the remedy.
 * `listenUrl` is where Postgres tells of changes; empty when nobody listens.
 */
export function openDatabase(databaseUrl: string, calendar: ClinicClock, listenUrl = ''): Promise<Database> {
  return databaseUrl.startsWith('file:')
    ? openSqliteDatabase(databaseUrlToPath(databaseUrl), calendar)
    : openPostgresDatabase(databaseUrl, calendar, listenUrl);
}

async function openSqliteDatabase(path: string, calendar: ClinicClock): Promise<Database> {
  const { db, thread } = await openSqlite(path);
  const upgrade = await bringUpToDate(db, calendar, `the database file ${path} cannot be used`);
  // This may fail for lack of room or because of another process. The daily removal tries again and logs a failure.
  await eraseRemoved(db, 0).catch(() => undefined);
  return {
    db,
    upgrade,
    checkReady: async () => {
      await thread.ask({ look: 'damage' });
      await rewriteVersion(db);
    },
    eraseRemoved: (removed) => eraseRemoved(db, removed),
    watch: watchSqlite(thread),
    // One message to the thread, without Kysely: between two statements the thread then does not wait for this one,
    // which answers visitors, and it has its next message before this thread reads the last answer.
    insertTogether: async (inserts) => (await waitForLock(() => thread.ask({ inserts }))).rows as { id: string }[],
  };
}

async function openPostgresDatabase(databaseUrl: string, calendar: ClinicClock, listenUrl: string): Promise<Database> {
  // Migrations run without time limits: processes that start together wait for the one that migrates.
  const migrated = openPostgres(databaseUrl);
  const problem = `the Postgres server at ${new URL(databaseUrl).host} cannot be used`;
  const upgrade = await bringUpToDate(migrated, calendar, problem);
  await migrated.destroy();
  const db = openPostgres(databaseUrl, VISITOR_LIMITS);
  await refuseWithoutLimits(db, problem);
  if (listenUrl !== '') await refuseDeaf(db, listenUrl);
  return {
    db,
    upgrade,
    checkReady: () => probePostgres(db),
    // Postgres erases removed rows by itself (autovacuum).
    eraseRemoved: async () => undefined,
    watch: watchPostgres(listenUrl || databaseUrl),
    insertTogether: null,
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

/** `file:./data/clinic.db` -> a path below the project's folder; `file:///srv/clinic.db` -> `/srv/clinic.db`. */
export function databaseUrlToPath(databaseUrl: string): string {
  if (databaseUrl.startsWith('file://')) {
    try {
      return fileURLToPath(databaseUrl);
    } catch {
      throw new StartupError(
        'DATABASE_URL: "file://" needs a third slash and a whole path. Example: DATABASE_URL=file:///srv/clinic/clinic.db',
      );
    }
  }
  return resolve(PROJECT_ROOT, databaseUrl.slice('file:'.length));
}
