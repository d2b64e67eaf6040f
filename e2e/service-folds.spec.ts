import { ENGLISH, LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import type { Page } from '@playwright/test';
import { SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG, longIf } from './long.ts';
import type { ServicePage } from './pages/ServicePage.ts';

// A service's page folds what comes after the decision, some of it on phones alone. Nothing urgent is folded.

const LENGTH_MAX_PX = 8000;
const PHONE = { width: 360, height: 740 };
/** The words that fold a part on phones alone. */
const PHONE_FOLDS = /^(All \d+ (signs|reasons|ways|benefits|steps)|How it works|What the drawing shows)$| · /;

const listVisits = (signs: (typeof SERVICES)[number]['signs']) => signs.filter(({ tier }) => tier === 'book');

/** A service with so many signs and options that a phone folds both. */
const SERVICE = SERVICES.find(
  ({ technology, signs, treatmentPoints }) => technology && listVisits(signs).length > 2 && treatmentPoints > 2,
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
      const urgent = page
        .getByRole('heading', { level: 3, name: /^(Ambulance|Now|Today|This week):/ })
        .locator('xpath=..');
      await expect(urgent.first()).toBeVisible();
      await expect(urgent.locator('details')).toHaveCount(0);
      const signs = urgent.getByRole('listitem').or(urgent.getByRole('link'));
      for (const sign of await signs.all()) await expect(sign).toBeVisible();
      await expect(servicePage.sections.filter({ visible: false })).toHaveCount(0);
    },
  );
}

for (const language of LANGUAGE_CODES.filter((code) => code !== ENGLISH)) {
  test(`a phone shows each service and all signs in ${LENGTH_MAX_PX} px in ${language}`, LONG, async ({ page }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    for (const path of [...SERVICES.map(({ slug }) => `/services/${slug}`), '/symptoms']) {
      await page.goto(`/${language}${path}`);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(length, path).toBeLessThanOrEqual(LENGTH_MAX_PX);
    }
  });
}

test.describe('what phones alone fold', () => {
  test.skip(!SERVICE, 'No service of this clinic has all that phones fold.');

  test('a patient with a phone opens it by its words', async ({ page, servicePage }) => {
    await page.setViewportSize(PHONE);
    await servicePage.open(SERVICE?.slug ?? '');
    const visits = listVisits(SERVICE?.signs ?? []);
    const words = page.getByRole('main').locator('[data-tier="book"]').first();
    await expect(words).toBeHidden();
    await page.getByText(`All ${visits.length} signs`).click();
    await expect(words).toBeVisible();
    const options = servicePage.section('Treatment options').locator('details').first();
    await expect(options.getByRole('listitem')).toHaveCount(0);
    await options.locator('summary').click();
    await expect(options.getByRole('listitem')).toHaveCount(SERVICE?.treatmentPoints ?? 0);
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

async function expectOpen(page: Page, servicePage: ServicePage): Promise<void> {
  await expect(page.locator('summary', { hasText: PHONE_FOLDS }).filter({ visible: true })).toHaveCount(0);
  const steps = servicePage.section('Your Journey to Recovery').getByRole('listitem');
  await expect(steps).toHaveCount(SERVICE?.steps ?? 0);
  await expect(steps.last()).toBeVisible();
  for (const sign of await page.getByRole('main').locator('[data-sign]').all()) await expect(sign).toBeVisible();
  const options = servicePage.section('Treatment options').locator('details').first().getByRole('listitem');
  await expect(options).toHaveCount(SERVICE?.treatmentPoints ?? 0);
}
