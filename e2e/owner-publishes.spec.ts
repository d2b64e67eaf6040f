import { expect, type Page, test } from '@playwright/test';
import { LONG } from './long.ts';
import { openOwnClinic, signInAsOwner } from './own-clinic.ts';

// One way of an owner at a phone through real builds.
test.use({ actionTimeout: 30_000, viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

const BUILD_MS = 240_000;

async function buildDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Build/ }).click();
  await expect(page.getByText(/About \d+ seconds left/)).toBeVisible({ timeout: BUILD_MS });
  await expect(page.getByRole('heading', { name: 'It is built' })).toBeVisible({ timeout: BUILD_MS });
}

test(
  'an owner changes a text, looks at it, publishes it, and brings the old one back',
  LONG,
  async ({ page, context }) => {
    test.setTimeout(4 * BUILD_MS);
    const { server, site, desk } = await openOwnClinic();
    try {
      await signInAsOwner(page, desk);
      await page.goto(`${desk}/settings`);
      await page.getByRole('link', { name: 'Change the website' }).click();
      await page.getByRole('link', { name: 'People' }).click();
      await page.getByRole('link', { name: 'Dr. Namuna Pawar' }).click();
      await page.getByLabel('Degree or role').fill('');
      await page.getByRole('button', { name: 'Save in the draft' }).click();
      await expect(page.getByText('Write a text here')).toBeVisible();
      await page.getByLabel('Degree or role').fill('Keeper of sleep');
      await page.getByRole('button', { name: 'Save in the draft' }).click();
      await page.getByRole('link', { name: 'Changed, not published' }).click();
      await buildDraft(page);

      const look = await context.newPage();
      const draft = await page.getByRole('link', { name: 'Look at the whole website' }).getAttribute('href');
      await look.goto(`${draft}team/namuna-pawar`);
      await expect(look.getByText('Keeper of sleep').first()).toBeVisible();
      const before = await look.goto(`${site}/team/namuna-pawar`);
      expect(await before?.text()).not.toContain('Keeper of sleep');

      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('Published. Visitors see it from now on.')).toBeVisible();
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
