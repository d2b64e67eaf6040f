import { CLINIC, GALLERY, RECOGNITIONS, SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';
import { motionEnds } from './motion.ts';

test.describe('the header', () => {
  test('shows its items, and a visitor is told where they are', async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.locator('> ul > li > :is(a, button):visible')).toHaveText([
      'Home',
      'Services',
      'About Us',
      'Blogs',
      ...(GALLERY.length > 0 ? ['Gallery'] : []),
      ...(RECOGNITIONS.length > 0 ? ['Recognitions'] : []),
    ]);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');

    await page.goto('/#about');
    await expect(nav.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'location');
    await expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    await page.goto('/#services');
    await expect(nav.getByRole('button', { name: 'Services', exact: true })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await page.goto(`/services/${SERVICES.at(-2)?.slug}`);
    await expect(nav.getByRole('button', { name: 'Services', exact: true })).toHaveAttribute('aria-current', 'true');
    await page.goto('/contact');
    const contact = page.getByRole('banner').getByRole('link', { name: 'Contact Us' });
    await expect(contact).toHaveAttribute('aria-current', 'page');
  });

  for (const width of [1280, 1440]) {
    test(`keeps its items on a screen of ${width} px in letters of twice the size`, async ({ page }) => {
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

  test('lists the fifteen services in two columns', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Services', exact: true });
    const panel = page.locator('#services-panel');
    await button.focus();
    await expect(panel).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');

    const links = panel.getByRole('list').getByRole('link');
    await expect(links).toHaveCount(SERVICES.length);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(SERVICES.map(({ slug }) => `/services/${slug}`));
    const columns = await links.evaluateAll((all) => [
      ...new Set(all.map((link) => Math.round(link.getBoundingClientRect().x))),
    ]);
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
    // People hover, then click, and mean open.
    await page.clock.runFor(900);
    await press();
    await expect(panel).toBeVisible();
    await press();
    await expect(panel).toBeHidden();
    await press();
    await expect(panel).toBeVisible();
    await panel.getByRole('link', { name: SERVICES.at(-2)?.title ?? '' }).hover();
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
    await panel.getByRole('link', { name: SERVICES.at(-2)?.title ?? '' }).click();
    await expect(page).toHaveURL(`/services/${SERVICES.at(-2)?.slug}`);
    await expect(page.locator('#services-panel')).toBeHidden();
  });

  test('is a row of links without script', async ({ browser, clinic }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(clinic.url);
    await expect(page.getByRole('button', { name: 'Services', exact: true })).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL(`${clinic.url}/services`);
    await context.close();
  });
});

test.describe('the header in a low window', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const viewport of [
    { width: 844, height: 390 },
    { width: 1280, height: 400 },
    // A window of 1280 × 1024 px at 400 %.
    { width: 320, height: 256 },
  ]) {
    test(`leaves three quarters of ${viewport.width} × ${viewport.height} px and what has the focus`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/faq');
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThan(viewport.height / 4);
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Shift+Tab');
        const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
        expect(top, 'the top of what has the focus').toBeGreaterThanOrEqual(header?.height ?? 0);
      }
    });
  }

  test('scrolls away where it would still be a quarter', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 200 });
    await page.goto('/faq');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});

test.describe('the header on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens and closes a menu with all items', async ({ page }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await open.tap();
    await expect(menu).toBeVisible();
    await expect(page.locator('[aria-controls="site-menu"]')).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
      'Home',
      'Services',
      'About Us',
      'Blogs',
      ...(GALLERY.length > 0 ? ['Gallery'] : []),
      ...(RECOGNITIONS.length > 0 ? ['Recognitions'] : []),
    ]);
    await expect(menu.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu).toBeHidden();
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await open.tap();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await open.tap();
    await menu.getByRole('link', { name: 'Services', exact: true }).tap();
    await expect(page).toHaveURL('/services');
  });

  test('opens and closes the menu without script', async ({ browser, clinic }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(clinic.url);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Services', exact: true })).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await context.close();
  });

  test('closes the menu by a tap beside it, not on its ground, where closedby is unknown', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'));
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await motionEnds(menu);
    const items = await menu.getByRole('navigation').boundingBox();
    await page.touchscreen.tap(195, (items?.y ?? 0) + (items?.height ?? 0) + 40);
    await expect(menu).toHaveAttribute('open');
    await page.touchscreen.tap(8, 400);
    await expect(menu).toBeHidden();
  });

  test('marks the item of the address in the menu', async ({ page }) => {
    await page.goto('/#services');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.locator('[aria-current]')).toHaveText('Services');
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(menu.locator('[aria-current]')).toHaveText('Contact Us');
  });

  test('closes the menu when the window becomes wide enough for the header', async ({ page }) => {
    await page.setViewportSize({ width: 1199, height: 800 });
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).tap();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('the mobile notice', () => {
  test.use({ hasMobileNotice: true });

  test('greets a visitor at 768 px until dismissed once', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    const notice = page.getByRole('dialog', { name: 'Best viewed on desktop' });
    await expect(notice).toBeVisible();
    expect(await notice.boundingBox()).toMatchObject({ x: 0, y: 0, width: 768, height: 900 });
    await expect(page.getByRole('button', { name: 'Continue on mobile' })).toBeFocused();
    await page.getByRole('button', { name: 'Continue on mobile' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['mobile-notice-dismissed']);
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

  test('never comes over a page that somebody is already on', async ({ page }) => {
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

  test('is dismissed before any script file is there, and stays so', async ({ page }) => {
    await page.route('**/_astro/*.js', () => {});
    await page.setViewportSize({ width: 400, height: 900 });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Continue on mobile' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is there before the first paint on a slow phone, and stands still', async ({ page }) => {
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
    // A font that arrives late moves lines by itself.
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

test.describe('every page', () => {
  test('ends with the footer as specified', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Book an Appointment' })).toHaveAttribute('href', '/#book');
    await expect(footer.getByText('Board-certified care')).toBeVisible();
    await expect(footer.getByRole('heading')).toHaveText(['Explore', 'Patients', 'Contact']);
    const column = (name: string) =>
      footer.locator('div', { has: page.locator(`:scope > h2:text-is("${name}")`) }).getByRole('link');
    await expect(column('Explore')).toHaveText(['Home', 'Services', 'Technology', 'Pricing']);
    await expect(column('Patients')).toHaveText([
      'Testimonials',
      'FAQ',
      'Book consultation',
      'Learn more about the clinic',
    ]);
    await expect(column('Contact')).toHaveText(['Get in touch', 'Patient portal', 'Find us', CLINIC.phone]);
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    await expect(footer).toContainText('Design:');
  });

  test('carries the right year long after it was built', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-12-31T18:31:00Z'));
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('© 2032');
  });

  test('has room for the header, but for home', async ({ page }) => {
    await page.goto('/book');
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(box?.y).toBeGreaterThan(header?.height ?? 0);
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).paddingBlockStart)).toBe('76px');
    await page.goto('/');
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).paddingBlockStart)).toBe('0px');
  });

  test('lets the keyboard skip to its content', async ({ page }) => {
    await page.goto('/book');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test('an unknown address is answered with a page of our own and ways on', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const href of ['/', '/services', '/contact']) await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
});
