import { DatabaseSync } from 'node:sqlite';
import { fillAll, fillUpToTime, getNextSunday, getOpenDate, PATIENT, VISIT } from './booking-samples.ts';
import { getBox } from './box.ts';
import { findBrokenWords } from './broken-words.ts';
import { DEPARTMENTS, DOCTORS, FACES, getDoctor, toIds } from './content.ts';
import { expect, test } from './fixtures.ts';
import { BookPage } from './pages/BookPage.ts';

const SLOTS = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'];

test('a patient books in three steps, and the database holds the appointment once', async ({ page, clinic }) => {
  const visit = getDoctor(5);
  const book = new BookPage(page);
  await book.goto();
  await book.ready();
  await expect(page.getByRole('heading', { level: 1, name: 'Book Your Appointment' })).toBeVisible();
  await expect(page.getByText('Schedule a consultation with our expert doctors.')).toBeVisible();
  const progress = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(progress).toHaveText([/Personal/, /Service/, /Time/]);

  await expect(book.heading('Your Information')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
  await book.field('Full Name').fill(PATIENT.name);
  await book.field('Email').fill(PATIENT.email);
  await book.field('Phone Number').fill(PATIENT.phone);
  await book.next();

  await expect(book.heading('Select Service')).toBeFocused();
  await expect(progress.nth(1)).toHaveAttribute('aria-current', 'step');
  await book.field('Department').selectOption(visit.department);
  await book.field('Doctor').selectOption(visit.doctor);
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
  const rows = readRows(clinic.databaseFile, ids.doctor, date);
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

  await book.closeDialog();
  await expect(book.heading('Your Information')).toBeFocused();
  await expect(book.field('Full Name')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('booking-draft'))).toBeNull();
});

test('a patient cannot go on with required fields missing', async ({ page }) => {
  const book = new BookPage(page);
  await book.goto();
  await book.ready();
  await book.field('Full Name').fill(PATIENT.name);
  await book.field('Email').fill('   ');
  await book.next();
  await expect(book.dialog('Incomplete Form')).toContainText('Please fill out all required fields to continue.');
  await book.closeDialog();
  await expect(book.heading('Your Information')).toBeVisible();
  await expect(book.field('Email')).toBeFocused();
  await expect(book.field('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(book.field('Full Name')).toHaveValue(PATIENT.name);

  await book.field('Email').fill('not an address');
  await book.field('Phone Number').fill('5');
  await book.next();
  const invalidEmail = 'Enter an email address like name@example.com.';
  await expect(book.field('Email')).toHaveAccessibleDescription(invalidEmail);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(invalidEmail);
  await book.field('Email').fill(PATIENT.email);
  await expect(page.getByText(invalidEmail)).toHaveCount(0);
  await book.field('Email').press('Enter');
  await expect(book.heading('Select Service')).toBeVisible();

  await book.next();
  await expect(book.dialog('Incomplete Form')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(book.field('Department')).toBeFocused();
  await book.previous();
  await expect(book.heading('Your Information')).toBeFocused();
});

test('a patient chooses only doctors of the chosen department', async ({ page }) => {
  const book = new BookPage(page);
  await book.goto();
  await book.ready();
  await book.field('Full Name').fill(PATIENT.name);
  await book.field('Email').fill(PATIENT.email);
  await book.field('Phone Number').fill(PATIENT.phone);
  await book.next();
  await expect(book.field('Doctor')).toBeDisabled();
  await expect(book.field('Department').locator('option')).toHaveCount(DEPARTMENTS.length + 1);

  const everyone = new Set<string>();
  for (const { name: department, doctors: names } of DEPARTMENTS) {
    await book.field('Department').selectOption(department);
    await expect(book.field('Doctor')).toHaveValue('');
    const doctors = book.field('Doctor').locator('option:not([value=""])');
    await expect(doctors).toHaveText(names);
    for (const name of names) {
      expect(name).toMatch(/^Dr\. /);
      everyone.add(name);
    }
    await book.field('Doctor').selectOption({ index: 1 });
    const portrait = page.locator('#booking-form img');
    if (FACES.some((name) => names[0] === name)) {
      await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  }
  expect(everyone.size).toBe(DOCTORS.length);
});

test('a patient sees which slots are taken, past or closed before choosing', async ({ page, request }) => {
  const date = getOpenDate(25);
  const visit = getDoctor(8);
  const taken = { ...PATIENT, ...visit, message: '' };
  await request.post('/api/appointments', {
    data: { ...taken, appointmentDate: date, appointmentTime: '11:00 AM' },
  });
  const book = new BookPage(page);
  await fillUpToTime(book, visit);
  await expect(page.getByRole('radio')).toHaveCount(SLOTS.length);
  await book.field('Preferred Date').fill(date);
  await expect(page.getByRole('radio', { name: '11:00 AM Taken' })).toBeDisabled();
  await expect(book.slot('12:00 PM')).toBeEnabled();
  await book.slot('12:00 PM').check();

  await book.field('Preferred Date').fill('2020-01-06');
  await expect(page.getByRole('radio', { name: 'Past' })).toHaveCount(SLOTS.length);
  await book.confirm();
  await expect(book.dialog('Incomplete Form')).toBeVisible();
  await book.closeDialog();

  const sunday = getNextSunday(date);
  await book.field('Preferred Date').fill(sunday);
  await expect(page.getByRole('radio', { name: 'Closed' })).toHaveCount(SLOTS.length);
  await expect(book.field('Preferred Date')).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/);
});

test('a patient reads each slot in whole words, however narrow its tile', async ({ page }) => {
  const book = new BookPage(page);
  await fillAll(book, { ...VISIT, date: getOpenDate(8), time: '02:00 PM' });
  for (const width of [320, 1200, 1280, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findBrokenWords(page), `at ${width} px`).toEqual([]);
  }
});

test('a patient is offered all eight slots when the free ones cannot be loaded', async ({ page }) => {
  await page.route('**/api/availability*', (route) => route.abort());
  const book = new BookPage(page);
  await fillUpToTime(book, VISIT);
  await book.field('Preferred Date').fill(getOpenDate(30));
  for (const time of SLOTS) await expect(book.slot(time)).toBeEnabled();
});

for (const width of [390, 1280]) {
  test(`a patient with a keyboard meets the buttons in the order of the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const book = new BookPage(page);
    await fillUpToTime(book, VISIT);
    const controls = [
      page.getByRole('button', { name: 'Previous' }),
      page.locator('#booking-form').getByRole('link', { name: 'Privacy' }),
      page.getByRole('button', { name: 'Confirm Appointment' }),
    ];
    const boxes = await Promise.all(controls.map((control) => getBox(control)));
    const places = boxes.map((box) => (width < 900 ? box.y : box.x));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    await controls[0]?.focus();
    for (const control of controls) {
      await expect(control).toBeFocused();
      await page.keyboard.press('Tab');
    }
  });
}

function readRows(file: string, doctor: string, date: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database
      .prepare('select * from appointments where doctor = ? and appointment_date = ?')
      .all(doctor, date) as Record<string, unknown>[];
  } finally {
    database.close();
  }
}
