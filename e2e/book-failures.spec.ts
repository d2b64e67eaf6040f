import type { Page } from '@playwright/test';
import { fillAll, getOpenDate, PATIENT } from './booking-samples.ts';
import { getBox } from './box.ts';
import { CLINIC, getDoctor, toTel } from './content.ts';
import { expect, test } from './fixtures.ts';
import { BookPage } from './pages/BookPage.ts';

const BOOKING = {
  ...getDoctor(2),
  date: getOpenDate(40),
  time: '04:00 PM',
};
const EMAIL_WORDS = 'Enter an email address like name@example.com.';
const APPOINTMENTS = '**/api/appointments';

/** Expects all entries to be kept, on the last step. */
async function expectEverythingKept(page: Page, book: BookPage): Promise<void> {
  await expect(book.dialog('Oops...')).toContainText('Something went wrong! Please try again.');
  await book.closeDialog();
  await expect(book.heading('Choose Date & Time')).toBeVisible();
  await expect(book.field('Preferred Date')).toHaveValue(BOOKING.date);
  await expect(book.slot(BOOKING.time)).toBeChecked();
  await expect(page.locator('#booking-name')).toHaveValue(PATIENT.name);
  await expect(page.locator('#booking-doctor')).toHaveValue(BOOKING.doctor);
}

test('a patient keeps all entries whatever unusable answer the server gives', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const book = new BookPage(page);
  await fillAll(book, BOOKING);
  for (const status of [204, 400, 409, 422, 429, 500, 503]) {
    await page.route(APPOINTMENTS, (route) => route.fulfill({ status, body: status === 204 ? '' : 'not json' }));
    await book.confirm();
    await expectEverythingKept(page, book);
    expect(errors.join()).toContain(`status ${status}`);
  }
  expect(errors.join()).not.toContain(PATIENT.name);
});

test('a patient keeps all entries when the network is down', async ({ page }) => {
  await page.route(APPOINTMENTS, (route) => route.abort());
  const book = new BookPage(page);
  await fillAll(book, BOOKING);
  await book.confirm();
  await expectEverythingKept(page, book);
});

test('a patient whose browser cannot send books in the plain form, with what was typed', async ({ page }) => {
  const book = new BookPage(page);
  // This one is really booked, and the other tests of the worker find their time free.
  await fillAll(book, { ...BOOKING, time: '05:00 PM' });
  await page.evaluate(() => Object.assign(window, { AbortController: undefined }));
  await book.confirm();
  const form = page.locator('form[action="/api/appointments"]');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(form.getByLabel('Full Name')).toHaveValue(PATIENT.name);
  await expect(form.locator('[name="appointmentDate"]')).toHaveValue(BOOKING.date);
  await form.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Success!');
});

test('a patient who gets no answer is told after ten seconds', async ({ page }) => {
  await page.route(APPOINTMENTS, () => {});
  await page.clock.install();
  // The browser's own `AbortSignal.timeout` would use the real clock.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    };
  });
  const book = new BookPage(page);
  await fillAll(book, BOOKING);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const asked = page.waitForRequest(APPOINTMENTS);
  await book.confirm();
  await asked;
  await page.clock.runFor(9_900);
  await expect(book.dialog('Oops...')).toHaveCount(0);
  await page.clock.runFor(200);
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

test('a patient finds the way from a refusal to a field of another step', async ({ page }) => {
  await page.route(APPOINTMENTS, (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'fields-invalid', errors: [{ field: 'email', code: 'email-invalid' }] },
    }),
  );
  const book = new BookPage(page);
  await fillAll(book, BOOKING);
  await book.confirm();
  await book.closeDialog();
  await page.getByRole('link', { name: `Email: ${EMAIL_WORDS}` }).click();
  await expect(book.heading('Your Information')).toBeVisible();
  await expect(book.field('Email')).toBeFocused();
  await expect(book.field('Email')).toHaveAccessibleDescription(EMAIL_WORDS);
});

const ADVICE = [
  {
    status: 429,
    code: 'too-many',
    words: 'Too many tries from your network.',
    wait: '170',
    waitWords: 'Please try again in 3 minutes.',
  },
  {
    status: 503,
    code: 'busy',
    words: 'Very many people are booking right now.',
    wait: '5',
    waitWords: 'Please try again in 5 seconds.',
  },
  {
    status: 409,
    code: 'booking-cancelled',
    words: 'This booking was cancelled. To book again, choose a time and confirm once more.',
    wait: '',
    waitWords: '',
  },
];

test('a patient reads in the words of the site why nothing was booked, and once how long to wait', async ({ page }) => {
  const book = new BookPage(page);
  await fillAll(book, BOOKING);
  for (const { status, code, words, wait, waitWords } of ADVICE) {
    await page.route(APPOINTMENTS, (route) =>
      route.fulfill({
        status,
        headers: { 'content-type': 'application/problem+json', ...(wait && { 'retry-after': wait }) },
        body: JSON.stringify({ title: 'No', status, code, detail: 'For developers.' }),
      }),
    );
    await book.confirm();
    const dialog = book.dialog('Oops...');
    await expect(dialog.getByText('Something went wrong! Please try again.', { exact: true })).toBeVisible();
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
    await expect(dialog).not.toContainText('For developers.');
    await expect(dialog.getByText(/try again in/)).toHaveText(waitWords ? [waitWords] : []);
    await expectEverythingKept(page, book);
  }
});

test('a patient reads no message of a proxy, and can call from the dialog', async ({ page }) => {
  await page.route(APPOINTMENTS, (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Bad gateway of nowhere</h1>' }),
  );
  const book = new BookPage(page);
  await fillAll(book, BOOKING);
  await book.confirm();
  const dialog = book.dialog('Oops...');
  await expect(dialog).not.toContainText('nowhere');
  await expect(dialog).toBeFocused();
  const phone = dialog.getByRole('link');
  await expect(phone).toHaveAttribute('href', toTel(CLINIC.phone));
  expect((await getBox(phone)).height).toBeGreaterThanOrEqual(44);
  await expectEverythingKept(page, book);
});
