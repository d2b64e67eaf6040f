import { getBox } from './box.ts';
import { CARD_SERVICES, SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { showPerson } from './person.ts';

test('a patient prints the whole home page, and nothing that only works on a screen', async ({ page }) => {
  await page.goto('/');
  await showPerson(page);
  await expect(page.locator('[data-gauge-figure]')).toHaveText(['0', '0', '0', '0']);
  await page.emulateMedia({ media: 'print' });
  // A real print fires this event, and `emulateMedia` does not.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[data-gauge-figure]')).toHaveText(['98', '65', '90', '75']);

  const services = page.getByRole('region', { name: 'Services' });
  await expect(services.getByRole('listitem')).toHaveCount(CARD_SERVICES.length);
  await expect(services.getByText(`Showing ${CARD_SERVICES.length} of ${SERVICES.length} services`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner').locator(':is(nav, button):visible')).toHaveCount(0);
  const positions = await page
    .locator('body *')
    .evaluateAll((all) => all.filter((e) => e.checkVisibility()).map((e) => getComputedStyle(e).position));
  expect(positions).not.toContain('fixed');
});

test('a patient prints a service page that starts with its words', LONG, async ({ page }) => {
  await page.goto(`/services/${SERVICES[0]?.slug}`);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const ink = await main.evaluate((element) => {
    const heading = element.appendChild(document.createElement('h2'));
    const { color } = getComputedStyle(heading);
    heading.remove();
    return color;
  });
  await expect(main.getByRole('heading', { level: 1 })).toHaveCSS('color', ink);
  const text = await getBox(main.getByRole('heading', { level: 2 }).first());
  // The text starts in the upper half of an A4 sheet.
  expect(text.y).toBeLessThan(560);
});

test('a patient prints the questions with their answers', LONG, async ({ page }) => {
  await page.goto('/faq');
  const answer = page.getByRole('main').locator('details:not([open]) p').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  expect((await getBox(answer)).height).toBeGreaterThan(20);
});
