import { fillAll, fillPlainForm, getOpenDate, PATIENT, VISIT } from './booking-samples.ts';
import { DOCTORS, getDoctor } from './content.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './held-scripts.ts';
import { BookPage } from './pages/BookPage.ts';

/** A doctor of another department. */
const STRANGER = DOCTORS.find(({ department }) => department !== VISIT.department) ?? VISIT;

test('a patient who leaves and comes back in the same tab finds the draft', async ({ page }) => {
  const book = new BookPage(page);
  const date = getOpenDate(12);
  const visit = getDoctor(6);
  await fillAll(book, { ...visit, date, time: '09:00 AM' });
  await page.goto('/');
  await book.goto();
  await expect(book.heading('Choose Date & Time')).toBeVisible();
  await expect(book.field('Preferred Date')).toHaveValue(date);
  await expect(book.slot('09:00 AM')).toBeChecked();
  await book.previous();
  await expect(book.field('Doctor')).toHaveValue(visit.doctor);
});

test('nothing that a patient types or presses before the script arrives is lost', async ({ page }) => {
  const release = await holdScripts(page);
  const book = new BookPage(page);
  await page.goto('/book', { waitUntil: 'commit' });
  await book.field('Full Name').fill(PATIENT.name);
  await book.field('Email').fill(PATIENT.email);
  await book.field('Phone Number').fill(PATIENT.phone);
  await book.next();
  await expect(book.heading('Your Information')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next Step' })).toHaveAttribute('data-waking');
  release();
  await expect(book.heading('Select Service')).toBeVisible();
  await expect(page.locator('[data-waking]')).toHaveCount(0);
  await book.previous();
  await expect(book.field('Full Name')).toHaveValue(PATIENT.name);
});

test('a patient whose script arrives after the plain form continues with what was typed', async ({ page }) => {
  const release = await holdScripts(page, '**/_astro/BookingWizard*.js');
  await page.clock.install();
  const book = new BookPage(page);
  await book.goto();
  await page.clock.runFor(10_000);
  await expect(book.heading('Choose Date & Time')).toBeVisible();
  await book.field('Full Name').fill(PATIENT.name);
  await book.field('Email').fill(PATIENT.email);
  await book.field('Phone Number').fill(PATIENT.phone);
  await book.field('Department').selectOption(VISIT.department);
  await book.field('Doctor').selectOption(STRANGER.doctor);
  release();
  await book.ready();
  await expect(book.heading('Choose Date & Time')).toBeHidden();
  await expect(book.heading('Your Information')).toBeVisible();
  await book.next();
  await expect(book.field('Department')).toHaveValue(VISIT.department);
  await expect(book.field('Doctor')).toHaveValue('');
  await book.next();
  await expect(book.dialog('Incomplete Form')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a patient books with one plain form', async ({ page }) => {
    const book = new BookPage(page);
    await book.goto();
    for (const title of ['Your Information', 'Select Service', 'Choose Date & Time']) {
      await expect(book.heading(title)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Next Step' })).toHaveCount(0);
    await fillPlainForm(book, VISIT.doctor, getOpenDate(60));
    await book.confirm();
    await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
    await expect(page.getByText('Appointment booked successfully. Thank you!')).toBeVisible();
    await expect(page.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
  });

  test('a patient reads what is wrong on an ordinary page and corrects it there', async ({ page }) => {
    const book = new BookPage(page);
    await book.goto();
    await fillPlainForm(book, STRANGER.doctor, '2020-01-06');
    await book.confirm();
    await expect(page.getByRole('heading', { level: 1, name: 'Oops...' })).toBeVisible();
    await expect(page.getByText('Something went wrong! Please try again.')).toBeVisible();
    await page.getByRole('link', { name: /That day has passed/ }).click();
    await expect(book.field('Full Name')).toHaveValue(PATIENT.name);
    await expect(book.field('Preferred Date')).toHaveAccessibleDescription(/That day has passed/);
    await expect(book.field('Doctor')).toHaveAccessibleDescription(/does not work in that department/);
    await book.field('Doctor').selectOption(VISIT.doctor);
    await book.field('Preferred Date').fill(getOpenDate(61));
    await book.confirm();
    await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
  });

  test('a patient whose form is too long finds it unchanged with Back', async ({ page }) => {
    const book = new BookPage(page);
    await book.goto();
    await fillPlainForm(book, VISIT.doctor, getOpenDate(62));
    await book.field('Additional Message').fill('\u0935'.repeat(2400));
    await book.confirm();
    await expect(page.getByText('Shorten the additional message.')).toBeVisible();
    await page.goBack();
    await expect(book.field('Full Name')).toHaveValue(PATIENT.name);
    await expect(book.field('Additional Message')).toHaveValue(/^\u0935{2400}$/);
  });
});
