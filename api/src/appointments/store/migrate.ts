import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE as MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import * as appointments from '#migrations/001-appointments.ts';
import * as liveBookings from '#migrations/002-live-bookings.ts';
import * as contactKeys from '#migrations/003-contact-keys.ts';
import { getErrorCode, StartupError } from '../../startup-error.ts';
import type { ClinicDatabase } from './appointments-table.ts';
import { waitForLock } from './lock-wait.ts';

/** Named one by one, so that a stray file in the folder never runs. */
const MIGRATIONS: Record<string, Migration> = {
  '001-appointments': appointments,
  '002-live-bookings': liveBookings,
  '003-contact-keys': contactKeys,
};

/** Oldest first. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).sort();

/** The name of a migration that this version does not have, among those a database has been through. */
export function findNewerMigration(executed: readonly string[]): string | undefined {
  return executed.find((name) => !MIGRATION_NAMES.includes(name));
}

/**
 * Brings the database to the newest form; does nothing when it is there. All or nothing, and one process at a time.
 * `isNew` when there was nothing in it. Throws a StartupError when a newer version has used it, else what the failing
 * migration threw.
 */
export async function migrateToLatest(db: Kysely<ClinicDatabase>): Promise<{ isNew: boolean }> {
  const executed = await readExecutedMigrations(db);
  const newer = findNewerMigration(executed);
  if (newer !== undefined) {
    throw new StartupError(
      `DATABASE_URL: the database comes from a newer version of this software (${newer}). Start that version, or name another database. Example: DATABASE_URL=file:./data/clinic.db`,
    );
  }
  if (executed.length < MIGRATION_NAMES.length) await migrate(db);
  return { isNew: executed.length === 0 };
}

async function readExecutedMigrations(db: Kysely<ClinicDatabase>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)} order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

async function migrate(db: Kysely<ClinicDatabase>): Promise<void> {
  // On Postgres Kysely sees to it; on SQLite it uses neither a lock nor a transaction.
  if (db.getExecutor().adapter.supportsTransactionalDdl) return runMigrations(db);
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await runMigrations(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

async function runMigrations(db: Kysely<ClinicDatabase>): Promise<void> {
  const { error } = await createMigrator(db).migrateToLatest();
  if (error) throw error;
}

export function createMigrator(db: Kysely<ClinicDatabase>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
}

/** As `migrateToLatest`, at the start of a process. Closes `db` and throws a StartupError that begins with `problem`. */
export async function bringUpToDate(db: Kysely<ClinicDatabase>, problem: string): Promise<{ isNew: boolean }> {
  try {
    return await waitForLock(() => migrateToLatest(db));
  } catch (error) {
    await db.destroy().catch(() => undefined);
    if (error instanceof StartupError) throw error;
    const reason = getErrorCode(error) || (error instanceof Error ? error.message : 'unknown reason');
    throw new StartupError(
      `DATABASE_URL: ${problem} (${reason}). Check that it is there and may be written to, or name another one. Example: DATABASE_URL=file:./data/clinic.db`,
    );
  }
}
