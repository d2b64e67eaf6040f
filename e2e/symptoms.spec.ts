import type { Page } from '@playwright/test';
import { CLINIC, DEPARTMENTS, REGIONS, SERVICES, SYMPTOMS, TIER_TITLES } from './content.ts';
import { expect, test } from './fixtures.ts';
import { findSection } from './sections.ts';

const URGENT = SYMPTOMS.filter(({ tier }) => tier === 'ambulance' || tier === 'now');
const BOOKED = SYMPTOMS.find(({ tier, service }) => tier === 'book' && service) as (typeof SYMPTOMS)[number];
const BOOKED_REGION = REGIONS.find(({ id }) => id === BOOKED.region) as (typeof REGIONS)[number];

/** A patient on a phone scrolls no further than this before anything is unfolded. */
const MAX_HEIGHT_AT_360 = 8000;
/** The services page on a laptop. */
const MAX_SERVICES_HEIGHT_AT_1280 = 4000;

/** Finds what is told about one sign. */
const findEntry = (page: Page, id: string) => findSection(page, 'From neck to foot').locator(`[data-sign="${id}"]`);

/** Finds the signs of one region that need help equally soon, with what to do. */
const findBox = (page: Page, id: string) =>
  findSection(page, 'From neck to foot').locator('[data-tier-box]', { has: page.locator(`[data-sign="${id}"]`) });

const getHeight = () => document.documentElement.scrollHeight;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a patient on a phone reads first what cannot wait, and unfolds a region', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/symptoms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What have you noticed?');
  expect(await page.evaluate(getHeight)).toBeLessThanOrEqual(MAX_HEIGHT_AT_360);
  const urgent = findSection(page, 'What cannot wait');
  for (const { id } of URGENT) await expect(urgent.locator(`[data-sign="${id}"]`)).toBeVisible();
  const titles = [...new Set(URGENT.map(({ tier }) => TIER_TITLES[tier]))];
  await expect(urgent.getByRole('heading', { level: 3 })).toHaveText(titles.sort());
  await expect(urgent.getByRole('link', { name: /^Book/ })).toHaveCount(0);
  await expect(urgent.getByRole('link', { name: CLINIC.emergencyNumbers[0] ?? '' }).first()).toBeVisible();

  const regions = findSection(page, 'From neck to foot');
  await expect(regions.getByRole('heading', { level: 3 })).toHaveText(REGIONS.map(({ name }) => name));
  await regions.getByRole('heading', { name: BOOKED_REGION.name, exact: true }).click();
  await expect(findEntry(page, BOOKED.id)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a patient follows a dot of the drawn body to what may be noticed there, and books', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('main').locator('svg').getByRole('link', { name: BOOKED_REGION.name }).click();
    await expect(page).toHaveURL(`/symptoms#${BOOKED_REGION.id}`);
    const entry = findEntry(page, BOOKED.id);
    await expect(findBox(page, BOOKED.id).getByText('Book a visit')).toBeVisible();
    const service = SERVICES.find(({ slug }) => slug === BOOKED.service);
    await expect(entry.getByRole('link', { name: service?.title ?? '' })).toHaveAttribute(
      'href',
      `/services/${BOOKED.service}`,
    );
    const department = DEPARTMENTS.find((one) => one.id === BOOKED.department);
    await entry.getByRole('link', { name: `Book: ${department?.name}` }).click();
    await expect(page).toHaveURL(`/book?department=${BOOKED.department}`);
  });
});

test('a patient presses a dot of the drawn body, and the list beside it shows what is treated there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/services');
  expect(await page.evaluate(getHeight)).toBeLessThanOrEqual(MAX_SERVICES_HEIGHT_AT_1280);
  await page.mouse.move(5, 5);
  const body = page.getByRole('main').locator('svg');
  const list = page.locator('details');
  const [first, second] = REGIONS as [(typeof REGIONS)[number], (typeof REGIONS)[number]];
  const dot = body.getByRole('button', { name: first.name });
  await dot.click();
  await expect(dot).toHaveAttribute('aria-expanded', 'true');
  await expect(list.getByRole('link', { name: `What you may notice: ${first.name}` })).toBeVisible();

  const other = body.getByRole('button', { name: second.name });
  await other.focus();
  await page.keyboard.press('Space');
  await expect(other).toHaveAttribute('aria-expanded', 'true');
  await expect(dot).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(other).toHaveAttribute('aria-expanded', 'false');
  await list.getByText(first.name, { exact: true }).click();
  await expect(dot).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL('/services');
});
