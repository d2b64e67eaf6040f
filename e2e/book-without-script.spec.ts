import Database from 'better-sqlite3';
import { getOpenDate, PATIENT } from './booking-samples.ts';
import { expect, test } from './fixtures.ts';
import { BookPage } from './pages/BookPage.ts';

test.use({ javaScriptEnabled: false });

test('a patient who clicks twice and reloads the answer is told of the one booking each time', async ({
  page,
  clinic,
}) => {
  const doctor = 'Dr. Udaharan Rao';
  const date = getOpenDate(33);
  const book = new BookPage(page);
  await book.goto();
  await book.field('Full Name').fill(PATIENT.name);
  await book.field('Email').fill(PATIENT.email);
  await book.field('Phone Number').fill(PATIENT.phone);
  await book.field('Department').selectOption('Gastroenterology');
  await book.field('Doctor').selectOption(doctor);
  await book.field('Preferred Date').fill(date);
  await book.slot('12:00 PM').check();
  await page.getByRole('button', { name: 'Confirm Appointment' }).dblclick();

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

  const database = new Database(clinic.databaseFile, { readonly: true });
  const rows = database.prepare('select reference from appointments where doctor = ? and appointment_date = ?');
  const stored = rows.all(doctor, date);
  database.close();
  expect(stored).toEqual([{ reference: told }]);
});
