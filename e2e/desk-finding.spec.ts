import { readdir } from 'node:fs/promises';
import { AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, getOpenDate, skipClosedDays } from './booking-samples.ts';
import { DIALLING_PREFIX, DOCTORS, getDoctor } from './content.ts';
import { expect, openDay, test } from './desk-fixtures.ts';
import { STATE_WIDTHS } from './measured-pages.ts';
import { bookSample, getSample } from './portal-samples.ts';
import { expectUsable } from './usable.ts';

// Tests the desk's search, and how it clears a flood of bookings. `api/test/desk` tests which words find what.

const ASHA = 'canary.asha@clinic.example';

const BOGUS = 500;
const NETWORKS = 50;
const TIMES = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'];
/** Open days from now to the first flood, far from the days of other tests. */
const FLOOD_BEGINS = 150;
/** The open days of one flood. The last of twenty floods ends within the horizon of a year. */
const FLOOD_DAYS = 7;

/** The requests: open the page, choose the pattern, and answer the question, which leads back to the page. */
const STEPS = ['GET /review', 'GET /review', 'POST /review/cancel', 'GET /review'];

const CHOOSE_MESSAGE = /^Select all of this pattern ?: Same message/;

const letters = (number: number) => [...String(number)].map((digit) => 'aeioukmnrt'[Number(digit)]).join('');

/** Makes names and numbers unique, because tests that run again on one server meet appointments of earlier runs. */
let count = 0;
function getPatient(number: number) {
  count += 1;
  const phone = `${DIALLING_PREFIX} 98${String(Date.now()).slice(-6)}${10 + count}`;
  return { ...getSample(number), name: `Canary Finder-${letters(Date.now())}${letters(count)}`, phone };
}

async function openDesk(page: Page, desk: Parameters<typeof openDay>[1], path: string): Promise<void> {
  await desk.addPerson(ASHA);
  await openDay(page, desk, ASHA, getOpenDate(1));
  await page.goto(desk.url + path);
}

test('the search answers while somebody types, and leads to the card and to all of a patient’s visits', async ({
  page,
  request,
  desk,
}) => {
  const sample = getPatient(11);
  const { reference } = await bookSample(request, sample);
  await bookSample(request, { ...sample, ...getDoctor(3), appointmentDate: getOpenDate(60) });
  await openDesk(page, desk, '/search');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.pressSequentially(sample.name.split('-')[1] ?? '');
  const found = page.getByRole('article', { name: sample.name });
  await expect(found).toHaveCount(2);
  await expect(page.getByRole('status')).toHaveText('2 appointments.');
  await expect(field).toBeFocused();

  await found.first().getByRole('link', { name: 'All 2 with this phone' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(sample.phone);
  await expect(found).toHaveCount(2);
  await page.getByRole('searchbox').fill(reference.toLowerCase().replace('-', ' '));
  await expect(found).toHaveCount(1);
  await page.reload();
  await found.getByRole('link', { name: sample.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/day/${sample.appointmentDate}#appointment-`));
  await expect(page.getByRole('article', { name: sample.name })).toBeInViewport();
  await page.goBack();
  await page.getByRole('searchbox').fill('nobody@sample.example');
  await expect(page.getByRole('status')).toHaveText('Nobody has this email address.');
});

test('a booking that was cancelled by mistake is put back, or the desk is led to another time', async ({
  page,
  request,
  desk,
}) => {
  const message = `See https://canary.example/mistake/${letters(Date.now())} for the best price of all`;
  const lost = { ...getPatient(18), appointmentDate: getOpenDate(120), message };
  const kept = { ...getPatient(19), appointmentDate: getOpenDate(121), message };
  for (const sample of [lost, kept]) await bookSample(request, sample);
  await openDesk(page, desk, '/review');
  await page.getByRole('link', { name: CHOOSE_MESSAGE }).first().click();
  await page.getByText('Cancel 2 without mails').click();
  await page.getByRole('button', { name: 'Yes, cancel them' }).click();
  await bookSample(request, { ...lost, ...getPatient(18), appointmentDate: lost.appointmentDate, message: '' });

  await page.goto(`${desk.url}/review`);
  await page.getByRole('link', { name: 'See what was cancelled' }).click();
  for (const { name } of [lost, kept]) await page.getByRole('checkbox', { name }).check();
  await expect(page.getByRole('status').filter({ hasText: 'selected' })).toHaveText('2 selected');
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByRole('status').first()).toContainText('One booking is put back. One was not put back');
  await page.goto(`${desk.url}/search?${new URLSearchParams({ q: kept.phone })}`);
  await expect(page.getByRole('article', { name: kept.name })).toContainText('Booked');
  await page.goBack();
  await page.getByRole('status').first().getByRole('link').click();
  await expect(page).toHaveURL(`${desk.url}/day/${lost.appointmentDate}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search and the review are pages with forms', async ({ page, request, desk }) => {
    const sample = getPatient(15);
    await bookSample(request, { ...sample, message: 'See https://canary.example' });
    await openDesk(page, desk, '/search');
    await page.getByRole('searchbox').fill(sample.name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: sample.name })).toContainText('To be reviewed');
    await page.goto(`${desk.url}/review`);
    // The last pattern selects all marked bookings.
    await page
      .getByRole('link', { name: /^Select all/ })
      .last()
      .click();
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
    await page.getByRole('checkbox', { name: sample.name }).check();
    await page.getByText('Cancel without mails').click();
    await expect(page.getByRole('button', { name: 'Yes, cancel them' })).toBeVisible();
    await page.getByRole('button', { name: 'They are real' }).click();
    await expect(page.getByRole('status').first()).toContainText('One booking is no longer marked.');
    await page.goto(`${desk.url}/search?${new URLSearchParams({ q: sample.name })}`);
    await expect(page.getByRole('article', { name: sample.name })).not.toContainText('To be reviewed');
  });
});

test('everyone can use the search and the review', async ({ page, request, desk }) => {
  test.slow(true, 'looks at each state');
  const sample = getPatient(16);
  const message = `See https://canary.example/${count} for the best price of all`;
  await bookSample(request, { ...sample, message });
  await bookSample(request, { ...getPatient(17), message });
  await openDesk(page, desk, '/');
  for (const width of STATE_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/search',
      `/search?${new URLSearchParams({ q: sample.phone })}`,
      '/search?q=xyzzy',
      '/review',
    ]) {
      await page.goto(desk.url + path);
      await expectUsable(page);
    }
    await page.getByRole('link', { name: CHOOSE_MESSAGE }).first().click();
    await expect(page.getByText(/selected$/)).toBeVisible();
    await page.getByText(/^Cancel \d+ without mails$/).click();
    await expectUsable(page);
  }
  await page.getByRole('button', { name: 'Yes, cancel them' }).click();
  for (const width of STATE_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${desk.url}/review?pattern=cleared&done=restore&count=0&left=1&date=${sample.appointmentDate}`);
    await expect(page.getByRole('checkbox', { name: sample.name })).toBeVisible();
    await expectUsable(page);
  }
});

// This test is the last, because it cancels bookings on a page that the tests above check.
test(`one person clears ${BOGUS} bogus bookings in a few steps`, async ({ page, request, clinic, desk }) => {
  test.slow(true, 'books five hundred times');
  const bogus = createFlood(BOGUS);
  const genuine = [12, 13].map((number) => ({ ...getPatient(number), appointmentDate: getOpenDate(90 + number) }));
  await send(request, bogus.slice(0, 200));
  for (const sample of genuine) await bookSample(request, sample);
  await send(request, bogus.slice(200));

  await openDesk(page, desk, '/');
  const steps: string[] = [];
  page.on('request', (one) => {
    if (one.isNavigationRequest()) steps.push(`${one.method()} ${new URL(one.url()).pathname}`);
  });
  await page.getByRole('link', { name: /^Review \(\d+\)$/ }).click();
  await page.getByRole('link', { name: CHOOSE_MESSAGE }).click();
  await expect(page.getByRole('status').filter({ hasText: 'selected' })).toHaveText(`${BOGUS} selected`);
  const before = new Date();
  await page.getByText(`Cancel ${BOGUS} without mails`).click();
  await page.getByRole('button', { name: 'Yes, cancel them' }).click();
  await expect(page.getByRole('status').first()).toContainText(`${BOGUS} bookings are cancelled.`);
  expect(steps).toEqual(STEPS);

  for (const { doctor, appointmentDate: date } of [bogus[0], bogus.at(-1)].flatMap((one) => one ?? [])) {
    const answer = await request.get(`${AVAILABILITY_PATH}?${new URLSearchParams({ doctor, date })}`);
    const { slots } = await answer.json();
    expect(slots.every(({ state }: { state: string }) => state === 'free')).toBe(true);
  }
  for (const { phone } of genuine) {
    await page.goto(`${desk.url}/search?${new URLSearchParams({ q: phone })}`);
    await expect(page.getByRole('article')).toContainText('Booked');
  }
  // Mails are sent in the order in which they are due, so mails of a cancellation would come before these.
  await bookSample(request, { ...getPatient(14), appointmentDate: getOpenDate(110) });
  const listMails = async () => (await readdir(clinic.outbox)).filter((name) => toDue(name) >= before.toISOString());
  await expect.poll(listMails, { timeout: 60_000 }).toHaveLength(2);
});

/** Creates bookings of different people from one text: a slot of each doctor, time after time. */
function createFlood(size: number) {
  const salt = Date.now() % 100_000;
  let date = getOpenDate(FLOOD_BEGINS + FLOOD_DAYS * (count % 20));
  return Array.from({ length: size }, (_, index) => {
    const place = index % (DOCTORS.length * TIMES.length);
    if (place === 0 && index > 0) date = skipClosedDays(addDays(date, 1));
    return {
      ...getDoctor(place),
      name: `Canary ${letters(salt)}${letters(index)}`,
      email: `canary.flood${salt}.${index}@sample.example`,
      phone: `${DIALLING_PREFIX} ${7_000_000_000 + salt * 1000 + index}`,
      appointmentDate: date,
      appointmentTime: TIMES[Math.floor(place / DOCTORS.length)] ?? '',
      message: `Cheap medicines without a prescription, delivered to your door by canary ${letters(salt)}. Offer ${index}`,
    };
  });
}

async function send(request: APIRequestContext, bookings: ReturnType<typeof createFlood>): Promise<void> {
  for (let begin = 0; begin < bookings.length; begin += 25) {
    const some = bookings.slice(begin, begin + 25).map((data, index) =>
      request.post('/api/appointments', {
        data,
        headers: { 'x-forwarded-for': `198.51.${(begin + index) % NETWORKS}.${index}` },
      }),
    );
    for (const answer of await Promise.all(some)) expect(answer.status()).toBe(201);
  }
}

/** Reads when the mail of a file was due: `20261124T083000000Z-<id>.eml` -> `2026-11-24T08:30:00.000Z`. */
function toDue(file: string): string {
  return file.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*/, '$1-$2-$3T$4:$5:$6.$7Z');
}
