import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { getErrorCode, StartupError } from '../../startup-error.ts';
import { isDamage, refuseDamaged } from './damage.ts';

const OPEN_TIMEOUT_MS = 5000;
const OPEN_PAUSE_MS = 20;

/**
 * SQLite waits for a lock without leaving the event loop, so that its thread answers nobody meanwhile: enough for
 * another process's commit, and for no more; `waitForLock` does the rest.
 */
const BUSY_TIMEOUT_MS = 10;

/** 12 MB of journal: pages that change again and again are copied to the file less often than by default (4 MB). */
const CHECKPOINT_PAGES = 3000;
/** What a burst leaves of the journal's file once its pages are copied. */
const JOURNAL_REST_BYTES = 12 * 1024 * 1024;

/** Opens the file, and creates it and its folder when they are missing. Throws StartupError. */
export function openSqliteFile(path: string): Database.Database {
  createPrivateFile(path);
  return openDatabase(path);
}

/**
 * Patients' names and phones stand in it: for the server's own user alone, also when it was copied here with another
 * mode. SQLite gives a new journal the mode of the file.
 */
function createPrivateFile(path: string): void {
  try {
    createPrivateFolder(dirname(path));
    closeSync(openSync(path, 'a', 0o600));
    for (const suffix of ['', '-wal', '-shm']) if (existsSync(path + suffix)) chmodSync(path + suffix, 0o600);
  } catch (error) {
    throw new StartupError(
      `DATABASE_URL: the file ${path} cannot be written (${getErrorCode(error)}). Name a folder that this user may write to. Example: DATABASE_URL=file:./data/clinic.db`,
    );
  }
}

/** Node's own recursive mkdir never comes back from /proc, which denies a folder whose parent is there. */
function createPrivateFolder(path: string): void {
  if (existsSync(path)) return;
  createPrivateFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process that starts at the same moment.
    if (getErrorCode(error) !== 'EEXIST') throw error;
  }
}

function openDatabase(path: string): Database.Database {
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { timeout: OPEN_TIMEOUT_MS });
    switchToWal(database);
    // WAL's default would lose the last bookings in a power cut, after they have been confirmed.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // What is removed is overwritten, not only unlinked.
    database.pragma('secure_delete = ON');
    database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    database.pragma(`journal_size_limit = ${JOURNAL_REST_BYTES}`);
    refuseDamaged(database);
    database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return database;
  } catch (error) {
    database?.close();
    if (isDamage(error)) {
      throw new StartupError(
        `DATABASE_URL: the file ${path} is damaged, or no SQLite database (${getErrorCode(error)}). Put the last backup in its place (npm run restore -- data/backups/…), or name another file. Example: DATABASE_URL=file:./data/clinic.db`,
      );
    }
    throw new StartupError(
      `DATABASE_URL: the file ${path} cannot be opened as a SQLite database (${getErrorCode(error)}). Move it away or name another one. Example: DATABASE_URL=file:./data/clinic.db`,
    );
  }
}

/** SQLite does not wait here for another process that starts at the same moment on the same new file, so this does. */
function switchToWal(database: Database.Database): void {
  const deadlineMs = performance.now() + OPEN_TIMEOUT_MS;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!getErrorCode(error).startsWith('SQLITE_BUSY') || performance.now() >= deadlineMs) throw error;
      Atomics.wait(pause, 0, 0, OPEN_PAUSE_MS);
    }
  }
}
