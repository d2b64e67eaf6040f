import type { Locator } from '@playwright/test';
import { PATIENT } from './booking-samples.ts';
import { SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';

const MAX_TAPS = 8;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("a patient on a phone books from a service's page in few taps, without a swipe before Book", async ({
  page,
  book,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await page.goto(`/services/${SERVICES[0]?.slug}`);
  const bookLink = page.getByRole('navigation', { name: 'Reach the clinic' }).getByRole('link', { name: 'Book' });
  await expect(bookLink).toBeInViewport({ ratio: 1 });
  await tap(bookLink);

  await book.ready();
  for (const [label, value] of [
    ['Full Name', PATIENT.name],
    ['Email', PATIENT.email],
    ['Phone Number', PATIENT.phone],
  ] as const) {
    await tap(book.field(label));
    await page.keyboard.type(value);
  }
  await tap(page.getByRole('button', { name: 'Next Step' }));
  await tap(page.getByRole('button', { name: /^Next free/ }));
  await tap(page.getByRole('button', { name: 'Next Step' }));
  await tap(page.getByRole('button', { name: 'Confirm Appointment' }));
  await expect(book.dialog('Success!')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
});
