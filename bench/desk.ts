import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { readBookingCalendar } from '../api/src/booking-calendar-file.ts';
import { openDatabase } from '../api/src/database/open-database.ts';
import { PROJECT_ROOT } from '../api/src/project-root.ts';
import { findChromium } from '../testing/chromium.ts';
import { type DeskServer, startDesk } from './desk-server.ts';
import { settle, watchInteractions } from './event-timing.ts';
import { sendBooking } from './load.ts';
import { LOAD_CONTENT_DIR } from './load-content.ts';
import { addAppointments } from './many-appointments.ts';
import { sendSteadily } from './steady.ts';
import { getMedian, toFigureVerdict } from './verdict.ts';

const SLOWER_CPU = 4;
const ROUNDS = 3;
const SHOWN_MAX_MS = 100;

const DESKS = 30;
const BOOKINGS_PER_SECOND = 100;
const SECONDS = 10;
/** A booking takes no longer than a clinic notices while the desks look on. */
const BOOKING_MAX_MS = 50;

/** Of twenty generated appointments one is still to come: these fill three days. */
const DAYS = 3;
const APPOINTMENTS_PER_COMING = 20;

/** The name of the figure that ends with the server's answer on the screen. */
const MOVED = 'a move: its answer shows';
const UNDO = '[role=group][aria-label=Undo]';

const calendar = await readBookingCalendar(join(PROJECT_ROOT, 'content'));
const tomorrow = addDays(getToday(calendar.timeZone, new Date()), 1);
const folder = await mkdtemp(join(tmpdir(), 'clinic-bench-'));

// Measures a full day at the desk: the time from a press to the next paint, and bookings while thirty desks look on.
try {
  await measurePresses();
  await measureBookings();
} finally {
  await rm(folder, { recursive: true });
}

async function measurePresses(): Promise<void> {
  const DATABASE_URL = `file:${join(folder, 'presses.db')}`;
  const perDay = getAllDoctors(calendar).length * calendar.slots.length;
  const database = await openDatabase(DATABASE_URL, calendar);
  await addAppointments(database, calendar, perDay * DAYS * APPOINTMENTS_PER_COMING);
  // As many times of the last hour are free as rounds move an appointment.
  const last = getAllDoctors(calendar).slice(0, ROUNDS);
  await database.db
    .deleteFrom('appointments')
    .where('appointment_date', '=', tomorrow)
    .where('appointment_time', '=', calendar.slots.at(-1) ?? '')
    .where(
      'doctor',
      'in',
      last.map(({ id }) => id),
    )
    .execute();
  await database.db.destroy();
  const desk = await startDesk({ DATABASE_URL, OUTBOX_DIR: join(folder, 'outbox') });
  const browser = await chromium.launch({ ...findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const times = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await watchInteractions(context);
      await pressThrough(context, desk, round, times);
      await context.close();
    }
    console.log(
      `\nFrom a press to the next paint on a day of ${perDay}, processor ${SLOWER_CPU} times slower (median of ${ROUNDS})`,
    );
    for (const [what, all] of times) {
      const median = getMedian(all);
      console.log(
        `  ${what.padEnd(32)} ${median.toFixed(0).padStart(4)} ms  ${toFigureVerdict(median, { atMost: SHOWN_MAX_MS })}`,
      );
    }
  } finally {
    await browser.close();
    await desk.stop();
  }
}

/** Presses what reception presses most, on another appointment in each round. */
async function pressThrough(
  context: BrowserContext,
  { url, cookie }: DeskServer,
  round: number,
  times: Map<string, number[]>,
): Promise<void> {
  const page = await openBoard(context, url, cookie);
  const cell = page.getByRole('article').nth(round);
  const time = async (what: string, press: () => Promise<void>) =>
    times.set(what, [...(times.get(what) ?? []), await timePress(page, press)]);
  await time('open a panel', () => cell.getByRole('link').first().click());
  await time('Move: the free times show', () => page.getByRole('button', { name: /^Move / }).click());
  const free = page.getByRole('button', { name: /^Move here/ }).first();
  times.set(MOVED, [...(times.get(MOVED) ?? []), await timeAnswer(page, UNDO, () => free.click())]);
}

/** Returns the milliseconds from a press to the frame in which an element shows. */
async function timeAnswer(page: Page, selector: string, press: () => Promise<void>): Promise<number> {
  await settle(page);
  const ms = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { once: true });
        const look = () => {
          if (pressed > 0 && document.querySelector(wanted)) resolve(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );
  await press();
  return ms;
}

async function openBoard(context: BrowserContext, url: string, cookie: string): Promise<Page> {
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return { name, value, url };
    }),
  );
  const page = await context.newPage();
  await page.goto(`${url}/day/${tomorrow}`);
  await page.getByText('Keys', { exact: true }).waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await settle(page);
  return page;
}

/** Returns the milliseconds from a press to the next paint. */
async function timePress(page: Page, press: () => Promise<void>): Promise<number> {
  const startMs = await page.evaluate(() => performance.now());
  await press();
  await settle(page);
  const durations = await page.evaluate(
    (start) => window.interactions.filter(({ startMs }) => startMs >= start).map(({ durationMs }) => durationMs),
    startMs,
  );
  return Math.max(0, ...durations);
}

async function measureBookings(): Promise<void> {
  const DATABASE_URL = `file:${join(folder, 'bookings.db')}`;
  const env = { DATABASE_URL, OUTBOX_DIR: join(folder, 'outbox-of-bookings'), CONTENT_DIR: LOAD_CONTENT_DIR };
  const desk = await startDesk(env);
  const stopping = new AbortController();
  try {
    const alone = await timeBookings(desk.siteUrl);
    const reads = Array.from({ length: DESKS }, () => lookOn(desk, stopping.signal));
    const watched = await timeBookings(desk.siteUrl);
    stopping.abort();
    const count = (await Promise.all(reads)).reduce((sum, one) => sum + one, 0);
    console.log(`\n${BOOKINGS_PER_SECOND} bookings a second for ${SECONDS} s, p99`);
    console.log(`  no desk           ${alone.toFixed(1).padStart(6)} ms`);
    const verdict = toFigureVerdict(watched, { atMost: BOOKING_MAX_MS });
    console.log(`  ${DESKS} desks look on  ${watched.toFixed(1).padStart(6)} ms  ${verdict} (${count} days read)`);
  } finally {
    stopping.abort();
    await desk.stop();
  }
}

async function timeBookings(siteUrl: string): Promise<number> {
  const times: number[] = [];
  await sendSteadily(BOOKINGS_PER_SECOND, SECONDS, async () => {
    const start = performance.now();
    const answer = await sendBooking(siteUrl + APPOINTMENTS_PATH);
    await answer.arrayBuffer();
    if (answer.status !== 201) throw new Error(`A booking was answered with ${answer.status}.`);
    times.push(performance.now() - start);
  });
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

/** Follows the desk's events and reads the day again after each, one at a time, as a board does. Returns the reads. */
async function lookOn({ url, cookie }: DeskServer, signal: AbortSignal): Promise<number> {
  let reads = 0;
  let isReading = false;
  const read = async () => {
    if (isReading) return;
    isReading = true;
    const answer = await fetch(`${url}/day/${tomorrow}`, { headers: { cookie, accept: 'application/json' }, signal });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`A day was answered with ${answer.status}.`);
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
