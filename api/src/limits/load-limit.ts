import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { Refusal } from '../refusal.ts';

/**
 * The bookings worked on at once: those in one commit, and those being checked for the next. More would keep the
 * process from accepting new visitors, because Node accepts one connection per turn of its event loop.
 */
const MAX_AT_ONCE = 300;

/**
 * The bookings that wait for their turn. Together with those worked on, they are more than any crowd of patients sends,
 * and at 1,000 bookings a second, which a cheap disk manages, the last one waits for little more than half a second.
 */
const MAX_WAITING = 300;

/** A refusal is delayed, because programs that try again at once would leave no time for the other requests. */
const REFUSAL_DELAY_MS = 1000;

const RETRY_AFTER_SECONDS = 2;

/** Runs functions in the order of arrival. Throws a 503, before any work is done, when too many are waiting. */
export function createLoadLimit() {
  const limit = pLimit(MAX_AT_ONCE);

  return async function withinLoadLimit<Result>(run: () => Promise<Result>): Promise<Result> {
    if (limit.pendingCount < MAX_WAITING) return limit(run);
    await sleep(REFUSAL_DELAY_MS);
    throw new Refusal('busy', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
  };
}
