import { getPercentile } from '../api/faults/percentile.ts';
import { toDatabaseUrl } from './folder.ts';
import { timeBooking } from './load.ts';
import { startOurServer } from './server.ts';
import { findSlowDisk, SLOW_FSYNC_MS } from './slow-disk.ts';
import { sendSteadily } from './steady.ts';
import { timeAnswer } from './time-answer.ts';
import { getMedian, tellSkipped, toVerdict } from './verdict.ts';

// Measures how long a visitor waits for a page while others book and the disk is slow.
const PAGES_PER_SECOND = 100;
const BOOKINGS_PER_SECOND = 200;
const ROUNDS = 3;
const ROUND_SECONDS = 10;
const WARM_UP_SECONDS = 4;

const slowDisk = findSlowDisk();
if (slowDisk) await measure(slowDisk);
else tellSkipped('pages while bookings are stored on a slow disk', 'strace');

async function measure(wrapper: string[]): Promise<void> {
  const { url, stop } = await startOurServer({ DATABASE_URL: toDatabaseUrl('clinic') }, wrapper);
  try {
    await measurePage(url, BOOKINGS_PER_SECOND, WARM_UP_SECONDS);
    const quiet: number[] = [];
    const booking: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      quiet.push(await measurePage(url, 0, ROUND_SECONDS));
      booking.push(await measurePage(url, BOOKINGS_PER_SECOND, ROUND_SECONDS));
    }
    console.log(`\nA page, ${PAGES_PER_SECOND} a second, 99 of 100 within (median of ${ROUNDS} rounds)`);
    console.log(`  ${'while nobody books'.padEnd(48)} ${getMedian(quiet).toFixed(1).padStart(8)} ms`);
    const verdict = toVerdict(getMedian(booking) / getMedian(quiet), { atMost: 2 });
    const name = `while ${BOOKINGS_PER_SECOND} a second book, fsync ${SLOW_FSYNC_MS} ms slower`;
    console.log(`  ${name.padEnd(48)} ${getMedian(booking).toFixed(1).padStart(8)} ms  ${verdict}`);
  } finally {
    await stop();
  }
}

/** Measures the 99th percentile of the times to load a page, in milliseconds. */
async function measurePage(url: string, bookingsPerSecond: number, seconds: number): Promise<number> {
  const times: number[] = [];
  const pages = sendSteadily(PAGES_PER_SECOND, seconds, async () => {
    times.push(await timeAnswer(() => fetch(url)));
  });
  const bookings = sendSteadily(bookingsPerSecond, seconds, () => timeBooking(url));
  await Promise.all([pages, bookings]);
  return getPercentile(times, 99);
}
