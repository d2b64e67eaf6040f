import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { adviseOnFullDisk } from '../../disk-full.ts';
import { adviseOnForeignPlace } from '../../foreign-place.ts';
import { createPrivateFolder } from '../../private-folder.ts';
import { getErrorCode, StartupError } from '../../startup-error.ts';
import { isDamaged, isWriterBusy } from '../errors.ts';
import { refuseDamaged } from './damage.ts';

const OPEN_TIMEOUT_MS = 5000;
const OPEN_PAUSE_MS = 20;

/**
 * SQLite blocks its thread while it waits for a lock, so it waits only as long as another process's commit takes.
 * `wait-for-lock.ts` waits longer without blocking.
 */
const BUSY_TIMEOUT_MS = 10;

/** 12 MB of journal, where the default is 4 MB: pages that change often are copied to the file less often. */
const CHECKPOINT_PAGES = 3000;
/** The journal's file is cut to this size once its pages are copied. */
const JOURNAL_REST_BYTES = 12 * 1024 * 1024;

/** Opens the file, and creates it and its folder when they are missing. Throws StartupError. */
export function openSqliteFile(path: string): Database.Database {
  createPrivateFile(path);
  return openDatabase(path);
}

/**
 * Makes the file readable only for the server's own user, because it holds patients' names and phones. This also mends
 * the mode of a file that was copied here. SQLite gives a new journal the mode of the file.
 */
function createPrivateFile(path: string): void {
  try {
    createPrivateFolder(dirname(path));
    closeSync(openSync(path, 'a', 0o600));
    for (const suffix of ['', '-wal', '-shm']) if (existsSync(path + suffix)) chmodSync(path + suffix, 0o600);
  } catch (error) {
    throw new StartupError(
      `DATABASE_URL: the file ${path} cannot be written (${getErrorCode(error)}). ${adviseOnFullDisk(error) ?? adviseOnForeignPlace(error, path) ?? 'Name a folder that this user may write to. Example: DATABASE_URL=file:./data/clinic.db'}`,
    );
  }
}

function openDatabase(path: string): Database.Database {
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { timeout: OPEN_TIMEOUT_MS });
    switchToWal(database);
    // With WAL's default a power cut could lose bookings that are already confirmed.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // Removed rows are overwritten.
    database.pragma('secure_delete = ON');
    database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    database.pragma(`journal_size_limit = ${JOURNAL_REST_BYTES}`);
    refuseDamaged(database);
    database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return database;
  } catch (error) {
    database?.close();
    if (isDamaged(error)) {
      throw new StartupError(
        `DATABASE_URL: the file ${path} is damaged, or no SQLite database (${getErrorCode(error)}). Put the last backup in its place (npm run restore -- data/backups/…), or name another file. Example: DATABASE_URL=file:./data/clinic.db`,
      );
    }
    throw new StartupError(
      `DATABASE_URL: the file ${path} cannot be opened as a SQLite database (${getErrorCode(error)}). ${adviseOnFullDisk(error) ?? 'Move it away or name another one. Example: DATABASE_URL=file:./data/clinic.db'}`,
    );
  }
}

/**
 * Turns on WAL. Waits for another process that starts at the same moment on the same new file, because SQLite does not
 * wait here.
 */
function switchToWal(database: Database.Database): void {
  const deadlineMs = performance.now() + OPEN_TIMEOUT_MS;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!isWriterBusy(error) || performance.now() >= deadlineMs) throw error;
      Atomics.wait(pause, 0, 0, OPEN_PAUSE_MS);
    }
  }
}
