import { CARD_SERVICES, SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';

const COUNT = SERVICES.length;
const CARDS = CARD_SERVICES.length;
const FIRST = SERVICES[0] as (typeof SERVICES)[number];

test('a patient sees cards wide-narrow-narrow, narrow-narrow-wide, each with its plate and leading on as a whole', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Services' }).getByRole('listitem');
  const widths = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
  const [wide = 0, narrow = 0] = widths;
  expect(wide).toBeGreaterThan(narrow * 2);
  const all = page.getByRole('region', { name: 'Services' }).getByRole('link', { name: 'All services' });
  await expect(all).toHaveCount(CARDS < COUNT ? 1 : 0);
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
