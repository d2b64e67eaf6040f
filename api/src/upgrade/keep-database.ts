import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { toShownPath } from '../backup/command.ts';
import { rotateBackups } from '../backup/rotate.ts';
import { readArchiveTime } from '../backup/rotation.ts';
import { readBookingCalendar } from '../booking-calendar-file.ts';
import { askDatabase } from '../checkup/ask-database.ts';
import type { Config } from '../config.ts';
import { markFormer } from '../database/former-mark.ts';
import { MIGRATIONS, readExecutedMigrations } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { WORK } from './places.ts';
import { runProgram } from './program.ts';

/** A backup that this machine can read, and the one that stays, for people. */
export type Kept = { archive: string; shown: string };

/** Makes the usual backup. The key of an encrypted one is elsewhere, so another is made beside it for the way back. */
export async function keepBackup(config: Config): Promise<Kept> {
  await rotateBackups(config, new Date());
  const usual = await findNewest(config.backupDir);
  if (config.backupRecipients.length === 0) return { archive: usual, shown: toShownPath(usual) };
  const backupDir = join(WORK, 'backup');
  await rotateBackups({ ...config, backupDir, backupRecipients: [] }, new Date());
  return { archive: await findNewest(backupDir), shown: toShownPath(usual) };
}

/** Lets the present release go on with the tables of the next one, also when it starts again meanwhile. */
export async function letFormerGoOn({ databaseDirectUrl, contentDir }: Config): Promise<void> {
  const { db } = await openDatabase(databaseDirectUrl, await readBookingCalendar(contentDir));
  await markFormer(db, Object.keys(MIGRATIONS).at(-1) ?? '');
  await db.destroy();
}

/** Whether the database has been through a migration that this release lacks. */
export async function isMigrated({ databaseUrl }: Config): Promise<boolean> {
  const executed = await askDatabase(databaseUrl, readExecutedMigrations);
  return executed.some((name) => !Object.hasOwn(MIGRATIONS, name));
}

/** Puts a backup in the place of the database, which is kept beside it. Throws StartupError while anyone uses it. */
export function restoreDatabase(archive: string): Promise<string> {
  return runProgram(process.execPath, ['api/src/backup/restore.ts', archive]);
}

async function findNewest(folder: string): Promise<string> {
  const archives = (await readdir(folder)).filter((name) => readArchiveTime(name) !== null);
  return join(folder, archives.sort().at(-1) ?? '');
}
