import { readFile } from 'node:fs/promises';
import { setInterval as repeat } from 'node:timers/promises';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { toDatabaseUrl } from './folder.ts';
import { sendBooking } from './load.ts';
import { startOurServer } from './server.ts';
import { sendSteadily } from './steady.ts';
import { getMedian, toVerdict } from './verdict.ts';

// Measures the server's memory at a hundred requests per second, half of them bookings and half pages.
const MINUTES = Number(process.argv[2] ?? 10);
const PER_SECOND = 50;
const SAMPLE_MS = 15_000;
/**
 * Bookings sent before the measurement, to compile the code and to fill SQLite's cache of 16 MB and everything that the
 * server remembers of visitors.
 */
const WARM_UP_BOOKINGS = 40_000;
const WARM_UP_SENDERS = 50;

const { url, pid, stop } = await startOurServer({ DATABASE_URL: toDatabaseUrl('soak') });
try {
  const statuses: Record<number, number> = {};
  const read = async (answer: Promise<Response>) => {
    const response = await answer;
    await response.arrayBuffer();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  };
  const book = () => read(sendBooking(url + APPOINTMENTS_PATH));
  await Promise.all(
    Array.from({ length: WARM_UP_SENDERS }, async () => {
      for (let sent = 0; sent < WARM_UP_BOOKINGS / WARM_UP_SENDERS; sent += 1) await book();
    }),
  );

  const megabytes: number[] = [];
  const isOver = new AbortController();
  const sampling = sampleMemory(megabytes, isOver.signal);
  const seconds = MINUTES * 60;
  await Promise.all([
    sendSteadily(PER_SECOND, seconds, book),
    sendSteadily(PER_SECOND, seconds, () => read(fetch(url))),
  ]);
  isOver.abort();
  await sampling;

  const half = Math.floor(megabytes.length / 2);
  const before = getMedian(megabytes.slice(0, half));
  const after = getMedian(megabytes.slice(half));
  console.log(`\nMemory over ${MINUTES} minutes at ${2 * PER_SECOND} requests a second: ${JSON.stringify(statuses)}`);
  console.log(`  in the first half   ${before.toFixed(0)} MB`);
  console.log(`  in the second half  ${after.toFixed(0)} MB  ${toVerdict(after / before, { atMost: 1.1 })}`);
} finally {
  await stop();
}

/** Records the resident memory of the process in megabytes, as Linux reports it. */
async function sampleMemory(megabytes: number[], signal: AbortSignal): Promise<void> {
  try {
    for await (const _ of repeat(SAMPLE_MS, null, { signal })) {
      const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
      megabytes.push(Number(kilobytes) / 1024);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
