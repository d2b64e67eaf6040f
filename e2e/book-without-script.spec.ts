import type { Page } from '@playwright/test';
import { fillPerson, fillPlainForm, getOpenDate, PATIENT, VISIT } from './booking-samples.ts';
import { DEPARTMENTS, DOCTORS, getDoctor, OWN_HOURS, toIds } from './content.ts';
import { query } from './database.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { BookPage } from './pages/BookPage.ts';

/** The last doctor of the department of `VISIT`. */
const COLLEAGUE = DOCTORS.findLast(({ department }) => department === VISIT.department)?.doctor ?? VISIT.doctor;

/** A doctor of another department. */
const STRANGER = DOCTORS.find(({ department }) => department !== VISIT.department)?.doctor ?? VISIT.doctor;

test.use({ javaScriptEnabled: false });

test('a patient finds every time, and every doctor in a department, in the plain form', async ({ page, book }) => {
  await book.goto();
  await expect(book.confirmButton()).toBeVisible();
  // The clinic's eight times, and those of doctors who have hours of their own.
  const times = await page.getByRole('radio').count();
  if (OWN_HOURS.length > 0) expect(times).toBeGreaterThan(8);
  else expect(times).toBe(8);
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await expect(page.locator(`optgroup[label="${VISIT.department}"] option`)).toHaveCount(
    DEPARTMENTS.find(({ name }) => name === VISIT.department)?.doctors.length ?? 0,
  );
});

test('two clicks and a reload lead to the same booking', LONG, async ({ page, clinic, book }) => {
  const { department, doctor } = getDoctor(7);
  const date = getOpenDate(33);
  await book.goto();
  await fillPerson(book);
  await book.field('Department').selectOption(department);
  await book.field('Doctor').selectOption(doctor);
  await book.field('Preferred Date').fill(date);
  await book.slot('12:00 PM').check();
  await book.confirmButton().dblclick();

  const heading = page.getByRole('heading', { level: 1, name: 'Success!' });
  await expect(heading).toBeVisible();
  const reference = page.getByRole('definition').first();
  const told = await reference.innerText();
  expect(told).toMatch(/^\w{4}-\w{4}$/);
  for (let reload = 1; reload <= 2; reload += 1) {
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(reference).toHaveText(told);
  }

  const sql = 'select reference from appointments where doctor = ? and appointment_date = ? and appointment_time = ?';
  const stored = query(clinic.databaseFile, sql, toIds({ department, doctor }).doctor, date, '12:00');
  expect(stored).toEqual([{ reference: told }]);
});

/** Sends the plain form with all required fields, after a change. */
async function sendPlainForm(page: Page, doctor: string, change: (book: BookPage) => Promise<void>): Promise<BookPage> {
  const book = new BookPage(page);
  await book.goto();
  await fillPlainForm(book, doctor, getOpenDate(34));
  await change(book);
  await book.confirm();
  return book;
}

test('a patient corrects a refused form, which keeps its entries, books, and is asked about a short phone number', async ({
  page,
}) => {
  const hostile = `"><script>alert(1)</script>`;
  const book = await sendPlainForm(page, COLLEAGUE, async (plain) => {
    await plain.field('Full Name').fill(hostile);
    await plain.field('Additional Message').fill('\nFirst\nlast');
    await plain.field('Email').fill('asha@');
    await plain.field('Doctor').selectOption(STRANGER);
    await plain.field('Preferred Date').fill('2020-01-06');
  });
  await expect(page).toHaveTitle(/^Oops\.\.\. · /);
  await expect(page.getByText('Something went wrong! Please try again.', { exact: true })).toBeVisible();
  const words = 'Enter an email address like name@example.com.';
  await expect(book.field('Email')).toHaveAccessibleDescription(words);
  await expect(book.field('Full Name')).toHaveValue(hostile);
  await expect(book.field('Department')).toHaveValue(VISIT.department);
  await expect(book.field('Doctor')).toHaveValue(STRANGER);
  await expect(book.field('Doctor')).toHaveAccessibleDescription(/does not work in that department/);
  await expect(book.field('Preferred Date')).toHaveValue('2020-01-06');
  await expect(book.field('Preferred Date')).toHaveAccessibleDescription(/That day has passed/);
  await expect(book.field('Additional Message')).toHaveValue('\nFirst\nlast');
  await expect(book.slot('03:00 PM')).toBeChecked();

  await page.getByRole('link', { name: `Email: ${words}` }).click();
  await expect(book.field('Email')).toBeFocused();
  await book.field('Email').fill(PATIENT.email);
  await book.field('Doctor').selectOption(COLLEAGUE);
  await book.field('Preferred Date').fill(getOpenDate(34));
  await book.field('Phone Number').fill('12');
  await book.confirm();
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Is your phone number complete?');
});

test('a patient whose time is taken must choose another one', LONG, async ({ page }) => {
  await sendPlainForm(page, VISIT.doctor, async (plain) => plain.slot('11:00 AM').check());
  await page.context().clearCookies();
  const book = await sendPlainForm(page, VISIT.doctor, async (plain) => {
    await plain.slot('11:00 AM').check();
    await plain.field('Full Name').fill('Canary Somebody Else');
    await plain.field('Phone Number').fill('+91 98765 43211');
  });
  await expect(page.getByText('Someone has just booked that time. Please choose another one.')).toBeVisible();
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription('This time is taken. Choose another one.');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(book.field('Full Name')).toHaveValue('Canary Somebody Else');
});

test('a patient whose form is too long finds it unchanged with Back', LONG, async ({ page }) => {
  const book = await sendPlainForm(page, VISIT.doctor, (plain) =>
    plain.field('Additional Message').fill('\u0935'.repeat(2400)),
  );
  await expect(page.getByText('Shorten the additional message.')).toBeVisible();
  await page.goBack();
  await expect(book.field('Full Name')).toHaveValue(PATIENT.name);
  await expect(book.field('Additional Message')).toHaveValue(/^\u0935{2400}$/);
});
