import { devices, type Page } from '@playwright/test';
import { readPage } from './built-site.ts';
import { expect, test } from './fixtures.ts';
import { showPerson } from './person.ts';

/** The largest size of the hero's first picture on a phone. */
const PHONE_HERO_MAX_BYTES = 45_000;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, userAgent: devices['Pixel 7'].userAgent };

/** The tall and the wide crop of the hero, which the page preloads. */
const [TALL = '', WIDE = ''] = [...readPage('/').matchAll(/<link rel="preload"[^>]*imagesrcset="([^"]+)"/g)].map(
  ([, set]) => set,
);

/** Records the pictures that the page requests, in order. */
async function watchPictures(page: Page) {
  const pictures: { path: string; readBytes: () => Promise<number> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return;
    const readBytes = async () => (await response.body()).length;
    pictures.push({ path: new URL(response.url()).pathname, readBytes });
  });
  return pictures;
}

for (const [screen, use, wanted, other] of [
  ['a phone', PHONE, TALL, WIDE],
  ['a wide screen', {}, WIDE, TALL],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use(use);

    test('the hero’s picture comes first, once, in its own crop and light, and nothing far below', async ({ page }) => {
      const pictures = await watchPictures(page);
      await page.goto('/', { waitUntil: 'load' });
      expect(wanted).toContain(pictures[0]?.path);
      if (screen === 'a phone') expect(await pictures[0]?.readBytes()).toBeLessThanOrEqual(PHONE_HERO_MAX_BYTES);
      expect(pictures.filter(({ path }) => other.includes(path))).toEqual([]);
      expect(pictures.filter(({ path }) => wanted.includes(path))).toHaveLength(1);
      expect(await page.locator('img[loading="lazy"]').last().evaluate(isLoaded)).toBe(false);
    });
  });
}

/** Finds the first picture that loads lazily. */
const getNextPicture = (page: Page) => page.locator('main .frame img[loading="lazy"]').first();
const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

test.describe('before anyone is there', () => {
  test('pictures below the window wait for the first sign of a person', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await getNextPicture(page).evaluate(isLoaded)).toBe(false);
    await showPerson(page);
    await expect.poll(() => getNextPicture(page).evaluate(isLoaded)).toBe(true);
    await expect(getNextPicture(page)).toHaveCSS('translate', 'none');
  });

  test('pictures in the window are shown, however tall it is', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 3000 });
    await page.goto('/technology');
    await expect.poll(() => getNextPicture(page).evaluate(isLoaded)).toBe(true);
    await expect(getNextPicture(page)).toBeInViewport();
  });
});
