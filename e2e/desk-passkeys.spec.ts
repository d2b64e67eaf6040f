import type { Page } from '@playwright/test';
import { createEmail, expect, PASSPHRASE, signOut, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { expectUsableAtWidths } from './usable.ts';

// Tests passkeys with Chromium's own virtual device. `desk/src/rooms/account/passkeys.test.ts` tests what is
// refused.

/** Gives the browser a device that recognises its person. Resolves to a function that makes it fail to, or not. */
async function addDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

/** Begins a new passkey on the page of the account. */
async function beginPasskey(page: Page) {
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await panel.getByText('Add a passkey', { exact: true }).click();
  await panel.getByLabel('A name for the device').fill('Front laptop');
  await panel.getByLabel('Your passphrase').last().fill(PASSPHRASE);
  await panel.getByRole('button', { name: 'Continue' }).click();
  return page.getByRole('button', { name: 'Make the passkey' });
}

test(
  'a person adds a passkey, signs in with it, and after its removal cannot',
  LONG,
  async ({ page, desk, startAt }) => {
    test.slow(true, 'looks at each state');
    const setVerified = await addDevice(page);
    await startAt('/account', createEmail('passkey'));
    const make = await beginPasskey(page);
    await setVerified(false);
    await make.click();
    await expect(page.getByRole('alert')).toContainText('No passkey was made.');
    await expectUsableAtWidths(page);
    await setVerified(true);
    await make.click();
    await expect(page.getByRole('status').first()).toContainText('The passkey is added.');
    const panel = page.getByRole('region', { name: 'Passkeys' });
    await expect(panel).toContainText('not used yet');
    await panel.getByText('Remove: Front laptop').click();
    await panel.getByText('Add a passkey', { exact: true }).click();
    await expectUsableAtWidths(page);
    await page.reload();
    await (await beginPasskey(page)).click();
    await expect(page.getByRole('alert')).toContainText('This device has a passkey of yours already.');

    await signOut(page);
    const open = page.getByRole('button', { name: 'Sign in with a passkey' });
    await setVerified(false);
    await open.click();
    await expect(page.getByRole('alert')).toContainText('No passkey was used.');
    await expectUsableAtWidths(page);
    await setVerified(true);
    await open.click();
    await expect(page).toHaveURL(`${desk.url}/`);

    await page.goto(`${desk.url}/account`);
    await expect(panel).toContainText(/last used \d/);
    await panel.getByText('Remove: Front laptop').click();
    await panel.getByLabel('Your passphrase').first().fill(PASSPHRASE);
    await panel.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect(page.getByRole('status').first()).toContainText('The passkey is removed.');
    await signOut(page);
    await open.click();
    await expect(page.getByRole('alert').first()).toContainText('The desk does not know this passkey.');
    await expectUsableAtWidths(page);

    await page.goto(`${desk.url.replace('localhost', '127.0.0.1')}/sign-in`);
    await open.click();
    await expect(page.getByRole('alert')).toContainText('Passkeys work only at the desk’s own address.');
  },
);
