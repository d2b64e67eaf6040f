import { expectShown, getTab, TABS } from './about-tabs.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { motionEnds } from './motion.ts';

const PHONE = { width: 360, height: 780 };

const LAST_TAB = TABS.length - 1;
const [LAST_NAME, LAST_HASH] = TABS[LAST_TAB] as (typeof TABS)[number];

test('a patient chooses a tab without a scroll, and moves between the tabs and their panel with the keyboard', async ({
  page,
}) => {
  await page.goto('/about');
  await getTab(page, LAST_NAME).scrollIntoViewIfNeeded();
  const readPlace = () => page.evaluate(() => scrollY);
  const place = await readPlace();
  await getTab(page, LAST_NAME).click();
  await expect(page).toHaveURL(`/about${LAST_HASH}`);
  await getTab(page, 'Founder').click();
  expect(await readPlace()).toBe(place);

  await page.keyboard.press('ArrowRight');
  await expectShown(page, 'Overview');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(getTab(page, 'Overview')).toBeFocused();
});

test('a patient sees only the chosen panel, from the first frame on, and nothing shifts', async ({ page }) => {
  // The script in the page has to be enough: script files are blocked. So is the font, which shifts text a little.
  await page.route(/\.(js|woff2)$/, (route) => route.abort());
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const panel of document.querySelectorAll<HTMLElement>('[data-panel]')) {
        if (panel.getClientRects().length > 0) seen.add(panel.id);
      }
      Object.assign(window, { seenPanels: [...seen] });
      requestAnimationFrame(look);
    };
    look();
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
      Object.assign(window, { layoutShift: shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const read = (name: string) => page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], name);

  await page.goto('/about#facilities');
  await motionEnds(page.locator(':root'));
  expect(await read('seenPanels')).toEqual(['facilities']);
  expect((await read('layoutShift')) ?? 0).toBeLessThan(0.01);

  await getTab(page, 'Overview').click();
  await expectShown(page, 'Overview');
});

test('a patient on a phone keeps the current tab in view, and by an address its words', LONG, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await expect(getTab(page, LAST_NAME)).not.toBeInViewport();
  await getTab(page, 'Founder').focus();
  await page.keyboard.press('End');
  await expect(getTab(page, LAST_NAME)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(getTab(page, 'Founder')).toBeInViewport({ ratio: 1 });
  await page.goto('/contact');
  await page.goto('/about#facilities');
  await expect(getTab(page, 'Facilities')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a patient reads all parts one under another, with links to them', LONG, async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('tab')).toHaveCount(0);
    const links = page.getByRole('list', { name: 'About the clinic' }).getByRole('link');
    await expect(links).toHaveText(TABS.map(([name]) => name));
    for (const [name, hash] of TABS) {
      const part = page.locator(`section${hash}`);
      await expect(part).toBeVisible();
      await expect(part.getByRole('heading', { level: 2 })).toContainText(name);
    }
    await links.last().click();
    await expect(page).toHaveURL(`/about${LAST_HASH}`);
    await expect(page.locator(LAST_HASH).getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(page.locator('#founder')).not.toBeInViewport();
  });
});
