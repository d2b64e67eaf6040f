import type { Page } from '@playwright/test';
import { getBox } from './box.ts';
import { expect, test } from './fixtures.ts';
import { openWithClock, ROBOTIC } from './hero-waves.ts';
import { LONG, longIf } from './long.ts';
import { HomeHero } from './pages/HomeHero.ts';
import { getContrast, type Rgb, takePicture } from './picture.ts';

for (const { width, height } of [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]) {
  test(`a visitor sees the whole hero, ${width} by ${height} px`, longIf(width !== 1280), async ({ page }) => {
    await page.setViewportSize({ width, height });
    const hero = await openWithClock(page);
    expect((await getBox(hero.region)).height).toBe(height);
    const link = await getBox(hero.region.getByRole('link', { name: 'Enquiry' }));
    const dot = await getBox(hero.dot(ROBOTIC));
    expect(link.y + link.height).toBeLessThanOrEqual(dot.y + 2);
  });
}

test('nothing of the hero is over something else, and a phone on its side has both buttons', LONG, async ({ page }) => {
  for (const [width, height, isPhone] of [
    [844, 390, true],
    [740, 360, true],
    [667, 375, true],
    [320, 256, false],
    [568, 320, false],
    [932, 430, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const boxes = await readHeroBoxes(page);
    expect(findOverlaps(boxes), `${width} by ${height}`).toEqual([]);
    if (isPhone) expect(boxes.find(({ name }) => name === 'Enquiry')?.bottom).toBeLessThanOrEqual(height);
  }
});

for (const { width, height } of [
  { width: 600, height: 900 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 899, height: 700 },
  { width: 844, height: 390 },
]) {
  test(`the buttons are legible beside the lamps, ${width} by ${height}`, longIf(width !== 768), async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const { region, slides } = new HomeHero(page);
    await expect(slides.first().getByRole('img')).toHaveJSProperty('complete', true);
    const link = region.getByRole('link', { name: 'Enquiry' });
    const letters = (await link.evaluate((element) => getComputedStyle(element).color))
      .match(/\d+/g)
      ?.map(Number) as Rgb;
    const box = await getBox(link);
    const around = { x: box.x - 12, y: box.y - 12, width: box.width + 24, height: box.height + 24 };
    await link.evaluate((element) => Object.assign(element.style, { visibility: 'hidden' }));
    const picture = await takePicture(await page.context().newCDPSession(page), around);
    let lowest = 21;
    for (let row = 0; row < picture.height; row++)
      for (let column = 0; column < picture.width; column++)
        lowest = Math.min(lowest, getContrast(letters, picture.getColor(column, row)));
    expect(lowest).toBeGreaterThanOrEqual(7);
  });
}

type Box = { name: string; left: number; top: number; right: number; bottom: number };

/** Reads the boxes of the header's controls and of the hero's words, buttons and dots. */
function readHeroBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>(
      'header a, header button, [data-hero] h1, [data-hero] h1 ~ p, [data-hero] h1 ~ * > a, [data-hero-pause], [data-wave="0"] button',
    );
    return [...parts]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const { left, top, right, bottom } = (/^(H1|P)$/.test(part.tagName) ? range : part).getBoundingClientRect();
        return { name: part.textContent.trim(), left, top, right, bottom };
      });
  });
}

/** Finds pairs of boxes that overlap. */
function findOverlaps(boxes: Box[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4,
      )
      .map((other) => `${one.name} | ${other.name}`),
  );
}
