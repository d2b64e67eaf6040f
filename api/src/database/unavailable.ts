import { getErrorCode } from '../startup-error.ts';
import type { ErrorMeaning } from './engine.ts';
import { hasMeaning, isLostConnection } from './errors.ts';
import { hasMoved } from './move-mark.ts';

const NETWORK_PATTERN =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;

/** Kysely gives this error no code. */
const DESTROYED_PATTERN = /^driver has already been destroyed/;

/** Whether the database may answer later: it is busy, full, read-only, damaged, moved, left or out of reach. */
export function isUnavailable(error: unknown): boolean {
  if (hasMeaning(error, 'unavailable') || NETWORK_PATTERN.test(getErrorCode(error)) || isLostConnection(error)) {
    return true;
  }
  if (hasMoved(error)) return true;
  return error instanceof Error && DESTROYED_PATTERN.test(error.message);
}

/** Words for the person who runs the server. The first meaning that the error has counts. */
const TROUBLES: [ErrorMeaning, words: string][] = [
  ['moved', 'The database file was deleted, moved or replaced. Put it back, or restart the server.'],
  ['damaged', 'The database file is damaged. Stop the server and restore a backup.'],
  ['diskFull', 'The disk of the database is full.'],
  ['readOnly', 'The database cannot be written to: it is read-only.'],
  ['locked', 'Another program holds the database locked.'],
  ['unopened', 'The database file cannot be opened.'],
  ['diskError', 'The disk of the database reports an error.'],
];

const MOVED_WORDS =
  'The bookings have moved to another database. Stop the service and start it with the DATABASE_URL that npm run move-database has named.';

/** Tells in words why the database did not answer; `null` for an error of another kind. */
export function describeTrouble(error: unknown): string | null {
  if (!isUnavailable(error)) return null;
  if (hasMoved(error)) return MOVED_WORDS;
  const [, words] = TROUBLES.find(([meaning]) => hasMeaning(error, meaning)) ?? [];
  return words ?? 'The database cannot be reached.';
}

/** Tells in words why no booking can be stored now; `null` when one can. Throws unexpected errors. */
export async function findTrouble(database: { checkReady: () => Promise<void> }): Promise<string | null> {
  try {
    await database.checkReady();
    return null;
  } catch (error) {
    const words = describeTrouble(error);
    if (words === null) throw error;
    return words;
  }
}
