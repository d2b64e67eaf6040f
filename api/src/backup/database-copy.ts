import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { refuseDamaged } from '../database/sqlite/damage.ts';
import { getErrorCode, StartupError } from '../startup-error.ts';
import { toShownPath } from './command.ts';

export type DatabaseCopy = {
  appointments: number;
  /** The names of the migrations that it has been through, oldest first. */
  migrations: string[];
  bytes: number;
};

/**
 * Copies a database as of one moment, even while others write to it, into one new file that only its owner can read.
 * The copy appears at `to` after it has been checked. Throws StartupError.
 */
export async function copyDatabase(from: string, to: string): Promise<DatabaseCopy> {
  const part = `${to}.part`;
  try {
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', 0o600));
    copyRows(from, part);
    const copy = inspectCopy(part, from);
    renameSync(part, to);
    return copy;
  } catch (error) {
    rmSync(part, { force: true });
    if (error instanceof StartupError) throw error;
    const code = getErrorCode(error);
    throw new StartupError(
      /NOTADB|CORRUPT/.test(code)
        ? `${toShownPath(from)} is damaged or no SQLite database (${code}). Take another backup.`
        : `${toShownPath(from)} cannot be copied to ${toShownPath(to)} (${code}). Look at free space and permissions.`,
      { cause: error },
    );
  }
}

/** Copies row by row. Unlike a copy of the pages, the result holds nothing of removed rows. */
function copyRows(from: string, to: string): void {
  const source = new Database(from, { readonly: true, fileMustExist: true });
  try {
    // VACUUM reads only the rows and would not notice damaged indexes.
    refuseDamaged(source);
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
  // VACUUM INTO does not wait for the disk.
  const file = openSync(to, 'r+');
  fsyncSync(file);
  closeSync(file);
}

function inspectCopy(path: string, from: string): DatabaseCopy {
  const database = new Database(path);
  try {
    // Without a journal beside it, the copy is a single file.
    database.pragma('journal_mode = DELETE');
    const integrity = database.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') {
      throw new StartupError(`${toShownPath(from)} is damaged: its integrity check fails. Take another backup.`);
    }
    return {
      appointments: Number(database.prepare('select count(*) from appointments').pluck().get()),
      migrations: database.prepare('select name from kysely_migration order by name').pluck().all() as string[],
      bytes: statSync(path).size,
    };
  } catch (error) {
    if (getErrorCode(error) !== 'SQLITE_ERROR') throw error;
    throw new StartupError(`${toShownPath(from)} holds no appointments. Name a backup of the clinic's database.`);
  } finally {
    database.close();
  }
}
