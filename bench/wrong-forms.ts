import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { toDatabaseUrl } from './folder.ts';
import { timeBooking } from './load.ts';
import { startOurServer } from './server.ts';
import { timeAnswer } from './time-answer.ts';
import { getMedian, toFigureVerdict, toVerdict } from './verdict.ts';
import type { SenderData } from './wrong-forms-sender.ts';

// Measures how long a booking takes while others send wrong forms; the server renders a page for each of them. Before
// that, it measures how long such a form, with its page, keeps the thread that answers bookings.
const SENDERS = [1, 8];
const ROUNDS = 3;
const ROUND_SECONDS = 8;
const WARM_UP_SECONDS = 4;
const FORMS = 500;
/** A form without a name. */
const WRONG_FORM = 'email=form%40sample.example';
const FORM_MAX_MS = 3;
/** Linux counts the processor time of a thread in this unit. */
const TICK_MS = 10;

const { url, pid, stop } = await startOurServer({
  DATABASE_URL: toDatabaseUrl('clinic'),
  // The server takes visitors' addresses from the header, and then needs the address of the site.
  TRUST_PROXY: '1',
  PUBLIC_SITE_URL: 'https://clinic.example',
  RATE_LIMIT_MAX: '20',
});
let visitors = 0;
let networks = 0;
try {
  await measureForm();
  const formMs = await measureForm();
  const verdict = formMs === null ? 'NOT MEASURED (needs /proc)' : toFigureVerdict(formMs, { atMost: FORM_MAX_MS });
  console.log(`\nA wrong form and its page take ${formMs?.toFixed(2) ?? '?'} ms of the bookings' thread, ${verdict}`);
  await measureBooking(WARM_UP_SECONDS);
  const quiet: number[] = [];
  const flooded = new Map<number, number[]>(SENDERS.map((addresses) => [addresses, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    quiet.push(await measureBooking(ROUND_SECONDS));
    for (const [addresses, medians] of flooded) {
      networks += 1;
      const sender = new Worker(new URL('./wrong-forms-sender.ts', import.meta.url), {
        workerData: { serverUrl: url, form: WRONG_FORM, network: networks, addresses } satisfies SenderData,
      });
      await once(sender, 'message');
      medians.push(await measureBooking(ROUND_SECONDS));
      await sender.terminate();
    }
  }
  console.log(`\nA booking, one after the other, half of them within (median of ${ROUNDS} rounds)`);
  print('while nobody sends wrong forms', quiet);
  for (const [addresses, medians] of flooded) {
    const ratios = medians.map((median, round) => median / (quiet[round] ?? 0));
    print(`while ${addresses} send them without a pause`, medians, toVerdict(getMedian(ratios), { atMost: 3 }));
  }
} finally {
  await stop();
}

/**
 * Measures the processor time, in milliseconds, that the server's first thread spends on one wrong form; `null` where
 * the system does not tell it. Each visitor has an address of their own.
 */
async function measureForm(): Promise<number | null> {
  const before = readThreadMs();
  for (let form = 0; form < FORMS; form += 1) {
    visitors += 1;
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': toAddress(visitors) };
    await timeAnswer(() => fetch(url + APPOINTMENTS_PATH, { method: 'POST', headers, body: WRONG_FORM }), 422);
  }
  const after = readThreadMs();
  return before === null || after === null ? null : (after - before) / FORMS;
}

/** The processor time of the server's first thread so far, which answers all requests. */
function readThreadMs(): number | null {
  const path = `/proc/${pid}/task/${pid}/stat`;
  if (!existsSync(path)) return null;
  // After the name in brackets come the state, ten fields, and the times in the program and in the system.
  const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function toAddress(visitor: number): string {
  return `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

/** Measures the median time of a booking, in milliseconds. Each visitor has an address of their own. */
async function measureBooking(seconds: number): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    visitors += 1;
    times.push(await timeBooking(url, { 'x-forwarded-for': toAddress(visitors) }));
  }
  return getMedian(times);
}

function print(name: string, medians: readonly number[], verdict = ''): void {
  console.log(`  ${name.padEnd(48)} ${getMedian(medians).toFixed(1).padStart(8)} ms  ${verdict}`);
}
