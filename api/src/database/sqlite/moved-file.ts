import { statSync } from 'node:fs';
import Database from 'better-sqlite3';

/**
 * Makes a check that the path still names the open database and its journal. Without it a process would go on writing
 * into a file that was deleted, moved or replaced, and those rows would be lost. The check throws with SQLite's own
 * code for this, `SQLITE_READONLY_DBMOVED`. Call this when the database has been written to, so that the journal
 * exists.
 */
export function createMovedFileCheck(path: string): () => void {
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
