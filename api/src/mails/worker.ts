import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, type Registry } from '@prometheus-io/client';
import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from '../database/unavailable.ts';
import type { Bell } from './bell.ts';
import { createDelivery, type DeliveryOptions } from './delivery.ts';
import { createOutbox, type DueMail } from './outbox.ts';
import { createTroubleLog, type Trouble } from './trouble-log.ts';

/** How many mails are sent at once. */
const LANES = 2;

/**
 * Pages and bookings come first. After each mail, a lane rests this many times as long as the site took to write the
 * mail: it writes in the thread that renders pages too. The busier the machine, the longer the rest.
 */
const REST_FACTOR = 20;
const MIN_REST_MS = 20;
const MAX_REST_MS = 2000;

/** How often to look for mails of other processes, for which no bell rings here. */
const LOOK_AROUND_MS = 15_000;

/** How long to wait before the next attempt when a mail server or a database could not be reached. */
const OUTAGE_PAUSE_MS = 60_000;

/** Shorter than a mail's lease, with time to note the outcome. */
const MAX_SENDING_MS = 45_000;

/** How long mails under way have when the process closes: less than `start-server.ts` waits for. */
const MAX_CLOSING_MS = 7000;

/** How often to try to store the outcome of a mail while the database is away. */
const RECORD_PAUSE_MS = 1000;

export type MailWorkerOptions = Omit<DeliveryOptions, 'outbox'> & {
  /** Rung when this process has stored mails. */
  bell: Bell;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  metrics: Registry;
};

/** Sends due mails until the returned function is called, which lets mails under way finish. */
export function startMailWorker({ bell, log, metrics, ...options }: MailWorkerOptions): () => Promise<void> {
  const { db, getNow } = options;
  const outbox = createOutbox(db);
  const deliver = createDelivery({ ...options, outbox });
  const troubles = createTroubleLog(log);
  const counter = new Counter({
    name: 'clinic_mails_total',
    help: 'Mails that were worked on, by what became of them.',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  const closing = new AbortController();
  let isStopping = false;
  let pausedUntilMs = 0;

  function pause(trouble: Trouble, error: unknown): void {
    pausedUntilMs = getNow().getTime() + OUTAGE_PAUSE_MS;
    troubles.begin(trouble, error);
  }

  async function runLane(): Promise<void> {
    while (!isStopping) {
      const rings = bell.count();
      const pauseMs = pausedUntilMs - getNow().getTime();
      if (pauseMs > 0) {
        await bell.wait(rings, Math.min(pauseMs, OUTAGE_PAUSE_MS));
        continue;
      }
      try {
        const mail = await outbox.claim(getNow());
        if (mail) await work(mail);
        else await bell.wait(rings, await getIdleMs());
        troubles.end('database');
      } catch (error) {
        pause('database', error);
      }
    }
  }

  async function work(mail: DueMail): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(MAX_SENDING_MS)]);
    const { outcome, record, error, writingMs = 0 } = await deliver(mail, signal);
    await keepRecording(record);
    counter.inc({ outcome });
    if (outcome === 'away') pause('server', error);
    if (outcome === 'unwritten') troubles.begin('site', error);
    if (outcome === 'sent') {
      troubles.end('server');
      troubles.end('site');
    }
    await sleep(Math.min(Math.max(REST_FACTOR * writingMs, MIN_REST_MS), MAX_REST_MS));
  }

  /** Tries until the outcome is stored. A mail that is sent but not recorded as sent would be sent again. */
  async function keepRecording(record: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await record();
        return;
      } catch (error) {
        if (!isUnavailable(error) || closing.signal.aborted) throw error;
        troubles.begin('database', error);
        await sleep(RECORD_PAUSE_MS);
      }
    }
  }

  async function getIdleMs(): Promise<number> {
    const now = getNow();
    const next = await outbox.getNextDue(now);
    return Math.min(LOOK_AROUND_MS, next ? next.getTime() - now.getTime() : LOOK_AROUND_MS);
  }

  const lanes = Array.from({ length: LANES }, runLane);
  return async () => {
    isStopping = true;
    bell.ring();
    const timer = setTimeout(() => closing.abort(), MAX_CLOSING_MS);
    await Promise.all(lanes);
    clearTimeout(timer);
  };
}
