import type { Page } from '@playwright/test';
import { findBadNames, readAccessibleNames } from './accessible-names.ts';
import { findBrokenWords } from './broken-words.ts';
import { EMERGENCY_HELP } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { getSidewaysScroll } from './readers-looks.ts';
import { PORTAL_WALKS } from './states/portal-walks.ts';
import { expectReadableInLooks } from './usable.ts';

// Tests that everyone can enlarge the portal's pages in all their states. `seen-states.spec.ts` measures what they see
// and press there, `every-page.spec.ts` the built pages, of which `/portal` is one.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [320, 360, 412, 640, 768, 900, 1024, 1200, 1920];

/** The time for reaching a state and reading it in every look, on a busy machine. */
const STATE_TIMEOUT_MS = 150_000;

async function expectReadable(page: Page): Promise<void> {
  expect(findBadNames(await readAccessibleNames(page)), 'names whose words run together').toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findBrokenWords(page), `words broken at ${width} px`).toEqual([]);
    expect(await getSidewaysScroll(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
  await expectReadableInLooks(page);
}

for (const { name, states } of PORTAL_WALKS) {
  test(
    `everyone can read ${name} in every state, in their letters and spacing`,
    LONG,
    async ({ page, request, book, contact, portal }) => {
      test.setTimeout(states.length * STATE_TIMEOUT_MS);
      for (const state of states) {
        await state.reach({ page, request, book, contact, portal });
        await test.step(state.name, () => expectReadable(page));
      }
    },
  );
}

test('a patient who has lost the link reads whom to call, and both fields at once', async ({ page }) => {
  await page.goto('/portal');
  await expect(page.getByText(EMERGENCY_HELP.night)).toHaveCount(2);
  for (const name of ['Phone Number', 'Reference']) await expect(page.getByRole('textbox', { name })).toBeInViewport();
});
