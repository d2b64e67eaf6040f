import Database from 'better-sqlite3';
import { getErrorCode } from '../../startup-error.ts';

/** A look at the whole file takes at most this share of the thread's time, however large the file is. */
const MAX_TIME_SHARE = 0.01;

/** SQLite finds damage in a file by itself only where it reads. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(getErrorCode(error));
}

/** Reads the whole file, tables and indexes. Throws an error with the code `SQLITE_CORRUPT` when a part is damaged. */
export function refuseDamaged(database: Database.Database): void {
  if (database.pragma('integrity_check(1)', { simple: true }) === 'ok') return;
  throw new Database.SqliteError('The integrity check fails.', 'SQLITE_CORRUPT');
}

/**
 * A check of the file as it lies on the disk: a connection that is open for long knows its pages by heart. It throws as
 * `refuseDamaged` does, and does nothing while a large file has been looked at a short time ago.
 */
export function createDamageCheck(path: string): () => void {
  let dueMs = 0;
  return () => {
    const startMs = performance.now();
    if (startMs < dueMs) return;
    const database = new Database(path, { readonly: true, fileMustExist: true });
    try {
      refuseDamaged(database);
      const endMs = performance.now();
      dueMs = endMs + (endMs - startMs) / MAX_TIME_SHARE;
    } finally {
      database.close();
    }
  };
}
