import { fillAll, fillPerson, fillUpToTime, getOpenDate, PATIENT, VISIT } from './booking-samples.ts';
import { getBox } from './box.ts';
import { findBrokenWords } from './broken-words.ts';
import { CLINIC, FACES, getDoctor, toIds, toTel } from './content.ts';
import { query } from './database.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';

const SLOTS = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'];

test('a patient with a slip in the address is asked, changes it with a press, and is asked once', async ({
  page,
  book,
}) => {
  const question = page.getByText('Did you mean');
  await book.open();
  await fillPerson(book, { ...PATIENT, email: 'canary@gmial.com' });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(book.field('Email')).toHaveValue('canary@gmail.com');
  await expect(book.field('Email')).toBeFocused();
  await expect(question).toBeHidden();
  await book.field('Email').fill('canary@yaho.com');
  await book.field('Phone Number').focus();
  await page.getByRole('button', { name: 'No, it is right' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await book.ready();
  await book.field('Email').focus();
  await book.field('Phone Number').focus();
  await book.next();
  await expect(book.heading('Select Service')).toBeFocused();
  await expect(question).toBeHidden();
});

test('a patient whose address has no dot goes on at once, and is asked on the next step', async ({ page, book }) => {
  await book.open();
  await fillPerson(book, { ...PATIENT, email: '' });
  await book.field('Email').fill('canary@sample');
  await book.next();
  await expect(book.heading('Select Service')).toBeFocused();
  const question = page.getByText('It has no dot after the @');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'It is complete' }).click();
  await expect(question).toBeHidden();
  await expect(book.heading('Select Service')).toBeFocused();
});

test('a patient books in three steps, and the database holds the appointment once', async ({ page, clinic, book }) => {
  const visit = getDoctor(5);
  await book.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Book Your Appointment' })).toBeVisible();
  await expect(page.getByText('Schedule a consultation with our expert doctors.')).toBeVisible();
  const progress = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(progress).toHaveText([/Personal/, /Service/, /Time/]);

  await expect(book.heading('Your Information')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
  await fillPerson(book);
  await book.next();

  await expect(book.heading('Select Service')).toBeFocused();
  await expect(progress.nth(1)).toHaveAttribute('aria-current', 'step');
  await book.field('Department').selectOption(visit.department);
  await book.field('Doctor').selectOption(visit.doctor);
  if (FACES.includes(visit.doctor)) {
    const portrait = page.locator('#booking-form img');
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await book.next();

  await expect(book.heading('Choose Date & Time')).toBeFocused();
  const date = getOpenDate(20);
  await book.field('Preferred Date').fill(date);
  await expect(page.getByRole('radio')).toHaveCount(SLOTS.length);
  for (const time of SLOTS) await expect(book.slot(time)).toBeEnabled();
  await book.slot('02:00 PM').check();
  await book.field('Additional Message').fill('First line\nSecond line');
  await book.confirm();

  const dialog = book.dialog('Success!');
  await expect(dialog).toContainText('Appointment booked successfully. Thank you!');
  const ids = toIds(visit);
  const sql = 'select * from appointments where doctor = ? and appointment_date = ?';
  const rows = query<{ reference: string }>(clinic.databaseFile, sql, ids.doctor, date);
  expect(rows).toMatchObject([
    {
      ...PATIENT,
      department: ids.department,
      appointment_time: '14:00',
      message: 'First line\nSecond line',
      status: 'booked',
    },
  ]);
  await expect(dialog).toContainText(String(rows[0]?.reference));

  // Enter closes the dialog, and nothing else happens.
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(book.heading('Your Information')).toBeFocused();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(book.field('Full Name')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('booking-draft'))).toBeNull();
});

test('a patient reads each slot in whole words, however narrow its tile', async ({ page, book }) => {
  await fillAll(book, { ...VISIT, date: getOpenDate(8), time: '02:00 PM' });
  for (const width of [320, 1200, 1280, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findBrokenWords(page), `at ${width} px`).toEqual([]);
  }
});

test('a patient with a keyboard meets the buttons in the order of the screen', async ({ page, book }) => {
  await fillUpToTime(book, VISIT);
  const controls = [
    page.getByRole('button', { name: 'Previous' }),
    page.locator('#booking-form').getByRole('link', { name: 'Privacy', exact: true }),
    page.locator('#booking-form').getByRole('link', { name: '@' }),
    page.getByRole('button', { name: 'Confirm Appointment' }),
  ];
  for (const [width, axis] of [
    [390, 'y'],
    [1280, 'x'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // The line about one's data stands below the link to the notice.
    const inOrder = controls.filter((_control, index) => index !== 2);
    const places = await Promise.all(inOrder.map(async (control) => (await getBox(control))[axis]));
    expect(places, `at ${width} px`).toEqual(places.toSorted((one, other) => one - other));
    await controls[0]?.focus();
    for (const control of controls) {
      await expect(control).toBeFocused();
      await page.keyboard.press('Tab');
    }
  }
});

test('a wizard that breaks leaves the entries and a form that books', LONG, async ({ page, book }) => {
  await fillUpToTime(book, VISIT);
  await book.month.waitFor();
  // Makes the month view throw, as in a browser that cannot calculate with its dates.
  await page.evaluate(() => {
    Date.prototype.getUTCDay = () => {
      throw new RangeError('Invalid time value');
    };
  });
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
  expect(await page.evaluate(() => sessionStorage.getItem('booking-draft'))).toContain(PATIENT.email);

  await book.confirm();
  await expect(page).toHaveTitle(/^Oops\.\.\. · /);
  await book.slot('04:00 PM').check();
  await book.confirm();
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
});
