import { findBarriers } from './barriers.ts';
import { getBox } from './box.ts';
import { expect, test } from './fixtures.ts';
import {
  CAPS,
  CAPTIONS,
  FRAMES_MS,
  getCentre,
  getLength,
  HUMAN,
  hover,
  INVASIVE,
  LAPAROSCOPY,
  openWithClock,
  ROBOTIC,
} from './hero-waves.ts';
import { LONG, longIf } from './long.ts';
import { HomeHero } from './pages/HomeHero.ts';

for (const width of [1280, 1920, 390]) {
  test(`a visitor who hovers a dot sees wave and card, ${width} px`, longIf(width !== 1280), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const hero = await openWithClock(page);
    for (const dot of await hero.dots.all()) expect(await getLength(page, dot)).toBeCloseTo(29, 0);
    for (const caption of CAPTIONS) {
      const dot = hero.dot(caption);
      await hover(page, dot);
      await expect(dot).toHaveAttribute('aria-expanded', 'true');
      await expect(hero.card).toHaveCSS('opacity', '1');
      await expect(hero.card).toHaveText(caption);
      await expect(hero.card.getByRole('img')).toHaveJSProperty('complete', true);
      await page.clock.runFor(1100 + FRAMES_MS);
      expect(await getLength(page, dot)).toBeCloseTo(CAPS[caption], 0);
      // The pointer rests elsewhere until the wave has come back.
      await page.mouse.move(20, 120);
      await page.clock.fastForward(3000);
      await page.clock.runFor(500 + FRAMES_MS);
      await expect(hero.card).not.toBeVisible();
    }
  });
}

test(
  'a visitor sees the card right of the dot, or left of it where it would leave the hero',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const hero = await openWithClock(page);
    for (const [caption, side] of [
      [ROBOTIC, 'right'],
      [HUMAN, 'left'],
    ] as const) {
      await hero.dot(caption).dispatchEvent('click');
      await page.clock.runFor(500 + 1100 + FRAMES_MS);
      await expect(hero.card).toHaveText(caption);
      const dot = await getCentre(hero.dot(caption));
      const card = await getBox(hero.card);
      if (side === 'right') expect(card.x).toBeGreaterThan(dot.x);
      else expect(card.x + card.width).toBeLessThan(dot.x);
      expect(card.x + card.width).toBeLessThan(1440);
      expect(900 - (card.y + card.height)).toBeGreaterThanOrEqual(96);
    }
  },
);

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]) {
  test(
    `a phone ${width} px wide has dots for fingers, and a card as a row`,
    longIf(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const hero = await openWithClock(page);
      await expect(hero.dots).toHaveText([...CAPTIONS]);
      for (const dot of await hero.dots.all()) {
        const box = await getBox(dot);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        expect(await getLength(page, dot)).toBeCloseTo(29, 0);
      }
      await hero.dot(LAPAROSCOPY).dispatchEvent('click');
      await page.clock.runFor(1100 + FRAMES_MS);
      const card = await getBox(hero.card);
      const link = await getBox(hero.region.getByRole('link', { name: 'Enquiry' }));
      const dot = await getBox(hero.dot(ROBOTIC));
      expect(card.x).toBeGreaterThan(0);
      expect(card.x + card.width).toBeLessThan(width);
      expect(card.y).toBeGreaterThanOrEqual(link.y + link.height);
      expect(card.y + card.height).toBeLessThanOrEqual(dot.y + 8);
    },
  );
}

test('a visitor with a keyboard opens a card by focus, keeps it and closes it with Escape', async ({ page }) => {
  const hero = await openWithClock(page);
  await hero.region.getByRole('link', { name: 'Enquiry' }).focus();
  await page.keyboard.press('Tab');
  await expect(hero.dot(ROBOTIC)).toBeFocused();
  await expect(hero.card).toHaveText(ROBOTIC);
  await page.clock.runFor(20_000);
  await expect(hero.card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hero.card).not.toBeVisible();
  await expect(hero.dot(ROBOTIC)).toBeFocused();
  await page.clock.runFor(600);
  await page.keyboard.press('Enter');
  await expect(hero.card).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a visitor opens a card with a tap, and it closes by itself', async ({ page }) => {
    const hero = await openWithClock(page);
    const { x, y } = await getCentre(hero.dot(HUMAN));
    await page.touchscreen.tap(x, y);
    await expect(hero.card).toHaveText(HUMAN);
    await page.clock.runFor(1100 + 2900);
    await expect(hero.card).toBeVisible();
    await page.clock.runFor(200);
    await expect(hero.card).not.toBeVisible();
  });
});

test('everyone can use the hero with an open card', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hero = new HomeHero(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await hero.dot(INVASIVE).click();
    await expect(hero.card).toBeVisible();
    expect(await findBarriers(page, '[data-hero]'), `${width} px wide`).toEqual([]);
  }
});
