import Database from 'better-sqlite3';

/** In the file's own `user_version`: nothing of what was removed is left in it. A file of unknown past has 0. */
const CLEAN = 1;

/**
 * Writes the file anew without the rows that were removed, so many of them, and empties the journal, which remembers
 * them too; does nothing when that is done. What fails is left for the next call, also in another process. Throws with
 * the code `SQLITE_BUSY` while another process reads the journal.
 */
export function clearRemains(database: Database.Database, removed: number): void {
  if (removed > 0) database.pragma('user_version = 0');
  if (database.pragma('user_version', { simple: true }) === CLEAN) return;
  // Else the copy that VACUUM makes would lie in the system's folder for temporary files.
  database.pragma('temp_store = MEMORY');
  database.exec('vacuum');
  emptyJournal(database);
  database.pragma(`user_version = ${CLEAN}`);
}

function emptyJournal(database: Database.Database): void {
  const [{ busy = 1 } = {}] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy?: number }[];
  if (busy) throw new Database.SqliteError('Another process reads the journal.', 'SQLITE_BUSY');
}

/** The smallest write there is: SQLite commits a page to the disk although nothing changes. */
export function rewriteVersion(database: Database.Database): void {
  database.pragma(`user_version = ${database.pragma('user_version', { simple: true })}`);
}
