import type { Page } from '@playwright/test';
import { getOpenDate } from './booking-samples.ts';
import { expect, openDay, signIn, test, wakes } from './desk-fixtures.ts';
import { STATE_WIDTHS } from './measured-pages.ts';
import { bookSample, getSample } from './portal-samples.ts';
import { expectUsable } from './usable.ts';

// Tests a morning at the front desk with a real server. `api/test/desk` tests which actions are allowed when.

const ASHA = 'canary.asha@clinic.example';
const RAVI = 'canary.ravi@clinic.example';

/** Makes names unique, because tests that run again on one server meet the appointments of earlier runs. */
let count = 0;
function getPatient(number: number) {
  count += 1;
  return { ...getSample(number), name: `Canary Patient ${String.fromCharCode(64 + count)}` };
}

const getCard = (page: Page, name: string) => page.getByRole('article', { name });
const getAction = (page: Page, name: string, action: string) =>
  getCard(page, name).getByRole('button', { name: action, exact: true });

test('a booking on the website appears by itself, and so does what another person does', async ({
  page,
  browser,
  request,
  desk,
  setClock,
}) => {
  const sample = getPatient(1);
  await setClock(sample.appointmentDate, '08:00');
  await desk.addPerson(ASHA);
  await desk.addPerson(RAVI);
  await openDay(page, desk, ASHA, sample.appointmentDate);
  const other = await (await browser.newContext()).newPage();
  await openDay(other, desk, RAVI, sample.appointmentDate);
  await wakes(page);
  await wakes(other);
  await bookSample(request, sample);
  await expect(getCard(page, sample.name)).toBeVisible();
  await expect(getCard(other, sample.name)).toBeVisible();

  await getAction(other, sample.name, 'Arrived').focus();
  await other.keyboard.press('Enter');
  await expect(getCard(page, sample.name)).toContainText('Arrived');
  // The card has the focus now, and Undo comes before its other buttons.
  await expect(getAction(other, sample.name, 'Fulfilled')).toBeVisible();
  await other.keyboard.press('Tab');
  await expect(getCard(other, sample.name).getByRole('button', { name: 'Undo' }).first()).toBeFocused();
  await expect(getAction(page, sample.name, 'Fulfilled')).toBeVisible();
  await other.context().close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every action is a form, and the page tells what was done', async ({ page, request, desk, setClock }) => {
    const sample = getPatient(4);
    await setClock(sample.appointmentDate, '08:00');
    await bookSample(request, sample);
    await desk.addPerson(ASHA);
    await openDay(page, desk, ASHA, sample.appointmentDate);
    await getAction(page, sample.name, 'Arrived').click();
    await expect(page.getByRole('status').first()).toContainText('Marked as arrived.');
    await getAction(page, sample.name, 'Undo').click();
    await expect(page.getByRole('status').first()).toContainText('Undone.');
    await getCard(page, sample.name).getByText('Cancel', { exact: true }).click();
    await getAction(page, sample.name, 'Yes, cancel it').click();
    await expect(page.getByRole('status').first()).toContainText('Cancelled.');
  });
});

test('the day that somebody types is shown, and a closed day says so', async ({ page, desk }) => {
  await desk.addPerson(ASHA);
  const date = getOpenDate(10);
  await openDay(page, desk, ASHA, date);
  await wakes(page);
  await page.getByLabel('Date').fill('2027-01-26');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/2027-01-26$/);
});

test('everyone can use the door and the day', async ({ page, request, desk, setClock }) => {
  test.slow(true, 'looks at each state');
  const sample = getPatient(5);
  await bookSample(request, sample);
  await setClock(sample.appointmentDate, '10:15');
  await desk.addPerson(ASHA);
  const link = await desk.createLink('canary.other@clinic.example');
  for (const width of STATE_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(link);
    await expectUsable(page);
    await page.goto(`${desk.url}/sign-in`);
    await expectUsable(page);
    await signIn(page, ASHA, 'a wrong passphrase');
    await expect(page.getByLabel('Email')).toHaveValue(ASHA);
    await expectUsable(page);

    await openDay(page, desk, ASHA, sample.appointmentDate);
    await wakes(page);
    await expectUsable(page);
    await getAction(page, sample.name, 'Arrived').click();
    await expect(getAction(page, sample.name, 'Fulfilled')).toBeVisible();
    await expectUsable(page);
    await getAction(page, sample.name, 'Cancel').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await getCard(page, sample.name).getByRole('button', { name: 'Undo' }).last().click();
    await expect(getAction(page, sample.name, 'No-show')).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('The day after');
    await expectUsable(page);
  }
});
