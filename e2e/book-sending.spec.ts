import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { fillAll, getOpenDate, PATIENT } from './booking-samples.ts';
import { getDoctor } from './content.ts';
import { expect, test } from './fixtures.ts';
import { BookPage } from './pages/BookPage.ts';

const BOOKING = { ...getDoctor(2), time: '04:00 PM' };
const APPOINTMENTS = '**/api/appointments';

/** Holds back the answers to bookings. Resolves to a function that releases them, and to the bookings sent. */
async function holdAnswers(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const bodies: Record<string, string>[] = [];
  await page.route(APPOINTMENTS, async (route) => {
    bodies.push(route.request().postDataJSON());
    await promise;
    await route.fulfill({ status: 201, json: { reference: 'TEST-0000' } });
  });
  return { bodies, release: resolve };
}

test('a patient sends once what is shown, and cannot change it meanwhile', async ({ page }) => {
  const { bodies, release } = await holdAnswers(page);
  const book = new BookPage(page);
  const date = getOpenDate(46);
  await fillAll(book, { ...BOOKING, date });
  await book.field('Additional Message').fill('As sent');
  await book.field('Preferred Date').focus();
  await page.keyboard.press('Enter');
  const sending = page.getByRole('button', { name: 'Sending…' });
  await expect(sending).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Sending…');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await page.keyboard.press('Enter');
  await page.locator('label').filter({ hasText: '05:00 PM' }).click({ force: true });
  await page.locator('[data-date]').last().click({ force: true });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('x');
  // Changes fields as a browser extension or an open picker could.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLInputElement>('#booking-name, #booking-message')) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, 'changed');
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(page.locator('#booking-name')).toHaveValue(PATIENT.name);
  await expect(page.locator('#booking-message')).toHaveValue('As sent');
  await expect(page.locator('#booking-appointmentDate')).toHaveValue(date);
  await expect(page.locator('input[value="04:00 PM"]')).toBeChecked();
  await page.goBack();
  await expect(sending).toBeVisible();

  release();
  await expect(book.dialog('Success!')).toContainText('TEST-0000');
  expect(bodies).toEqual([
    {
      ...PATIENT,
      department: BOOKING.department,
      doctor: BOOKING.doctor,
      appointmentDate: date,
      appointmentTime: BOOKING.time,
      message: 'As sent',
    },
  ]);
});

test('a patient who presses Confirm twice sends once', async ({ page }) => {
  const { bodies, release } = await holdAnswers(page);
  const book = new BookPage(page);
  await fillAll(book, { ...BOOKING, date: getOpenDate(46) });
  await page.getByRole('button', { name: 'Confirm Appointment' }).dblclick();
  release();
  await expect(book.dialog('Success!')).toContainText('TEST-0000');
  expect(bodies).toHaveLength(1);
});

test('a patient who confirms again after a lost answer books once', async ({ page, clinic }) => {
  const keys: string[] = [];
  await page.route(APPOINTMENTS, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    const response = await route.fetch();
    // The booking has arrived; the first answer is lost on the way back.
    return keys.length === 1 ? route.abort() : route.fulfill({ response });
  });
  const book = new BookPage(page);
  const date = getOpenDate(47);
  await fillAll(book, { ...BOOKING, date });
  await book.confirm();
  await book.closeDialog();
  await expect(page.getByRole('region', { name: 'Not yet booked' })).toBeFocused();
  await book.confirm();
  await expect(book.dialog('Success!')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  const database = new Database(clinic.databaseFile, { readonly: true });
  const rows = database.prepare('select appointment_date from appointments where idempotency_key = ?').all(keys[0]);
  database.close();
  expect(rows).toEqual([{ appointment_date: date }]);
});

test('a patient with the wizard awake reads the wizard’s own messages, not the browser’s', async ({ page }) => {
  const book = new BookPage(page);
  await page.addInitScript(() => {
    // Turns off the script that holds the form until the wizard wakes.
    Object.defineProperty(HTMLFormElement.prototype, 'noValidate', {
      get(this: HTMLFormElement) {
        return this.hasAttribute('novalidate');
      },
      set() {},
    });
  });
  await book.goto();
  await book.ready();
  await expect(page.locator('#booking-form')).toHaveAttribute('novalidate');
});
