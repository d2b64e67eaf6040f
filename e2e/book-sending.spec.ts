import type { Page } from '@playwright/test';
import { fillAll, getOpenDate, PATIENT, SENT_BOOKING } from './booking-samples.ts';
import { getDoctor } from './content.ts';
import { expect, test } from './fixtures.ts';

const BOOKING = { ...getDoctor(2), time: '04:00 PM' };

/** Holds back the answers to bookings. Resolves to a function that releases them, and to the bookings sent. */
async function holdAnswers(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const bodies: Record<string, string>[] = [];
  await page.route(SENT_BOOKING, async (route) => {
    bodies.push(route.request().postDataJSON());
    await promise;
    await route.fulfill({ status: 201, json: { reference: 'TEST-0000' } });
  });
  return { bodies, release: resolve };
}

test('a patient sends once what is shown, and cannot change it meanwhile', async ({ page, book }) => {
  const { bodies, release } = await holdAnswers(page);
  const date = getOpenDate(46);
  await fillAll(book, { ...BOOKING, date });
  await book.field('Additional Message').fill('As sent');
  await book.field('Preferred Date').focus();
  await page.keyboard.press('Enter');
  const sending = page.getByRole('button', { name: 'Sending…' });
  await expect(sending).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Sending…');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await page.keyboard.press('Enter');
  await page.locator('label').filter({ hasText: '05:00 PM' }).click({ force: true });
  await page.locator('[data-date]').last().click({ force: true });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('x');
  // Changes fields as a browser extension or an open picker could.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLInputElement>('#booking-name, #booking-message')) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, 'changed');
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(page.locator('#booking-name')).toHaveValue(PATIENT.name);
  await expect(page.locator('#booking-message')).toHaveValue('As sent');
  await expect(page.locator('#booking-appointmentDate')).toHaveValue(date);
  await expect(page.locator('input[value="04:00 PM"]')).toBeChecked();
  await page.goBack();
  await expect(sending).toBeVisible();

  release();
  await expect(book.dialog('Success!')).toContainText('TEST-0000');
  expect(bodies).toEqual([
    {
      ...PATIENT,
      department: BOOKING.department,
      doctor: BOOKING.doctor,
      appointmentDate: date,
      appointmentTime: BOOKING.time,
      message: 'As sent',
    },
  ]);
});
