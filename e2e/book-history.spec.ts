import type { Page } from '@playwright/test';
import { fillAll, fillUpToTime, getOpenDate, PATIENT, SENT_BOOKING, VISIT } from './booking-samples.ts';
import { getDoctor } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import type { BookPage } from './pages/BookPage.ts';

// Tests the browser's Back and Forward within the wizard.

const [FIRST, SECOND, THIRD] = ['Your Information', 'Select Service', 'Choose Date & Time'] as const;

test('a patient goes back and forward step by step, and leaves in as many steps', async ({ page, book }) => {
  await page.goto('/about');
  await fillUpToTime(book, VISIT);
  await page.goBack();
  await expect(book.heading(SECOND)).toBeFocused();
  await expect(book.field('Doctor')).toHaveValue(VISIT.doctor);
  await page.goBack();
  await expect(book.heading(FIRST)).toBeFocused();
  await expect(book.field('Full Name')).toHaveValue(PATIENT.name);
  await page.goForward();
  await expect(book.heading(SECOND)).toBeVisible();
  await page.goForward();
  await expect(book.heading(THIRD)).toBeFocused();
  for (const step of [SECOND, FIRST]) {
    await page.goBack();
    await expect(book.heading(step)).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await book.ready();
  await expect(book.heading(FIRST)).toBeVisible();
  await expect(book.field('Full Name')).toHaveValue(PATIENT.name);
});

test('a patient who comes back in the same tab finds the draft, and leaves as quickly as they came', async ({
  page,
  book,
}) => {
  const date = getOpenDate(12);
  await fillAll(book, { ...VISIT, date, time: '09:00 AM' });
  await page.goto('/about');
  await book.open();
  await expect(book.heading(THIRD)).toBeVisible();
  await expect(book.field('Preferred Date')).toHaveValue(date);
  await expect(book.slot('09:00 AM')).toBeChecked();
  await book.previous();
  await expect(book.heading(SECOND)).toBeFocused();
  await expect(book.field('Doctor')).toHaveValue(VISIT.doctor);
  await book.next();
  await expect(book.heading(THIRD)).toBeFocused();
  await leaveFrom(page, book, [SECOND]);
});

test('a patient cannot go forward past what is missing', LONG, async ({ page, book }) => {
  await fillUpToTime(book, VISIT);
  await page.goBack();
  await expect(book.heading(SECOND)).toBeVisible();
  await page.goBack();
  await expect(book.heading(FIRST)).toBeVisible();
  await book.field('Full Name').fill('');
  await page.evaluate(() => history.go(2));
  await expect.poll(() => page.evaluate(() => history.state?.bookingStep)).toBe(0);
  await expect(book.heading(FIRST)).toBeVisible();
  await book.field('Full Name').fill(PATIENT.name);
  await book.next();
  await expect(book.heading(SECOND)).toBeFocused();
});

test('a patient who has booked is at the first step, and Back leaves the page', LONG, async ({ page, book }) => {
  await page.goto('/about');
  await fillAll(book, { ...getDoctor(0), date: getOpenDate(48), time: '09:00 AM' });
  await book.confirm();
  await expect(book.dialog('Success!')).toBeVisible();
  await book.closeDialog();
  await expect(book.heading(FIRST)).toBeFocused();
  await expect.poll(() => page.evaluate(() => history.state?.bookingStep)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test(
  'a patient is led from a refusal to a field of an earlier step, and finds one entry per step',
  LONG,
  async ({ page, book }) => {
    await page.route(SENT_BOOKING, (route) =>
      route.fulfill({ status: 422, json: { errors: [{ field: 'email', code: 'email-invalid' }] } }),
    );
    await page.goto('/about');
    await fillAll(book, { ...VISIT, date: getOpenDate(49), time: '09:00 AM' });
    await book.confirm();
    await book.closeDialog();
    const words = 'Enter an email address like name@example.com.';
    await page.getByRole('link', { name: `Email: ${words}` }).click();
    await expect(book.field('Email')).toBeFocused();
    await expect(book.field('Email')).toHaveAccessibleDescription(words);
    await leaveFrom(page, book, []);
  },
);

test('a step back does not glide, and the skip link removes no step', LONG, async ({ page, book }) => {
  await page.goto('/about');
  await fillUpToTime(book, VISIT);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Skip to' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/book#/);
  await expect(book.heading(THIRD)).toBeVisible();
  await book.previous();
  await expect(book.heading(SECOND)).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-gliding');
  await leaveFrom(page, book, [FIRST]);
});

test('a page from the back/forward cache shows the step of its history entry', LONG, async ({ page, book }) => {
  await fillUpToTime(book, VISIT);
  await page.evaluate(() => {
    history.replaceState({ bookingStep: 1, firstStep: 0 }, '');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(book.heading(SECOND)).toBeFocused();
});

/** Goes back through these steps and off the page. */
async function leaveFrom(page: Page, book: BookPage, steps: string[]): Promise<void> {
  for (const step of steps) {
    await page.goBack();
    await expect(book.heading(step)).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
}
