import { setTimeout as sleep } from 'node:timers/promises';
import { type Dialect, Kysely } from 'kysely';
import { isWriterBusy } from '../errors.ts';
import type { ClinicDatabase } from '../tables.ts';

/** Twice this is less than the ten seconds for which the wizard waits, because a booking may wait behind another. */
const LOCK_WAIT_MS = 4000;
const RETRY_PAUSE_MS = 40;

/**
 * Tries `run` again while another process holds the write lock of the file, without blocking the event loop. `run` must
 * change nothing when it throws. Rejects with the error of the last attempt.
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

/**
 * Makes a Kysely whose statements and transactions wait as `waitForLock` does. Between two attempts the connection is
 * free for others. A transaction meets the lock at its start, so nothing of it runs twice.
 */
export function createWaitingKysely(dialect: Dialect): Kysely<ClinicDatabase> {
  const impatient = new Kysely<ClinicDatabase>({ dialect });
  const once = impatient.getExecutor();
  const executor = once.withConnectionProvider({
    provideConnection: (consume, options) => waitForLock(() => once.provideConnection(consume, options)),
  });
  const driver = { ...dialect.createDriver(), destroy: () => impatient.destroy() };
  return new Kysely<ClinicDatabase>({ config: { dialect }, dialect, driver, executor });
}
