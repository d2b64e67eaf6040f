import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { PROJECT_ROOT } from '../project-root.ts';
import { getErrorCode, StartupError } from '../startup-error.ts';
import { LOCK } from './places.ts';

/** Throws StartupError for a user who does not own the folder: the service could not use what that one leaves there. */
export function refuseOtherUser(): void {
  const self = process.getuid?.();
  const { uid } = statSync(PROJECT_ROOT);
  if (self === undefined || self === uid) return;
  throw new StartupError(
    `This folder belongs to user ${uid}, and the upgrade runs as user ${self}. Run it as its owner, with the variables of the service. Example: sudo -u '#${uid}' npm run upgrade`,
  );
}

/**
 * Does a work of which one may go on at a time in this folder. SQLite's lock of a file ends with its process, however that
 * ends. Throws StartupError while another one works.
 */
export async function workAlone<Result>(work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(LOCK), { recursive: true });
  const lock = new Database(LOCK, { timeout: 0 });
  try {
    takeLock(lock);
    return await work();
  } finally {
    lock.close();
  }
}

function takeLock(lock: Database.Database): void {
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    if (getErrorCode(error) !== 'SQLITE_BUSY') throw error;
    throw new StartupError('Another upgrade works in this folder. Wait for its last line, then upgrade again.');
  }
}
