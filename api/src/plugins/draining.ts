import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '../refusal.ts';

/** A visitor who sends a booking byte by byte does not hold up the end for longer. */
const MAX_DRAIN_MS = 6000;

/** By then the next process has usually started. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Lets the API's requests that are under way finish before the server closes, and tells later ones to come back:
 * taking them would keep a busy server from ever closing. Fastify waits for its first listener only, but 'localhost'
 * may have two (127.0.0.1 and ::1), and the second would be cut off.
 */
export const draining = fastifyPlugin(
  async (app) => {
    const underWay = new Set<FastifyReply>();
    let onIdle: (() => void) | undefined;
    let isClosing = false;

    app.addHook('onRequest', async (_request, reply) => {
      if (isClosing) {
        throw new Refusal(503, 'The booking service is restarting. Please try again in a moment.', {
          headers: { 'retry-after': String(RETRY_AFTER_SECONDS), connection: 'close' },
        });
      }
      underWay.add(reply);
      // 'close' comes after a finished answer as well as after a visitor who went away.
      reply.raw.once('close', () => {
        underWay.delete(reply);
        if (underWay.size === 0) onIdle?.();
      });
    });

    app.addHook('preClose', async () => {
      isClosing = true;
      if (underWay.size === 0) return;
      const deadline = setTimeout(() => {
        for (const reply of underWay) reply.raw.destroy();
      }, MAX_DRAIN_MS);
      await new Promise<void>((resolve) => {
        onIdle = resolve;
      });
      clearTimeout(deadline);
    });
  },
  { name: 'draining' },
);
