import { CARD_SERVICES, SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';

const COUNT = SERVICES.length;
const CARDS = CARD_SERVICES.length;
const FIRST = SERVICES[0] as (typeof SERVICES)[number];

test('a patient sees six services and three more with each press until all are there; the first new one has the focus', async ({
  page,
}) => {
  await page.goto('/');
  const services = page.getByRole('region', { name: 'Services' });
  const cards = services.getByRole('listitem');
  const more = services.getByRole('button', { name: 'View More Services' });
  await expect(cards).toHaveCount(6);
  for (const count of [9, 12, 15].map((many) => Math.min(many, CARDS)).slice(0, Math.ceil((CARDS - 6) / 3))) {
    const first = cards.nth(await cards.count());
    await more.press('Enter');
    await expect(cards).toHaveCount(count);
    await expect(first.getByRole('link').first()).toBeFocused();
    await expect(services.getByText(`Showing ${count} of ${COUNT} services`).first()).toBeVisible();
    await expect(services.locator('circle[data-track]')).toHaveAttribute('cx', `${(100 * count) / COUNT}%`);
  }
  await expect(more).toHaveCount(0);
  await expect(services.getByRole('link', { name: 'All services' })).toHaveCount(CARDS < COUNT ? 1 : 0);
});

test('a patient sees cards wide-narrow-narrow, narrow-narrow-wide, each with its plate and leading on as a whole', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Services' }).getByRole('listitem');
  const widths = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
  const [wide = 0, narrow = 0] = widths;
  expect(wide).toBeGreaterThan(narrow * 2);
  for (const [place, width] of [wide, narrow, narrow, narrow, narrow, wide].entries()) {
    expect(widths[place]).toBeCloseTo(width, 0);
  }

  const plates = page.getByRole('region', { name: 'Services' }).locator('li img');
  const addresses = await plates.evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  expect(new Set(addresses).size).toBe(CARDS);
  for (const address of addresses) expect((await request.get(address)).headers()['content-type']).toContain('svg');

  const card = cards.first();
  await expect(card.getByText(FIRST.category)).toBeVisible();
  await expect(card.getByRole('heading', { level: 3, name: FIRST.title })).toBeVisible();
  await expect(card.getByText(FIRST.description)).toBeVisible();
  await card.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(`/services/${FIRST.slug}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a patient sees all cards and no button', async ({ page }) => {
    await page.goto('/');
    const services = page.getByRole('region', { name: 'Services' });
    await expect(services.getByRole('listitem')).toHaveCount(CARDS);
    await expect(services.getByText(`Showing ${CARDS} of ${COUNT} services`).last()).toBeVisible();
    await expect(services.getByRole('button')).toHaveCount(0);
  });
});
