import { setTimeout as sleep } from 'node:timers/promises';
import type { ChannelName } from '@clinic/contract/mails.ts';
import type { Registry } from '@prometheus-io/client';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ClinicDatabase } from '../database/tables.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { keepCounter } from '../figures.ts';
import type { Bell } from './bell.ts';
import type { Channel } from './channel.ts';
import { createDelivery, type Delivery } from './delivery.ts';
import { IN_ORDER, isOwnWord, OWN_WORDS, toChannelPriority } from './mail-priority.ts';
import { createOutbox, type DueMail } from './outbox.ts';
import { OutOfReach } from './send-errors.ts';
import { createTroubleLog, type Trouble } from './trouble-log.ts';

/**
 * The mails that are sent at once, by what each lane takes. Two lanes are for the clinic's own words, so that no slow
 * mailbox of a stranger holds these up.
 */
const LANES = [IN_ORDER, IN_ORDER, OWN_WORDS, OWN_WORDS];

/**
 * Pages and bookings come before mails that anybody may cause. After each, a lane rests this many times as long as it
 * took to write the mail, because nothing else was answered meanwhile. The busier the machine, the longer the rest. After
 * a word of the clinic, it rests only as long as that took.
 */
const REST_FACTOR = 20;
const REST_FACTOR_OF_OWN_WORDS = 1;
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

export type OutboxWorkerOptions = {
  db: Kysely<ClinicDatabase>;
  channel: Channel;
  /** The clinic's time zone. */
  timeZone: string;
  getNow: () => Date;
  /** Rung when this process has stored mails. */
  bell: Bell;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  metrics: Registry;
};

const OUTCOMES: Delivery['outcome'][] = [
  'sent',
  'dropped',
  'postponed',
  'undeliverable',
  'failed',
  'unwritten',
  'away',
];

/** Each is named in full, as alerts and the dashboard name it. */
const FIGURES: Record<ChannelName, string> = {
  email: 'clinic_mails_total',
  whatsapp: 'clinic_whatsapp_total',
  webhook: 'clinic_webhooks_total',
};

/** Tells due news on one channel until the returned function is called, which lets what is under way finish. */
export function startOutboxWorker(options: OutboxWorkerOptions): () => Promise<void> {
  const { db, channel, timeZone, bell, log, metrics, getNow } = options;
  const outbox = createOutbox(db);
  const deliver = createDelivery({ outbox, channel, timeZone, getNow });
  const troubles = createTroubleLog(log, metrics, channel);
  const counter = keepCounter(metrics, {
    name: FIGURES[channel.name],
    help: `The ${channel.title} that were worked on, by what became of them.`,
    labelNames: ['outcome'],
    known: OUTCOMES.map((outcome) => ({ outcome })),
  });
  const closing = new AbortController();
  let isStopping = false;
  let lastPause = { sinceMs: 0, ms: 0 };

  function pause(trouble: Trouble, error: unknown): void {
    const askedMs = error instanceof OutOfReach ? error.waitMs : null;
    lastPause = { sinceMs: getNow().getTime(), ms: askedMs ?? OUTAGE_PAUSE_MS };
    troubles.begin(trouble, error);
  }

  /** How much of the last pause is left. A clock that is put back ends it, or it would last as long as that correction. */
  function getPauseMs(): number {
    const passedMs = getNow().getTime() - lastPause.sinceMs;
    return passedMs < 0 ? 0 : lastPause.ms - passedMs;
  }

  async function runLane(priorities: readonly number[]): Promise<void> {
    while (!isStopping) {
      const rings = bell.count();
      const pauseMs = getPauseMs();
      if (pauseMs > 0) {
        await bell.wait(rings, Math.min(pauseMs, OUTAGE_PAUSE_MS));
        continue;
      }
      try {
        const mail = await outbox.claim(getNow(), priorities);
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
    const { outcome, record, trouble, error, writingMs = 0 } = await deliver(mail, signal);
    await keepRecording(record);
    counter.inc({ outcome });
    if (trouble && outcome === 'away') pause(trouble, error);
    else if (trouble) troubles.begin(trouble, error);
    if (outcome === 'sent') {
      for (const ended of ['server', 'site'] as const) troubles.end(ended);
      troubles.end(mail.recipient === 'clinic' ? 'inbox' : 'refused');
    }
    const factor = isOwnWord(mail) ? REST_FACTOR_OF_OWN_WORDS : REST_FACTOR;
    await sleep(Math.min(Math.max(factor * writingMs, MIN_REST_MS), MAX_REST_MS));
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
    const next = await outbox.getNextDue(now, channel.name);
    return Math.min(LOOK_AROUND_MS, next ? next.getTime() - now.getTime() : LOOK_AROUND_MS);
  }

  const lanes = LANES.map((lane) => runLane(lane.map((priority) => toChannelPriority(channel.name, priority))));
  return async () => {
    isStopping = true;
    bell.ring();
    const timer = setTimeout(() => closing.abort(), MAX_CLOSING_MS);
    await Promise.all(lanes);
    clearTimeout(timer);
  };
}
