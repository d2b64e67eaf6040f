import type { Page } from '@playwright/test';
import { findBarriers } from './barriers.ts';
import { fillUpToTime, VISIT } from './booking-samples.ts';
import { getBox } from './box.ts';
import { atClinic } from './content.ts';
import { expect, test } from './fixtures.ts';
import { findPoorRings } from './focus-ring.ts';
import { BookPage } from './pages/BookPage.ts';
import { readTokenColor } from './token-color.ts';

// Tests the calendar with the clock fixed at Saturday, 21 November 2026, ten o'clock at the clinic.

const NOW = atClinic('2026-11-21T10:00');
const LAST_DATE = '2027-11-21';

class CalendarPage extends BookPage {
  readonly earlier = this.page.getByRole('button', { name: 'Earlier month' });
  readonly later = this.page.getByRole('button', { name: 'Later month' });
  readonly date = this.field('Preferred Date');
  day = (words: RegExp) => this.month.getByRole('button', { name: words });
  readonly notices = this.page.locator('#booking-form [aria-live]').getByRole('button');
  said = (words: string) => this.notices.and(this.page.getByRole('button', { name: words, exact: true }));
}

async function openCalendar(page: Page): Promise<CalendarPage> {
  await page.clock.setFixedTime(NOW);
  // The server uses the real clock; without its answer, the page uses the browser's fixed clock.
  await page.route('**/api/availability*', (route) => route.abort());
  const book = new CalendarPage(page);
  await fillUpToTime(book, VISIT);
  await expect(book.month).toBeVisible();
  return book;
}

const TYPED: [date: string, words: string, next: string][] = [
  ['2026-11-22', 'Closed on Sundays. Next open day: Monday 23 November', '2026-11-23'],
  ['2027-01-26', 'Closed on 26 January. Next open day: Wednesday 27 January 2027', '2027-01-27'],
  ['2026-11-20', 'This day has passed. Next open day: Saturday 21 November', '2026-11-21'],
  [
    '2027-11-22',
    'Bookings are open until Sunday, 21 November 2027. Last open day: Saturday 20 November 2027',
    '2027-11-20',
  ],
  [
    '20265-03-12',
    'Bookings are open until Sunday, 21 November 2027. Last open day: Saturday 20 November 2027',
    '2027-11-20',
  ],
];

for (const [date, words, next] of TYPED) {
  test(`a patient who types ${date} reads why not and chooses the day offered`, async ({ page }) => {
    const book = await openCalendar(page);
    await book.date.fill(date);
    await book.said(words).click();
    await expect(book.date).toHaveValue(next);
    await expect(book.month.locator(`[data-date="${next}"]`)).toBeFocused();
    await expect(book.notices).toHaveCount(0);
    await expect(book.slot('05:00 PM')).toBeEnabled();
  });
}

test('a patient who types today after the last hour is led to the next open day', async ({ page }) => {
  const book = await openCalendar(page);
  await page.clock.setFixedTime(atClinic('2026-11-21T17:30'));
  await book.date.fill('2026-11-21');
  await expect(book.said('No times left on this day. Next open day: Monday 23 November')).toBeVisible();
});

test('a patient hears no error while typing a year', async ({ page }) => {
  const book = await openCalendar(page);
  await book.date.fill('2026-11-22');
  await expect(book.notices).toHaveCount(1);
  for (const date of ['0002-11-24', '0020-11-24', '0202-11-24', '2026-11-24']) {
    await book.date.fill(date);
    await expect(book.notices).toHaveCount(0);
  }
});

test('a closed day in the month view gives the same reason on a tap and on a key', async ({ page }) => {
  const book = await openCalendar(page);
  await book.day(/24 November/).click();
  await expect(book.date).toHaveValue('2026-11-24');
  const place = await getBox(book.month);
  await book.day(/29 November 2026, closed/).click();
  await expect(book.said('Closed on Sundays. Next open day: Monday 30 November')).toBeVisible();
  expect(await getBox(book.month)).toEqual(place);
  await expect(book.date).toHaveValue('2026-11-24');

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await book.said('Closed on Sundays. Next open day: Monday 23 November').press('Enter');
  await expect(book.date).toHaveValue('2026-11-23');
  await expect(book.day(/23 November/)).toBeFocused();
});

test('the date field and the month view end with the last day that can be booked', async ({ page }) => {
  const book = await openCalendar(page);
  await expect(book.date).toHaveAttribute('min', '2026-11-21');
  await expect(book.date).toHaveAttribute('max', LAST_DATE);
  await expect(book.earlier).toHaveAttribute('aria-disabled', 'true');

  await book.date.fill('2027-10-15');
  await book.later.click();
  await expect(book.month.locator(`[data-date="${LAST_DATE}"]`)).toBeVisible();
  await expect(book.later).toHaveAttribute('aria-disabled', 'true');
  await expect(book.later).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('November 2027', { exact: true })).toBeVisible();

  await book.day(/20 November/).focus();
  for (const key of ['PageDown', 'ArrowDown', 'End']) await page.keyboard.press(key);
  await expect(book.month.locator(`[data-date="${LAST_DATE}"]`)).toBeFocused();
  await book.day(/22 November 2027, not open yet/).click();
  await expect(book.date).toHaveValue('2027-10-15');
  await expect(book.notices).toHaveText(/^Bookings are open until Sunday, 21 November 2027\./);
});

test('the button that leads to the earliest month keeps the focus', async ({ page }) => {
  const book = await openCalendar(page);
  await book.later.click();
  await book.earlier.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('November 2026', { exact: true })).toBeVisible();
  await expect(book.earlier).toBeFocused();
  await expect(book.earlier).toHaveAttribute('aria-disabled', 'true');
});

test('whoever uses the keyboard sees the ring also on a button that turns no further', async ({ page }) => {
  const book = await openCalendar(page);
  await expect(book.earlier).toHaveAttribute('aria-disabled', 'true');
  expect(await findPoorRings(page, '[aria-label="Earlier month"]')).toEqual({ stops: 1, poor: [] });
});

test('the month is announced when a button changes it, and not again where the day names it', async ({ page }) => {
  const book = await openCalendar(page);
  const name = page.getByText('November 2026', { exact: true });
  await expect(name).toHaveAttribute('aria-live', 'polite');
  await book.day(/24 November/).focus();
  await expect(name).toHaveAttribute('aria-live', 'off');
});

for (const [width, days] of [
  [1280, 44],
  [768, 44],
  [360, 44],
  [320, 44],
] as const) {
  test(`a day takes a thumb at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    const book = await openCalendar(page);
    const box = await getBox(book.day(/24 November/));
    expect(box.width).toBeGreaterThanOrEqual(days);
    expect(box.height).toBeGreaterThanOrEqual(days);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('a patient chooses the day in the month view by keyboard', async ({ page }) => {
  const book = await openCalendar(page);
  await book.date.fill('2027-05-31');
  const chosen = book.month.getByRole('button', { pressed: true });
  await expect(chosen).toHaveAccessibleName('Monday, 31 May 2027');
  await chosen.focus();
  await page.keyboard.press('PageDown');
  await expect(book.day(/30 June 2027/)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(book.date).toHaveValue('2027-06-23');
  await expect(chosen).toHaveAccessibleName('Wednesday, 23 June 2027');
  await expect(chosen).toBeFocused();
});

test('a patient stays in the month view after the first choice by keyboard', async ({ page }) => {
  const book = await openCalendar(page);
  await book.later.focus();
  for (const key of ['Tab', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(book.date).toHaveValue('2026-12-05');
  await expect(book.day(/ 5 December 2026/)).toBeFocused();
});

test('everyone sees the chosen day and time, and reads why a day is closed', async ({ page }) => {
  const book = await openCalendar(page);
  await book.day(/24 November/).click();
  await book.slot('02:00 PM').check();
  await book.day(/29 November/).click();
  expect(await findBarriers(page)).toEqual([]);

  const day = book.month.getByRole('button', { pressed: true });
  await expect(day).toHaveCSS('border-top-width', '2px');
  await expect(day).toHaveCSS('border-top-color', await readTokenColor(page, '--text-heading-on-light'));

  await page.emulateMedia({ forcedColors: 'active' });
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.setAttribute('hidden', '');
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    return getComputedStyle(probe).backgroundColor;
  });
  const disc = page.locator('[aria-current="step"] > [aria-hidden]');
  for (const chosen of [day, page.locator('label:has(:checked)'), disc]) {
    await expect(chosen).toHaveCSS('background-color', highlight);
  }
});
