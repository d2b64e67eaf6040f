import fastifyPlugin from 'fastify-plugin';
import type { AppointmentStore } from '../appointments/store/store.ts';
import { describeTrouble, StoreUnavailableError } from '../appointments/store/store-unavailable.ts';
import { Refusal } from '../refusal.ts';

/** Each look writes to the disk; however many ask, it is one in this time. */
const ANSWER_HOLDS_MS = 1000;

const RETRY_AFTER_SECONDS = 5;

/**
 * For whoever watches the process: `/healthz` says that it lives, `/readyz` that it can take bookings, or 503 with the
 * reason in words.
 */
export const health = fastifyPlugin<{ store: AppointmentStore }>(
  async (app, { store }) => {
    let lastCheck = { atMs: Number.NEGATIVE_INFINITY, result: Promise.resolve() };

    function checkReady(): Promise<void> {
      const nowMs = performance.now();
      if (nowMs - lastCheck.atMs >= ANSWER_HOLDS_MS) lastCheck = { atMs: nowMs, result: store.checkReady() };
      return lastCheck.result;
    }

    app.get('/healthz', async () => ({ status: 'ok' }));
    app.get('/readyz', async () => {
      try {
        await checkReady();
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        throw new Refusal(503, describeTrouble(error), { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
      }
      return { status: 'ok' };
    });
  },
  { name: 'health' },
);
