import type { Page } from '@playwright/test';
import { getBox } from './box.ts';
import { GALLERY } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { motionEnds } from './motion.ts';

const COUNT = GALLERY.length;
const [FIRST = '', SECOND = ''] = GALLERY.map(({ caption }) => caption);

test.skip(COUNT === 0, 'This clinic has no gallery.');

const getLinks = (page: Page) => page.getByRole('list', { name: 'Pictures' }).getByRole('link');
const getLightbox = (page: Page) => page.getByRole('dialog');

test('a patient sees twelve pictures that fill their grid without a hole', async ({ page }) => {
  for (const [width, columns] of [
    [1280, 4],
    [768, 2],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/gallery');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
    await expect(getLinks(page)).toHaveCount(COUNT);
    const { found, covered } = await page.getByRole('list', { name: 'Pictures' }).evaluate((list) => {
      const style = getComputedStyle(list);
      const gap = Number.parseFloat(style.columnGap);
      const box = list.getBoundingClientRect();
      const areas = [...list.children].map((item) => {
        const { width, height } = item.getBoundingClientRect();
        return (width + gap) * (height + gap);
      });
      const whole = (box.width + gap) * (box.height + gap);
      return { found: style.gridTemplateColumns.split(' ').length, covered: areas.reduce((a, b) => a + b) / whole };
    });
    expect(found).toBe(columns);
    expect(covered).toBeCloseTo(1, 2);
  }
});

test('a patient sees a caption on hover and on focus, opens its picture with a key and gets the focus back', async ({
  page,
}) => {
  await page.goto('/gallery');
  const first = getLinks(page).first();
  const second = getLinks(page).nth(1);
  await expect(first.getByText(FIRST)).toHaveCSS('opacity', '0');
  await first.hover();
  await expect(first.getByText(FIRST)).toHaveCSS('opacity', '1');
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await expect(second.getByText(SECOND)).toHaveCSS('opacity', '1');

  await page.keyboard.press('Enter');
  const lightbox = getLightbox(page);
  await expect(lightbox).toHaveAccessibleName(SECOND);
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox).toHaveAccessibleName(FIRST);
  await expect(lightbox.getByText('Picture 1 of 12', { exact: true })).toBeVisible();
  await expect(lightbox.getByRole('img')).toHaveAccessibleName(/curved oak reception desk/);
  const announced = lightbox.locator('[aria-live="polite"]');
  await expect(announced).toContainText(FIRST);
  await expect(announced).toContainText('Picture 1 of 12');
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(second).toBeFocused();
});

for (const [width, height] of [
  [568, 320],
  [320, 256],
] as const) {
  test(`a patient sees the large picture on a screen of ${width} by ${height} px`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/gallery');
    await getLinks(page).first().click();
    const lightbox = getLightbox(page);
    await motionEnds(lightbox);
    expect((await getBox(lightbox.getByRole('img'))).height).toBeGreaterThan(height / 2);
    for (const button of await lightbox.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
    await expect(lightbox.getByText(FIRST)).toBeInViewport({ ratio: 1 });
  });
}

test('a patient loads a large picture only by opening it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/gallery');
  const large = await getLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => large.includes(path))).toEqual([]);
  await getLinks(page).nth(2).click();
  await expect(getLightbox(page).getByRole('img')).toBeVisible();
  await expect.poll(() => asked.filter((path) => large.includes(path))).toEqual([large[2]]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test('a patient reads every caption and moves on with a swipe', async ({ page }) => {
    await page.goto('/gallery');
    await expect(getLinks(page).first().getByText(FIRST)).toHaveCSS('opacity', '1');
    await getLinks(page).first().tap();
    const lightbox = getLightbox(page);
    await expect(lightbox).toHaveAccessibleName(FIRST);
    await swipe(page);
    await expect(lightbox).toHaveAccessibleName(SECOND);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a patient opens the large picture as its own page', LONG, async ({ page }) => {
    await page.goto('/gallery');
    await getLinks(page).nth(4).click();
    await expect(page).toHaveURL(/\/_astro\/examination-room\..*\.webp$/);
  });
});

/** Moves a finger to the left through the browser's own protocol, because Playwright has only taps. */
async function swipe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y: 300 }] });
  for (const x of [264, 228, 192, 156, 120]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: 305 }] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
