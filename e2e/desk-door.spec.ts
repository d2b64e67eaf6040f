import type { Page } from '@playwright/test';
import { createCode } from '../testing/totp.ts';
import { createEmail, expect, openMenu, PASSPHRASE, signIn, signOut, test, wakes } from './desk-fixtures.ts';
import { LONG, longIf } from './long.ts';
import { expectUsableAtWidths } from './usable.ts';

// Tests the second factor and the owners' list of people with a real server. `api/test/desk` tests what is refused.

/** Switches on the second factor, on the page of the account. */
async function switchOn(page: Page): Promise<{ secret: string; backupCode: string }> {
  const factor = page.getByRole('region', { name: 'Second factor' });
  await factor.getByLabel('Your passphrase').fill(PASSPHRASE);
  await factor.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const spaced = await page.getByRole('region', { name: 'Scan this' }).locator('code').innerText();
  const secret = spaced.replaceAll(/\s/g, '');
  await page.getByLabel('Code', { exact: true }).fill(createCode(secret));
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { secret, backupCode: await codes.first().innerText() };
}

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with script' : 'without script', longIf(!isScripted), () => {
    test.use({ javaScriptEnabled: isScripted });

    test(
      'a person switches on the second factor, signs out everywhere and in by a code',
      LONG,
      async ({ page, desk, startAt }) => {
        const email = createEmail('asha');
        await startAt('/', email);
        await (await openMenu(page)).getByRole('link', { name: 'Account' }).click();
        const { secret, backupCode } = await switchOn(page);
        await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(isScripted ? 1 : 0);
        await page.getByRole('link', { name: 'I have kept them' }).click();
        await page.getByRole('button', { name: 'Sign out everywhere' }).click();
        await expect(page).toHaveURL(/\/sign-in$/);

        await signIn(page, email, PASSPHRASE);
        await expect(page).toHaveURL(/\/sign-in\/code$/);
        await page.getByLabel('Code', { exact: true }).fill('000000');
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByRole('alert')).toContainText('is not right');
        await page.getByLabel('Code', { exact: true }).fill(createCode(secret, 1));
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page).toHaveURL(`${desk.url}/`);

        await signOut(page);
        await signIn(page, email, PASSPHRASE);
        await page.getByLabel('Code', { exact: true }).fill(backupCode.toLowerCase());
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page).toHaveURL(`${desk.url}/`);
      },
    );

    test('an owner adds a person, who signs in by the link, and removes the person', async ({
      page,
      browser,
      desk,
      startAt,
    }) => {
      const [owner, email] = [createEmail('owner'), createEmail('new')];
      await startAt('/', owner, 'owner');
      await (await openMenu(page)).getByRole('link', { name: 'People' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Add and make a link' }).click();
      const link = new URL(await page.getByLabel('One-time link').inputValue());

      const other = await (await browser.newContext({ javaScriptEnabled: isScripted })).newPage();
      await other.goto(desk.url + link.pathname + link.search);
      await other.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
      await other.getByLabel('Once more').fill(PASSPHRASE);
      await other.getByRole('button', { name: 'Choose passphrase' }).click();
      await expect(other).toHaveURL(`${desk.url}/`);
      await other.goto(`${desk.url}/people`);
      await expect(other.getByRole('heading', { level: 1 })).toContainText('for owners');

      await page.goto(`${desk.url}/people`);
      const row = page.getByRole('article', { name: email });
      await expect(row).toContainText('Last signed in');
      await row.getByText(/^Remove:/).click();
      await row.getByRole('button', { name: 'Yes, remove' }).click();
      await expect(page.getByRole('status').first()).toContainText('removed');
      await expect(row).toHaveCount(0);
      await other.goto(desk.url);
      await expect(other).toHaveURL(/\/sign-in$/);
      await other.context().close();
    });
  });
}

test('a person who signs out everywhere is signed out in every other window', LONG, async ({ page, desk, startAt }) => {
  const email = createEmail('windows');
  await startAt('/', email);
  await wakes(page);
  const other = await page.context().newPage();
  await other.goto(`${desk.url}/account`);
  await other.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(other).toHaveURL(/\/sign-in$/);
  await expect(page).toHaveURL(/\/sign-in\?back=%2F$/);
  await expect(page.getByRole('alert')).toContainText('You were signed out.');
});

test('everyone can use the account and the list of people', LONG, async ({ page, desk, startAt }) => {
  test.slow(true, 'looks at each state');
  const email = createEmail('looks');
  await startAt('/people', email, 'owner');
  await page.getByLabel('Email').fill(createEmail('with.a.rather.long.name'));
  await page.getByRole('button', { name: 'Add and make a link' }).click();
  await page
    .getByRole('article')
    .filter({ hasText: 'No passphrase yet' })
    .last()
    .getByText(/^Remove:/)
    .click();
  await expectUsableAtWidths(page);
  await page.goto(`${desk.url}/account`);
  const factor = page.getByRole('region', { name: 'Second factor' });
  await factor.getByLabel('Your passphrase').fill('a wrong passphrase');
  await factor.getByRole('button', { name: 'Switch on' }).click();
  await expect(factor).toContainText('This is not your passphrase.');
  await expectUsableAtWidths(page);
  await factor.getByLabel('Your passphrase').fill(PASSPHRASE);
  await factor.getByRole('button', { name: 'Switch on' }).click();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expectUsableAtWidths(page);
  await page.goto(`${desk.url}/account`);
  await switchOn(page);
  await expectUsableAtWidths(page);
  await page.goto(`${desk.url}/account`);
  for (const name of ['New backup codes', 'Switch off']) await page.getByText(name, { exact: true }).click();
  await expectUsableAtWidths(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await signIn(page, email, PASSPHRASE);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectUsableAtWidths(page);
});
