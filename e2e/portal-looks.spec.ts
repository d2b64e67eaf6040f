import type { Page } from '@playwright/test';
import { findBadNames, readAccessibleNames } from './accessible-names.ts';
import { findBarriers } from './barriers.ts';
import { findBrokenWords } from './broken-words.ts';
import { findClippedText } from './clipped-text.ts';
import { EMERGENCY_HELP } from './content.ts';
import { expect, test } from './fixtures.ts';
import { findPoorRings } from './focus-ring.ts';
import { LONG } from './long.ts';
import { LOOK_WIDTHS, STATE_WIDTHS } from './measured-pages.ts';
import { motionEnds } from './motion.ts';
import { loadPictures } from './picture.ts';
import { getSidewaysScroll, READERS_LOOKS, setLook } from './readers-looks.ts';
import { findSmallTargets } from './small-targets.ts';
import { PORTAL_WALKS } from './states/portal-walks.ts';
import { findPaleText } from './text-contrast.ts';

// Tests that everyone can see, press and enlarge the portal's pages in all their states. `every-page.spec.ts` checks
// the built pages, of which `/portal` is one.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [320, 360, 412, 640, 768, 900, 1024, 1200, 1920];

/** The time for reaching a state and measuring it from pixels, on a busy machine. */
const STATE_TIMEOUT_MS = 150_000;

async function expectUsable(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(findBadNames(await readAccessibleNames(page)), 'names whose words run together').toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findBrokenWords(page), `words broken at ${width} px`).toEqual([]);
    expect(await getSidewaysScroll(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
  for (const [look, css] of Object.entries(READERS_LOOKS)) {
    await setLook(page, css);
    for (const width of LOOK_WIDTHS) {
      // Skips 320 px for both looks: WCAG does not ask for letters of twice the size there.
      if (width === 320) continue;
      await page.setViewportSize({ width, height: 844 });
      expect(await findBrokenWords(page), `broken at ${width} px in ${look}`).toEqual([]);
      expect(await findClippedText(page), `cut off at ${width} px in ${look}`).toEqual([]);
      expect(await getSidewaysScroll(page), `sideways scroll at ${width} px in ${look}`).toBeLessThanOrEqual(0);
    }
  }
  await setLook(page, '');
  for (const width of STATE_WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findSmallTargets(page), `too small for a finger at ${width} px`).toEqual([]);
    await loadPictures(page);
    // At the top of the page, the fixed header covers no words; other tests measure the header.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await motionEnds(page.locator(':root'));
    expect(await findPaleText(page, 'main'), `pale words at ${width} px`).toEqual([]);
  }
  expect((await findPoorRings(page, 'main *')).poor, 'poor rings').toEqual([]);
}

for (const { name, states } of PORTAL_WALKS) {
  test(`everyone can use ${name} in every state`, LONG, async ({ page, request, book, contact, portal }) => {
    test.setTimeout(states.length * STATE_TIMEOUT_MS);
    for (const state of states) {
      await setLook(page, '');
      await state.reach({ page, request, book, contact, portal });
      await test.step(state.name, () => expectUsable(page));
    }
  });
}

test('a patient who has lost the link reads whom to call, and both fields at once', async ({ page }) => {
  await page.goto('/portal');
  await expect(page.getByText(EMERGENCY_HELP.night)).toHaveCount(2);
  for (const name of ['Phone Number', 'Reference']) await expect(page.getByRole('textbox', { name })).toBeInViewport();
});
