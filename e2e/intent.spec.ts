import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { LONG, longIf } from './long.ts';
import { showPerson } from './person.ts';

// Islands sleep until there is a sign of a person. These tests take the contact form as an example.

/** Records requests for React's own file. */
function watchReact(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/_astro\/client\.[^/]+\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const SIGNS: [string, (page: Page) => Promise<void>][] = [
  ['a pointer moves', showPerson],
  ['a key is pressed', (page) => page.keyboard.press('Tab')],
  ['a wheel turns', (page) => page.mouse.wheel(0, 40)],
  ['a bare click comes', (page) => page.getByRole('heading', { level: 1 }).dispatchEvent('click')],
];

for (const [sign, act] of SIGNS) {
  test(`nothing wakes until ${sign}, then what is near does`, longIf(act !== showPerson), async ({ page }) => {
    const asked = watchReact(page);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await act(page);
    await expect.poll(() => asked.length).toBe(1);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  });
}

test('a page that loads under a resting pointer wakes nothing', LONG, async ({ page }) => {
  const asked = watchReact(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  // A browser fires this event by itself after a layout: a movement of zero pixels.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
  await settle(page);
  expect(asked).toEqual([]);
  await showPerson(page);
  await expect.poll(() => asked.length).toBe(1);
});

test('a page that glides to its top by itself wakes nothing', async ({ page }) => {
  const asked = watchReact(page);
  await glideToContact(page);
  await settle(page);
  expect(asked).toEqual([]);
  await showPerson(page);
  await expect.poll(() => asked.length).toBe(1);
});

test('the glide ends at the top in a browser without the scrollend event', LONG, async ({ page }) => {
  await page.addInitScript(() => addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true));
  await glideToContact(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-gliding');
});

/** Resolves when the page has drawn and has nothing left to do, so that what it would wake has begun to load. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const wait of [requestAnimationFrame, requestAnimationFrame, requestIdleCallback, requestIdleCallback])
      await new Promise((resolve) => wait(resolve));
  });
}

/** Goes to the contact page from the middle of a page without islands, and waits until it is at its top. */
async function glideToContact(page: Page): Promise<void> {
  await page.goto('/technology');
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
  await page.evaluate(() => {
    location.href = '/contact';
  });
  await page.waitForURL('/contact');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}
