import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { PROJECT_ROOT } from '../../project-root.ts';
import { StartupError } from '../../startup-error.ts';
import { createGroupBooking } from './book-together.ts';
import { createAppointmentStore } from './kysely-store.ts';
import { bringUpToDate } from './migrate.ts';
import { openPostgres, probePostgres, VISITOR_LIMITS } from './postgres.ts';
import { createPostgresInsert } from './postgres-insert.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { OpenedStore } from './store.ts';

/**
 * Opens the database that DATABASE_URL names and brings it up to date, by `calendar` where names become ids. Throws StartupError
 * with the remedy.
 */
export async function openStore(databaseUrl: string, calendar: BookingCalendar): Promise<OpenedStore> {
  if (databaseUrl.startsWith('file:')) return openSqliteStore(databaseUrlToPath(databaseUrl), calendar);
  // Processes that start together wait for the one that migrates, however long that takes.
  const migrated = openPostgres(databaseUrl);
  const problem = `the Postgres server at ${new URL(databaseUrl).host} cannot be used`;
  const upgrade = await bringUpToDate(migrated, calendar, problem);
  await migrated.destroy();
  const db = openPostgres(databaseUrl, VISITOR_LIMITS);
  const store = createAppointmentStore(db, createGroupBooking(db, createPostgresInsert(db)), {
    probeWriting: () => probePostgres(db),
    // Postgres's own autovacuum sees to that.
    clearRemains: async () => undefined,
  });
  return { ...store, upgrade };
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
