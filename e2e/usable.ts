import { expect, type Page } from '@playwright/test';
import { findBarriers } from './barriers.ts';
import { STATE_WIDTHS } from './measured-pages.ts';
import { getSidewaysScroll } from './readers-looks.ts';
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
