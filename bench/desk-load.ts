import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { generateAttempts } from '../api/faults/bookings.ts';
import { getPercentile } from '../api/faults/percentile.ts';
import { PROJECT_ROOT } from '../api/src/project-root.ts';
import { type DeskServer, startDesk } from './desk-server.ts';
import { folder, toDatabaseUrl } from './folder.ts';
import { timeBooking } from './load.ts';
import { sendSteadily } from './steady.ts';
import { timeAnswer } from './time-answer.ts';
import { toFigureVerdict } from './verdict.ts';

const DESKS = 30;
const BOOKINGS_PER_SECOND = 100;
const SECONDS = 10;
/** A booking takes no longer than a clinic notices while the desks look on. */
const BOOKING_MAX_MS = 50;

/** So many days ahead that the clinic's own slots are enough for all bookings. */
const HORIZON_DAYS = 3650;

/** Measures bookings with the clinic's own slots, without a desk and while thirty desks look on at one day. */
export async function measureBookings(clinic: BookingCalendar, date: string): Promise<void> {
  const calendar = { ...clinic, closedDates: [], horizonDays: HORIZON_DAYS };
  const content = join(folder, 'content');
  await mkdir(content);
  await writeFile(join(content, 'booking.yaml'), JSON.stringify(calendar));
  for (const name of ['clinic.yaml', 'images']) await symlink(join(PROJECT_ROOT, 'content', name), join(content, name));
  const DATABASE_URL = toDatabaseUrl('bookings');
  const desk = await startDesk({ DATABASE_URL, OUTBOX_DIR: join(folder, 'outbox-of-bookings'), CONTENT_DIR: content });
  const attempts = generateAttempts(calendar);
  const stopping = new AbortController();
  try {
    const alone = await timeBookings(desk.siteUrl, attempts);
    const reads = Array.from({ length: DESKS }, () => lookOn(desk, date, stopping.signal));
    const watched = await timeBookings(desk.siteUrl, attempts);
    stopping.abort();
    const count = (await Promise.all(reads)).reduce((sum, one) => sum + one, 0);
    const verdict = toFigureVerdict(watched, { atMost: BOOKING_MAX_MS });
    console.log(`\n${BOOKINGS_PER_SECOND} bookings a second for ${SECONDS} s, p99`);
    console.log(`  no desk           ${alone.toFixed(1).padStart(6)} ms`);
    console.log(`  ${DESKS} desks look on  ${watched.toFixed(1).padStart(6)} ms  ${verdict} (${count} days read)`);
    console.log(`  ratio             ${(watched / alone).toFixed(2).padStart(6)}`);
  } finally {
    stopping.abort();
    await desk.stop();
  }
}

async function timeBookings(siteUrl: string, attempts: ReturnType<typeof generateAttempts>): Promise<number> {
  const times: number[] = [];
  await sendSteadily(BOOKINGS_PER_SECOND, SECONDS, async () => {
    times.push(await timeBooking(siteUrl, {}, attempts));
  });
  return getPercentile(times, 99);
}

/** Follows the desk's events and reads the day again after each, one at a time, as a board does. Returns the reads. */
async function lookOn({ url, cookie }: DeskServer, date: string, signal: AbortSignal): Promise<number> {
  let reads = 0;
  let isReading = false;
  const read = async () => {
    if (isReading) return;
    isReading = true;
    await timeAnswer(() => fetch(`${url}/day/${date}`, { headers: { cookie, accept: 'application/json' }, signal }));
    reads += 1;
    isReading = false;
  };
  try {
    const headers = { cookie, accept: 'text/event-stream' };
    const { body } = await fetch(url + DESK_PATHS.events, { headers, signal });
    for await (const chunk of body ?? []) {
      if (new TextDecoder().decode(chunk).includes('changed')) void read().catch(() => undefined);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return reads;
}
