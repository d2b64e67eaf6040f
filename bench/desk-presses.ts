import { join } from 'node:path';
import { type BookingCalendar, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { openDatabase } from '../api/src/database/open-database.ts';
import { findChromium } from '../testing/chromium.ts';
import { tellFirstLoad } from './desk-first-load.ts';
import { type DeskServer, startDesk } from './desk-server.ts';
import { pressResting, readSlowest, settle, watchInteractions } from './event-timing.ts';
import { folder, toDatabaseUrl } from './folder.ts';
import { addAppointments } from './many-appointments.ts';
import { getMedian, toFigureVerdict } from './verdict.ts';

const SLOWER_CPU = 4;
const ROUNDS = 3;
const SHOWN_MAX_MS = 100;
const SAVING_MAX_MS = 48;
const ANSWERED_MAX_MS = 280;

/** Of twenty generated appointments one is still to come: these fill today and three more days, of which one is open. */
const DAYS = 4;
const APPOINTMENTS_PER_COMING = 20;

/** The name of the figure that ends with the server's answer on the screen. */
const MOVED = 'a move: its answer shows';
const UNDO = '[role=group][aria-label=Undo]';

/** The figures of the act that reception does most. */
const ARRIVED = { saving: 'Arrived: it is being saved', done: 'Arrived: its answer shows' };
const MAXIMA: Record<string, number> = {
  [ARRIVED.saving]: SAVING_MAX_MS,
  [ARRIVED.done]: ANSWERED_MAX_MS,
  [MOVED]: ANSWERED_MAX_MS,
};

/** Measures the time from a press at the desk to the next paint, on a full day. */
export async function measurePresses(calendar: BookingCalendar, date: string): Promise<void> {
  const DATABASE_URL = toDatabaseUrl('presses');
  const perDay = getAllDoctors(calendar).length * calendar.slots.length;
  const database = await openDatabase(DATABASE_URL, calendar);
  await addAppointments(database, calendar, perDay * DAYS * APPOINTMENTS_PER_COMING);
  // As many times of the last hour are free as rounds move an appointment.
  const last = getAllDoctors(calendar).slice(0, ROUNDS);
  await database.db
    .deleteFrom('appointments')
    .where('appointment_date', '=', date)
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
      const page = await openBoard(context, desk, date);
      if (round === 0) await tellFirstLoad(page);
      await pressArrived(page, times);
      await page.close();
      await pressMove(await openBoard(context, desk, date), round, times);
      await context.close();
    }
    console.log(
      `\nFrom a press to the next paint on a day of ${perDay}, processor ${SLOWER_CPU} times slower (median of ${ROUNDS})`,
    );
    for (const [what, all] of times) {
      const median = getMedian(all);
      console.log(
        `  ${what.padEnd(32)} ${median.toFixed(0).padStart(4)} ms  ${toFigureVerdict(median, { atMost: MAXIMA[what] ?? SHOWN_MAX_MS })}`,
      );
    }
  } finally {
    await browser.close();
    await desk.stop();
  }
}

/** Moves another appointment in each round. */
async function pressMove(page: Page, round: number, times: Map<string, number[]>): Promise<void> {
  const time = async (what: string, press: () => Promise<void>) =>
    times.set(what, [...(times.get(what) ?? []), await timePress(page, press)]);
  // The first appointments have arrived in a former round, and cannot be moved.
  const cell = page.getByRole('article').nth(-1 - round);
  await time('open a panel', () => pressResting(page, cell.getByRole('link').first()));
  await time('Move: the free times show', () => pressResting(page, page.getByRole('button', { name: /^Move / })));
  const free = page.getByRole('button', { name: /^Move here/ }).first();
  times.set(MOVED, [...(times.get(MOVED) ?? []), await timeAnswer(page, UNDO, () => pressResting(page, free))]);
}

/** Presses 'Arrived' three times, if patients of the day may arrive at this hour. The first press warms up. */
async function pressArrived(page: Page, times: Map<string, number[]>): Promise<void> {
  const arriving = page.locator('article form[action$="/arrived"]').first();
  const press = () => pressResting(page, arriving.getByRole('button'));
  for (const what of [null, ARRIVED.saving, ARRIVED.done]) {
    if ((await arriving.count()) === 0) return;
    const address = (await arriving.getAttribute('action')) ?? '';
    const next = `form[action="${address.replace('arrived', 'callin')}"]`;
    const ms = what === ARRIVED.done ? await timeAnswer(page, next, press) : await timePress(page, press);
    await page.locator(next).first().waitFor({ state: 'attached' });
    if (what) times.set(what, [...(times.get(what) ?? []), ms]);
  }
}

/** Returns the milliseconds from a press to the frame in which an element shows. */
async function timeAnswer(page: Page, selector: string, press: () => Promise<void>): Promise<number> {
  await settle(page);
  const seen = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        addEventListener('pointerup', ({ timeStamp }) => (pressed = timeStamp), { once: true });
        const look = () => {
          if (pressed > 0 && document.querySelector(wanted)) resolve(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );
  // Together, so that a press that fails is what is told.
  const [ms] = await Promise.all([seen, press()]);
  return ms;
}

async function openBoard(context: BrowserContext, { url, cookie }: DeskServer, date: string): Promise<Page> {
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return { name, value, url };
    }),
  );
  const page = await context.newPage();
  await page.goto(`${url}/day/${date}`);
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
  return readSlowest(page, startMs);
}
