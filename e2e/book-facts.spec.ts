import { dateToWords } from '@clinic/contract/booking-calendar.ts';
import type { Locator, Page } from '@playwright/test';
import { fillAll, fillPlainForm, getOpenDate, PATIENT, SENT_BOOKING, VISIT } from './booking-samples.ts';
import { getBox } from './box.ts';
import { CLINIC, CLINIC_NAME, getDoctor } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { BookPage } from './pages/BookPage.ts';

const PLACE = `${CLINIC.address.city} ${CLINIC.address.postalCode}`;
const LINKS = ['Add to calendar', 'Manage this appointment', 'Send to my WhatsApp'];

/** The files that the wizard loads late: the one with the facts, and the one with the words for refusals. */
const LATE_FILES = { facts: '**/_astro/late-parts*', refusals: '**/_astro/refusal-words*' };

async function bookByWizard(page: Page, doctorPlace: number, daysAhead: number) {
  const visit = { ...getDoctor(doctorPlace), date: getOpenDate(daysAhead), time: '02:00 PM' };
  const book = new BookPage(page);
  await fillAll(book, visit);
  await book.confirm();
  return { ...visit, dialog: book.dialog('Success!'), book };
}

/** Expects all facts, in order. */
async function expectFacts(place: Locator, doctor: string, department: string, date: string, time: string) {
  const facts = [/^\w{4}-\w{4}$/, dateToWords(date), new RegExp(`^${time} \\S+$`), `${doctor}${department}`];
  await expect(place.getByRole('definition')).toHaveText(facts);
}

/** Expects that one sheet prints, with the facts and the clinic and nothing else. */
async function expectOneSheet(page: Page, doctor: string) {
  await page.emulateMedia({ media: 'print' });
  const facts = page.locator('dl', { hasText: doctor });
  await expect(facts).toBeVisible();
  for (const text of [CLINIC_NAME, PLACE, CLINIC.phone]) {
    await expect(page.locator('main').getByText(text, { exact: false }).filter({ visible: true })).not.toHaveCount(0);
  }
  await expect(page.locator(':is(a, button, h1, h2, nav, footer, form)').filter({ visible: true })).toHaveCount(0);
  // The facts fit into the upper half of an A4 sheet.
  const { y, height } = await getBox(facts);
  expect(y + height).toBeLessThan(560);
  expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

test('a patient finds all facts of the appointment in the dialog, and prints them on one sheet', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { dialog, doctor, department, date } = await bookByWizard(page, 6, 41);
  await expect(dialog.getByRole('paragraph').first()).toHaveText('Appointment booked successfully. Thank you!');
  await expectFacts(dialog, doctor, department, date, '2:00 PM');
  await expect(dialog).toHaveAccessibleDescription(new RegExp(`Thank you! Reference \\S+ Date ${dateToWords(date)}`));
  await expect(dialog).toBeFocused();
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('link')).toHaveText(LINKS);
  for (const link of await dialog.getByRole('link').all()) {
    expect((await getBox(link)).height).toBeGreaterThanOrEqual(44);
  }

  const [calendar, manage, chat] = await dialog
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const file = await request.get(String(calendar));
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain(`DTSTART;TZID=`);
  const text = new URL(String(chat)).searchParams.get('text') ?? '';
  expect(chat).toMatch(/^https:\/\/wa\.me\/\?text=/);
  for (const fact of [CLINIC_NAME, dateToWords(date), '2:00 PM', doctor]) expect(text).toContain(fact);
  for (const secret of [PATIENT.name, PATIENT.phone, '/portal/']) expect(text).not.toContain(secret);

  await expectOneSheet(page, doctor);
  // Another tab knows nothing of the booking.
  const other = await context.newPage();
  await other.goto(String(manage));
  await expect(other.getByRole('main')).toContainText(doctor);
  expect(await other.evaluate(() => sessionStorage.getItem('booked'))).toBeNull();
});

test('a patient whose facts do not load still has the reference and both links', LONG, async ({ page }) => {
  await page.route(LATE_FILES.facts, (route) => route.abort());
  const { dialog, book } = await bookByWizard(page, 6, 42);
  await expect(dialog).toContainText(/Your reference \w{4}-\w{4}/);
  await expect(dialog.getByRole('link')).toHaveText(LINKS.slice(0, 2));
  await book.closeDialog();
  await expect(book.heading('Your Information')).toBeFocused();
});

test('a patient whose facts fail to load at first gets them with the dialog', LONG, async ({ page }) => {
  await page.route(LATE_FILES.facts, (route) => route.abort(), { times: 1 });
  const { dialog } = await bookByWizard(page, 6, 46);
  await expect(dialog.getByRole('definition')).toHaveCount(4);
});

test('a patient is told of a failure even when the words for its reasons do not load', LONG, async ({ page, book }) => {
  await page.route(LATE_FILES.refusals, (route) => route.abort());
  await page.route(SENT_BOOKING, (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'fields-invalid', errors: [{ field: 'email', code: 'email-invalid' }] },
    }),
  );
  await fillAll(book, { ...VISIT, date: getOpenDate(43), time: '02:00 PM' });
  await book.confirm();
  await expect(book.dialog('Oops...')).toContainText('Something went wrong! Please try again.');
  await book.closeDialog();
  await expect(book.slot('02:00 PM')).toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a patient books with one plain form, finds all facts on a page of the site, and prints one sheet',
    LONG,
    async ({ page, book }) => {
      await book.goto();
      for (const step of ['Your Information', 'Select Service', 'Choose Date & Time']) {
        await expect(book.heading(step)).toBeVisible();
      }
      await expect(page.getByRole('button', { name: 'Next Step' })).toHaveCount(0);
      const date = getOpenDate(45);
      await fillPlainForm(book, VISIT.doctor, date);
      await book.confirm();
      await expect(page).toHaveTitle(/^Success! · /);
      const main = page.getByRole('main');
      await expect(main.getByText('Appointment booked successfully. Thank you!', { exact: true })).toBeVisible();
      await expectFacts(main, VISIT.doctor, VISIT.department, date, '3:00 PM');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Back to the website' })).toHaveAttribute('href', '/');
      for (const name of LINKS) await expect(main.getByRole('link', { name })).toBeVisible();
      await expect(main.getByRole('link', { name: LINKS[1] ?? '' })).toHaveAttribute('href', /\/portal\/[\w-]{22}$/);
      await expectOneSheet(page, VISIT.doctor);
    },
  );
});
