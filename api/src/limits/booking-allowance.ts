import { setTimeout as sleep } from 'node:timers/promises';
import { type CountedApp, createWindowCounter } from './window-counter.ts';

/** Whether an address may try to book, or has to wait. */
export type Decision = Grant | { isGranted: false; retryAfterMs: number };

/** Call `finish` once, when the attempt has ended. */
export type Grant = { isGranted: true; finish: (isBooked: boolean) => Promise<void> };

export type BookingAllowanceOptions = {
  app: CountedApp;
  /** The number of bookings per address in a window. */
  max: number;
  windowSeconds: number;
};

/** After this an attempt that has not ended is no longer counted: its process has died. */
const ATTEMPT_SECONDS = 20;

/** How long a request waits for the attempts before it, which may fail and leave room. */
const PATIENCE_MS = 5000;
const PAUSE_MS = 50;

/**
 * Limits the successful bookings per address, in windows that begin with the first booking. Failed attempts do not
 * count, so an attempt waits while the attempts under way could reach the limit.
 */
export function createBookingAllowance({ app, max, windowSeconds }: BookingAllowanceOptions) {
  const bookings = createCounter(app, 'bookings', windowSeconds);
  const attempts = createCounter(app, 'attempts', ATTEMPT_SECONDS);

  /** Resolves to `null` while the decision depends on attempts under way. */
  async function decide(address: string): Promise<Decision | null> {
    // Both commands are sent at once and run in this order, and `finish` counts in the opposite order: another process
    // therefore always finds an attempt in one of the two counts.
    const [attempt, booked] = await Promise.all([attempts.penalty(address), bookings.get(address)]);
    const forgottenAtMs = performance.now() + attempt.msBeforeNext;
    const count = booked?.consumedPoints ?? 0;

    async function finish(isBooked: boolean): Promise<void> {
      const isRemembered = performance.now() < forgottenAtMs;
      await Promise.all([isBooked && bookings.penalty(address), isRemembered && attempts.reward(address)]);
    }

    if (count + attempt.consumedPoints <= max) return { isGranted: true, finish };
    await finish(false);
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

function createCounter(app: CountedApp, keyPrefix: string, durationSeconds: number) {
  // The library requires `points`, its own limit, which is not used: `decide` compares both counts with `max`.
  return createWindowCounter(app, { keyPrefix, durationSeconds, points: 1 });
}
