import { getErrorCode } from '../../startup-error.ts';

/** The database cannot answer now and may later: busy, full, read-only, or out of reach. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

const SQLITE_PATTERN = /^SQLITE_(BUSY|LOCKED|READONLY|FULL|IOERR|CANTOPEN|PROTOCOL|NOMEM)/;

/** Classes 08 (connection), 53 (resources), 57P (shutdown); 25006 is a read-only server; 40001, 40P01 and 55P03 (locked) ask for a retry. */
const POSTGRES_PATTERN = /^(08\w{3}|53\w{3}|57P\w{2}|25006|40001|40P01|55P03)$/;

const NETWORK_PATTERN =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;

/** pg gives these errors no code. */
const LOST_CONNECTION_PATTERN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Wraps the errors that a later attempt may not meet, and leaves all others as they are. */
export function toStoreError(error: unknown): unknown {
  return isUnavailable(error) ? new StoreUnavailableError('The database cannot answer now.', { cause: error }) : error;
}

export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailableError) return true;
  const code = getErrorCode(error);
  if (SQLITE_PATTERN.test(code) || POSTGRES_PATTERN.test(code) || NETWORK_PATTERN.test(code)) return true;
  return error instanceof Error && LOST_CONNECTION_PATTERN.test(error.message);
}
