import fastifyPlugin from 'fastify-plugin';
import type { Redis } from 'ioredis';
import { processFigures, renewGauge } from '../figures.ts';

/** The longest time for which a visitor waits for a count; the booking then goes on without it. */
const COMMAND_TIMEOUT_MS = 300;
/** After this a silent connection counts as lost, so that later requests do not wait for it. */
const SILENCE_MS = 1000;
const CONNECT_TIMEOUT_MS = 2000;
const MAX_RETRY_PAUSE_MS = 2000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The server through which several processes share their limits; `null` when each has its own. */
    redis: Redis | null;
  }
}

/**
 * A connection to Redis or Valkey. While it is broken, commands fail at once, and it is restored by itself. `redisUrl`
 * is empty when there is no such server.
 */
export const redis = fastifyPlugin<{ redisUrl: string }>(
  async (app, { redisUrl }) => {
    app.decorate('redis', null);
    if (redisUrl === '') return;

    const { Redis } = await import('ioredis');
    const client = new Redis(redisUrl, {
      lazyConnect: true,
      keyPrefix: 'clinic:',
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
      connectTimeout: CONNECT_TIMEOUT_MS,
      retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RETRY_PAUSE_MS),
    });
    let isAway = false;
    client.on('error', (err) => {
      if (!isAway) app.log.warn({ err }, 'REDIS_URL cannot be reached: limits count per process until it can');
      isAway = true;
    });
    client.on('ready', () => {
      if (isAway) app.log.info('REDIS_URL is reached again: limits are shared');
      isAway = false;
    });
    // The handler above logs the reason; the start does not depend on Redis.
    await client.connect().catch(() => undefined);
    app.redis = client;
    renewGauge(processFigures, {
      name: 'clinic_redis_connected',
      help: '1 while the limits of all processes are counted together in Redis; 0 while each counts for itself.',
      collect() {
        this.set(client.status === 'ready' ? 1 : 0);
      },
    });
    app.addHook('onClose', async () => client.disconnect());
  },
  { name: 'redis' },
);
