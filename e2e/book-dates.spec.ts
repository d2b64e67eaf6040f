import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { Page } from '@playwright/test';
import { fillUpToTime, getOpenDate, PATIENT, VISIT } from './booking-samples.ts';
import { atClinic, CLINIC, TIME_ZONE, toTel } from './content.ts';
import { expect, test } from './fixtures.ts';
import { BookPage } from './pages/BookPage.ts';

// Tests mistyped dates, and parts of the wizard that throw.

const DRAFT_KEY = 'booking-draft';

test('a patient who types an impossible date loses nothing and is offered no time', async ({ page }) => {
  const questions: string[] = [];
  page.on('request', (request) => request.url().includes('/availability') && questions.push(request.url()));
  const book = new BookPage(page);
  await fillUpToTime(book, VISIT);
  for (const date of ['20265-03-12', '202655-11-24', '0001-01-01']) {
    await book.field('Preferred Date').fill(date);
    await expect(page.getByRole('radio')).toHaveCount(8);
    for (const radio of await page.getByRole('radio').all()) await expect(radio, date).toBeDisabled();
    await expect(book.month).not.toContainText(/Invalid|NaN/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Time' }).first()).toBeVisible();
    if (date.length > 10) expect(questions.join()).not.toContain(date);
    await book.field('Preferred Date').fill(getOpenDate(9));
    await expect(book.slot('09:00 AM')).toBeEnabled();
  }
});

test('a patient finds the wizard intact when the draft holds an impossible date', async ({ page }) => {
  const book = new BookPage(page);
  await fillUpToTime(book, VISIT);
  for (const date of ['20265-03-12', '2026-02-30', 'soon', '2026-11-24T10:00']) {
    await changeDraft(page, date);
    await page.reload();
    await book.ready();
    await expect(book.heading('Choose Date & Time'), date).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Closed' })).toHaveCount(8);
  }
  await book.previous();
  await expect(book.field('Doctor')).toHaveValue(VISIT.doctor);
});

for (const [how, pass] of [
  ['goes on', (page: Page) => page.clock.fastForward('31:00')],
  [
    'sleeps, until the tab is looked at again',
    async (page: Page) => {
      await page.clock.setSystemTime(Date.now() + 86_400_000 * 2);
      await page.evaluate(() => dispatchEvent(new Event('focus')));
    },
  ],
] as const) {
  test(`a patient with the page open at midnight, while its clock ${how}, is told of the new day`, async ({ page }) => {
    const today = getToday(TIME_ZONE, new Date());
    await page.clock.install({ time: atClinic(`${today}T23:30`) });
    await page.clock.resume();
    const book = new BookPage(page);
    await fillUpToTime(book, VISIT);
    const date = book.field('Preferred Date');
    await date.fill(today);
    await expect(date).toHaveAttribute('min', today);
    await expect(date).toHaveAccessibleDescription('');
    const status = page.getByRole('main').getByRole('status');
    // The server goes by the real clock: on some hours none of today's times is free. Its answer comes before midnight.
    await expect(status).toHaveText(/free on/);
    await pass(page);
    await expect(date).not.toHaveAttribute('min', today);
    await expect(date).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/);
    await expect(date).toHaveAccessibleDescription('That day has passed. Choose today or a later day.');
    await expect(status).toHaveText(/That day has passed/);
    await date.fill(getOpenDate(9));
    await expect(date).toHaveAccessibleDescription('');
  });
}

test('a patient whose wizard breaks keeps the entries, the phone number and a form that books', async ({ page }) => {
  const book = new BookPage(page);
  await fillUpToTime(book, VISIT);
  await book.month.waitFor();
  await page.evaluate(breakDates);
  const date = getOpenDate(52);
  await book.field('Preferred Date').fill(date);
  await expect(page.getByRole('heading', { level: 1, name: 'Book Your Appointment' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: CLINIC.phone })).toHaveAttribute(
    'href',
    toTel(CLINIC.phone),
  );
  await expect(book.field('Full Name')).toHaveValue(PATIENT.name);
  await expect(book.field('Doctor')).toHaveValue(VISIT.doctor);
  await expect(book.field('Preferred Date')).toHaveValue(date);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), DRAFT_KEY)).toContain(PATIENT.email);

  await book.confirm();
  await expect(page).toHaveURL('/book');
  await book.field('Preferred Time').selectOption('04:00 PM');
  await book.confirm();
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
});

test('a patient whose wizard breaks as it wakes finds the draft in the plain form', async ({ page }) => {
  const book = new BookPage(page);
  await fillUpToTime(book, VISIT);
  await page.addInitScript(breakDates);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Book Your Appointment' })).toBeFocused();
  await expect(book.field('Email')).toHaveValue(PATIENT.email);
  await expect(book.field('Doctor')).toHaveValue(VISIT.doctor);
});

/** Makes the month view throw, as in a browser that cannot format its dates. */
function breakDates(): void {
  for (const name of ['format', 'formatToParts'] as const) {
    Object.defineProperty(Intl.DateTimeFormat.prototype, name, {
      get: () => () => {
        throw new RangeError('Invalid time value');
      },
    });
  }
}

function changeDraft(page: Page, appointmentDate: string): Promise<void> {
  return page.evaluate(
    ([key, date]) => {
      const draft = JSON.parse(sessionStorage.getItem(key as string) ?? '');
      draft.values.appointmentDate = date;
      sessionStorage.setItem(key as string, JSON.stringify(draft));
    },
    [DRAFT_KEY, appointmentDate],
  );
}
