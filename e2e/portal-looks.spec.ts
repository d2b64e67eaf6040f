import type { Page } from '@playwright/test';
import { findBadNames, readAccessibleNames } from './accessible-names.ts';
import { findBarriers } from './barriers.ts';
import { findBrokenWords } from './broken-words.ts';
import { findClippedText } from './clipped-text.ts';
import { EMERGENCY_HELP } from './content.ts';
import { expect, test } from './fixtures.ts';
import { findPoorRings } from './focus-ring.ts';
import { isEveryPage, LOOK_WIDTHS, STATE_WIDTHS } from './measured-pages.ts';
import { motionEnds } from './motion.ts';
import { loadPictures } from './picture.ts';
import { bookSample, getSample } from './portal-samples.ts';
import { getSidewaysScroll, READERS_LOOKS, setLook } from './readers-looks.ts';
import { findSmallTargets } from './small-targets.ts';
import { findPaleText } from './text-contrast.ts';

// Tests that everyone can see, press and enlarge the portal's pages in all their states. `every-page.spec.ts` checks
// the built pages, of which `/portal` is one.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = isEveryPage ? [320, 360, 412, 640, 768, 900, 1024, 1200, 1920] : [320, 768, 1200];

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

test('everyone can use the page of an appointment, with its times and its question before it is cancelled', async ({
  page,
  request,
  portal,
}) => {
  test.slow(true, 'measured from pixels');
  const sample = getSample(7);
  const { manageUrl } = await bookSample(request, sample);
  await page.goto(`${manageUrl}?date=${sample.appointmentDate}`);
  await portal.time('02:00 PM').check();
  await portal.openCancel().click();
  await expectUsable(page);
});

test('everyone can use the page that tells of a refused move', async ({ page, request, portal }) => {
  test.slow(true, 'measured from pixels');
  const sample = getSample(8);
  const { manageUrl } = await bookSample(request, sample);
  await page.goto(`${manageUrl}?date=${sample.appointmentDate}`);
  await portal.time('02:00 PM').evaluate((radio) => radio.setAttribute('value', 'no time'));
  await portal.time('02:00 PM').check();
  await portal.submitMove().click();
  await expect(portal.status()).toContainText('Your appointment has not been moved.');
  await expect(portal.status()).toBeFocused();
  await expectUsable(page);
});

test('everyone can use the page of a cancelled appointment', async ({ page, request, portal }) => {
  test.slow(true, 'measured from pixels');
  const { manageUrl } = await bookSample(request, getSample(9));
  await page.goto(manageUrl);
  await portal.openCancel().click();
  await portal.submitCancel().click();
  await expect(portal.status()).toContainText('Your appointment has been cancelled.');
  await expectUsable(page);
});

test('everyone can use the answers to a request for a link', async ({ page }) => {
  test.slow(true, 'measured from pixels');
  await page.goto('/portal');
  await expect(page.getByText(EMERGENCY_HELP.night)).toHaveCount(2);
  const phone = page.getByRole('textbox', { name: 'Phone Number' });
  const reference = page.getByRole('textbox', { name: 'Reference' });
  for (const field of [reference, phone]) await expect(field).toBeInViewport();
  await reference.evaluate((input) => input.removeAttribute('required'));
  await phone.fill('+91 98765 29999');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Please check these fields.');
  await expectUsable(page);
  await reference.fill('AAAA-AAAA');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Check your email');
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  await expectUsable(page);
});

test('everyone can use the answer to a link that no longer works', async ({ page }) => {
  test.slow(true, 'measured from pixels');
  await page.goto(`/portal/${'A'.repeat(22)}`);
  await expectUsable(page);
});
