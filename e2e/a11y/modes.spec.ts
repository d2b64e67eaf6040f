import type { Page } from '@playwright/test';
import { isErrorPage, listPages } from '../built-site.ts';
import { findClippedText } from '../clipped-text.ts';
import { findCoveredWords } from '../covered-words.ts';
import { getDrawnContrast } from '../drawn-contrast.ts';
import { findHiddenStops } from '../hidden-stops.ts';
import { pickMeasuredPages } from '../measured-pages.ts';
import { motionEnds } from '../motion.ts';
import { layDownPhoneBar } from '../phone-bar.ts';
import { loadPictures } from '../picture.ts';
import { getSidewaysScroll } from '../readers-looks.ts';
import { fits } from '../states/state.ts';
import { WALKS } from '../states/walks.ts';
import { findPaleText } from '../text-contrast.ts';
import { expect, test } from './mode-fixtures.ts';
import type { Mode } from './modes.ts';

// The pages and the list of states, as people see them who have set up their device in the way of the project.

/** The least contrast of what is no text (WCAG 1.4.11). */
const SIGN_MINIMUM = 3;

/** Reaching a state and measuring it in each window, on a busy machine. */
const STATE_TIMEOUT_MS = 60_000;

/** Controls that may have no words, and the words of drawings, whose colors browsers do not force. */
const SIGNS = 'a, button, summary, input:not([type="hidden"]), select, textarea, svg:not([aria-hidden]) text';

test.describe.configure({ timeout: STATE_TIMEOUT_MS });

test('pages are told the wishes of the mode', async ({ page, mode: { wishes } }) => {
  const told = await page.evaluate(() => ({
    contrast: matchMedia('(prefers-contrast: more)').matches,
    forcedColors: matchMedia('(forced-colors: active)').matches,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  }));
  expect(told).toEqual({
    contrast: wishes?.contrast === 'more',
    forcedColors: wishes?.forcedColors === 'active',
    isDark: wishes?.colorScheme === 'dark',
  });
});

for (const path of pickMeasuredPages(listPages()).filter((one) => !isErrorPage(one))) {
  test(`everybody sees and reaches ${path}`, async ({ page, mode }) => {
    await page.route(/google|youtube/, (route) => route.abort());
    await page.setViewportSize(mode.windows[0] ?? { width: 0, height: 0 });
    await page.goto(path);
    // From the second page of a tab on, the site keeps pages for reading without a connection.
    if (mode.isSavingData) await page.reload();
    await expectSeen(page, { mode, windows: mode.windows, part: 'body', place: path });
  });
}

for (const walk of WALKS) {
  test.describe(walk.name, () => {
    test.use({ hasMobileNotice: walk.hasMobileNotice ?? false });

    test(`everybody sees and reaches ${walk.name}`, async ({ page, mode, scene }) => {
      const windows = mode.windows.filter(({ width }) => fits(walk, width / (mode.zoom ?? 1)));
      const [first] = windows;
      test.skip(!first, 'No window of this mode has these states.');
      test.setTimeout(walk.states.length * STATE_TIMEOUT_MS);
      for (const { name, part, reach } of walk.states) {
        if (first) await page.setViewportSize(first);
        await reach(scene);
        await expectSeen(page, { mode, windows, part, place: `${walk.name}, ${name}` });
      }
    });
  });
}

type Look = { mode: Mode; windows: Mode['windows']; part: string; place: string };

/** Expects that nothing is cut off, covered or out of reach in any of the windows. */
async function expectSeen(page: Page, { mode, windows, part, place }: Look): Promise<void> {
  if (mode.isSavingData) {
    expect.soft(await countWorkers(page), `keeps pages: ${place}`).toBe(0);
    return;
  }
  for (const { width, height } of windows) {
    const where = `${place} at ${width} × ${height} px`;
    await page.setViewportSize({ width, height });
    await motionEnds(page.locator(':root'));
    expect.soft(await getSidewaysScroll(page), `sideways scroll: ${where}`).toBeLessThanOrEqual(0);
    expect.soft(await findHiddenStops(page, part), `out of reach: ${where}`).toEqual([]);
    await layDownPhoneBar(page);
    expect.soft(await findClippedText(page), `cut off: ${where}`).toEqual([]);
    expect.soft(await findCoveredWords(page, part), `covered: ${where}`).toEqual([]);
    if (mode.measuresContrast) expect.soft(await readPaleText(page, part), `pale: ${where}`).toEqual([]);
    if (mode.measuresSigns) expect.soft(await findFaintSigns(page, part), `not drawn: ${where}`).toEqual([]);
  }
}

async function readPaleText(page: Page, part: string): Promise<string[]> {
  await loadPictures(page);
  // In a picture of the whole page the header lies where it was fixed, over words that nobody sees there.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    // For the picture Chromium lays the page out again, and strips that scroll begin at their start.
    for (const part of document.querySelectorAll('*')) part.scrollLeft = 0;
  });
  // The header takes its colors of the top of the page.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await motionEnds(page.locator(':root'));
  return findPaleText(page, part);
}

/** Lists the controls without words, and the words in drawings, that are not drawn, or too faintly. */
async function findFaintSigns(page: Page, part: string): Promise<string[]> {
  const faint: string[] = [];
  const signs = page.locator(`:is(${part}) :is(${SIGNS})`);
  // A page that wakes at the scrolling may draw fewer of them.
  for (let place = 0; place < (await signs.count()); place += 1) {
    const sign = signs.nth(place);
    const name = await sign.evaluate((control) => {
      const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const hasWords = (control as HTMLElement).innerText?.trim() && !control.matches('input, select, textarea');
      const isInDrawing = control instanceof SVGElement;
      const isDrawnByLabel = control.closest('.visually-hidden') || (!isInDrawing && control.clientWidth <= 1);
      if (!isShown || hasWords || isDrawnByLabel || control.querySelector('img')) return null;
      return control.ariaLabel || control.id || (isInDrawing && control.textContent) || control.outerHTML.slice(0, 80);
    });
    if (name !== null && (await getDrawnContrast(page, sign)) < SIGN_MINIMUM) faint.push(name);
  }
  return faint;
}

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker?.getRegistrations())?.length ?? 0);
