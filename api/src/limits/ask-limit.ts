import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { createTooManyRefusal } from './request-limits.ts';

const WINDOW_SECONDS = 60 * 60;

/** By default five an hour: who has lost a link asks once or twice, and who guesses references has to be slow. */
const ASKS_PER_BOOKING = 1 / 4;

const ASKS_PER_REFERENCE = 3;

/**
 * Limits how often one address, and anybody for one reference, may ask for a new link. References that do not exist
 * count in the same way. Throws a 429.
 */
export function createAskLimit(redis: Redis | null, maxBookings: number) {
  const byAddress = createLimiter(redis, 'asks', Math.ceil(maxBookings * ASKS_PER_BOOKING));
  const byReference = createLimiter(redis, 'asks-reference', ASKS_PER_REFERENCE);

  return async function takeAsk(address: string, reference: string): Promise<void> {
    try {
      await byAddress.consume(address);
      // What was typed into this field may be anything, so it is not kept as it is.
      await byReference.consume(hash('sha256', reference));
    } catch (reason) {
      throw reason instanceof RateLimiterRes ? createTooManyRefusal(reason.msBeforeNext) : reason;
    }
  };
}

/** Counts in Redis, and in memory while Redis is away. */
function createLimiter(redis: Redis | null, keyPrefix: string, points: number) {
  const options = { keyPrefix, points, duration: WINDOW_SECONDS };
  const memory = new RateLimiterMemory(options);
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
}
