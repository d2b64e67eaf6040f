import { NOTICE_KEY } from '../testing/mobile-notice.ts';
import { getBox } from './box.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { motionEnds } from './motion.ts';

test.describe('the mobile notice', () => {
  test.use({ hasMobileNotice: true });

  test('greets a visitor at 768 px until dismissed once', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    const notice = page.getByRole('dialog', { name: 'Best viewed on desktop' });
    await expect(notice).toBeVisible();
    expect(await getBox(notice)).toMatchObject({ x: 0, y: 0, width: 768, height: 900 });
    await expect(notice).toBeFocused();
    await page.getByRole('button', { name: 'Continue on mobile' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([NOTICE_KEY]);
  });

  test('takes Escape for Continue', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 900 });
    await page.goto('/book');
    const notice = page.getByRole('dialog', { name: 'Best viewed on desktop' });
    await expect(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('never opens over a page that somebody already uses', async ({ page }) => {
    await page.setViewportSize({ width: 769, height: 900 });
    await page.goto('/book');
    const notice = page.getByRole('dialog', { name: 'Best viewed on desktop' });
    await page.getByLabel('Full Name').pressSequentially('Suni');
    await page.setViewportSize({ width: 400, height: 900 });
    await page.keyboard.type(' Patil');
    await page.mouse.wheel(0, 200);
    await motionEnds(page.locator(':root'));
    await expect(notice).toBeHidden();
    await expect(page.getByLabel('Full Name')).toHaveValue('Suni Patil');
    await page.reload();
    await expect(notice).toBeVisible();
    await page.setViewportSize({ width: 769, height: 900 });
    await expect(notice).toBeHidden();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('can be dismissed before any script file has loaded, and stays dismissed', LONG, async ({ page }) => {
    await page.route('**/_astro/*.js', () => {});
    await page.setViewportSize({ width: 400, height: 900 });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Continue on mobile' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('shows with the first paint on a slow phone, and does not move', LONG, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 400_000 / 8,
      uploadThroughput: 400_000 / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript(() => {
      const seen = { openedAt: Number.NaN, shifted: [] as string[] };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('dialog[open]')) seen.openedAt ||= performance.now();
      }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[]) {
          for (const { node } of entry.sources) {
            if (document.querySelector('dialog[open]')?.contains(node ?? null))
              seen.shifted.push(node?.textContent ?? '');
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Blocks the font, which moves lines when it arrives late.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/', { timeout: 60_000 });
    await expect(page.getByRole('dialog', { name: 'Best viewed on desktop' })).toBeVisible();
    const { openedAt, shifted, paintedAt } = await page.evaluate(() => ({
      ...(window as unknown as { seen: { openedAt: number; shifted: string[] } }).seen,
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
    expect(openedAt).toBeLessThanOrEqual(paintedAt);
    expect(shifted).toEqual([]);
  });
});
