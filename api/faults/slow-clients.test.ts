/** @module-tag long */
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { createServerEnv, spawnServer } from '../test/server-process.ts';
import { generateAttempts } from './bookings.ts';
import { getPercentile } from './percentile.ts';
import { announce, isFull } from './scale.ts';
import { createVisitors } from './visitors.ts';

const SOCKETS_PER_KIND = isFull ? 200 : 20;
/** How late after its limit a client may be let go: a busy machine serves a thousand of them late. */
const GRACE_MS = 5000;
const GOOD_P99_LIMIT_MS = isFull ? 100 : 2000;

const DRIP_INTERVAL_MS = 500;
const GOOD_INTERVAL_MS = 20;
/** More bytes than the kernel buffers for a client that reads nothing. */
const LARGE_FILE_BYTES = 16 * 1024 * 1024;

type Kind = {
  what: string;
  /** How long the server waits for this client. */
  limitMs: number;
  /** `start` is what the client sends at once, and `drip` what it then sends byte by byte. */
  start: string;
  drip?: string;
  isReading?: boolean;
  /** How the answer begins. */
  answer: RegExp;
};

const KINDS: Kind[] = [
  { what: 'says nothing', limitMs: 5000, start: '', answer: /^HTTP\/1\.1 408 / },
  {
    what: 'sends headers byte by byte',
    limitMs: 5000,
    start: 'GET / HTTP/1.1\r\nx: ',
    drip: 'a',
    answer: /^HTTP\/1\.1 408 /,
  },
  {
    what: 'sends a body byte by byte',
    limitMs: 10_000,
    start: `POST ${APPOINTMENTS_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
    drip: ' ',
    answer: /^HTTP\/1\.1 408 /,
  },
  {
    what: 'asks for nothing more',
    limitMs: 6000,
    start: 'GET / HTTP/1.1\r\nhost: x\r\n\r\n',
    answer: /^HTTP\/1\.1 200 /,
  },
  {
    what: 'reads nothing',
    limitMs: 10_000,
    start: 'GET /large.mp4 HTTP/1.1\r\nhost: x\r\n\r\n',
    isReading: false,
    answer: /^HTTP\/1\.1 200 |^$/,
  },
];

test(`${SOCKETS_PER_KIND} slow clients of each kind are let go in time, and nobody else notices`, {
  timeout: 60_000,
}, async ({ task }) => {
  const { env, siteDir } = await createServerEnv();
  await writeFile(join(siteDir, 'client', 'large.mp4'), Buffer.alloc(LARGE_FILE_BYTES));
  const server = spawnServer({ ...env, RATE_LIMIT_MAX: '1000000' });
  const port = await server.waitForPort();

  let areAllGone = false;
  const observed = Promise.all(
    KINDS.map(async (kind) => {
      const ends = await Promise.all(Array.from({ length: SOCKETS_PER_KIND }, () => observe(port, kind)));
      return { ...kind, ends, slowestMs: Math.max(...ends.map(({ ms }) => ms)) };
    }),
  ).finally(() => {
    areAllGone = true;
  });
  const goodMs = await bookAndRead(port, () => areAllGone);

  for (const { what, limitMs, answer, ends, slowestMs } of await observed) {
    announce(`Who ${what} is let go after ${(slowestMs / 1000).toFixed(1)} s at the latest.`);
    for (const { received } of ends) expect(received, what).toMatch(answer);
    expect(slowestMs, what).toBeLessThan(limitMs + GRACE_MS);
  }
  const p99 = getPercentile(goodMs, 99);
  task.meta.figures = `good requests meanwhile: ${goodMs.length}, p99 ${p99.toFixed(0)} ms`;
  announce(task.meta.figures);
  expect(p99).toBeLessThan(GOOD_P99_LIMIT_MS);
});

/** Runs one slow client, and resolves to how its answer begins and when its socket is closed. */
async function observe(port: number, { start, drip, limitMs, isReading = true }: Kind) {
  const startMs = performance.now();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let received = '';
  socket.on('data', (bytes) => {
    received ||= bytes.toString('latin1', 0, 20);
  });
  // A client that does not read notices the end only when it reads, so it starts to read after its limit.
  if (!isReading) socket.pause();
  const timers = [
    setInterval(() => drip && socket.write(drip), DRIP_INTERVAL_MS),
    setTimeout(() => socket.resume(), limitMs + GRACE_MS / 2),
  ];
  socket.write(start);
  await new Promise((resolve) => socket.once('close', resolve));
  for (const timer of timers) clearTimeout(timer);
  return { received, ms: performance.now() - startMs };
}

/** Asks for bookings and pages in turn, at a steady pace, and resolves to how long each takes. */
async function bookAndRead(port: number, isOver: () => boolean): Promise<number[]> {
  const visitors = createVisitors({ keepAlive: false });
  const attempts = generateAttempts();
  const durationsMs: number[] = [];
  while (!isOver()) {
    const startMs = performance.now();
    const outcome = await visitors.send(port, attempts.next().value);
    expect(outcome, outcome.errorCode).toMatchObject({ status: 201 });
    const bookedMs = performance.now();
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(await page.text()).toContain('Home');
    durationsMs.push(bookedMs - startMs, performance.now() - bookedMs);
    await sleep(GOOD_INTERVAL_MS);
  }
  visitors.leave();
  return durationsMs;
}
