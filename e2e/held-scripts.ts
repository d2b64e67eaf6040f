import type { Page } from '@playwright/test';

/** Holds back script files. Resolves to a function that releases them. */
export async function holdScripts(page: Page, files: string | RegExp = '**/_astro/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
