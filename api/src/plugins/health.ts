import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { renewGauge } from '../figures.ts';
import type { OutboxState } from '../outbox/outbox-state.ts';
import { Refusal } from '../refusal.ts';
import { problems, type ZodTypes } from '../route-schema.ts';
import { holdAnswer } from './held-answer.ts';

/** A check writes to the disk, so its result is kept for this long, however many requests ask for it. */
const ANSWER_HOLDS_MS = 1000;

const RETRY_AFTER_SECONDS = 5;

const ALIVE = {
  summary: 'Whether the process runs',
  response: { 200: z.strictObject({ status: z.literal('ok') }) },
};

const READY = {
  summary: 'Whether a booking can be stored now',
  response: {
    200: z.strictObject({
      status: z.literal('ok'),
      outbox: z.strictObject({
        waiting: z.int().describe('Mails that are due, or have failed and will be tried again'),
        oldestSeconds: z.number().nullable().describe('How long the oldest has been due; null while none is late'),
        undeliverable: z.int(),
      }) satisfies z.ZodType<OutboxState>,
    }),
    ...problems(503),
  },
};

type HealthOptions = {
  /** Tells in words why no booking can be stored now; `null` when one can. Throws unexpected errors. */
  findTrouble: () => Promise<string | null>;
  readOutbox: () => Promise<OutboxState>;
};

/**
 * Answers monitoring. `/healthz` says that the process runs. `/readyz` says that it can store bookings, or answers 503
 * with the reason in words. Waiting mails do not keep bookings from being stored; `/readyz` and `/metrics` tell how
 * many wait, and for how long.
 */
export const health = fastifyPlugin<HealthOptions>(
  async (app, options) => {
    const findTrouble = holdAnswer(options.findTrouble, ANSWER_HOLDS_MS);
    const readOutbox = holdAnswer(options.readOutbox, ANSWER_HOLDS_MS);

    addGauge('clinic_outbox_waiting', 'Mails that are due and not sent yet.', ({ waiting }) => waiting);
    addGauge(
      'clinic_outbox_oldest_seconds',
      'For how long the oldest mail has been due; 0 while none is late.',
      ({ oldestSeconds }) => oldestSeconds ?? 0,
    );

    renewGauge(app.metrics, {
      name: 'clinic_ready',
      help: '1 while a booking can be stored; 0 otherwise.',
      async collect() {
        this.set((await findTrouble().catch(() => 'unknown')) === null ? 1 : 0);
      },
    });

    function addGauge(name: string, help: string, getFigure: (state: OutboxState) => number): void {
      renewGauge(app.metrics, {
        name,
        help,
        async collect() {
          // While the database is away, the other figures are still shown.
          const figure = await readOutbox().then(getFigure, () => Number.NaN);
          this.set(figure);
        },
      });
    }

    const typed = app.withTypeProvider<ZodTypes>();
    typed.get('/healthz', { schema: ALIVE }, async () => ({ status: 'ok' as const }));
    typed.get('/readyz', { schema: READY }, async () => {
      const trouble = await findTrouble();
      if (trouble === null) return { status: 'ok' as const, outbox: await readOutbox() };
      throw new Refusal('unavailable', {
        detail: trouble,
        headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
      });
    });
  },
  { name: 'health', dependencies: ['metrics'] },
);
