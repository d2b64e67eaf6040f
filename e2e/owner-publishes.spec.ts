import { expect, test } from '@playwright/test';
import { LONG } from './long.ts';
import { BUILD_MS, openOwnClinic, openWebsite, PUBLISH_MS, saveDraft } from './own-clinic.ts';

// One way of an owner at a phone through real builds.
test.use({ actionTimeout: 30_000, viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

test(
  'an owner changes a text, looks at it, publishes it, and brings the old one back',
  LONG,
  async ({ page, context }) => {
    test.setTimeout(4 * BUILD_MS);
    const { server, site, desk } = await openOwnClinic();
    try {
      await openWebsite(page, desk, 'People', 'Dr. Namuna Pawar');
      await page.getByLabel('Degree or role').fill('');
      await page.getByRole('button', { name: 'Save in the draft' }).click();
      await expect(page.getByLabel('Degree or role')).toHaveAccessibleDescription(/Write a text here/);
      await page.getByLabel('Degree or role').fill('Keeper of sleep');
      await saveDraft(page);
      await page.getByRole('link', { name: 'Changed, not published' }).click();
      await page.getByRole('button', { name: 'Build the draft' }).click();
      const english = page.getByRole('link', { name: 'Look at it in English' });
      await expect(english).toBeVisible({ timeout: BUILD_MS });
      const draft = await english.getAttribute('href');
      const look = await context.newPage();
      await look.goto(`${draft}team/namuna-pawar`);
      await expect(look.getByText('Keeper of sleep').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'It is built' })).toBeVisible({ timeout: BUILD_MS });
      await look.goto(`${draft}hi/team/namuna-pawar`);
      await expect(look.getByText('Keeper of sleep').first()).toBeVisible();
      const before = await look.goto(`${site}/team/namuna-pawar`);
      expect(await before?.text()).not.toContain('Keeper of sleep');

      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('Published. Visitors see it from now on.')).toBeVisible({ timeout: PUBLISH_MS });
      await look.reload();
      await expect(look.getByText('Keeper of sleep').first()).toBeVisible();

      await page.getByRole('link', { name: 'What was published' }).click();
      await page.getByRole('button', { name: 'Bring this back' }).click();
      await expect(page.getByText('Nothing. The website is as it was published.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'It is being built' })).toBeHidden({ timeout: BUILD_MS });
      const after = await look.goto(`${site}/team/namuna-pawar`);
      expect(await after?.text()).not.toContain('Keeper of sleep');
    } finally {
      await server.stop('SIGTERM');
    }
  },
);
