import type { Page } from '@playwright/test';
import { createCode } from '../testing/totp.ts';
import { createEmail, expect, openMenu, PASSPHRASE, signIn, signOut, test, wakes } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { expectUsableAtWidths } from './usable.ts';

// Tests the second factor with a real server. `desk/src/rooms` tests what is refused, and how an owner adds a person.

/** Sends a code of the second factor. */
async function sendCode(page: Page, code: string, button = 'Continue'): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: button }).click();
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

test(
  'a person switches on the second factor, signs out everywhere and in by a code; everyone can use the pages',
  LONG,
  async ({ page, desk, startAt }) => {
    test.slow(true, 'looks at each state');
    const email = createEmail('asha');
    await startAt('/people', email, 'owner');
    await page.getByLabel('Email').fill(createEmail('with.a.rather.long.name'));
    await page.getByRole('button', { name: 'Add and make a link' }).click();
    const added = page.getByRole('article').filter({ hasText: 'No passphrase yet' }).last();
    await added.getByText(/^Remove:/).click();
    await expectUsableAtWidths(page);

    await (await openMenu(page)).getByRole('link', { name: 'Account' }).click();
    const factor = page.getByRole('region', { name: 'Second factor' });
    await factor.getByLabel('Your passphrase').fill('a wrong passphrase');
    await factor.getByRole('button', { name: 'Switch on' }).click();
    await expect(factor).toContainText('This is not your passphrase.');
    await expectUsableAtWidths(page);
    await factor.getByLabel('Your passphrase').fill(PASSPHRASE);
    await factor.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    const spaced = await page.getByRole('region', { name: 'Scan this' }).locator('code').innerText();
    const secret = spaced.replaceAll(/\s/g, '');
    await sendCode(page, '000000', 'Switch on');
    await expectUsableAtWidths(page);
    await sendCode(page, createCode(secret), 'Switch on');
    const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expectUsableAtWidths(page);
    const backupCode = await codes.first().innerText();
    await page.getByRole('link', { name: 'I have kept them' }).click();
    for (const name of ['New backup codes', 'Switch off']) await page.getByText(name, { exact: true }).click();
    await expectUsableAtWidths(page);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);

    await signIn(page, email, PASSPHRASE);
    await expect(page).toHaveURL(/\/sign-in\/code$/);
    await sendCode(page, '000000');
    await expect(page.getByRole('alert')).toContainText('is not right');
    await expectUsableAtWidths(page);
    await sendCode(page, createCode(secret, 1));
    await expect(page).toHaveURL(`${desk.url}/`);
    await signOut(page);
    await signIn(page, email, PASSPHRASE);
    await sendCode(page, backupCode.toLowerCase());
    await expect(page).toHaveURL(`${desk.url}/`);
  },
);
