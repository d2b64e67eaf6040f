import Database from 'better-sqlite3';

/** Checks of the whole file take at most this share of the thread's time, however large the file is. */
const MAX_TIME_SHARE = 0.01;

/** Reads the whole file, tables and indexes. Throws an error with the code `SQLITE_CORRUPT` when a part is damaged. */
export function refuseDamaged(database: Database.Database): void {
  if (database.pragma('integrity_check(1)', { simple: true }) === 'ok') return;
  throw new Database.SqliteError('The integrity check fails.', 'SQLITE_CORRUPT');
}

/**
 * Makes a check of the file on the disk. Each check opens a new connection, because an old one has pages in memory. It
 * throws as `refuseDamaged` does, and does nothing when the last check was too recent for a file of this size.
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
