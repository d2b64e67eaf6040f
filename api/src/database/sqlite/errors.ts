import type { EngineErrors } from '../engine.ts';

/** The code of the error when the database's thread has ended. */
export const CLOSED = 'DATABASE_CLOSED';

export const SQLITE_ERRORS: EngineErrors = {
  uniqueViolation: /^SQLITE_CONSTRAINT_UNIQUE$/,
  writerBusy: /^SQLITE_BUSY/,
  unavailable: new RegExp(
    `^(${CLOSED}$|SQLITE_(BUSY|LOCKED|READONLY|FULL|IOERR|CANTOPEN|PROTOCOL|NOMEM|CORRUPT|NOTADB))`,
  ),
  // SQLITE_IOERR_SHMSIZE: the index of its journal has no room.
  diskFull: /^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/,
  moved: /^SQLITE_READONLY_DBMOVED/,
  // SQLite notices damage only in the parts of the file that it reads.
  damaged: /^SQLITE_(CORRUPT|NOTADB)/,
  readOnly: /^(SQLITE_READONLY|SQLITE_IOERR_WRITE$)/,
  locked: /^SQLITE_(BUSY|LOCKED)/,
  unopened: /^SQLITE_CANTOPEN/,
  diskError: /^SQLITE_IOERR/,
};
