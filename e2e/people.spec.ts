import { CLINIC, FOUNDERS, TEAM, toTel } from './content.ts';
import { expect, test } from './fixtures.ts';
import { findSection } from './sections.ts';

const FOUNDER = FOUNDERS[0] as (typeof FOUNDERS)[number];
const LAST_FOUNDER = FOUNDERS.at(-1) ?? FOUNDER;
const FOUNDER_PATHS = FOUNDERS.map(({ slug }) => `/founders/${slug}`);

test.describe('A founder', () => {
  test('a patient reads who the founder is', async ({ page }) => {
    await page.goto(`/founders/${FOUNDER.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FOUNDER.name);
    await expect(page.getByText(FOUNDER.role ?? '', { exact: true })).toBeVisible();
    await expect(page.getByText(FOUNDER.summary)).toBeVisible();
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Book appointment' }).first()).toHaveAttribute(
      'href',
      '/book',
    );
    await page.getByRole('link', { name: 'Back to About' }).click();
    await expect(page).toHaveURL('/about#founder');
  });

  test('a patient sees the details and can tap to call', async ({ page }) => {
    await page.goto(`/founders/${LAST_FOUNDER.slug}`);
    const details = findSection(page, 'Details');
    await expect(details.getByRole('term')).toHaveText(LAST_FOUNDER.details.map(({ label }) => label));
    await expect(details.getByRole('link', { name: CLINIC.phone })).toHaveAttribute('href', toTel(CLINIC.phone));
  });

  test('a patient reads every titled section of the profile', async ({ page }) => {
    await page.goto(`/founders/${LAST_FOUNDER.slug}`);
    for (const { title, items } of LAST_FOUNDER.sections) {
      const section = findSection(page, title);
      await expect(section.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(section.getByRole('listitem')).toHaveText(items);
    }
  });

  test('a patient goes on to the other founder', async ({ page }) => {
    test.skip(FOUNDERS.length === 1, 'This clinic has one founder.');
    await page.goto(`/founders/${FOUNDER.slug}`);
    await page
      .getByRole('navigation', { name: 'Others you will meet' })
      .getByRole('link', { name: LAST_FOUNDER.name })
      .click();
    await expect(page).toHaveURL(`/founders/${LAST_FOUNDER.slug}`);
  });

  test('a patient at an unknown address is told so, and finds ways on', async ({ page }) => {
    const response = await page.goto('/founders/nobody');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Founder not found');
    await expect(page.getByText('Please check the URL.', { exact: true })).toBeVisible();
    const main = page.getByRole('main');
    for (const href of [...FOUNDER_PATHS, '/about', '/services', '/contact']) {
      await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
    }
  });
});

test.describe('A member of the team', () => {
  test('a patient reads what a member of the team does', async ({ page }) => {
    const [member] = TEAM;
    test.skip(!member, 'This clinic shows no team.');
    if (!member) return;
    await page.goto(`/team/${member.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.name);
    await expect(page.getByText(member.title ?? '', { exact: true })).toBeVisible();
    await expect(findSection(page, 'What to expect')).toContainText(member.about[0] ?? '');
    await expect(findSection(page, 'Specialties').getByRole('listitem')).toHaveText(member.specialties);
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await page.getByRole('link', { name: 'Back to About' }).click();
    await expect(page).toHaveURL('/about#our-team');
  });
});
