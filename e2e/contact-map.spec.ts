import type { Route } from '@playwright/test';
import { CLINIC } from './content.ts';
import { expect, test } from './fixtures.ts';
import { serveGoogle } from './google-maps.ts';
import { LONG, longIf } from './long.ts';
import { motionEnds } from './motion.ts';

// On a machine without a network the browser reports that it is offline, and the page would give up the map.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }));
});

test('the page asks Google for nothing before a patient scrolls to the map, and shows a spinner until it has come', async ({
  page,
  context,
  contact,
}) => {
  let answer = () => {};
  const asked = await serveGoogle(
    context,
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await contact.goto();
  await contact.field('Name').fill('Asha');
  const readPlace = () => page.evaluate(() => scrollY);
  // While the page is on its way to the field, it takes no turn of the wheel.
  await expect(async () => {
    const place = await readPlace();
    await page.mouse.wheel(0, 60);
    await expect.poll(readPlace, { timeout: 2000 }).toBe(place + 60);
  }).toPass();
  await motionEnds(page.locator(':root'));
  expect(asked).toEqual([]);
  await contact.mapLink.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const { latitude, longitude } = CLINIC.map;
  expect(asked[0]).toBe(`https://www.google.com/maps?q=${latitude}%2C${longitude}&output=embed`);
  await expect(contact.mapSpinner).toBeVisible();
  answer();
  await expect(contact.mapSpinner).toBeHidden();
  await expect(contact.mapFrame).toHaveCSS('opacity', '1');
});

test('a patient who follows "Find us" gets the map, and by a click on it the maps service', async ({
  page,
  context,
  contact,
}) => {
  await serveGoogle(context);
  await page.goto('/contact#map');
  await expect(contact.mapFrame).toHaveCSS('opacity', '1');
  const popup = context.waitForEvent('page');
  await contact.mapFrame.click({ force: true, position: { x: 40, y: 40 } });
  const tab = await popup;
  await tab.waitForURL(/google\.com\/maps\/search/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

for (const [reason, fail] of [
  ['cannot be reached', (route: Route) => route.abort('internetdisconnected')],
  ['is out of order', (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'error' })],
] as const) {
  const isFurther = reason !== 'cannot be reached';
  test(
    `a map that ${reason} leaves plate and address until it is back`,
    longIf(isFurther),
    async ({ page, context, contact }) => {
      await context.route('https://www.google.com/**', fail);
      await contact.goToMap();
      await expect(contact.mapSpinner).toBeHidden();
      await expect(contact.mapFrame).toHaveCount(0);
      await expect(contact.map.getByText(`${CLINIC.address.city} ${CLINIC.address.postalCode}`)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
      );
      await expect(contact.mapLink).toBeVisible();
      await serveGoogle(context);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(contact.mapFrame).toHaveCSS('opacity', '1');
    },
  );
}

test('a patient whose map never loads sees the drawn plate after 8 s', LONG, async ({ page, context, contact }) => {
  await context.route('https://www.google.com/**', (route) =>
    route.request().isNavigationRequest() ? undefined : route.fulfill({ contentType: 'text/html', body: 'map' }),
  );
  await page.clock.install();
  await contact.goToMap();
  await expect(contact.mapFrame).toBeAttached();
  await expect(contact.mapSpinner).toBeVisible();
  await page.clock.runFor(8000);
  await expect(contact.mapSpinner).toBeHidden();
  await expect(contact.mapFrame).toHaveCSS('opacity', '0');
});
