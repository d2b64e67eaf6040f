import type { Page } from '@playwright/test';

/** Holds back script files. Resolves to a function that releases them. */
export async function holdScripts(page: Page, files: string | RegExp = '**/_astro/*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
