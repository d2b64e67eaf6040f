import { hasMeaning } from './database/errors.ts';
import { getErrorCode } from './startup-error.ts';

/** The system's codes of a disk without room. EDQUOT: this user has no room. */
const SYSTEM_PATTERN = /^(ENOSPC|EDQUOT)$/;

/** Whether the system or a database has refused to write for lack of room. */
export const isDiskFull = (error: unknown) => SYSTEM_PATTERN.test(getErrorCode(error)) || hasMeaning(error, 'diskFull');

/** The advice at a start that fails for lack of room; `null` when it fails for another reason. */
export function adviseOnFullDisk(error: unknown): string | null {
  if (!isDiskFull(error)) return null;
  return 'The disk is full: leave everything where it is, make room there, and start again. Example: df -h';
}
