import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { fillAll, getOpenDate, PATIENT } from './booking-samples.ts';
import { expect, test } from './fixtures.ts';
import { BookPage } from './pages/BookPage.ts';

const BOOKING = {
  department: 'Cancer Surgery',
  doctor: 'Dr. Namuna Deshpande',
  date: getOpenDate(40),
  time: '04:00 PM',
};
const APPOINTMENTS = '**/api/appointments';

/** Everything as it was filled in, on the step where it was sent. */
async function expectEverythingKept(page: Page, book: BookPage): Promise<void> {
  await expect(book.dialog('Oops...')).toContainText('Something went wrong! Please try again.');
  await book.closeDialog();
  await expect(book.heading('Choose Date & Time')).toBeVisible();
  await expect(book.field('Preferred Date')).toHaveValue(BOOKING.date);
  await expect(book.slot(BOOKING.time)).toBeChecked();
  await expect(page.locator('#booking-name')).toHaveValue(PATIENT.name);
  await expect(page.locator('#booking-doctor')).toHaveValue(BOOKING.doctor);
}

for (const status of [204, 400, 409, 422, 429, 500, 503]) {
  test(`a patient keeps everything when the answer is ${status}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route(APPOINTMENTS, (route) => route.fulfill({ status, body: status === 204 ? '' : 'not json' }));
    const book = new BookPage(page);
    await fillAll(book, BOOKING);
    await book.confirm();
    await expectEverythingKept(page, book);
    expect(errors.join()).toContain(`status ${status}`);
    expect(errors.join()).not.toContain(PATIENT.name);
  });
}

test('a patient keeps everything when the network is down', async ({ page }) => {
  await page.route(APPOINTMENTS, (route) => route.abort());
  const book = new BookPage(page);
  await fillAll(book, BOOKING);
  await book.confirm();
  await expectEverythingKept(page, book);
});

test('a patient who gets no answer is told after ten seconds', async ({ page }) => {
  await page.route(APPOINTMENTS, () => {});
  const book = new BookPage(page);
  await fillAll(book, BOOKING);
  await book.confirm();
  await page.waitForTimeout(8_000);
  await expect(book.dialog('Oops...')).toHaveCount(0);
  await expect(book.dialog('Oops...')).toBeVisible({ timeout: 5_000 });
  await expectEverythingKept(page, book);
});

for (const status of [200, 201]) {
  test(`a patient sees success at ${status} whatever the body`, async ({ page }) => {
    await page.route(APPOINTMENTS, (route) => route.fulfill({ status, body: '<not json>' }));
    const book = new BookPage(page);
    await fillAll(book, BOOKING);
    await book.confirm();
    await expect(book.dialog('Success!')).toBeVisible();
  });
}

test('a patient whose slot was taken meanwhile is led to it', async ({ page, request }) => {
  const doctor = 'Dr. Udaharan Fernandes';
  const book = new BookPage(page);
  await fillAll(book, { ...BOOKING, doctor });
  const rival = { ...PATIENT, department: BOOKING.department, doctor, message: '' };
  const booked = await request.post('/api/appointments', {
    data: { ...rival, appointmentDate: BOOKING.date, appointmentTime: BOOKING.time },
  });
  expect(booked.status()).toBe(201);

  await book.confirm();
  await expect(book.dialog('Oops...')).toBeVisible();
  await book.closeDialog();
  const summary = page.getByRole('region', { name: 'Please change this and confirm again' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /Preferred Time/ }).click();
  await expect(page.getByRole('radiogroup', { name: 'Preferred Time' })).toHaveAttribute('aria-invalid', 'true');
  await book.slot('05:00 PM').check();
  await expect(summary).toHaveCount(0);
  await expect(page.getByRole('radio', { name: `${BOOKING.time} Taken` })).toBeDisabled();
  await book.confirm();
  await expect(book.dialog('Success!')).toBeVisible();
});

test('a patient is led from a refusal to a field of another step', async ({ page }) => {
  await page.route(APPOINTMENTS, (route) =>
    route.fulfill({ status: 422, json: { errors: [{ field: 'email', detail: 'Enter another address.' }] } }),
  );
  const book = new BookPage(page);
  await fillAll(book, BOOKING);
  await book.confirm();
  await book.closeDialog();
  await page.getByRole('link', { name: 'Email: Enter another address.' }).click();
  await expect(book.heading('Your Information')).toBeVisible();
  await expect(book.field('Email')).toBeFocused();
  await expect(book.field('Email')).toHaveAccessibleDescription('Enter another address.');
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
  await book.confirm();
  await expect(book.dialog('Success!')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  const database = new Database(clinic.databaseFile, { readonly: true });
  const rows = database.prepare('select appointment_date from appointments where idempotency_key = ?').all(keys[0]);
  database.close();
  expect(rows).toEqual([{ appointment_date: date }]);
});

test('a patient who presses Confirm twice sends once', async ({ page }) => {
  let count = 0;
  await page.route(APPOINTMENTS, async (route) => {
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill({ status: 201, json: { reference: 'TEST-0000' } });
  });
  const book = new BookPage(page);
  await fillAll(book, BOOKING);
  await page.getByRole('button', { name: 'Confirm Appointment' }).dblclick();
  await expect(book.dialog('Success!')).toContainText('TEST-0000');
  expect(count).toBe(1);
});
