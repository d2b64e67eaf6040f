import { statSync } from 'node:fs';
import Database from 'better-sqlite3';

/**
 * Makes a check that the open database is still the file that its path names, journal included: a process writes on
 * into a file that was deleted, moved or replaced, and nobody finds it again. It throws with the code that SQLite has
 * for this, `SQLITE_READONLY_DBMOVED`. Call it when the database has been written to, so that there is a journal.
 */
export function createPlaceCheck(path: string): () => void {
  const files = [path, `${path}-wal`].map((file) => ({ file, inode: readInode(file) }));
  return () => {
    if (files.every(({ file, inode }) => readInode(file) === inode)) return;
    throw new Database.SqliteError('The database file is not in its place.', 'SQLITE_READONLY_DBMOVED');
  };
}

/** `null` when there is no such file. */
function readInode(file: string): bigint | null {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino ?? null;
}
