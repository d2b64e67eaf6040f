import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** What an address is told: it may try to book, or must wait. */
export type Decision = Grant | { isGranted: false; retryAfterMs: number };

/** To be settled once: how the attempt ended. */
export type Grant = { isGranted: true; settle: (isBooked: boolean) => Promise<void> };

export type BookingAllowanceOptions = {
  /** Where several processes count together; `null` when each counts for itself. */
  redis: Redis | null;
  /** Bookings per address in a window. */
  max: number;
  windowSeconds: number;
};

/** An attempt that has not ended by then counts no more: its process has died. */
const ATTEMPT_SECONDS = 20;

/** How long a request waits for attempts that may yet fail. */
const PATIENCE_MS = 5000;
const PAUSE_MS = 50;

/**
 * Counts the bookings that succeed, per address, in windows that begin with the first of them. Attempts that fail cost
 * nothing: while it is open whether those under way succeed, the next one waits for them.
 */
export function createBookingAllowance({ redis, max, windowSeconds }: BookingAllowanceOptions) {
  const bookings = createCounter(redis, 'bookings', windowSeconds);
  const attempts = createCounter(redis, 'attempts', ATTEMPT_SECONDS);

  /** `null` while it depends on attempts under way. */
  async function decide(address: string): Promise<Decision | null> {
    // Both go out at once and are answered in this order, as at the end in the other one: whoever counts meanwhile finds
    // an attempt in one of them.
    const [attempt, booked] = await Promise.all([attempts.penalty(address), bookings.get(address)]);
    const forgottenAtMs = performance.now() + attempt.msBeforeNext;
    const count = booked?.consumedPoints ?? 0;

    async function settle(isBooked: boolean): Promise<void> {
      const isRemembered = performance.now() < forgottenAtMs;
      await Promise.all([isBooked && bookings.penalty(address), isRemembered && attempts.reward(address)]);
    }

    if (count + attempt.consumedPoints <= max) return { isGranted: true, settle };
    await settle(false);
    return booked && count >= max ? { isGranted: false, retryAfterMs: booked.msBeforeNext } : null;
  }

  return async function acquire(address: string): Promise<Decision> {
    const deadlineMs = performance.now() + PATIENCE_MS;
    for (;;) {
      const decision = await decide(address);
      if (decision) return decision;
      if (performance.now() >= deadlineMs) return { isGranted: false, retryAfterMs: PATIENCE_MS };
      await sleep(PAUSE_MS);
    }
  };
}

/** Counts in Redis, and in memory while Redis is away: a booking is worth more than a limit. */
function createCounter(redis: Redis | null, keyPrefix: string, duration: number) {
  // The library wants a limit; what is counted here is judged by two counts together.
  const options = { keyPrefix, duration, points: 1 };
  const memory = new RateLimiterMemory(options);
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
}
