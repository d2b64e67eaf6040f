import { getErrorCode } from './startup-error.ts';

/**
 * Codes of a disk without room: the system's (EDQUOT: this user has no room), SQLite's (SQLITE_IOERR_SHMSIZE: the index
 * of its journal has no room) and Postgres's.
 */
export const DISK_FULL_PATTERN = /^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_SHMSIZE|53100)$/;

/** The advice at a start that fails for lack of room; `null` when it fails for another reason. */
export function adviseOnFullDisk(error: unknown): string | null {
  if (!DISK_FULL_PATTERN.test(getErrorCode(error))) return null;
  return 'The disk is full: leave everything where it is, make room there, and start again. Example: df -h';
}
