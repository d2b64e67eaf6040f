import { expectShown, getTab, TABS } from './about-tabs.ts';
import { CLINIC, FOUNDERS, TEAM, toTel } from './content.ts';
import { expect, test } from './fixtures.ts';

const FOUNDER = FOUNDERS[0] as (typeof FOUNDERS)[number];

test.describe('About', () => {
  test('a patient sees the four figures', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const figures = page.getByRole('list', { name: 'The clinic in figures' }).getByRole('listitem');
    await expect(figures).toHaveText([
      '15+ years experience',
      '10k+ successful surgeries',
      '11+ years as specialist',
      '24/7 emergency care',
    ]);
  });

  test('a patient sees the tabs, the founder first', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('tablist').getByRole('tab')).toHaveText(TABS.map(([name]) => name));
    await expectShown(page, 'Founder');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { level: 2 })).toContainText('Founder');
    await expect(panel.getByRole('img')).toBeVisible();
    await expect(panel.getByText(FOUNDER.role ?? '')).toBeVisible();
    await expect(panel.getByText('That hour is why I started this clinic.')).toBeVisible();
    await panel.getByRole('link', { name: 'Read the full profile' }).click();
    await expect(page).toHaveURL(`/founders/${FOUNDER.slug}`);
  });

  test('a patient reads where the clinic is, its accreditation and nine reasons', async ({ page }) => {
    await page.goto('/about');
    await getTab(page, 'Overview').click();
    await expectShown(page, 'Overview');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { name: 'Location' })).toBeVisible();
    await expect(panel.getByText('Accredited by a national hospital accreditation board')).toBeVisible();
    await expect(panel.getByRole('heading', { name: '9 reasons to choose us' })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(9);
  });

  test('a patient reads the vision, the mission and four core values', async ({ page }) => {
    await page.goto('/about');
    await getTab(page, 'Vision & Mission').click();
    await expectShown(page, 'Vision & Mission');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Our vision', 'Our mission', 'Core values']);
    const values = ['Compassion', 'Safety', 'Excellence', 'Respect'];
    await expect(panel.getByRole('listitem').getByRole('heading')).toHaveText(values);
  });

  test('a patient reads about six key facilities and 17 specialties', async ({ page }) => {
    await page.goto('/about');
    await getTab(page, 'Facilities').click();
    await expectShown(page, 'Facilities');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { name: 'Key facilities' })).toBeAttached();
    await expect(panel.getByRole('list').first().getByRole('listitem')).toHaveCount(6);
    await expect(panel.getByRole('heading', { name: '17 specialties' })).toBeVisible();
    await expect(panel.getByRole('list').last().getByRole('listitem')).toHaveCount(17);
  });

  test('a patient goes from each team card to its page', async ({ page }) => {
    test.skip(TEAM.length === 0, 'This clinic shows no team.');
    for (const [index, { slug, specialties }] of TEAM.entries()) {
      await page.goto('/about#our-team');
      await expectShown(page, 'Our Team');
      const cards = page.getByRole('tabpanel').getByRole('article');
      await expect(cards).toHaveCount(TEAM.length);
      const card = cards.nth(index);
      const name = await card.getByRole('heading', { level: 3 }).innerText();
      await expect(card.getByRole('img')).toBeVisible();
      await expect(card.getByRole('listitem')).toHaveCount(specialties.length);
      await card.getByRole('link', { name: 'Learn More' }).click();
      await expect(page).toHaveURL(`/team/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
  });

  test('a patient finds a way to contact the clinic at the end of the page', async ({ page }) => {
    await page.goto('/about');
    const call = page.getByRole('region', { name: 'Not sure yet?' });
    await expect(call.getByRole('link', { name: CLINIC.phone })).toHaveAttribute('href', toTel(CLINIC.phone));
    await expect(call.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });
});
