import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE as MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import * as clinic from '#migrations/001-clinic.ts';
import * as timetables from '#migrations/002-timetables.ts';
import * as waiting from '#migrations/003-waiting.ts';
import * as undo from '#migrations/004-undo.ts';
import * as absences from '#migrations/005-absences.ts';
import * as notesAndOpenings from '#migrations/006-notes-and-openings.ts';
import * as notices from '#migrations/007-notices.ts';
import * as passkeys from '#migrations/008-passkeys.ts';
import * as waitingScreen from '#migrations/009-waiting-screen.ts';
import * as language from '#migrations/010-language.ts';
import * as trueNews from '#migrations/011-true-news.ts';
import * as mailPriority from '#migrations/012-mail-priority.ts';
import * as clockDays from '#migrations/013-clock-days.ts';
import * as undoSeconds from '#migrations/014-undo-seconds.ts';
import * as nameSounds from '#migrations/015-name-sounds.ts';
import * as tokens from '#migrations/016-tokens.ts';
import * as busyCalendars from '#migrations/017-busy-calendars.ts';
import * as channels from '#migrations/018-channels.ts';
import { adviseOnFullDisk } from '../disk-full.ts';
import { getErrorCode, StartupError } from '../startup-error.ts';
import { getEngine } from './engines.ts';
import { isMarkedFormer } from './former-mark.ts';
import { keepContactLimits } from './keep-contact-limits.ts';
import { MOVE_TABLE, readMove } from './move-mark.ts';
import type { ClinicDatabase } from './tables.ts';

/** The time zone of the clinic, which decides when a day begins. */
export type ClinicClock = Pick<BookingCalendar, 'timeZone'>;

/** `isNew`: the database was empty before this start. */
export type Upgrade = { isNew: boolean };

/** Each migration by its name, oldest first. All are named here, so that a stray file in the folder never runs. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-clinic': clinic,
  '002-timetables': timetables,
  '003-waiting': waiting,
  '004-undo': undo,
  '005-absences': absences,
  '006-notes-and-openings': notesAndOpenings,
  '007-notices': notices,
  '008-passkeys': passkeys,
  '009-waiting-screen': waitingScreen,
  '010-language': language,
  '011-true-news': trueNews,
  '012-mail-priority': mailPriority,
  '013-clock-days': clockDays,
  '014-undo-seconds': undoSeconds,
  '015-name-sounds': nameSounds,
  '016-tokens': tokens,
  '017-busy-calendars': busyCalendars,
  '018-channels': channels,
};

/**
 * The steps that made the tables of `001-clinic` before they became one migration. The last step may be missing,
 * because each start makes its triggers when they are missing.
 */
const FORMER_STEPS = [
  '001-appointments',
  '002-live-bookings',
  '003-contact-keys',
  '004-ids',
  '005-after-booking',
  '006-desk',
  '007-desk-work',
  '008-one-clock',
];
const LAST_FORMER_STEPS = ['007-desk-work', '008-one-clock'];

/** The last commit that brings a database of an earlier step up to date. */
const COMMIT_WITH_FORMER_STEPS = '1297565';

/**
 * Names the reason and the remedy, as the end of a sentence about the database, when this version cannot use a database
 * with these migrations. Returns `null` when it can.
 */
export function findVersionMistake(executed: readonly string[]): string | null {
  const newer = executed.find((name) => !Object.hasOwn(MIGRATIONS, name) && !FORMER_STEPS.includes(name));
  if (newer !== undefined) return `comes from a newer version of this software (${newer}). Update the software`;
  const last = executed.at(-1);
  if (last === undefined || Object.hasOwn(MIGRATIONS, last) || LAST_FORMER_STEPS.includes(last)) return null;
  return `comes from an early version of this software (${last}). Start the version of commit ${COMMIT_WITH_FORMER_STEPS} with it once, which brings it up to date`;
}

/**
 * Runs the missing migrations, all or none, in one process at a time. Throws StartupError when the database is newer or
 * older than this version can use, and otherwise the error of the migration that fails.
 */
export async function migrateToLatest(
  db: Kysely<ClinicDatabase>,
  { timeZone }: ClinicClock,
  migrations = MIGRATIONS,
): Promise<Upgrade> {
  const executed = await readExecutedMigrations(db);
  await refuseMoved(db);
  const mistake = findVersionMistake(executed);
  if (mistake && !(await isMarkedFormer(db, Object.keys(MIGRATIONS).at(-1)))) {
    throw new StartupError(
      `DATABASE_URL: the database ${mistake}, or name another database. Example: DATABASE_URL=file:./data/clinic.db`,
    );
  }
  const isFormer = executed.some((name) => FORMER_STEPS.includes(name));
  if (isFormer) await renameFormerSteps(db);
  // The migrator locks the database even when it has nothing to do.
  if (isFormer || Object.keys(migrations).length > executed.length) {
    await runMigrations(db, migrations);
  }
  await keepContactLimits(db, timeZone);
  return { isNew: executed.length === 0 };
}

/** Runs migrations, in one transaction where the engine has a lock for them. */
async function runMigrations(db: Kysely<ClinicDatabase>, migrations: Record<string, Migration>): Promise<void> {
  const { migrationLock } = getEngine(db);
  const migrate = async (executor: Kysely<ClinicDatabase>) => {
    const provider = { getMigrations: async () => migrations };
    const { error } = await new Migrator({ db: executor, provider }).migrateToLatest();
    if (error) throw error;
  };
  if (migrationLock === null) return migrate(db);
  await db.transaction().execute(async (transaction) => {
    for (const statement of migrationLock) await sql.raw(statement).execute(transaction);
    await migrate(transaction);
  });
}

/** Reads the names of the migrations that the database has; none when it is empty. */
export async function readExecutedMigrations(db: Kysely<ClinicDatabase>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)} order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Throws StartupError when all rows are in another database by now. */
export async function refuseMoved(db: Kysely<ClinicDatabase>): Promise<void> {
  const tables = await db.introspection.getTables();
  const move = tables.some(({ name }) => name === MOVE_TABLE) ? await readMove(db) : null;
  if (!move?.is_done) return;
  throw new StartupError(
    `DATABASE_URL: the bookings moved to ${move.address}. Start the service with DATABASE_URL=${move.address}, or stay here and leave what was booked there: npm run move-database -- --undo`,
  );
}

/** Records the former steps as `001-clinic`. Processes that start together may all do this. */
async function renameFormerSteps(db: Kysely<ClinicDatabase>): Promise<void> {
  const table = sql.table(MIGRATION_TABLE);
  await db.transaction().execute(async (transaction) => {
    await sql`delete from ${table} where name in (${sql.join(FORMER_STEPS)})`.execute(transaction);
    await sql`insert into ${table} (name, timestamp) values ('001-clinic', ${new Date().toISOString()})
      on conflict do nothing`.execute(transaction);
  });
}

/**
 * Runs `migrateToLatest` at the start of a process. On failure closes `db` and throws a StartupError with `problem`.
 */
export async function bringUpToDate(
  db: Kysely<ClinicDatabase>,
  calendar: ClinicClock,
  problem: string,
): Promise<Upgrade> {
  try {
    return await migrateToLatest(db, calendar);
  } catch (error) {
    await db.destroy().catch(() => undefined);
    if (error instanceof StartupError) throw error;
    const reason = getErrorCode(error) || (error instanceof Error ? error.message : 'unknown reason');
    throw new StartupError(
      `DATABASE_URL: ${problem} (${reason}). ${adviseOnFullDisk(error) ?? 'Check that it is there and may be written to, or name another one. Example: DATABASE_URL=file:./data/clinic.db'}`,
    );
  }
}
