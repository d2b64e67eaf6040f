import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * A drawing keeps bookings waiting, which share its thread. It is followed by a rest of so many times its own length, in
 * which they have the thread for themselves.
 */
const REST_SHARE = 4;
/** On a busy machine a drawing is long because it waits itself. */
const MAX_REST_MS = 100;

/** At five milliseconds for a page the last one waits for little more than a second. */
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
