import { expect, test } from './fixtures.ts';
import { findPoorRings } from './focus-ring.ts';
import { LONG } from './long.ts';
import { PHOTOGRAPHS } from './measured-pages.ts';
import { loadPictures } from './picture.ts';
import { findPaleText } from './text-contrast.ts';

/** The pages on which the shell is checked, because it is the same on all pages. */
const PAGES_WITH_SHELL = ['/', '/contact'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, width } of PHOTOGRAPHS) {
  test(`a visitor with low vision reads ${path} at ${width} px and sees the focus`, LONG, async ({ page }) => {
    test.slow();
    await page.route(/google|youtube/, (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await loadPictures(page);
    expect(await findPaleText(page)).toEqual([]);
    const { stops, poor } = await findPoorRings(page, PAGES_WITH_SHELL.includes(path) ? '*' : 'main *');
    expect(stops).toBeGreaterThan(0);
    expect(poor).toEqual([]);
  });
}
