import { getOpenDate } from './booking-samples.ts';
import { createEmail, expect, PASSPHRASE, setSessionEnd, signIn, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { getSample } from './portal-samples.ts';
import { expectUsableAtWidths } from './usable.ts';

// Tests what happens when a session ends while somebody types. Each test has a person of its own, because it ends that
// person's sessions. `desk/test/door/kept-form.test.ts` tests every form, and the way without script.

test(
  'a receptionist whose session ends books the caller who is typed on the board',
  LONG,
  async ({ page, clinic, startDay }) => {
    const sample = { ...getSample(304), appointmentDate: getOpenDate(274) };
    const typed = { name: `${sample.name} "Bee" <b>`, phone: sample.phone };
    const email = createEmail('board');
    await startDay(sample.appointmentDate, email);
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByRole('link', { name: /^Book/ }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Book for a caller' });
    await dialog.getByLabel('Name').fill(typed.name);
    await dialog.getByLabel('Phone').fill(typed.phone);
    setSessionEnd(clinic, email, -1000);
    await expect(page.getByRole('alert')).toHaveText(
      'You were signed out. Nothing was saved; what you typed comes back after you sign in.',
    );
    await expect(page).toHaveTitle(/^Not saved: /);
    await expectUsableAtWidths(page);
    await signIn(page, email, PASSPHRASE);
    await expect(page.getByText('This is what you typed before you were signed out.')).toBeVisible();
    await expect(page).toHaveTitle(/^Not saved: /);
    await expectUsableAtWidths(page);
    await expect(page.getByLabel('Name')).toHaveValue(typed.name);
    await expect(page.getByLabel('Phone')).toHaveValue(typed.phone);
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(page).toHaveURL(/done=booked/);
  },
);

test(
  'a receptionist is warned before a session ends, and makes it last longer by a press',
  LONG,
  async ({ page, clinic, startAt }) => {
    const email = createEmail('stay');
    await startAt('/closures', email);
    const warning = page.getByText('You will be signed out within ten minutes.');
    await expect(warning).toBeHidden();
    setSessionEnd(clinic, email, 5 * 60_000);
    await page.reload();
    await expect(warning).toBeVisible();
    await expectUsableAtWidths(page);
    const reason = page.getByLabel('Reason').first();
    await reason.fill('Leave');
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page.getByText('You stay signed in.')).toBeFocused();
    await expect(warning).toBeHidden();
    await expect(reason).toHaveValue('Leave');
    await page.reload();
    await expect(warning).toBeHidden();
  },
);

test('a person sees the passphrase, and finds help, at the door', LONG, async ({ page, desk }) => {
  await page.goto(`${desk.url}/sign-in`);
  const field = page.getByLabel('Passphrase', { exact: true });
  await field.fill('a wrong passphrase');
  const show = page.getByRole('button', { name: 'Show passphrase' });
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await show.click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('Help with signing in').click();
  await expect(page.getByText('No account?')).toBeVisible();
  await expectUsableAtWidths(page);
  await page.getByLabel('Email').fill('canary.nobody@clinic.example');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveTitle(/^Not signed in: /);
  await expect(field).toHaveAttribute('type', 'password');
});
