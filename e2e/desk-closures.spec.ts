import type { Page } from '@playwright/test';
import { fillAll, getOpenDate } from './booking-samples.ts';
import { ASHA, expect, openDay, openMenu, scriptless, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { bookSample, getSample } from './portal-samples.ts';
import { getSidewaysScroll } from './readers-looks.ts';
import { expectUsableAtWidths } from './usable.ts';

// Tests leave and holidays: when the desk closes days, the website closes them at once. Each test opens its days again.

type Closing = { who: string; first: string; last?: string; reason?: string };

async function closeTimes(page: Page, { who, first, last = '', reason = '' }: Closing): Promise<void> {
  await page.getByLabel('Closed for', { exact: true }).selectOption({ label: who });
  await page.getByLabel('First day').fill(first);
  await page.getByLabel('Last day').fill(last);
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Close these times' }).click();
}

async function openAgain(page: Page, who: string): Promise<void> {
  await page.getByRole('article', { name: who }).getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByRole('status')).toContainText('Open again.');
}

test('a doctor’s day that the desk closes is closed for a patient who is about to book it, and for the desk', async ({
  page,
  browser,
  request,
  clinic,
  desk,
  book,
}) => {
  const sample = getSample(61);
  const { doctor, department, appointmentDate: date } = sample;
  await bookSample(request, sample);
  await fillAll(book, { doctor, department, date, time: '02:00 PM' });

  await desk.addPerson(ASHA);
  const context = await browser.newContext();
  const [day, closures] = [await context.newPage(), await context.newPage()];
  await openDay(day, desk, ASHA, date);
  await closures.goto(`${desk.url}/closures`);
  await closeTimes(closures, { who: doctor, first: date, reason: 'Leave' });
  await expect(closures.getByRole('status')).toContainText('These times can no longer be booked');
  await expect(day.getByRole('row', { name: /09:00 AM/ })).toContainText('Closed: Leave');

  await book.confirm();
  await expect(book.dialog('Oops...')).toContainText('The clinic has just closed that time.');
  await book.closeDialog();
  await expect(page.getByRole('radio', { name: '02:00 PM Closed' })).toBeDisabled();
  const slots = page.getByRole('radiogroup', { name: 'Preferred Time' });
  await expect(slots).toHaveAccessibleDescription('This time is closed. Choose another one.');
  await expect(slots).toBeFocused();
  await page.getByRole('button', { name: /^No times left on this day\. Next open day: / }).click();
  await book.slot('05:00 PM').check();

  const closure = closures.getByRole('article', { name: doctor });
  await expect(closure).toContainText('One is booked there');
  await closure.getByRole('link', { name: sample.name }).click();
  await expect(closures).toHaveURL(new RegExp(`/day/${date}#appointment-`));
  await expect(closures.getByRole('article', { name: sample.name }).first()).toBeInViewport();
  await closures.goto(`${desk.url}/closures`);
  await openAgain(closures, doctor);
  await expect(day.getByRole('row', { name: /09:00 AM/ })).not.toContainText('Closed: Leave');
  const query = new URLSearchParams({ doctor, date });
  const answer = await (await request.get(`${clinic.url}/api/availability?${query}`)).json();
  expect(answer.slots).toContainEqual({ time: '02:00 PM', state: 'free' });
  await context.close();
});

scriptless(
  'without script a holiday is closed and opened by forms, and a booking on it is refused',
  LONG,
  async ({ page, request, desk, startDay }) => {
    const sample = getSample(62);
    const date = getOpenDate(120);
    await startDay(date);
    await (await openMenu(page)).getByRole('link', { name: 'Closures' }).click();
    await closeTimes(page, { who: 'The whole clinic', first: date, last: getOpenDate(110) });
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Last day')).toHaveAccessibleDescription('This is before the first one.');
    await closeTimes(page, { who: 'The whole clinic', first: date, reason: 'Holiday' });
    await expect(page.getByRole('article', { name: 'The whole clinic' })).toBeFocused();

    const refused = await request.post('/api/appointments', { form: { ...sample, appointmentDate: date } });
    expect(refused.status()).toBe(409);
    expect(await refused.text()).toContain('This time is closed. Choose another one.');
    await page.goto(`${desk.url}/day/${date}`);
    await expect(page.getByRole('status').first()).toContainText('Closed: Holiday. No bookings are taken');
    await page.goto(`${desk.url}/closures`);
    await openAgain(page, 'The whole clinic');
  },
);

test('everyone can use the page of closures', LONG, async ({ page, desk, startDayOf }) => {
  test.slow(true, 'looks at each state');
  const sample = getSample(63);
  await startDayOf(sample);
  await page.goto(`${desk.url}/closures`);
  await closeTimes(page, { who: sample.doctor, first: sample.appointmentDate, last: getOpenDate(0) });
  await expect(page.getByRole('alert')).toBeVisible();
  await expectUsableAtWidths(page);
  await closeTimes(page, { who: sample.doctor, first: getOpenDate(0), last: getOpenDate(150), reason: 'Leave' });
  await expect(page.getByRole('article', { name: sample.doctor })).toContainText(sample.name);
  await expectUsableAtWidths(page);
  for (const width of [320, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await getSidewaysScroll(page), 'sideways scroll').toBeLessThanOrEqual(0);
  }
  await page.goto(`${desk.url}/day/${sample.appointmentDate}`);
  await expectUsableAtWidths(page);
  await page.goto(`${desk.url}/closures`);
  await openAgain(page, sample.doctor);
});
