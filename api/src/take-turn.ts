import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's codes for a file that another process holds, and for a full disk. */
const [BUSY, FULL] = [5, 13];

/**
 * Takes the turn to change the website that is served, by a build, a publishing or an upgrade, below a folder that other
 * processes of the machine may share. Returns what ends the turn, or `null` while another has it. The lock is the system's,
 * which releases it when the holder ends, however it ends. On a full disk there is no lock: the first step of the work
 * fails there, and says why.
 */
export function takeTurn(dataDir: string): (() => void) | null {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, 'publish.lock'), { timeout: 0 });
  const endTurn = () => lock.close();
  try {
    lock.exec('begin exclusive');
    return endTurn;
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    if (errcode === FULL) return endTurn;
    endTurn();
    if (errcode === BUSY) return null;
    throw error;
  }
}
