import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { Refusal } from '../refusal.ts';

/**
 * Bookings worked on at once: some in a commit, and as many being checked for the next one meanwhile. More would keep
 * the process from accepting new visitors, of whom Node lets in one per turn of its event loop.
 */
const MAX_AT_ONCE = 300;

/**
 * Bookings that wait for their turn. With those under way more than any crowd of patients, and few enough that at 1,000
 * a second, which a cheap disk manages, the last of them waits for little more than half a second.
 */
const MAX_WAITING = 300;

/** A refusal waits so long: programs that try again at once would otherwise leave no time for the others. */
const REFUSAL_DELAY_MS = 1000;

const RETRY_AFTER_SECONDS = 2;

/** Runs what it is given in the order of arrival; throws a 503, before any work is done, when too many wait. */
export function createLoadLimit() {
  const limit = pLimit(MAX_AT_ONCE);

  return async function withinLoadLimit<Result>(run: () => Promise<Result>): Promise<Result> {
    if (limit.pendingCount < MAX_WAITING) return limit(run);
    await sleep(REFUSAL_DELAY_MS);
    throw new Refusal('busy', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
  };
}
