import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * Drawing a page keeps bookings waiting, which share its thread. A pause of this many times its length follows, in
 * which bookings have the thread to themselves.
 */
const REST_SHARE = 4;
/** The limit is needed on a busy machine, where a drawing takes long because it has to wait too. */
const MAX_REST_MS = 100;

/** At five milliseconds per page, the last page waits for little more than a second. */
const MAX_WAITING = 50;

/** Draws pages one at a time, in the order of arrival. */
export function createDrawingQueue() {
  const limit = pLimit(1);
  return {
    isFull: () => limit.pendingCount >= MAX_WAITING,
    draw: <Result>(run: () => Promise<Result>) =>
      new Promise<Result>((resolve, reject) => {
        limit(async () => {
          const start = performance.now();
          await run().then(resolve, reject);
          await sleep(Math.min(REST_SHARE * (performance.now() - start), MAX_REST_MS));
        });
      }),
  };
}
