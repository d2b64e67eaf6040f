import type { Route } from '@playwright/test';
import { CLINIC } from './content.ts';
import { expect, test } from './fixtures.ts';
import { serveGoogle } from './google-maps.ts';
import { LONG, longIf } from './long.ts';
import { motionEnds } from './motion.ts';
import type { ContactPage } from './pages/ContactPage.ts';

test.describe('the map', () => {
  // On a machine without a network the browser reports that it is offline, and the page would give up the map.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }));
  });

  test('the page asks Google for nothing before a patient scrolls to the map', async ({ page, context, contact }) => {
    const asked = await serveGoogle(context, 'map');
    await contact.goto();
    await contact.field('Name').fill('Asha');
    const readPlace = () => page.evaluate(() => scrollY);
    const place = await readPlace();
    await page.mouse.wheel(0, 60);
    await expect.poll(readPlace).toBe(place + 60);
    await motionEnds(page.locator(':root'));
    expect(asked).toEqual([]);
    await contact.mapLink.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const { latitude, longitude } = CLINIC.map;
    expect(asked[0]).toBe(`https://www.google.com/maps?q=${latitude}%2C${longitude}&output=embed`);
    await expect(contact.map.getByText('Loading the map…')).toBeHidden();
    await expect(contact.mapFrame).toHaveCSS('opacity', '1');
  });

  test('a patient sees a spinner until the map has loaded', async ({ context, contact }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route('https://www.google.com/**', async (route) => {
      await held;
      await route.fulfill({ contentType: 'text/html', body: 'map' });
    });
    await contact.goto();
    await contact.mapLink.scrollIntoViewIfNeeded();
    await expect(contact.mapFrame).toBeAttached();
    await expect(contact.map.getByText('Loading the map…')).toBeVisible();
    answer();
    await expect(contact.map.getByText('Loading the map…')).toBeHidden();
  });

  test('a patient who follows "Find us" gets the map', async ({ page, context }) => {
    const asked = await serveGoogle(context, 'map');
    await page.goto('/contact#map');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test('a patient opens the maps service by a click on the map', async ({ context, contact }) => {
    await serveGoogle(context, 'map');
    await contact.goto();
    await contact.mapLink.scrollIntoViewIfNeeded();
    await expect(contact.map.getByText('Loading the map…')).toBeHidden();
    const popup = context.waitForEvent('page');
    await contact.mapFrame.click({ force: true, position: { x: 40, y: 40 } });
    const tab = await popup;
    await tab.waitForURL(/google\.com\/maps\/search/);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });

  for (const [reason, fail] of [
    ['cannot be reached', (route: Route) => route.abort()],
    ['is out of order', (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'error' })],
  ] as const) {
    test(
      `a map that ${reason} leaves plate and address`,
      longIf(reason !== 'cannot be reached'),
      async ({ page, context, contact }) => {
        await context.route('https://www.google.com/**', fail);
        await contact.goto();
        await contact.mapLink.scrollIntoViewIfNeeded();
        await expectPlate(contact);
        await expect(contact.map.getByText(`${CLINIC.address.city} ${CLINIC.address.postalCode}`)).toBeVisible();
        const directions = page.getByRole('link', { name: 'Get directions' });
        await expect(directions).toHaveAttribute(
          'href',
          /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
        );
        await expect(contact.mapLink).toBeVisible();
      },
    );
  }

  test(
    'without a network there is the plate, and the map once it is back',
    LONG,
    async ({ page, context, contact }) => {
      let isOffline = true;
      await context.route('https://www.google.com/**', (route) =>
        isOffline ? route.abort('internetdisconnected') : route.fulfill({ contentType: 'text/html', body: 'map' }),
      );
      await contact.goto();
      await contact.mapLink.scrollIntoViewIfNeeded();
      await expectPlate(contact);
      isOffline = false;
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(contact.mapFrame).toHaveCSS('opacity', '1');
    },
  );

  test('a patient whose map never loads sees the drawn plate after 8 s', LONG, async ({ page, context, contact }) => {
    await context.route('https://www.google.com/**', (route) =>
      route.request().isNavigationRequest() ? undefined : route.fulfill({ contentType: 'text/html', body: 'map' }),
    );
    await page.clock.install();
    await contact.goto();
    await contact.mapLink.scrollIntoViewIfNeeded();
    await expect(contact.mapFrame).toBeAttached();
    await expect(contact.map.getByText('Loading the map…')).toBeVisible();
    await page.clock.runFor(8000);
    await expect(contact.map.getByText('Loading the map…')).toBeHidden();
    await expect(contact.mapFrame).toHaveCSS('opacity', '0');
  });
});

/** Expects that the page has given up the map and nothing of it covers the drawn plate. */
async function expectPlate(contact: ContactPage): Promise<void> {
  await expect(contact.map.getByText('Loading the map…')).toBeHidden();
  await expect(contact.mapFrame).toHaveCount(0);
}
