import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { createTooManyRefusal } from './request-limits.ts';

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
export function createAskLimit(redis: Redis | null, maxBookings: number) {
  const byAddress = createLimiter(redis, 'asks', Math.ceil(maxBookings * ASKS_PER_BOOKING));
  const byReference = createLimiter(redis, 'asks-reference', ASKS_PER_REFERENCE);

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

/** Makes a limiter that counts in Redis, and in memory while Redis is away. */
function createLimiter(redis: Redis | null, keyPrefix: string, points: number) {
  const options = { keyPrefix, points, duration: WINDOW_SECONDS };
  const memory = new RateLimiterMemory(options);
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
}
