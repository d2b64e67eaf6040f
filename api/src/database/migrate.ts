import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE as MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import * as appointments from '#migrations/001-appointments.ts';
import * as liveBookings from '#migrations/002-live-bookings.ts';
import * as contactKeys from '#migrations/003-contact-keys.ts';
import { createIdMigration, type UnplacedAppointments } from '#migrations/004-ids.ts';
import * as afterBooking from '#migrations/005-after-booking.ts';
import * as desk from '#migrations/006-desk.ts';
import * as deskWork from '#migrations/007-desk-work.ts';
import * as oneClock from '#migrations/008-one-clock.ts';
import { getErrorCode, StartupError } from '../startup-error.ts';
import { followClock } from './follow-clock.ts';
import type { ClinicDatabase } from './tables.ts';
import { waitForLock } from './transaction.ts';

/** What the start of a process found in the database. */
export type Upgrade = {
  /** The database is empty: no migration has run on it. */
  isNew: boolean;
  /** Appointments that migration 004 could not give ids; `null` when there are none. */
  unplaced: UnplacedAppointments | null;
};

/** Oldest first. Each is named here, so that a stray file in the folder never runs. */
export const MIGRATION_NAMES = [
  '001-appointments',
  '002-live-bookings',
  '003-contact-keys',
  '004-ids',
  '005-after-booking',
  '006-desk',
  '007-desk-work',
  '008-one-clock',
] as const;

type Migrations = Record<(typeof MIGRATION_NAMES)[number], Migration>;

function createMigrations(calendar: BookingCalendar, onUnplaced: (unplaced: UnplacedAppointments) => void): Migrations {
  return {
    '001-appointments': appointments,
    '002-live-bookings': liveBookings,
    '003-contact-keys': contactKeys,
    '004-ids': createIdMigration(calendar, onUnplaced),
    '005-after-booking': afterBooking,
    '006-desk': desk,
    '007-desk-work': deskWork,
    '008-one-clock': oneClock,
  };
}

/** The first of a database's migrations that this version does not know; `undefined` when it knows all. */
export function findNewerMigration(executed: readonly string[]): string | undefined {
  return executed.find((name) => !(MIGRATION_NAMES as readonly string[]).includes(name));
}

/**
 * Runs the missing migrations, all or none of them, in one process at a time. Throws StartupError when a newer version
 * has used the database, and otherwise the error of the migration that fails.
 */
export async function migrateToLatest(db: Kysely<ClinicDatabase>, calendar: BookingCalendar): Promise<Upgrade> {
  const executed = await readExecutedMigrations(db);
  const newer = findNewerMigration(executed);
  if (newer !== undefined) {
    throw new StartupError(
      `DATABASE_URL: the database comes from a newer version of this software (${newer}). Start that version, or name another database. Example: DATABASE_URL=file:./data/clinic.db`,
    );
  }
  const upgrade: Upgrade = { isNew: executed.length === 0, unplaced: null };
  if (executed.length < MIGRATION_NAMES.length) {
    const migrator = createMigrator(db, calendar, (unplaced) => {
      upgrade.unplaced = unplaced;
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  }
  await followClock(db, calendar.timeZone);
  return upgrade;
}

async function readExecutedMigrations(db: Kysely<ClinicDatabase>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)} order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

export function createMigrator(
  db: Kysely<ClinicDatabase>,
  calendar: BookingCalendar,
  onUnplaced: (unplaced: UnplacedAppointments) => void = () => undefined,
): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => createMigrations(calendar, onUnplaced) } });
}

/**
 * Runs `migrateToLatest` at the start of a process. On failure closes `db` and throws a StartupError with `problem`.
 */
export async function bringUpToDate(
  db: Kysely<ClinicDatabase>,
  calendar: BookingCalendar,
  problem: string,
): Promise<Upgrade> {
  try {
    return await waitForLock(() => migrateToLatest(db, calendar));
  } catch (error) {
    await db.destroy().catch(() => undefined);
    if (error instanceof StartupError) throw error;
    const reason = getErrorCode(error) || (error instanceof Error ? error.message : 'unknown reason');
    throw new StartupError(
      `DATABASE_URL: ${problem} (${reason}). Check that it is there and may be written to, or name another one. Example: DATABASE_URL=file:./data/clinic.db`,
    );
  }
}
