import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { findVersionMistake } from '../database/migrate.ts';
import { getErrorCode, StartupError } from '../startup-error.ts';
import { nameAside } from './aside.ts';
import { toShownPath } from './command.ts';
import { copyDatabase, type DatabaseCopy } from './database-copy.ts';

/**
 * Puts a copy of a database in the place of `database`, which is kept beside it. Resolves to what it holds and to the path
 * of the former one, `null` when there was none. Throws StartupError, and then nothing has changed.
 */
export async function restoreFile(backup: string, database: string): Promise<DatabaseCopy & { aside: string | null }> {
  mkdirSync(dirname(database), { recursive: true, mode: 0o700 });
  const restored = `${database}.restored`;
  const copy = await copyDatabase(backup, restored);
  try {
    refuseOtherVersions(copy.migrations, backup);
    const aside = existsSync(database) ? setAside(database) : null;
    renameSync(restored, database);
    return { ...copy, aside };
  } finally {
    rmSync(restored, { force: true });
  }
}

/** Throws StartupError for a database of another version than this one can use. */
export function refuseOtherVersions(migrations: readonly string[], backup: string): void {
  const mistake = findVersionMistake(migrations);
  if (mistake) throw new StartupError(`${toShownPath(backup)} ${mistake}, then restore.`);
}

/** Renames the database and its journal, and returns the new path. Throws StartupError while anyone has it open. */
function setAside(path: string): string {
  const aside = nameAside(path);
  const database = new Database(path, { timeout: 0 });
  try {
    // SQLite leaves WAL mode only when no other connection is open, and first writes the journal into the file.
    database.pragma('journal_mode = DELETE');
    database.exec('begin exclusive');
  } catch (error) {
    if (/BUSY|LOCKED/.test(getErrorCode(error))) {
      database.close();
      throw new StartupError(`${toShownPath(path)} is in use. Stop the server, restore, then start it again.`);
    }
    // A damaged database cannot be checked, and may be replaced.
  }
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix);
  }
  database.close();
  return aside;
}
