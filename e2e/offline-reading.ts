import type { Page } from '@playwright/test';
import { type BadLine, openBadLine } from './bad-line.ts';
import { test as base, expect } from './fixtures.ts';

export { expect } from './fixtures.ts';

/** Tests with the service worker that keeps pages, over a connection that can be made to fail. */
export const test = base.extend<{ line: BadLine }>({
  serviceWorkers: 'allow',
  line: async ({ clinic }, use) => {
    const line = await openBadLine(clinic.url);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

/** Opens these pages one after another; the worker keeps them from the second page on. */
export async function visit(page: Page, ...paths: string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    if (index > 0) await expect.poll(() => isWorking(page)).toBe(true);
  }
}

/** Whether a service worker controls this page. */
export const isWorking = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

export const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

export const listCaches = (page: Page) => page.evaluate(() => caches.keys());

/** Reads the kept addresses. To open a cache that a worker has just deleted makes it anew, so wait for the names first. */
export const readKept = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url.slice(location.origin.length));
  });
