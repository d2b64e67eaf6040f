import { DISK_FULL_PATTERN } from '../disk-full.ts';
import { getErrorCode } from '../startup-error.ts';

/** The code of the error when the database's thread has ended. */
export const CLOSED = 'DATABASE_CLOSED';

const SQLITE_PATTERN = /^SQLITE_(BUSY|LOCKED|READONLY|FULL|IOERR|CANTOPEN|PROTOCOL|NOMEM|CORRUPT|NOTADB)/;

/**
 * Classes 08 (connection), 53 (resources), 57 (shutdown, statement too slow), 58 (disk); 25006 is a read-only server;
 * 40001, 40P01 and 55P03 (locked) ask for a retry.
 */
const POSTGRES_PATTERN = /^(08\w{3}|53\w{3}|57\w{3}|58\w{3}|25006|40001|40P01|55P03)$/;

const NETWORK_PATTERN =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;

/** pg and Kysely give these errors no code. */
const LOST_CONNECTION_PATTERN =
  /^(driver has already been destroyed|Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

/** Whether the database may answer later: it is busy, full, read-only, damaged, moved or out of reach. */
export function isUnavailable(error: unknown): boolean {
  const code = getErrorCode(error);
  if (code === CLOSED || SQLITE_PATTERN.test(code) || POSTGRES_PATTERN.test(code) || NETWORK_PATTERN.test(code))
    return true;
  return error instanceof Error && LOST_CONNECTION_PATTERN.test(error.message);
}

/** Words for the person who runs the server. The first pattern that matches the error's code counts. */
const TROUBLES: [codes: RegExp, words: string][] = [
  [/^SQLITE_READONLY_DBMOVED/, 'The database file was deleted, moved or replaced. Put it back, or restart the server.'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'The database file is damaged. Stop the server and restore a backup.'],
  [DISK_FULL_PATTERN, 'The disk of the database is full.'],
  [/^(SQLITE_READONLY|SQLITE_IOERR_WRITE$|25006$)/, 'The database cannot be written to: it is read-only.'],
  [/^(SQLITE_(BUSY|LOCKED)|55P03)/, 'Another program holds the database locked.'],
  [/^SQLITE_CANTOPEN/, 'The database file cannot be opened.'],
  [/^SQLITE_IOERR/, 'The disk of the database reports an error.'],
];

/** Tells in words why no booking can be stored now; `null` when one can. Throws unexpected errors. */
export async function findTrouble(database: { checkReady: () => Promise<void> }): Promise<string | null> {
  try {
    await database.checkReady();
    return null;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const [, words] = TROUBLES.find(([codes]) => codes.test(getErrorCode(error))) ?? [];
    return words ?? 'The database cannot be reached.';
  }
}
