import type { Page } from '@playwright/test';
import { getBox } from './box.ts';
import { CLINIC, POSTS, SERVICES, toTel } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG, longIf } from './long.ts';

const PHONE = { width: 390, height: 844 };
const BAR_HEIGHT_PX = 56;
const SERVICE = `/services/${SERVICES[0]?.slug}`;

test.use({ viewport: PHONE, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

const getBar = (page: Page) => page.getByRole('navigation', { name: 'Reach the clinic' });
const scrollDown = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
for (const path of [SERVICE, '/services', '/about', '/blogs', `/blogs/${POSTS[0]?.slug}`, '/faq', '/no-such-page']) {
  test(`a patient can call, write or book from the foot of ${path}`, longIf(path !== SERVICE), async ({ page }) => {
    await page.goto(path);
    const bar = getBar(page);
    await expect(bar.getByRole('link')).toHaveText(['Call', 'WhatsApp', 'Book']);
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', toTel(CLINIC.phone));
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await expect(bar.getByRole('link', { name: 'Book' })).toHaveAttribute(
      'href',
      path === SERVICE ? `/book?service=${SERVICES[0]?.slug}` : '/book',
    );
    for (const top of [0, 300, 1e6]) {
      await scrollDown(page, top);
      const box = await getBox(bar);
      expect(box).toMatchObject({ x: 0, width: PHONE.width, height: BAR_HEIGHT_PX });
      expect(Math.abs(box.y - (PHONE.height - BAR_HEIGHT_PX))).toBeLessThan(1);
    }
    // At the end of the page, the bar is below the footer.
    const footer = await getBox(page.getByRole('contentinfo'));
    expect(Math.abs(footer.y + footer.height - (PHONE.height - BAR_HEIGHT_PX))).toBeLessThan(1);
  });
}

test('the home page shows no bar over its hero, but after it', async ({ page }) => {
  for (const viewport of [PHONE, { width: 360, height: 640 }, { width: 768, height: 1024 }]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const bar = getBar(page);
    const hero = page.getByRole('region').first();
    const heroEnd = (await getBox(hero)).height;
    for (const top of [0, 20, heroEnd - viewport.height + 30]) {
      await scrollDown(page, top);
      const lowest = Math.min(heroEnd - Math.max(0, top), viewport.height) - 2;
      const isHero = await hero.evaluate((it, y) => it.contains(document.elementFromPoint(innerWidth / 2, y)), lowest);
      expect(isHero, `seen at ${lowest} px`).toBe(true);
    }
    for (const top of [heroEnd, 3000, 1e6]) {
      await scrollDown(page, top);
      // A page may not end on a whole pixel.
      expect(Math.abs((await getBox(bar)).y - (viewport.height - BAR_HEIGHT_PX))).toBeLessThan(1);
    }
    const footer = await getBox(page.getByRole('contentinfo'));
    expect(Math.abs(footer.y + footer.height - (viewport.height - BAR_HEIGHT_PX))).toBeLessThan(1);
  }
});

test("a visitor who comes to the bar by the keyboard sees it, over home's hero too", LONG, async ({ page }) => {
  await page.goto('/');
  const book = getBar(page).getByRole('link', { name: 'Book' });
  await book.focus();
  await scrollDown(page, 0);
  const { x, y, width, height } = await getBox(book);
  const isSeen = ([left, top]: number[]) => document.elementFromPoint(left ?? 0, top ?? 0)?.matches('footer ~ nav a');
  expect(await page.evaluate(isSeen, [x + width / 2, y + height / 2])).toBe(true);
});

test('a patient whose phone lies on its side sees a lower bar', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(SERVICE);
  expect(await getBox(getBar(page))).toEqual({ x: 0, y: 346, width: 844, height: 44 });
});

test('the forms, wide windows, the lowest windows and paper have no bar', async ({ page }) => {
  for (const path of ['/book', '/contact']) {
    await page.goto(path);
    await expect(getBar(page)).toHaveCount(0);
  }
  await page.goto(SERVICE);
  await expect(getBar(page)).toBeVisible();
  for (const viewport of [
    { width: 900, height: 800 },
    { width: 568, height: 300 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(getBar(page)).toBeHidden();
  }
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ media: 'print' });
  await expect(getBar(page)).toBeHidden();
});

test('the bar makes room for the keyboard while someone types', LONG, async ({ page }) => {
  await page.goto(SERVICE);
  for (const field of ['input', 'textarea', 'select']) {
    await page.evaluate((name) => document.querySelector('main')?.prepend(document.createElement(name)), field);
    await page.locator(`main > ${field}`).focus();
    await expect(getBar(page)).toBeHidden();
    await page.locator(`main > ${field}`).blur();
    await expect(getBar(page)).toBeVisible();
  }
});

test('the bar never covers what has the focus', LONG, async ({ page }) => {
  await page.goto(SERVICE);
  const links = await page.locator('main :is(a, button), footer a').count();
  let hidden = 0;
  for (let stop = 0; stop < links + 3; stop += 1) {
    await page.keyboard.press('Tab');
    hidden += await page.evaluate(() => {
      const { activeElement: focused } = document;
      const bar = document.querySelector('footer ~ nav');
      if (!focused || !bar || bar.contains(focused) || focused === document.body) return 0;
      return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top ? 1 : 0;
    });
  }
  expect(hidden).toBe(0);
});

test('the bar stays above the home indicator of a phone without buttons', LONG, async ({ page }) => {
  await page.goto(SERVICE);
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /viewport-fit=cover/);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  const book = await getBox(getBar(page).getByRole('link', { name: 'Book' }));
  expect(book.y + book.height).toBe(PHONE.height - 34);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is there too', LONG, async ({ page }) => {
    await page.goto(SERVICE);
    await expect(getBar(page).getByRole('link', { name: 'Book' })).toBeInViewport();
  });
});
