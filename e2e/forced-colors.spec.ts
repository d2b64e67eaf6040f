import { SERVICES } from './content.ts';
import { getDrawnContrast } from './drawn-contrast.ts';
import { expect, test } from './fixtures.ts';
import { findPoorRings } from './focus-ring.ts';
import { LONG } from './long.ts';

// Forced colors remove gradients, shadows and backgrounds, so the page must show in another way what these show.

const LABELLED = SERVICES.find(({ drawnLabels }) => drawnLabels > 0);

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

test(
  'a visitor with their own colors sees the dots of the hero, and where the Services panel ends',
  LONG,
  async ({ page }) => {
    await page.goto('/');
    for (const dot of await page.locator('[data-wave] button').all())
      expect(await getDrawnContrast(page, dot)).toBeGreaterThanOrEqual(3);
    await page.getByRole('button', { name: 'Services', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#services-panel')).toHaveCSS('border-top-width', '2px');
  },
);

test('a visitor with their own colors sees where they are over pictures', LONG, async ({ page }) => {
  test.slow();
  await page.goto('/');
  const { stops, poor } = await findPoorRings(page, '[data-site-header] *, [data-hero] a, [data-expertise] *');
  expect(stops).toBeGreaterThan(0);
  expect(poor).toEqual([]);
});

test('a visitor with their own colors sees which question is open', LONG, async ({ page }) => {
  await page.goto('/faq');
  const [open, closed] = [page.locator('details').first(), page.locator('details').nth(1)];
  await open.locator('summary').click();
  await expect(open).toHaveAttribute('open');
  // Without its words a question shows its sign alone.
  await page.locator('summary > h3').evaluateAll((all) => {
    for (const words of all) words.style.visibility = 'hidden';
  });
  expect(await getDrawnContrast(page, open.locator('summary'))).toBeGreaterThanOrEqual(3);
  expect(await getDrawnContrast(page, closed.locator('summary'))).toBeGreaterThanOrEqual(3);
});

test.describe('on a dark ground', () => {
  test.use({ colorScheme: 'dark' });

  test('a visitor with their own colors reads the labels of a drawing', LONG, async ({ page }) => {
    await page.goto(`/services/${LABELLED?.slug}`);
    const drawing = page
      .locator('figure > svg')
      .filter({ has: page.locator('text') })
      .first();
    expect(await getDrawnContrast(page, drawing.locator('text').first())).toBeGreaterThanOrEqual(7);
    // Without its words a drawing shows its lines alone.
    await drawing.locator('text').evaluateAll((all) => {
      for (const words of all) words.style.visibility = 'hidden';
    });
    expect(await getDrawnContrast(page, drawing)).toBeGreaterThanOrEqual(7);
  });
});
