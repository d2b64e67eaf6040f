import { getErrorCode } from '../startup-error.ts';
import type { EngineErrors, ErrorMeaning } from './engine.ts';
import type { EngineName } from './engines.ts';
import { POSTGRES_ERRORS } from './postgres/errors.ts';
import { SQLITE_ERRORS } from './sqlite/errors.ts';

// SQLite's thread loads this file, which therefore loads no library.
const ERRORS: Record<EngineName, EngineErrors> = { sqlite: SQLITE_ERRORS, postgres: POSTGRES_ERRORS };
const ALL = Object.values(ERRORS);

/** Whether the code of an error, of any engine, has the meaning. */
export function hasMeaning(error: unknown, meaning: ErrorMeaning): boolean {
  return ALL.some((codes) => codes[meaning]?.test(getErrorCode(error)));
}

export const isUniqueViolation = (error: unknown) => hasMeaning(error, 'uniqueViolation');
export const isDeadlock = (error: unknown) => hasMeaning(error, 'deadlock');
export const isHeldUp = (error: unknown) => hasMeaning(error, 'heldUp');
export const isWriterBusy = (error: unknown) => hasMeaning(error, 'writerBusy');
export const isDamaged = (error: unknown) => hasMeaning(error, 'damaged');

export function isLostConnection(error: unknown): boolean {
  return error instanceof Error && ALL.some(({ lostConnection }) => lostConnection?.test(error.message));
}
