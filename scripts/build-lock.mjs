import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { announce, ROOT } from './run.mjs';

const FOLDER = join(ROOT, '.cache');
const ASK_MS = 200;

/** SQLite's code for a file that another process holds. */
const BUSY = 5;

/**
 * Waits until no other process builds in this folder, or no other builds the part that `name` names. SQLite uses a lock of
 * the system, which the system releases when the holder ends, however it ends. `onWait` is called once before a wait.
 */
export async function holdBuildLock({ name = 'build-lock', onWait = announceWaiting } = {}) {
  const { DatabaseSync } = await import('node:sqlite');
  mkdirSync(FOLDER, { recursive: true });
  const lock = new DatabaseSync(join(FOLDER, name), { timeout: 0 });
  for (let isTold = false; ; isTold = true) {
    try {
      lock.exec('begin exclusive');
      return lock;
    } catch (error) {
      if (error.errcode !== BUSY) throw error;
      if (!isTold) onWait();
      await sleep(ASK_MS);
    }
  }
}

const announceWaiting = () => announce('Another command builds the site in this folder; waiting for it …');
