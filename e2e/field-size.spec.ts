import { PORTAL_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from './fixtures.ts';

/** An iPhone enlarges the page when a field has smaller letters. */
const FIELD_LETTERS_MIN_PX = 16;

for (const path of ['/contact', '/book', PORTAL_PATH, '/faq']) {
  test(`the fields of ${path} have letters that no phone enlarges`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const sizes = await page.evaluate(() => {
      // Adds fields among small text, where their letters must not be small either.
      const small = document.querySelector('main')?.appendChild(document.createElement('small'));
      if (small) small.innerHTML = '<input><select></select><textarea></textarea>';
      return [...document.querySelectorAll('input:not([type="hidden"]), select, textarea')].map((field) =>
        Number.parseFloat(getComputedStyle(field).fontSize),
      );
    });
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(FIELD_LETTERS_MIN_PX);
  });
}
