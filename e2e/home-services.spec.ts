import { CARD_SERVICES, SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';

const COUNT = SERVICES.length;
const CARDS = CARD_SERVICES.length;
const FIRST = SERVICES[0] as (typeof SERVICES)[number];

test.describe('services', () => {
  test('a patient sees six services and three more with each press until all are there; the first new one has the focus', async ({
    page,
  }) => {
    await page.goto('/');
    const services = page.getByRole('region', { name: 'Services' });
    const cards = services.getByRole('listitem');
    const more = services.getByRole('button', { name: 'View More Services' });
    await expect(cards).toHaveCount(6);
    await expect(services.getByText(`Showing 6 of ${COUNT} services`)).toBeVisible();
    const spoken = services.locator('[aria-live=polite][aria-atomic=true]');
    for (const count of [9, 12, 15].map((many) => Math.min(many, CARDS)).slice(0, Math.ceil((CARDS - 6) / 3))) {
      const first = cards.nth(await cards.count());
      await more.press('Enter');
      await expect(cards).toHaveCount(count);
      await expect(first.getByRole('link').first()).toBeFocused();
      await expect(spoken).toHaveText(`Showing ${count} of ${COUNT} services`);
      await expect(services.getByText(`Showing ${count} of ${COUNT} services`).first()).toBeVisible();
      await expect(services.locator('circle[data-track]')).toHaveAttribute('cx', `${(100 * count) / COUNT}%`);
    }
    await expect(more).toHaveCount(0);
    await expect(services.getByRole('link', { name: 'All services' })).toHaveCount(CARDS < COUNT ? 1 : 0);
  });

  test('a patient reads category, title and description on a card, and the whole card leads on', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Services' }).getByRole('listitem').first();
    await expect(card.getByText(FIRST.category)).toBeVisible();
    await expect(card.getByRole('heading', { level: 3, name: FIRST.title })).toBeVisible();
    await expect(card.getByText(FIRST.description)).toBeVisible();
    await expect(card.getByRole('link', { name: `Learn more about ${FIRST.title}` })).toHaveAttribute(
      'href',
      `/services/${FIRST.slug}`,
    );
    await card.click({ position: { x: 12, y: 12 } });
    await expect(page).toHaveURL(`/services/${FIRST.slug}`);
  });

  test('a patient sees the cards in the rhythm wide-narrow-narrow, narrow-narrow-wide', async ({ page }) => {
    await page.goto('/');
    const boxes = await page
      .getByRole('region', { name: 'Services' })
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
    const [wide = 0, narrow = 0] = boxes;
    expect(wide).toBeGreaterThan(narrow * 2);
    const expected = [wide, narrow, narrow, narrow, narrow, wide];
    boxes.forEach((width, index) => {
      expect(width).toBeCloseTo(expected[index] ?? 0, 0);
    });
  });

  test('a patient finds a contour plate on each card', async ({ page, request }) => {
    await page.goto('/');
    const plates = page.getByRole('region', { name: 'Services' }).locator('li img');
    const addresses = await plates.evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    expect(new Set(addresses).size).toBe(CARDS);
    for (const address of addresses) expect((await request.get(address)).headers()['content-type']).toContain('svg');
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
});
