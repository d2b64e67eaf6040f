import { expect, type Page } from '@playwright/test';
import { findBarriers } from './barriers.ts';
import { findBrokenWords } from './broken-words.ts';
import { findClippedText } from './clipped-text.ts';
import { LOOK_WIDTHS, STATE_WIDTHS } from './measured-pages.ts';
import { getSidewaysScroll, READERS_LOOKS, setLook } from './readers-looks.ts';
import { findSmallTargets } from './small-targets.ts';

/** Expects that everyone can use the page as shown: no barriers, targets for fingers, no sideways scroll. */
export async function expectUsable(page: Page, where = page.url()): Promise<void> {
  expect(await findBarriers(page), where).toEqual([]);
  expect(await findSmallTargets(page), `${where}: too small for a finger`).toEqual([]);
  expect(await getSidewaysScroll(page), `${where}: sideways scroll`).toBeLessThanOrEqual(0);
}

/** Expects that everyone can use the page as shown at each width at which states are measured. */
export async function expectUsableAtWidths(page: Page, where = page.url()): Promise<void> {
  for (const width of STATE_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectUsable(page, `${where} at ${width} px`);
  }
}

/** Expects that nothing is broken or cut off in the letters and the spacing that readers set, at any width. */
export async function expectReadableInLooks(page: Page): Promise<void> {
  for (const [look, css] of Object.entries(READERS_LOOKS)) {
    await setLook(page, css);
    for (const width of LOOK_WIDTHS) {
      // WCAG does not ask for letters of twice the size in a window of 320 px.
      if (width === 320 && look === 'large letters') continue;
      await page.setViewportSize({ width, height: 844 });
      // With wide spacing, a long word may break on the narrowest screens: nothing of it is lost.
      if (width !== 320) expect(await findBrokenWords(page), `broken at ${width} px in ${look}`).toEqual([]);
      expect(await findClippedText(page), `cut off at ${width} px in ${look}`).toEqual([]);
      expect(await getSidewaysScroll(page), `sideways scroll at ${width} px in ${look}`).toBeLessThanOrEqual(0);
    }
  }
  await setLook(page, '');
}
