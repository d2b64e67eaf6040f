import { test as base } from '../desk-fixtures.ts';
import type { Browser, Engine } from './engine.ts';
import { ENGINES, type EngineName } from './engines.ts';
import { Person } from './person.ts';
import { startChromium } from './puppeteer-engine.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  engine: Engine;
  person: Person;
  /** A window of Chromium, to compare with. */
  chromium: Engine;
};

type WorkerFixtures = {
  engineName: EngineName;
  browserProcess: Browser;
  chromiumProcess: Browser;
};

/** Tests with one person at the browser that the project names, and a clinic with a front desk. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  browserProcess: [
    async ({ engineName }, use) => {
      const browser = await ENGINES[engineName]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  engine: async ({ browserProcess }, use) => {
    const engine = await browserProcess.openWindow();
    await use(engine);
    await engine.close();
  },
  chromiumProcess: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const browser = await startChromium();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  chromium: async ({ chromiumProcess }, use) => {
    const engine = await chromiumProcess.openWindow();
    await use(engine);
    await engine.close();
  },
  person: async ({ engine }, use) => use(new Person(engine)),
});
