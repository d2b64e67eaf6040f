import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findPoorRings } from './focus-ring.ts';
import { LONG } from './long.ts';
import { PHOTOGRAPHS } from './measured-pages.ts';
import { loadPictures } from './picture.ts';

/** The pages on which the shell is checked, because it is the same on all pages. */
const PAGES_WITH_SHELL = ['/', '/contact'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectGoodRings(page: Page, scope: string): Promise<void> {
  await loadPictures(page);
  const { stops, poor } = await findPoorRings(page, scope);
  expect(stops).toBeGreaterThan(0);
  expect(poor).toEqual([]);
}

for (const { path, width } of PHOTOGRAPHS) {
  test(`whoever uses the keyboard sees where they are on ${path} at ${width} px`, LONG, async ({ page }) => {
    test.slow();
    await page.route(/google|youtube/, (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expectGoodRings(page, PAGES_WITH_SHELL.includes(path) ? '*' : 'main *');
  });
}
