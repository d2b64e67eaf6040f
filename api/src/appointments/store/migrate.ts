import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
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

/**
 * Brings the database to the newest form; does nothing when it is there. All or nothing, and one process at a time.
 * Throws what the failing migration threw.
 */
export async function migrateToLatest(db: Kysely<ClinicDatabase>): Promise<void> {
  const migrations = await createMigrator(db).getMigrations();
  if (migrations.every(({ executedAt }) => executedAt)) return;
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
export async function bringUpToDate(db: Kysely<ClinicDatabase>, problem: string): Promise<void> {
  try {
    await waitForLock(() => migrateToLatest(db));
  } catch (error) {
    await db.destroy().catch(() => undefined);
    const reason = getErrorCode(error) || (error instanceof Error ? error.message : 'unknown reason');
    throw new StartupError(
      `DATABASE_URL: ${problem} (${reason}). Check that it is there and may be written to, or name another one. Example: DATABASE_URL=file:./data/clinic.db`,
    );
  }
}
