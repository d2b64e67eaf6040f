import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { PROJECT_ROOT } from '../project-root.ts';
import { getErrorCode, StartupError } from '../startup-error.ts';
import type { ClinicDatabase } from './appointments-table.ts';
import { waitForLock } from './lock-wait.ts';
import { migrateToLatest } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { type AppointmentStore, createAppointmentStore } from './store.ts';

/** Opens the database that DATABASE_URL names and brings it up to date. Throws StartupError with the remedy. */
export async function openStore(databaseUrl: string): Promise<AppointmentStore> {
  if (!databaseUrl.startsWith('file:')) {
    const { host } = new URL(databaseUrl);
    const db = openPostgres(databaseUrl);
    await migrate(db, `the Postgres server at ${host} cannot be used`);
    return createAppointmentStore(db, { sharesTransaction: false });
  }
  const path = databaseUrlToPath(databaseUrl);
  const db = openSqliteFile(path);
  await migrate(db, `the database file ${path} cannot be used`);
  return createAppointmentStore(db, { sharesTransaction: true });
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

async function migrate(db: Kysely<ClinicDatabase>, problem: string): Promise<void> {
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
