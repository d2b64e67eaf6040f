import type { Page } from '@playwright/test';
import { findBarriers } from './barriers.ts';
import { fillAll, getOpenDate, SENT_BOOKING } from './booking-samples.ts';
import { CLINIC, DOCTOR_IDS, getDoctor, toTel } from './content.ts';
import { query } from './database.ts';
import { LONG } from './long.ts';
import { expect, test, visit } from './offline-reading.ts';
import { BookPage } from './pages/BookPage.ts';

const VISIT = { ...getDoctor(1), time: '11:00 AM' };

const getNotice = (page: Page) => page.getByRole('region', { name: 'Not yet booked' });
const tryNow = (page: Page) => page.getByRole('button', { name: 'Try now' }).click();

function countBookings(databaseFile: string, date: string): number {
  const sql = 'select 1 from appointments where appointment_date = ? and doctor = ?';
  return query(databaseFile, sql, date, DOCTOR_IDS.get(VISIT.doctor)).length;
}

/** Fills in everything, loses the connection and confirms. */
async function confirmOffline(page: Page, date: string): Promise<BookPage> {
  const book = new BookPage(page);
  await fillAll(book, { ...VISIT, date });
  await page.context().setOffline(true);
  await book.confirm();
  await expect(book.dialog('Oops...')).toContainText('Something went wrong! Please try again.');
  await expect(book.dialog('Oops...')).toContainText('Your appointment is not yet booked.');
  return book;
}

test('a patient without a connection is told that nothing is booked, and is booked once when it is back', async ({
  page,
  context,
  clinic,
}) => {
  const date = getOpenDate(80);
  const book = await confirmOffline(page, date);
  await book.closeDialog();
  await expect(getNotice(page)).toBeFocused();
  await expect(getNotice(page).getByRole('link', { name: CLINIC.phone })).toHaveAttribute('href', toTel(CLINIC.phone));
  await tryNow(page);
  await expect(book.dialog('Oops...')).toBeVisible();
  await book.closeDialog();
  expect(countBookings(clinic.databaseFile, date)).toBe(0);

  await context.setOffline(false);
  await expect(book.dialog('Success!')).toContainText(/[0-9A-Z]{4}-[0-9A-Z]{4}/);
  await expect(getNotice(page)).toHaveCount(0);
  await book.closeDialog();
  await expect(book.heading('Your Information')).toBeFocused();
  expect(countBookings(clinic.databaseFile, date)).toBe(1);
});

test(
  'a patient whose booking arrived, but not its answer, confirms again and is booked once under one key',
  LONG,
  async ({ page, line, clinic, book }) => {
    const keys = new Set<unknown>();
    let isLosing = true;
    line.trouble = ({ method, url, headers }) => {
      if (method !== 'POST' || !SENT_BOOKING.test(url ?? '')) return null;
      keys.add(headers['idempotency-key']);
      return isLosing ? 'lose-answer' : null;
    };
    const date = getOpenDate(81);
    await fillAll(book, { ...VISIT, date });
    await book.confirm();
    await expect(book.dialog('Oops...')).toBeVisible();
    await book.closeDialog();
    await expect(getNotice(page)).toBeFocused();
    await expect(book.slot(VISIT.time)).toBeChecked();
    expect(countBookings(clinic.databaseFile, date)).toBe(1);
    await tryNow(page);
    await expect(book.dialog('Oops...')).toBeVisible();
    await book.closeDialog();
    isLosing = false;
    await book.confirm();
    await expect(book.dialog('Success!')).toBeVisible();
    expect(keys.size).toBe(1);
    expect(countBookings(clinic.databaseFile, date)).toBe(1);
  },
);

test('after a reload without a connection one booking is made', LONG, async ({ page, context, clinic, book }) => {
  const date = getOpenDate(82);
  await visit(page, '/', '/book');
  await confirmOffline(page, date);
  await page.reload();
  await expect(getNotice(page)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(book.slot(VISIT.time)).toBeChecked();

  await context.setOffline(false);
  // Chromium does not tell a page that was loaded without a connection that it is back. The wizard asks every 15 s.
  await expect(book.dialog('Success!')).toBeVisible({ timeout: 35_000 });
  expect(countBookings(clinic.databaseFile, date)).toBe(1);
});

test('a patient who comes back with a connection is booked once', LONG, async ({ page, context, clinic }) => {
  const date = getOpenDate(83);
  await visit(page, '/', '/book');
  const book = await confirmOffline(page, date);
  await page.goto('/');
  await context.setOffline(false);
  expect(countBookings(clinic.databaseFile, date)).toBe(0);
  await book.goto();
  await expect(book.dialog('Success!')).toBeVisible();
  await page.reload();
  await expect(book.heading('Your Information')).toBeVisible();
  expect(countBookings(clinic.databaseFile, date)).toBe(1);
});

test('a booking leaves though no event tells of the connection', LONG, async ({ page, line, clinic, book }) => {
  await page.clock.install();
  const date = getOpenDate(84);
  await fillAll(book, { ...VISIT, date });
  line.trouble = ({ url = '' }) => (url.startsWith('/api/') ? 'hold' : null);
  await page.route(SENT_BOOKING, (route) => route.abort(), { times: 1 });
  await book.confirm();
  await book.closeDialog();
  line.trouble = () => null;
  await page.clock.runFor(16_000);
  await expect(book.dialog('Success!')).toBeVisible();
  expect(countBookings(clinic.databaseFile, date)).toBe(1);
});

test('everyone can use what is said without a connection', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const book = await confirmOffline(page, getOpenDate(87));
  for (const [state, act] of [
    ['the dialog', () => expect(book.dialog('Oops...')).toBeVisible()],
    ['the notice', () => book.closeDialog()],
  ] as const) {
    await act();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findBarriers(page), `${state} at ${width} px`).toEqual([]);
    }
  }
});
