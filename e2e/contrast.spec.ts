import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { loadPictures } from './picture.ts';
import { findPaleText } from './text-contrast.ts';

/** Window sizes at which the header covers different parts of the hero's pictures. */
const WINDOWS = [
  [390, 844],
  [844, 390],
  [1280, 600],
  [768, 1024],
  [1200, 800],
  [1440, 900],
  [1920, 1080],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a visitor with low vision reads the header and the hero over each of its pictures', LONG, async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page.evaluate(() => {
    for (const template of document.querySelectorAll<HTMLTemplateElement>('[data-slides] template'))
      template.replaceWith(template.content);
  });
  const slides = page.locator('[data-slide]');
  await expect(slides).toHaveCount(3);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const [index, slide] of (await slides.all()).entries()) {
      await slides.evaluateAll((all, shown) => {
        for (const [place, one] of all.entries()) one.toggleAttribute('data-current', place === shown);
      }, index);
      await loadPictures(page);
      await expect(slide).toHaveCSS('opacity', '1');
      expect(await findPaleText(page, 'header, [data-hero]'), `slide ${index} at ${width} px`).toEqual([]);
    }
  }
});
