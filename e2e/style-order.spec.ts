import { APPOINTMENTS_PATH, PORTAL_PATH } from '@clinic/contract/paths.ts';
import type { Page } from '@playwright/test';
import { SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { findTies } from './style-ties.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = ['/', `/services/${SERVICES[0]?.slug}`, '/contact', '/book', '/faq', '/privacy', PORTAL_PATH];

test('no element takes a property from two equally strong rules', LONG, async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    expect(await page.evaluate(findTies), path).toEqual([]);
  }
  await sendEmptyForm(page);
  expect(await page.evaluate(findTies), 'a refused booking').toEqual([]);
});

/** Sends the booking form empty, as a browser without script does. */
async function sendEmptyForm(page: Page): Promise<void> {
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action });
    document.body.append(form);
    form.submit();
  }, APPOINTMENTS_PATH);
  await page.waitForURL(`**${APPOINTMENTS_PATH}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops...');
}
