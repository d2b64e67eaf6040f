import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '../refusal.ts';

/** A check writes to the disk, so its result is kept for this long, however many requests ask for it. */
const ANSWER_HOLDS_MS = 1000;

const RETRY_AFTER_SECONDS = 5;

type HealthOptions = {
  /** Why no booking can be stored now, in words; `null` when one can. Throws unexpected errors. */
  findTrouble: () => Promise<string | null>;
};

/**
 * For monitoring: `/healthz` says that the process runs, `/readyz` that it can store bookings, or 503 with the reason
 * in words.
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
