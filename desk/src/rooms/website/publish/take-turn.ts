import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the turn to build or to publish below a folder that other processes of the machine may share. Returns what ends
 * the turn, or `null` while another has it. The lock is the system's, which releases it when the holder ends, however it
 * ends. Throws when the disk is full.
 */
export function takeTurn(dataDir: string): (() => void) | null {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'publish.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
}

/** SQLite's code for a file that another process holds. */
const SQLITE_BUSY = 5;
