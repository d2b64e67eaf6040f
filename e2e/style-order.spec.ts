import { PORTAL_PATH } from '@clinic/contract/paths.ts';
import { SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { sendPlainForm } from './states/form-walks.ts';
import { findTies } from './style-ties.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = ['/', `/services/${SERVICES[0]?.slug}`, '/contact', '/book', '/faq', '/privacy', PORTAL_PATH];

test('no element takes a property from two equally strong rules', LONG, async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    expect(await page.evaluate(findTies), path).toEqual([]);
  }
  await sendPlainForm(page, {});
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops...');
  expect(await page.evaluate(findTies), 'a refused booking').toEqual([]);
});
