import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isWriterBusy } from './errors.ts';
import type { ClinicDatabase } from './tables.ts';

/** Twice this is less than the ten seconds for which the wizard waits, because a booking may wait behind another. */
const LOCK_WAIT_MS = 4000;
const RETRY_PAUSE_MS = 40;

/**
 * Tries `run` again while another process holds the write lock of the whole database, as SQLite has one, without
 * blocking the event loop. `run` must change nothing when it throws. Rejects with the error of the last attempt.
 */
export async function waitForLock<Result>(run: () => Promise<Result>, limitMs = LOCK_WAIT_MS): Promise<Result> {
  const deadlineMs = performance.now() + limitMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isWriterBusy(error) || performance.now() >= deadlineMs) throw error;
      await sleep(RETRY_PAUSE_MS);
    }
  }
}

/** Runs a transaction, and waits as `waitForLock` does. */
export function inTransaction<Result>(
  db: Kysely<ClinicDatabase>,
  run: (transaction: Transaction<ClinicDatabase>) => Promise<Result>,
  limitMs?: number,
): Promise<Result> {
  return waitForLock(() => db.transaction().execute(run), limitMs);
}
