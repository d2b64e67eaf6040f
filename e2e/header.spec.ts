import { getBox } from './box.ts';
import { CATEGORIES, SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG, longIf } from './long.ts';
import { motionEnds } from './motion.ts';
import { NAVIGATION } from './navigation.ts';

test.describe('the header', () => {
  test('shows its items, and a visitor is told where they are', async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const contact = page.getByRole('banner').getByRole('link', { name: 'Contact Us' });
    await expect(nav.locator('> ul > li > :is(a, button):visible')).toHaveText(NAVIGATION);
    await expect(contact).toHaveAttribute('href', '/contact');
    for (const [path, item, current] of [
      ['/', nav.getByRole('link', { name: 'Home' }), 'page'],
      ['/#about', nav.getByRole('link', { name: 'About Us' }), 'location'],
      ['/#services', nav.getByRole('button', { name: 'Services', exact: true }), 'location'],
      [`/services/${SERVICES.at(-2)?.slug}`, nav.getByRole('button', { name: 'Services', exact: true }), 'true'],
      ['/contact', contact, 'page'],
    ] as const) {
      await page.goto(path);
      await expect(item).toHaveAttribute('aria-current', current);
      await expect(page.getByRole('banner').locator('[aria-current]:visible')).toHaveCount(1);
    }
  });

  for (const width of [1280, 1440]) {
    test(`keeps its items on a screen of ${width} px in letters of twice the size`, LONG, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
      const ends = await page
        .getByRole('banner')
        .locator(':is(a, button):visible')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right));
      expect(Math.max(...ends)).toBeLessThanOrEqual(width);
    });
  }

  test('changes its style after ten pixels on the home page', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    const getGround = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(getGround).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
    await motionEnds(header);
    expect(await getGround()).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
    await expect.poll(getGround).toBe('rgb(251, 253, 253)');
    await expect(header).toBeInViewport();
  });

  test('lists the services in two columns', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Services', exact: true });
    const panel = page.locator('#services-panel');
    await button.focus();
    await expect(panel).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');

    for (const { services } of CATEGORIES) {
      await expect(panel.getByRole('link', { name: services[0] ?? '', exact: true })).toBeVisible();
    }
    const columns = await panel
      .locator('li > a')
      .evaluateAll((all) => [...new Set(all.map((link) => Math.round(link.getBoundingClientRect().x)))]);
    expect(columns).toHaveLength(2);

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.keyboard.press('Space');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test('opens Services under the mouse, toggles by click, closes with a choice', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    const button = page.getByRole('button', { name: 'Services', exact: true });
    const panel = page.locator('#services-panel');
    const press = async () => {
      await page.mouse.down();
      await page.mouse.up();
    };
    await button.hover();
    await expect(panel).toBeVisible();
    // A person who hovers and then clicks means to open the panel.
    await page.clock.runFor(900);
    await press();
    await expect(panel).toBeVisible();
    await press();
    await expect(panel).toBeHidden();
    await press();
    await expect(panel).toBeVisible();
    const link = panel.locator('li > a').nth(-2);
    await link.hover();
    await page.clock.runFor(500);
    await expect(panel).toBeVisible();
    await page.mouse.move(20, 700);
    await page.clock.runFor(500);
    await expect(panel).toBeHidden();
    await button.hover();
    await page.clock.runFor(1100);
    await press();
    await expect(panel).toBeHidden();
    await press();
    const href = (await link.getAttribute('href')) ?? 'no link';
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator('#services-panel')).toBeHidden();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is a row of links', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Services', exact: true })).toHaveCount(0);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services', exact: true }).click();
      await expect(page).toHaveURL('/services');
    });
  });
});

test.describe('the header in a low window', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { width, height } of [
    { width: 844, height: 390 },
    { width: 1280, height: 400 },
    // A window of 1280 × 1024 px at 400 %.
    { width: 320, height: 256 },
  ]) {
    test(`leaves ¾ of ${width} × ${height} px and what has the focus`, longIf(height !== 390), async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/faq');
      const header = await getBox(page.getByRole('banner'));
      expect(header.height).toBeLessThan(height / 4);
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Shift+Tab');
        const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
        expect(top, 'the top of what has the focus').toBeGreaterThanOrEqual(header.height);
      }
    });
  }

  test('scrolls away where it would still be a quarter', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 200 });
    await page.goto('/faq');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});
