import type { Locator, Page } from '@playwright/test';
import { getBox } from './box.ts';
import { expect, test } from './fixtures.ts';
import { findPoorRings } from './focus-ring.ts';
import { getContrast, takePicture } from './picture.ts';

// Forced colors remove gradients, shadows and backgrounds, so the page must show in another way what these show.

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** Returns the greatest contrast between a pixel of a part and the pixel in its upper left corner. */
async function getDrawnContrast(page: Page, part: Locator): Promise<number> {
  await part.scrollIntoViewIfNeeded();
  const box = await getBox(part);
  if (!box) throw new Error('Nothing is drawn there.');
  const [x, y] = await page.evaluate(() => [scrollX, scrollY] as const);
  const devtools = await page.context().newCDPSession(page);
  const clip = { x: Math.floor(box.x + x), y: Math.floor(box.y + y) };
  const { width, height, getColor } = await takePicture(devtools, {
    ...clip,
    width: Math.ceil(box.width),
    height: Math.ceil(box.height),
  });
  const ground = getColor(0, 0);
  const places = Array.from({ length: width * height }, (_, index) =>
    getColor(index % width, Math.floor(index / width)),
  );
  return Math.max(...places.map((color) => getContrast(color, ground)));
}

test('a visitor with their own colors sees the dots of the hero', async ({ page }) => {
  await page.goto('/');
  for (const dot of await page.locator('[data-wave] button').all())
    expect(await getDrawnContrast(page, dot)).toBeGreaterThanOrEqual(3);
});

test('a visitor with their own colors sees where they are over pictures', async ({ page }) => {
  test.slow();
  await page.goto('/');
  const { stops, poor } = await findPoorRings(page, '[data-site-header] *, [data-hero] a, [data-expertise] *');
  expect(stops).toBeGreaterThan(0);
  expect(poor).toEqual([]);
});

test('a visitor with their own colors sees where the Services panel ends', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Services', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#services-panel')).toHaveCSS('border-top-width', '2px');
});

test('a visitor with their own colors sees which question is open', async ({ page }) => {
  await page.goto('/faq');
  const [open, closed] = [page.locator('details').first(), page.locator('details').nth(1)];
  const getSign = (question: Locator) => question.locator('summary > :last-child');
  await open.locator('summary').click();
  await expect(open).toHaveAttribute('open');
  expect(await getDrawnContrast(page, getSign(open))).toBeGreaterThanOrEqual(3);
  expect(await getDrawnContrast(page, getSign(closed))).toBeGreaterThanOrEqual(3);
});
