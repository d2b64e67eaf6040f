import { addDays, dateToWords, getDayOfYear } from '@clinic/contract/booking-calendar.ts';
import { fillPerson, getNextSunday, getOpenDate, PATIENT, skipClosedDays, VISIT } from './booking-samples.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './held-scripts.ts';
import { LONG } from './long.ts';
import type { BookPage } from './pages/BookPage.ts';
import { translatePage } from './translated-page.ts';

test('a patient books on a page that is translated while it is awake', LONG, async ({ page, book }) => {
  await book.open();
  await translatePage(page);
  await fillPerson(book);
  await book.next();
  await bookFromService(book, getOpenDate(70));
});

test('a patient books on a page that is translated before it wakes', LONG, async ({ page, book }) => {
  const release = await holdScripts(page, '**/_astro/BookingWizard*.js');
  await book.goto();
  await translatePage(page);
  await fillPerson(book);
  release();
  await book.ready();
  await expect(page.locator('#booking-form').getByText('Step 1 of 3')).toBeVisible();
  await expect(book.field('Full Name')).toHaveValue(PATIENT.name);
  await expect(book.field('Phone Number')).toBeFocused();
  await book.next();
  await bookFromService(book, getOpenDate(71));
});

test('nothing is lost of a name that is typed while a translated page wakes', LONG, async ({ page, book }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const release = await holdScripts(page, '**/_astro/BookingWizard*.js');
  await book.goto();
  await translatePage(page);
  await book.field('Full Name').focus();
  for (const [index, letter] of [...PATIENT.name].entries()) {
    if (index === 2) release();
    await page.keyboard.type(letter);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await book.ready();
  await page.keyboard.type('!');
  await expect(book.field('Full Name')).toHaveValue(`${PATIENT.name}!`);
  expect(errors).toEqual([]);
});

/** Books from the second step to the end, and reads everything that changes on the way. */
async function bookFromService(book: BookPage, date: string): Promise<void> {
  const { page } = book;
  await book.field('Department').selectOption(VISIT.department);
  await book.field('Doctor').selectOption(VISIT.doctor);
  await book.next();
  await expect(page.locator('#booking-form').getByText('Step 3 of 3')).toBeVisible();
  const summary = page.getByRole('region', { name: 'Your appointment' });
  await expect(summary).toContainText('Not chosen yet');

  const sunday = getNextSunday(date);
  for (const closed of [sunday, addDays(sunday, 14)]) {
    await book.field('Preferred Date').fill(closed);
    const nextOpen = skipClosedDays(addDays(closed, 1));
    await expect(page.getByRole('button', { name: /^Closed on Sundays/ })).toContainText(getDayOfYear(nextOpen));
  }
  await book.field('Preferred Date').fill(date);
  await book.slot('02:00 PM').check();
  await expect(summary).toContainText(VISIT.doctor);
  await expect(summary).toContainText(dateToWords(date));
  await expect(summary).toContainText('02:00 PM');
  await expect(summary).not.toContainText('Not chosen yet');

  await book.confirm();
  await expect(book.dialog('Success!')).toContainText(/[0-9A-Z]{4}-[0-9A-Z]{4}/);
  await book.closeDialog();
  await expect(book.heading('Your Information')).toBeFocused();
  await expect(book.field('Full Name')).toHaveValue('');
}
