import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { findFreePort } from '../testing/free-port.ts';
import { NOTICE_KEY } from '../testing/mobile-notice.ts';
import { type SpawnOptions, spawnServer } from '../testing/server-process.ts';
import { PATIENT } from './booking-samples.ts';
import { drawWhole } from './draw-whole.ts';
import { BookPage } from './pages/BookPage.ts';
import { ContactPage } from './pages/ContactPage.ts';
import { PortalPage } from './pages/PortalPage.ts';
import { ServicePage } from './pages/ServicePage.ts';

export { expect } from '@playwright/test';

type WorkerFixtures = {
  /**
   * A running clinic: the built site and the API on a free port, with a database file for each worker. `outbox` is the
   * folder of the mails that it has sent.
   */
  clinic: Awaited<ReturnType<typeof startClinic>>;
};

type TestFixtures = {
  /** The page, by what a person finds on it. */
  book: BookPage;
  contact: ContactPage;
  portal: PortalPage;
  servicePage: ServicePage;
  /** Lets earlier tests not fill the limit of the sample patient's contact. */
  newContact: undefined;
  /** Set it to `true` in tests of the mobile notice. */
  hasMobileNotice: boolean;
  /** Whether sections below the window are drawn from the start, because most tests measure whole pages. */
  isDrawnWhole: boolean;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  clinic: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const clinic = await startClinic();
      await use(clinic);
      await clinic.stop();
    },
    { scope: 'worker' },
  ],
  newContact: [
    async ({ clinic }, use) => {
      forgetContact(clinic.databaseFile);
      await use(undefined);
    },
    { auto: true },
  ],
  book: async ({ page }, use) => use(new BookPage(page)),
  contact: async ({ page }, use) => use(new ContactPage(page)),
  portal: async ({ page }, use) => use(new PortalPage(page)),
  servicePage: async ({ page }, use) => use(new ServicePage(page)),
  hasMobileNotice: [false, { option: true }],
  isDrawnWhole: [true, { option: true }],
  baseURL: async ({ clinic }, use) => use(clinic.url),
  context: async ({ context, hasMobileNotice, isDrawnWhole }, use) => {
    if (!hasMobileNotice) {
      await context.addInitScript((key) => localStorage.setItem(key, 'in tests'), NOTICE_KEY);
    }
    if (isDrawnWhole) await context.addInitScript(drawWhole);
    // Chromium may fail to take a picture of a page that is fading in.
    await context.addInitScript(() => {
      window.addEventListener('pagereveal', ({ viewTransition }) => viewTransition?.skipTransition());
    });
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScripts(page);
    await use(page);
  },
});

/**
 * Takes the sample patient's contact from the appointments that earlier tests booked for it: the database refuses the
 * twenty-first of one phone or one email address. The appointments keep their times and their texts.
 */
function forgetContact(databaseFile: string): void {
  const database = new Database(databaseFile);
  database.prepare('update appointments set phone_key = id, email_key = id where email = ?').run(PATIENT.email);
  database.close();
}

/** Makes `goto` wait until the page has run its scripts or given them up, unless it is called with `waitUntil`. */
function waitForScripts(page: Page): void {
  const { goto } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await page.waitForFunction(() => document.documentElement.dataset.script !== 'waiting');
    return response;
  };
}

/** The secret from which the tests' servers derive links and sessions. */
const SECRET = 'a secret of browser tests, long enough';

/**
 * Starts the server with the built site, on a free port and with a new database file. `options` may name another
 * program to start in its place.
 */
export async function startClinic(settings: Record<string, string> = {}, options: SpawnOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-e2e-'));
  const databaseFile = join(folder, 'clinic.db');
  const outbox = join(folder, 'outbox');
  const port = String(await findFreePort());
  const env = {
    ...process.env,
    PORT: port,
    PUBLIC_SITE_URL: `http://localhost:${port}`,
    DATABASE_URL: `file:${databaseFile}`,
    OUTBOX_DIR: outbox,
    RATE_LIMIT_MAX: '10000',
    TRUST_PROXY: 'true',
    SECRET,
    ...settings,
  };
  const server = spawnServer(env, options);
  const url = `http://localhost:${await server.waitForPort()}`;
  /** Waits for an address that the server prints after its own. */
  async function findUrl(pattern: RegExp): Promise<string> {
    for (;;) {
      const [, found] = pattern.exec(server.output.stdout) ?? [];
      if (found) return found;
      await once(server.child.stdout, 'data');
    }
  }
  async function stop(): Promise<void> {
    await server.stop('SIGTERM');
    await rm(folder, { recursive: true });
  }
  return { url, server, databaseFile, outbox, secret: SECRET, findUrl, stop };
}
