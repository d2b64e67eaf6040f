import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { type Attempt, generateAttempts } from '../api/faults/bookings.ts';
import { startServer } from './server-process.ts';

/** Memory of the server at a hundred requests per second, half of them bookings, half pages. */
const MINUTES = Number(process.argv[2] ?? 10);
const REQUESTS_PER_SECOND = 100;
const SAMPLE_SECONDS = 15;
/**
 * Sent as fast as they are answered before the minutes begin: by then code is compiled, and SQLite's cache of 16 MB and
 * all that is remembered of visitors are as full as they get.
 */
const WARM_UP_BOOKINGS = 40_000;
const WARM_UP_SENDERS = 50;
const MAX_GROWTH_PERCENT = 10;

const folder = await mkdtemp(join(tmpdir(), 'clinic-soak-'));
const server = await startServer(new URL('../api/src/run-server.ts', import.meta.url), {
  DATABASE_URL: `file:${join(folder, 'soak.db')}`,
  RATE_LIMIT_MAX: '1000000000',
});
try {
  const statuses = new Map<number, number>();
  const samples: { rssBytes: number }[] = [];
  const attempts = generateAttempts();
  await warmUp(server.url, attempts);
  const start = performance.now();
  const getSeconds = () => (performance.now() - start) / 1000;
  let sent = 0;
  while (getSeconds() < MINUTES * 60) {
    for (; sent < getSeconds() * REQUESTS_PER_SECOND; sent += 1) {
      const request = sent % 2 === 0 ? fetch(server.url) : sendBooking(server.url, attempts.next().value);
      request.then(async (response) => {
        await response.arrayBuffer();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      });
    }
    if (samples.length * SAMPLE_SECONDS <= getSeconds()) {
      samples.push({ rssBytes: await readMemory(server.pid) });
    }
    await sleep(1000 / REQUESTS_PER_SECOND);
  }

  const half = Math.floor(samples.length / 2);
  const before = getMedian(samples.slice(0, half));
  const after = getMedian(samples.slice(half));
  const growthPercent = (after / before - 1) * 100;
  const isFlat = growthPercent <= MAX_GROWTH_PERCENT;
  console.log(
    `\nSoak: ${MINUTES} minutes at ${REQUESTS_PER_SECOND} requests / s, answers ${JSON.stringify(Object.fromEntries(statuses))}`,
  );
  console.log(
    `  resident memory in the first half ${toMegabytes(before)} MB, in the second half ${toMegabytes(after)} MB`,
  );
  console.log(
    `  growth ${growthPercent.toFixed(1)} %, aim at most ${MAX_GROWTH_PERCENT}: ${isFlat ? 'reached' : 'MISSED'}`,
  );
  process.exitCode = isFlat ? 0 : 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}

async function warmUp(url: string, attempts: Iterator<Attempt, never>): Promise<void> {
  let left = WARM_UP_BOOKINGS;
  const send = async () => {
    for (; left > 0; left -= 1) await (await sendBooking(url, attempts.next().value)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: WARM_UP_SENDERS }, send));
}

function sendBooking(url: string, { booking, key }: Attempt) {
  return fetch(url + APPOINTMENTS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(booking),
  });
}

/** Bytes of a process that stand in memory. Linux alone tells it this way. */
async function readMemory(pid: number): Promise<number> {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

function getMedian(samples: { rssBytes: number }[]): number {
  return samples.map(({ rssBytes }) => rssBytes).sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
}

function toMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
