import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** The parts of an app by which processes share counts, and by which this process keeps its own. */
export type CountedApp = Pick<FastifyInstance, 'redis' | 'lasting'>;

type Window = { keyPrefix: string; points: number; durationSeconds: number };

/** Makes a counter that counts in Redis, and in this process's memory without Redis or while it is away. */
export function createWindowCounter({ redis, lasting }: CountedApp, { keyPrefix, points, durationSeconds }: Window) {
  const options = { keyPrefix, points, duration: durationSeconds };
  const memory = lasting(`counts of ${keyPrefix}`, () => new RateLimiterMemory(options));
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
}
