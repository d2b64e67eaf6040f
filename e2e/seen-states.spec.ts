import type { Page } from '@playwright/test';
import { findBarriers } from './barriers.ts';
import { findBrokenWords } from './broken-words.ts';
import { expect, test } from './fixtures.ts';
import { findPoorRings } from './focus-ring.ts';
import { LONG } from './long.ts';
import { STATE_WIDTHS } from './measured-pages.ts';
import { motionEnds } from './motion.ts';
import { loadPictures } from './picture.ts';
import { getSidewaysScroll } from './readers-looks.ts';
import { findSmallTargets } from './small-targets.ts';
import { fits, type State } from './states/state.ts';
import { SITE_WALKS } from './states/walks.ts';
import { findPaleText } from './text-contrast.ts';

// Barriers, targets, contrast and focus rings of menus, dialogs, steps and answers. `every-page.spec.ts`,
// `contrast.spec.ts` and `focus.spec.ts` look at pages as they are at first.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The width for states that no narrow window has. */
const WIDE = 1280;
const HEIGHT = 844;

for (const walk of SITE_WALKS) {
  const narrow = STATE_WIDTHS.filter((width) => fits(walk, width));
  for (const width of narrow.length > 0 ? narrow : [WIDE]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: HEIGHT }, hasMobileNotice: walk.hasMobileNotice ?? false });

      test(
        `a visitor with low vision finds their way, and everyone can use: ${walk.name}`,
        LONG,
        async ({ page, request, book, contact, portal }) => {
          test.slow(walk.states.length > 1, 'looks at each state');
          for (const state of walk.states) {
            await state.reach({ page, request, book, contact, portal });
            await expectWellSeen(page, state);
          }
        },
      );
    });
  }
}

async function expectWellSeen(page: Page, { name, part }: Pick<State, 'name' | 'part'>): Promise<void> {
  await motionEnds(page.locator(':root'));
  await loadPictures(page);
  // In a picture of the whole page the header lies where it was fixed, over words that nobody sees there.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await findBarriers(page), `barriers: ${name}`).toEqual([]);
  expect.soft(await findBrokenWords(page), `words broken in two: ${name}`).toEqual([]);
  expect.soft(await getSidewaysScroll(page), `sideways scroll: ${name}`).toBeLessThanOrEqual(0);
  expect.soft(await findSmallTargets(page), `too small for a finger: ${name}`).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // The scroll has moved other words under the pointer, which change their colour.
  await motionEnds(page.locator(':root'));
  expect.soft(await findPaleText(page, part), `pale words: ${name}`).toEqual([]);
  // A person who goes on with the keyboard has in view what had the focus.
  await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { stops, poor } = await findPoorRings(page, `${part} *`);
  expect.soft(stops, `stops of the keyboard: ${name}`).toBeGreaterThan(0);
  expect.soft(poor, `poor rings: ${name}`).toEqual([]);
}
