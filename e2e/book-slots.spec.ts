import type { APIRequestContext, Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { addDays, fillAll, fillUpToTime, getOpenDate, skipClosedDays } from './booking-samples.ts';
import { atClinic, CLINIC, getDoctor } from './content.ts';
import { expect, test } from './fixtures.ts';
import { BookPage } from './pages/BookPage.ts';

// Tests free slots, and times that somebody else books first.

const VISIT = getDoctor(3);
const RIVAL = { name: 'Canary Rival', email: 'canary-rival@sample.example', phone: '+91 91111 22222' };

const getSlots = (page: Page) => page.getByRole('radiogroup', { name: 'Preferred Time' });
const getLiveRegion = (page: Page) => page.getByRole('main').getByRole('status');

async function bookAsRival(request: APIRequestContext, date: string, time: string): Promise<void> {
  const { department, doctor } = VISIT;
  const slot = { department, doctor, appointmentDate: date, appointmentTime: time };
  const answer = await request.post('/api/appointments', { data: { ...RIVAL, ...slot, message: '' } });
  expect(answer.status()).toBe(201);
}

test('a patient whose slot was taken meanwhile is led to the next free one', async ({ page, request }) => {
  const date = getOpenDate(40);
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => sent.method() === 'POST' && keys.push(sent.headers()['idempotency-key']));
  const book = new BookPage(page);
  await fillAll(book, { ...VISIT, date, time: '10:00 AM' });
  await bookAsRival(request, date, '10:00 AM');

  await book.confirm();
  await expect(book.dialog('Oops...')).toContainText('Someone has just booked that time.');
  await book.closeDialog();
  await expect(page.getByRole('radio', { name: '10:00 AM Taken' })).toBeDisabled();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(book.slot('11:00 AM')).toBeFocused();
  await expect(getSlots(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(getSlots(page)).toHaveAccessibleDescription('10:00 AM has just been taken. Next free: 11:00 AM.');
  const summary = page.getByRole('region', { name: 'Please change this and confirm again' });
  await expect(summary.getByRole('link', { name: /Preferred Time/ })).toBeVisible();

  await page.keyboard.press('Space');
  await expect(book.slot('11:00 AM')).toBeChecked();
  await expect(summary).toHaveCount(0);
  await expect(getSlots(page)).not.toHaveAttribute('aria-invalid', 'true');
  await book.confirm();
  await expect(book.dialog('Success!')).toBeVisible();
  expect(new Set(keys).size).toBe(2);
});

test('a patient reads that a time begins too soon to book online, and whom to call', async ({ page }) => {
  await page.clock.setFixedTime(atClinic('2026-11-23T13:59'));
  // The server uses the real clock; without its answer, the page uses the browser's fixed clock.
  await page.route('**/api/availability*', (route) => route.abort());
  const book = new BookPage(page);
  await fillUpToTime(book, VISIT);
  const called = page.getByRole('radio', { name: '02:00 PM Call us' });
  await book.field('Preferred Date').fill('2026-11-24');
  await expect(called).toHaveCount(0);
  await book.field('Preferred Date').fill('2026-11-23');
  await expect(called).toBeDisabled();
  await expect(page.getByRole('radio', { name: '12:00 PM Past' })).toBeDisabled();
  const note = page.getByText('Times marked ‘Call us’ are too soon to book online.');
  await expect(note.getByRole('link', { name: CLINIC.phone })).toBeVisible();
});

test('a patient who lost the last time of a day is told the next open one', async ({ page }) => {
  const book = new BookPage(page);
  const date = getOpenDate(36);
  await fillAll(book, { ...VISIT, date, time: '05:00 PM' });
  await page.route('**/api/availability*', async (route) => {
    const answer = await (await route.fetch()).json();
    const slots = answer.slots.map(({ time }: { time: string }) => ({ time, state: 'taken' }));
    await route.fulfill({ json: { ...answer, slots } });
  });
  await page.route('**/api/appointments', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'slot-taken', errors: [{ field: 'appointmentTime', code: 'slot-taken' }] },
    }),
  );
  await book.confirm();
  await book.closeDialog();
  await expect(getSlots(page)).toHaveAccessibleDescription(/^05:00 PM has just been taken\. No other times left/);
  const day = /Next open day: (\w+), (\d+ \w+ \d{4})\./.exec(await getSlots(page).innerText());
  expect(new Date(`${day?.[2]} UTC`).toISOString().slice(0, 10)).toBe(skipClosedDays(addDays(date, 1)));
});

test('a patient whose chosen time turns out taken is told so', async ({ page, request }) => {
  const book = new BookPage(page);
  const date = getOpenDate(42);
  await fillAll(book, { ...VISIT, date, time: '03:00 PM' });
  await bookAsRival(request, date, '03:00 PM');
  await page.reload();
  await book.ready();
  const words = '03:00 PM has just been taken. Next free: 04:00 PM.';
  await expect(getSlots(page)).toHaveAccessibleDescription(words);
  await expect(getLiveRegion(page)).toHaveText(words);
  await expect(page.getByRole('radio', { name: '03:00 PM Taken' })).toBeDisabled();
});

test('a patient with a screen reader hears how many times are free', async ({ page }) => {
  const book = new BookPage(page);
  await fillUpToTime(book, getDoctor(2));
  // No other test books on this day.
  const date = getOpenDate(90);
  await book.field('Preferred Date').fill(date);
  await expect(getLiveRegion(page)).toHaveText(/^Eight times free on [A-Z][a-z]+day \d+ [A-Z][a-z]+$/);
});

test('a patient whose answer was lost keeps the time, also with a change, and has one booking', async ({
  page,
  request,
}) => {
  const references: string[] = [];
  let count = 0;
  await page.route('**/api/appointments', async (route) => {
    count += 1;
    const response = await route.fetch();
    references.push((await response.json()).reference);
    // The booking has arrived; the first answer is lost on the way back.
    await (count === 1 ? route.abort() : route.fulfill({ response }));
  });
  const book = new BookPage(page);
  const date = getOpenDate(38);
  await fillAll(book, { ...VISIT, date, time: '02:00 PM' });
  await book.confirm();
  await book.closeDialog();
  await book.field('Additional Message').fill('I come with my mother.');
  await expect(book.slot('02:00 PM')).toBeChecked();
  await page.reload();
  await book.ready();
  await expect(getLiveRegion(page)).toHaveText(/times free on/);
  await expect(book.slot('02:00 PM')).toBeChecked();
  await book.confirm();
  await expect(book.dialog('Success!')).toContainText(String(references[0]));
  expect(references[1]).toBe(references[0]);
  const answer = await request.get(`/api/availability?${new URLSearchParams({ doctor: VISIT.doctor, date })}`);
  const taken = (await answer.json()).slots.filter(({ state }: { state: string }) => state === 'taken');
  expect(taken).toEqual([{ time: '02:00 PM', state: 'taken' }]);
});

test('a patient whose booking was cancelled meanwhile is told so, and confirms a new one', async ({ page, clinic }) => {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/appointments', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    await (keys.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  const book = new BookPage(page);
  await fillAll(book, { ...VISIT, date: getOpenDate(33), time: '02:00 PM' });
  await book.confirm();
  await book.closeDialog();
  const database = new Database(clinic.databaseFile);
  database.prepare(`update appointments set status = 'cancelled' where idempotency_key = ?`).run(keys[0]);
  database.close();
  await book.confirm();
  await expect(book.dialog('Oops...')).toContainText('This booking was cancelled.');
  await book.closeDialog();
  await expect(book.slot('02:00 PM')).toBeChecked();
  await book.confirm();
  await expect(book.dialog('Success!')).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a patient reads beside the times when the desk answers', async ({ page }) => {
  const book = new BookPage(page);
  await fillUpToTime(book, VISIT);
  await expect(page.getByText(/^Opening hours for calls: \w/)).toBeVisible();
});
