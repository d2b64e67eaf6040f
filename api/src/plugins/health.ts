import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '../refusal.ts';

/** Each look writes to the disk; however many ask, it is one in this time. */
const ANSWER_HOLDS_MS = 1000;

const RETRY_AFTER_SECONDS = 5;

type HealthOptions = {
  /** Why no booking could be stored now, in words; `null` when one could. Throws what nobody expects. */
  findTrouble: () => Promise<string | null>;
};

/**
 * For whoever watches the process: `/healthz` says that it lives, `/readyz` that it can take bookings, or 503 with the
 * reason in words.
 */
export const health = fastifyPlugin<HealthOptions>(
  async (app, { findTrouble }) => {
    let lastLook = { atMs: Number.NEGATIVE_INFINITY, trouble: Promise.resolve<string | null>(null) };

    function lookNowAndThen(): Promise<string | null> {
      const nowMs = performance.now();
      if (nowMs - lastLook.atMs >= ANSWER_HOLDS_MS) lastLook = { atMs: nowMs, trouble: findTrouble() };
      return lastLook.trouble;
    }

    app.get('/healthz', async () => ({ status: 'ok' }));
    app.get('/readyz', async () => {
      const trouble = await lookNowAndThen();
      if (trouble === null) return { status: 'ok' };
      throw new Refusal('unavailable', {
        detail: trouble,
        headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
      });
    });
  },
  { name: 'health' },
);
