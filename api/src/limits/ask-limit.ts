import { hash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { createTooManyRefusal } from './request-limits.ts';
import { type CountedApp, createWindowCounter } from './window-counter.ts';

const WINDOW_SECONDS = 60 * 60;

/**
 * By default five an hour: a patient who has lost a link asks once or twice, and somebody who guesses references has to
 * be slow.
 */
const ASKS_PER_BOOKING = 1 / 4;

const ASKS_PER_REFERENCE = 3;

/**
 * Limits how often one address may ask for a link, and how often all addresses together may ask for one reference.
 * References that do not exist count too. Throws a 429.
 */
export function createAskLimit(app: CountedApp, maxBookings: number) {
  const count = (keyPrefix: string, points: number) =>
    createWindowCounter(app, { keyPrefix, points, durationSeconds: WINDOW_SECONDS });
  const byAddress = count('asks', Math.ceil(maxBookings * ASKS_PER_BOOKING));
  const byReference = count('asks-reference', ASKS_PER_REFERENCE);

  return async function takeAsk(address: string, reference: string): Promise<void> {
    try {
      await byAddress.consume(address);
      // This field may hold anything, so only its hash is kept.
      await byReference.consume(hash('sha256', reference));
    } catch (reason) {
      throw reason instanceof RateLimiterRes ? createTooManyRefusal(reason.msBeforeNext) : reason;
    }
  };
}
