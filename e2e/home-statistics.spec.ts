import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { motionEnds } from './motion.ts';
import { showPerson } from './person.ts';

const TITLE = 'Transforming Surgery with Precision & innovation';
const FIGURES = ['98', '65', '90', '75'];

function findStatistics(page: Page) {
  const region = page.getByRole('region', { name: TITLE });
  return { region, figures: region.locator('[data-gauge-figure]'), panel: region.locator('[data-gauges]') };
}

test('a patient sees the gauges count up once, in two seconds, from the moment their panel appears', async ({
  page,
}) => {
  await page.goto('/');
  await showPerson(page);
  const { region, figures, panel } = findStatistics(page);
  await expect(figures).toHaveText(['0', '0', '0', '0']);

  // Nothing moves while the panel is just below the trigger.
  await scrollPanelTo(page, 0.86);
  await motionEnds(region);
  await expect(figures).toHaveText(['0', '0', '0', '0']);

  const values = await watchFigures(page, () => scrollPanelTo(page, 0.7));
  await expect(figures).toHaveText(FIGURES, { timeout: 5000 });
  const { durationMs, seen } = await values();
  expect(durationMs).toBeGreaterThan(1700);
  expect(durationMs).toBeLessThan(3000);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.length).toBeLessThanOrEqual(60);

  await expect(region.locator('[data-gauge-value]').nth(3)).toHaveAttribute('stroke-dasharray', '552');
  await expect(region.locator('[data-gauge-value]').nth(3)).toHaveAttribute('stroke-dashoffset', '138');
  await expect(region.locator('[data-gauge-head]').nth(3)).toHaveAttribute('transform', 'rotate(270 98 98)');

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await panel.scrollIntoViewIfNeeded();
  await expect(figures).toHaveText(FIGURES);
});

test(
  'a patient sees the panel slide up and the picture drift on the way through the window',
  LONG,
  async ({ page }) => {
    await page.goto('/');
    const { region, panel } = findStatistics(page);
    const picture = region.locator('img').first();
    const readPlaces = () =>
      Promise.all([panel, picture].map((part) => part.evaluate((element) => getComputedStyle(element).translate)));

    await scrollSectionTo(page, 0.95);
    const [low, far] = await readPlaces();
    await scrollSectionTo(page, 0.3);
    const [middle, nearer] = await readPlaces();
    expect(low).toBe('0px 112px');
    expect(parseFloat(middle?.split(' ')[1] ?? '')).toBeLessThan(112);
    expect(parseFloat(nearer?.split(' ')[1] ?? '')).toBeGreaterThan(parseFloat(far?.split(' ')[1] ?? ''));
    await scrollSectionTo(page, -0.5);
    expect((await readPlaces())[0]).toMatch(/^(0px|none)$/);
  },
);

test.describe('in a browser without scroll-driven animations', () => {
  test('the section knows how far it has moved through the window', LONG, async ({ page }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.goto('/');
    const { region } = findStatistics(page);
    const readShare = () => region.evaluate((section) => Number(section.style.getPropertyValue('--covered')));
    await expect.poll(readShare).toBe(0);
    await scrollSectionTo(page, 0.5);
    const height = await region.evaluate((section) => section.getBoundingClientRect().height / innerHeight);
    await expect.poll(readShare).toBeCloseTo(0.5 / (1 + height), 2);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(readShare).toBe(1);
    await expect(region).toHaveAttribute('style', /--entered: ?1\.0000/);
  });
});

for (const [how, use] of [
  ['without motion', { contextOptions: { reducedMotion: 'reduce' } }],
  ['without script', { javaScriptEnabled: false }],
] as const) {
  test.describe(how, () => {
    test.use(use);

    test('a patient sees the final figures at once', async ({ page }) => {
      await page.goto('/');
      await expect(findStatistics(page).figures).toHaveText(FIGURES);
    });
  });
}

/** Scrolls until the section's top is at this share of the window's height. */
async function scrollSectionTo(page: Page, share: number): Promise<void> {
  await findStatistics(page).region.evaluate((section, at) => {
    scrollBy({ top: section.getBoundingClientRect().top - innerHeight * at, behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, share);
}

/** Scrolls until the panel's top is at this share of the window's height, although the panel slides meanwhile. */
async function scrollPanelTo(page: Page, share: number): Promise<void> {
  const panel = findStatistics(page).panel;
  for (let round = 0; round < 8; round++) {
    await panel.evaluate((element, at) => {
      const distance = element.getBoundingClientRect().top - innerHeight * at;
      // Scrolls only a part of the way, so as not to pass the place while the panel slides up.
      scrollBy({ top: Math.floor(0.8 * distance), behavior: 'instant' });
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, share);
  }
}

/** Returns the values of the first figure, and the milliseconds from the first to the last change. */
async function watchFigures(page: Page, act: () => Promise<void>) {
  const log = await findStatistics(page)
    .figures.first()
    .evaluateHandle((figure) => {
      const changes: { value: number; at: number }[] = [];
      new MutationObserver(() => changes.push({ value: Number(figure.textContent), at: performance.now() })).observe(
        figure,
        { childList: true, characterData: true, subtree: true },
      );
      return changes;
    });
  await act();
  return async () => {
    const changes = await log.jsonValue();
    const durationMs = (changes.at(-1)?.at ?? 0) - (changes[0]?.at ?? 0);
    return { durationMs, seen: changes.map(({ value }) => value) };
  };
}
