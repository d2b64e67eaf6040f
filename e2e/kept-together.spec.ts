import { addLanguage, getLanguage, LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import { PORTAL_PATH } from '@clinic/contract/paths.ts';
import type { Page } from '@playwright/test';
import { findBrokenValues } from './broken-words.ts';
import { isErrorPage, listPages } from './built-site.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { STATE_WIDTHS } from './measured-pages.ts';
import { bookSample, getSample } from './portal-samples.ts';

/** Opens pages at both widths, with all their answers, and tells which values break across lines. */
async function findBreaks(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    for (const width of STATE_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const value of await findBrokenValues(page)) found.push(`${path} at ${width} px: ${value}`);
    }
  }
  return found;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [number, code] of LANGUAGE_CODES.entries()) {
  test(`a patient reads times, numbers and units whole in ${getLanguage(code).name}`, LONG, async ({ page }) => {
    test.slow(true, 'it opens every page');
    expect(
      await findBreaks(
        page,
        listPages(code).filter((path) => !isErrorPage(path)),
      ),
    ).toEqual([]);
  });

  test(
    `a patient reads an own appointment's values whole in ${getLanguage(code).name}`,
    LONG,
    async ({ page, request }) => {
      const { manageUrl } = await bookSample(request, getSample(240 + number));
      expect(
        await findBreaks(
          page,
          [PORTAL_PATH, manageUrl].map((path) => addLanguage(path, code)),
        ),
      ).toEqual([]);
    },
  );
}
