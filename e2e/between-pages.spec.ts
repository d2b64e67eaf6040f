import type { Page } from '@playwright/test';
import { CLINIC_NAME } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG, longIf } from './long.ts';

test.use({ isDrawnWhole: false });

test.describe('between pages', () => {
  test('a new page glides from the scroll position of the last page to its top', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await notePlaces(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Book consultation' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/book');
    await expectPlace(page, 0);
    const places = await readPlaces(page);
    expect(Math.max(...places)).toBeGreaterThan(300);
    const glide = places.slice(places.indexOf(Math.max(...places)));
    // A busy machine draws few frames, so one position on the way is enough.
    expect(glide.filter((place) => place > 0).length).toBeGreaterThan(1);
    expect(glide).toEqual([...glide].sort((a, b) => b - a));

    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectPlace(page, 0);
  });

  for (const address of ['/', '/#services']) {
    test(`a link home glides to the top at ${address} too`, longIf(address !== '/'), async ({ page }) => {
      await page.goto(address);
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await notePlaces(page);
      await page.getByRole('banner').getByRole('link', { name: CLINIC_NAME }).click();
      await expect(page).toHaveURL('/');
      await expectPlace(page, 0);
      expect(Math.max(...(await readPlaces(page)))).toBeGreaterThan(300);
    });
  }

  test('a glide that the browser breaks off continues to the top', LONG, async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    // The first smooth scroll stops short of the top.
    await page.addInitScript(() => {
      const scrollTo = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      window.scrollTo = ((options: ScrollToOptions) => {
        const isGivenUp = options.behavior === 'smooth' && document.documentElement.dataset.test === undefined;
        if (isGivenUp) document.documentElement.dataset.test = 'given up';
        scrollTo(isGivenUp ? { top: 15, behavior: 'instant' } : options);
      }) as typeof window.scrollTo;
    });
    await page.evaluate(() => {
      location.href = '/faq';
    });
    await expect(page.locator('html')).toHaveAttribute('data-test', 'given up');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-gliding');
  });

  test('a visitor who comes from elsewhere starts at the top', LONG, async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page.goto('about:blank');
    await notePlaces(page);
    for (const address of ['/about', '/faq']) {
      await page.goto(address);
      await expect.poll(async () => (await readPlaces(page)).length).toBeGreaterThan(10);
      expect(Math.max(...(await readPlaces(page))), address).toBe(0);
    }
  });

  test('a reload keeps its place, and so does coming back from elsewhere', LONG, async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page.reload();
    await expectPlace(page, 900);
    await page.goto('about:blank');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expectPlace(page, 900);
  });

  test('a page from the back/forward cache glides too', LONG, async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await expectPlace(page, 0);
    // The browser reports the last step of a glide after the page has loaded.
    await expect(page.locator('html')).not.toHaveAttribute('data-gliding');
    await page.evaluate(() => {
      window.scrollTo({ top: 700, behavior: 'instant' });
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expectPlace(page, 0);
  });

  test('a link with a hash goes to its anchor, clear of the header', LONG, async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Book an Appointment' }).click();
    await expect(page).toHaveURL('/#book');
    const target = page.locator('#book');
    await expect
      .poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeLessThan(200);
    expect(await target.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  });

  test('nothing glides for a visitor who prefers reduced motion', LONG, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await page.goto('/book');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

/** Waits until the page rests at this offset. */
function expectPlace(page: Page, place: number) {
  const readPlace = () => page.evaluate(() => (document.readyState === 'complete' ? scrollY : null));
  return expect.poll(readPlace).toBe(place);
}

/** Records the scroll offset of each frame, from the next page on. */
function notePlaces(page: Page) {
  return page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const note = () => {
      if (document.body) places.push(scrollY);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

function readPlaces(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { places: number[] }).places);
}
