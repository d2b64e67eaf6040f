import fastifyRateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
// @ts-expect-error: the library's types leave its store out.
import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import fastifyPlugin from 'fastify-plugin';
import type { Lasting } from '../lasting.ts';
import { Refusal } from '../refusal.ts';
import { toSubscriber } from '../visitor-address.ts';

export const BOOKING_WINDOW_SECONDS = 10 * 60;

/**
 * By default 500 attempts in ten seconds. The window is short because a whole mobile network may share the address of a
 * program that sends too many.
 */
const ATTEMPTS_PER_BOOKING = 25;
const ATTEMPTS_WINDOW_MS = 10 * 1000;

/** On Indian mobile networks thousands of people share one address, and each looks at many days. */
const READS_PER_BOOKING = 100;

/**
 * A coarse limit of requests per address, or per subscriber with IPv6. Routes opt in with the limits below;
 * `booking-allowance.ts` limits the bookings themselves. Several processes share their counts in Redis; while Redis is
 * away, nothing is refused here.
 */
export const requestLimits = fastifyPlugin(
  async (app) => {
    await app.register(fastifyRateLimit, {
      global: false,
      ...(app.redis ? { redis: app.redis } : { store: keepCounts(app.lasting) }),
      nameSpace: 'requests:',
      skipOnError: true,
      keyGenerator: ({ ip }) => toSubscriber(ip),
      timeWindow: BOOKING_WINDOW_SECONDS * 1000,
      addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      errorResponseBuilder: (_request, { ttl }) => createTooManyRefusal(ttl),
    });
  },
  { name: 'request-limits', dependencies: ['redis'] },
);

/**
 * Makes the store of counts in memory, one for each limit. Each app makes its limits in the same order, and so a newly
 * published site goes on with the counts of the one before.
 */
function keepCounts(lasting: Lasting): FastifyRateLimitStoreCtor {
  let made = 0;
  return class extends (LocalStore as FastifyRateLimitStoreCtor) {
    override child() {
      made += 1;
      return lasting(`requests of limit ${made}`, () => new LocalStore());
    }
  };
}

export function getAttemptLimit(maxBookings: number) {
  return { max: maxBookings * ATTEMPTS_PER_BOOKING, timeWindow: ATTEMPTS_WINDOW_MS };
}

export function getReadLimit(maxBookings: number) {
  return { max: maxBookings * READS_PER_BOOKING };
}

export function createTooManyRefusal(retryAfterMs: number, code: 'too-many' | 'moved-too-often' = 'too-many'): Refusal {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return new Refusal(code, { headers: { 'retry-after': String(seconds) } });
}
