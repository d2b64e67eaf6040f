import { once } from 'node:events';
import { join } from 'node:path';
import { toInstant } from '@clinic/contract/clinic-clock.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { findFreePort } from '../testing/free-port.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import { TIME_ZONE } from './content.ts';
import { query } from './database.ts';
import { test as base, startClinic } from './fixtures.ts';
import { bookSample, type getSample } from './portal-samples.ts';

export { expect } from '@playwright/test';

const CLOCKED_SERVER = join(import.meta.dirname, '../api/test/clocked-server.ts');

/** The person who does the work of most tests. */
export const ASHA = 'canary.asha@clinic.example';

/** The owner who is always there: the last one cannot become reception, and tests of one worker share the people. */
export const OWNER = 'canary.standing@clinic.example';

/** The passphrase of every person that `addPerson` adds. */
export const PASSPHRASE = 'canary four words of asha';

/** No cell of a board is further away. */
const MAX_ARROWS = 60;

type Role = 'reception' | 'owner';

export type Desk = {
  url: string;
  /** Adds a person, or changes the role of one. A person who already has the role stays as they are. */
  addPerson: (email: string, role?: Role) => Promise<void>;
  createLink: (email: string) => Promise<string>;
};

/** Sets the server's clock to a time at the clinic (YYYY-MM-DD, HH:MM), until the test ends. */
export type SetClock = (date: string, time: string) => Promise<void>;

/** The person of a test, and the role: by default `ASHA` of reception. */
type Who = [email?: string, role?: Role];

type TestFixtures = {
  setClock: SetClock;
  /** Adds a person, signs in as them and opens a page. */
  startAt: (path: string, ...who: Who) => Promise<void>;
  /** Starts at a day, and waits until its script is awake. */
  startDay: (date: string, ...who: Who) => Promise<void>;
  /** Books a sample, and starts its day. Resolves to the answer with the link. */
  startDayOf: (sample: ReturnType<typeof getSample>, ...who: Who) => ReturnType<typeof bookSample>;
};

/**
 * Tests with a front desk: each worker has its own clinic. They see no motion unless they want it, because its frames take
 * a fifth of their time.
 */
export const test = base.extend<TestFixtures, { desk: Desk }>({
  contextOptions: ({ contextOptions }, use) => use({ reducedMotion: 'reduce', ...contextOptions }),
  clinic: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      // Passkeys belong to the address that the desk knows as its own, so the port is known beforehand.
      const clinic = await startClinic(
        { DESK_PORT: String(await findFreePort()) },
        { command: [process.execPath, CLOCKED_SERVER] },
      );
      await use(clinic);
      await clinic.stop();
    },
    { scope: 'worker' },
  ],
  desk: [
    async ({ clinic }, use) => {
      const url = await clinic.findUrl(/The front desk is at (http:\S+)/);
      /** Runs `npm run desk -- add` in the server's process. Returns the address in its answer. */
      const add = (email: string, args: string[], input: string) =>
        steer(clinic.server, JSON.stringify({ args: ['add', email, ...args], input }), /The desk says (.+)\n/);
      await add(OWNER, ['--role', 'owner', '--passphrase-stdin'], PASSPHRASE);
      const added = new Map<string, string>([[OWNER, 'owner']]);
      await use({
        url,
        addPerson: async (email, role = 'reception') => {
          if (added.get(email) === role) return;
          await add(email, ['--role', role, '--passphrase-stdin'], PASSPHRASE);
          added.set(email, role);
        },
        createLink: (email) => add(email, [], ''),
      });
    },
    { scope: 'worker' },
  ],
  setClock: async ({ clinic }, use) => {
    const set = async (moment: string) => {
      await steer(clinic.server, moment, /It is (.+)\n/);
    };
    await use((date, time) => set(toInstant(TIME_ZONE, date, time).toISOString()));
    await set('');
  },
  startAt: async ({ page, desk }, use) =>
    use(async (path, email = ASHA, role = 'reception') => {
      await desk.addPerson(email, role);
      await openPage(page, desk, email, path);
    }),
  startDay: async ({ page, startAt, javaScriptEnabled }, use) =>
    use(async (date, ...who) => {
      await startAt(`/day/${date}`, ...who);
      if (javaScriptEnabled !== false) await wakes(page);
    }),
  startDayOf: async ({ request, startDay }, use) =>
    use(async (sample, ...who) => {
      const answer = await bookSample(request, sample);
      await startDay(sample.appointmentDate, ...who);
      return answer;
    }),
});

/** Tests what people do whose browser runs no script. */
export const scriptless = test.extend({ javaScriptEnabled: false });

/**
 * Sends a line to the server (see `CLOCKED_SERVER`), and resolves to what `answer` captures of its next words.
 * @throws when the server ends instead, as it does after a command that fails
 */
async function steer({ child, output, exitCode }: ServerProcess, line: string, answer: RegExp): Promise<string> {
  const said = output.stdout.length;
  child.stdin.write(`${line}\n`);
  for (;;) {
    const [, found] = answer.exec(output.stdout.slice(said)) ?? [];
    if (found) return found;
    await Promise.race([
      once(child.stdout, 'data'),
      exitCode.then(() => Promise.reject(new Error(`The server ended: ${output.stdout.slice(said)}`))),
    ]);
  }
}

let people = 0;

/** Makes a new address, because tests that run again on one server meet the people of earlier runs. */
export function createEmail(name: string): string {
  people += 1;
  return `canary.${name}${people}.${Date.now()}@clinic.example`;
}

/** Finds the appointment of a patient in the database. */
export function findId({ databaseFile }: { databaseFile: string }, { email }: { email: string }): string {
  const [row] = query<{ id: string }>(databaseFile, 'select id from appointments where email = ?', email);
  if (!row) throw new Error(`Nobody is booked with ${email}.`);
  return row.id;
}

/** Changes the sessions of a person in the database, as time does. */
export function setSessionEnd({ databaseFile }: { databaseFile: string }, email: string, msLeft: number): void {
  const sql = 'update desk_sessions set "expiresAt" = ? where "userId" = (select id from desk_people where email = ?)';
  query(databaseFile, sql, new Date(Date.now() + msLeft).toISOString(), email);
}

/** Signs in as a person who has been added, and opens a page. */
async function openPage(page: Page, desk: Desk, email: string, path: string): Promise<void> {
  await page.goto(`${desk.url}/sign-in`);
  await signIn(page, email, PASSPHRASE);
  await expect(page).toHaveURL(`${desk.url}/`);
  await page.goto(desk.url + path);
}

/** Signs in as a person who has been added, and opens a day. */
export const openDay = (page: Page, desk: Desk, email: string, date: string) =>
  openPage(page, desk, email, `/day/${date}`);

/** Resolves when the script of a day has taken over its forms: only then does it draw its own buttons. */
export async function wakes(page: Page): Promise<void> {
  await expect(page.getByText('Keys', { exact: true })).toBeAttached();
}

/** Returns the cell of a patient on the board. */
export const getVisit = (page: Page, name: string) => page.getByRole('article', { name });

/** Presses what takes no press while its meaning has only just changed, until it has worked. */
export const pressUntil = (press: () => Promise<void>, visit: Locator, state: 'late' | 'in' | 'done') =>
  expect(async () => {
    await press();
    await expect(visit).toHaveAttribute('data-state', state, { timeout: 1000 });
  }).toPass();

/** Presses arrow keys until the cell has the focus: to its row, and where no cell lies that way, along the row first. */
export async function goTo(page: Page, link: Locator): Promise<void> {
  const readFocus = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('data-slot') ?? document.activeElement?.getAttribute('href'),
    );
  const findKeys = () =>
    link.evaluate((to) => {
      const from = document.activeElement;
      if (to === from) return [];
      const rows = (to.closest('tr')?.rowIndex ?? 0) - (from?.closest('tr')?.rowIndex ?? 0);
      const [there, here] = [to, from].map((node) => node?.closest('td')?.getBoundingClientRect().left ?? 0);
      const px = (there ?? 0) - (here ?? 0);
      return [
        ...(rows ? [rows > 0 ? 'ArrowDown' : 'ArrowUp'] : []),
        ...(px ? [px > 0 ? 'ArrowRight' : 'ArrowLeft'] : []),
      ];
    });
  for (let steps = 0; steps < MAX_ARROWS; steps += 1) {
    const keys = await findKeys();
    if (keys.length === 0) break;
    const before = await readFocus();
    for (const key of keys) {
      await page.keyboard.press(key);
      if ((await readFocus()) !== before) break;
    }
  }
  await expect(link).toBeFocused();
}

/** Opens the panel of a patient, or without script the page, and returns the button of an action. */
export async function openAction(page: Page, name: string, action: string): Promise<Locator> {
  const button = page.getByRole('button', { name: `${action} ${name}`, exact: true });
  // An open panel may not show yet what the last action changed.
  const panel = page.locator('[data-panel]').filter({ hasText: name });
  if (!(await button.or(panel).first().isVisible())) await getVisit(page, name).getByRole('link').click();
  return button;
}

/** Opens the menu of the signed-in person in the bar, and returns the bar. */
export async function openMenu(page: Page): Promise<Locator> {
  const bar = page.getByRole('banner');
  await bar.locator('summary').click();
  return bar;
}

export async function signOut(page: Page): Promise<void> {
  await (await openMenu(page)).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
}

let computers = 0;

/** Signs in from a new address each time, because the desk allows five attempts per address and minute. */
export async function signIn(page: Page, email: string, passphrase: string): Promise<void> {
  computers += 1;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.0.${computers >> 8}.${computers & 255}` });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Passphrase').fill(passphrase);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
