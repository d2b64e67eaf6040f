import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '../refusal.ts';

/**
 * Longer than a booking waits for the database. Visitors who send a request byte by byte may take longer;
 * `start-server.ts` closes their connections.
 */
const MAX_DRAIN_MS = 8100;

/** After this the next process has usually started. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Lets requests to the API finish before the server closes, and refuses later ones with 503, because a busy server
 * would otherwise never close. Fastify itself waits for its first listener only, and 'localhost' may have two
 * (127.0.0.1 and ::1).
 */
export const draining = fastifyPlugin(
  async (app) => {
    // A count, because a set of requests would keep each one in memory until the next full garbage collection.
    let underWay = 0;
    let onIdle: (() => void) | undefined;
    let isClosing = false;

    app.addHook('onRequest', async (_request, reply) => {
      if (isClosing) {
        throw new Refusal('restarting', {
          headers: { 'retry-after': String(RETRY_AFTER_SECONDS), connection: 'close' },
        });
      }
      underWay += 1;
      // 'close' is emitted after a finished answer and also when the visitor goes away.
      reply.raw.once('close', () => {
        underWay -= 1;
        if (underWay === 0) onIdle?.();
      });
    });

    app.addHook('preClose', async () => {
      isClosing = true;
      if (underWay === 0) return;
      await new Promise<void>((resolve) => {
        onIdle = resolve;
        setTimeout(resolve, MAX_DRAIN_MS).unref();
      });
    });
  },
  { name: 'draining' },
);
