import type { Kysely } from 'kysely';
import type { AppointmentPart, AppointmentsTable } from './appointment-tables.ts';
import { type EngineName, findEngineName } from './engines.ts';
import type { ClinicClock, Upgrade } from './migrate.ts';
import { openPostgresDatabase } from './postgres/open.ts';
import { openSqliteDatabase } from './sqlite/open.ts';
import type { ClinicDatabase } from './tables.ts';
import type { Watch } from './watch.ts';

export type Database = {
  db: Kysely<ClinicDatabase>;
  upgrade: Upgrade;
  /** Resolves when the database can be written to: reading would not notice a full disk or a read-only server. */
  checkReady: () => Promise<void>;
  /** Erases removed rows from the disk; `removed` is how many have been removed since the last call. */
  eraseRemoved: (removed: number) => Promise<void>;
  watch: Watch;
  /**
   * Inserts the appointments that meet no conflict, each with its parts, all or none, and resolves to the ids of the
   * inserted ones.
   */
  insertTogether: (
    appointments: readonly AppointmentsTable[],
    parts: readonly AppointmentPart[],
  ) => Promise<{ id: string }[]>;
};

type Open = (databaseUrl: string, calendar: ClinicClock, listenUrl: string) => Promise<Database>;

const OPENERS: Record<EngineName, Open> = { sqlite: openSqliteDatabase, postgres: openPostgresDatabase };

/**
 * Opens the database that DATABASE_URL names and runs missing migrations. Throws StartupError with the remedy.
 * `listenUrl` is where Postgres tells of changes; it is empty for commands, which need not hear of them.
 */
export function openDatabase(databaseUrl: string, calendar: ClinicClock, listenUrl = ''): Promise<Database> {
  return OPENERS[findEngineName(databaseUrl) as EngineName](databaseUrl, calendar, listenUrl);
}
