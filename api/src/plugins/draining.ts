import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '../refusal.ts';

/**
 * Longer than a booking waits for its database. For a visitor who sends one byte by byte nobody waits longer;
 * `server.ts` cuts such connections off.
 */
const MAX_DRAIN_MS = 8100;

/** By then the next process has usually started. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Lets the API's requests that are under way finish before the server closes, and tells later ones to come back:
 * taking them would keep a busy server from ever closing. Fastify waits for its first listener only, but 'localhost'
 * may have two (127.0.0.1 and ::1), and the second would be cut off.
 */
export const draining = fastifyPlugin(
  async (app) => {
    // A count: a set of them kept each one in memory, long after its answer, until the next great garbage collection.
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
      // 'close' comes after a finished answer as well as after a visitor who went away.
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
