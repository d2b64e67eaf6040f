import type { Locator, Page } from '@playwright/test';
import { SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';
import { longIf } from './long.ts';
import type { ServicePage } from './pages/ServicePage.ts';

// A service's page folds what comes after the decision, some of it on phones alone. Nothing urgent is folded.

const LENGTH_MAX_PX = 8000;
const PHONE = { width: 360, height: 740 };
/** The words that fold a part on phones alone. */
const PHONE_FOLDS = /^(All \d+ (signs|reasons|steps)|How it works)$/;

/** A service with so many signs and options that a phone folds both. */
const SERVICE = SERVICES.find(
  ({ technology, book, treatmentPoints, treatmentLabels }) =>
    technology && book.length > 5 && treatmentPoints > 5 && treatmentLabels === treatmentPoints,
);

for (const { slug, title } of SERVICES) {
  test(
    `a phone shows ${title} in ${LENGTH_MAX_PX} px`,
    longIf(slug !== SERVICE?.slug),
    async ({ page, servicePage }) => {
      await page.setViewportSize(PHONE);
      await servicePage.open(slug);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length, 'px').toBeLessThanOrEqual(LENGTH_MAX_PX);
      await expect(page.locator('main details[open]')).toHaveCount(0);
      const urgent = page.getByRole('heading', { level: 3, name: /^(Now|Today):/ }).locator('xpath=..');
      await expect(urgent.first()).toBeVisible();
      await expect(urgent.locator('details')).toHaveCount(0);
      const signs = urgent.getByRole('listitem').or(urgent.getByRole('link'));
      for (const sign of await signs.all()) await expect(sign).toBeVisible();
      await expect(servicePage.sections.filter({ visible: false })).toHaveCount(0);
    },
  );
}

test.describe('what phones alone fold', () => {
  test.skip(!SERVICE, 'No service of this clinic has all that phones fold.');

  test('a patient with a phone opens it by its words', async ({ page, servicePage }) => {
    await page.setViewportSize(PHONE);
    await servicePage.open(SERVICE?.slug ?? '');
    const [sign] = SERVICE?.book ?? [];
    const words = page.getByRole('main').getByText(sign ?? '');
    await expect(words).toBeHidden();
    await page.getByText(`All ${SERVICE?.book.length} signs`).click();
    await expect(words).toBeVisible();
    expect(await listOptions(servicePage)).toHaveLength(SERVICE?.treatmentPoints ?? 0);
    for (const option of await listOptions(servicePage)) await expectFolded(option);
  });

  for (const width of [600, 768, 1280]) {
    test(`a patient reads all of it at ${width} px`, longIf(width !== 768), async ({ page, servicePage }) => {
      await page.setViewportSize({ width, height: 900 });
      await servicePage.open(SERVICE?.slug ?? '');
      await expectOpen(page, servicePage);
    });
  }

  test('a patient reads all of it on paper', async ({ page, servicePage }) => {
    await page.setViewportSize(PHONE);
    await servicePage.open(SERVICE?.slug ?? '');
    await page.emulateMedia({ media: 'print' });
    await expectOpen(page, servicePage);
  });
});

/** The names of the treatment options stay in sight, and each opens its explanation. */
async function expectFolded(option: Locator): Promise<void> {
  await expect(option.locator('summary')).toBeVisible();
  await expect(option.locator('p')).toBeHidden();
  await option.locator('summary').click();
  await expect(option.locator('p')).toBeVisible();
}

async function expectOpen(page: Page, servicePage: ServicePage): Promise<void> {
  await expect(page.locator('summary', { hasText: PHONE_FOLDS }).filter({ visible: true })).toHaveCount(0);
  const steps = servicePage.section('Your Journey to Recovery').getByRole('listitem');
  await expect(steps).toHaveCount(SERVICE?.steps ?? 0);
  await expect(steps.last()).toBeVisible();
  for (const sign of SERVICE?.book ?? []) await expect(page.getByRole('main').getByText(sign)).toBeVisible();
  for (const option of await listOptions(servicePage)) {
    await expect(option.locator('summary')).toBeHidden();
    await expect(option.locator('p')).toBeVisible();
  }
}

const listOptions = (servicePage: ServicePage) =>
  servicePage.section('Treatment options').locator('li > details').all();
