import { getDayOfYear, getWeekday, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import type { Page } from '@playwright/test';
import { fillUpToTime, PATIENT, VISIT } from './booking-samples.ts';
import { DEPARTMENTS, DOCTORS, SERVICES, toIds } from './content.ts';
import { expect, test } from './fixtures.ts';
import { BookPage } from './pages/BookPage.ts';
import { ServicePage } from './pages/ServicePage.ts';

const [SERVICE] = SERVICES as [(typeof SERVICES)[number]];
const DEPARTMENT = DEPARTMENTS.find(({ id }) => id === SERVICE.department) as (typeof DEPARTMENTS)[number];
const STRANGER = DOCTORS.find(({ department }) => department !== DEPARTMENT.name) as (typeof DOCTORS)[number];

type Slot = { doctorId: string; doctor: string; departmentId: string; date: string; slot: string };

async function askNext(page: Page, isWanted: (slot: Slot) => boolean): Promise<Slot> {
  const { slots } = await (await page.request.get(NEXT_FREE_PATH)).json();
  return slots.find(isWanted);
}

const toDay = (date: string) => `${getWeekday(date)} ${getDayOfYear(date)}`;

test('a patient on a service page reads the next free time of its department, and books it', async ({ page }) => {
  const next = await askNext(page, ({ departmentId }) => departmentId === SERVICE.department);
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(NEXT_FREE_PATH)) questions.push(request.url());
  });
  const servicePage = new ServicePage(page);
  await servicePage.open(SERVICE.slug);
  await page.waitForLoadState('networkidle');
  expect(questions).toEqual([]);

  await page.mouse.move(300, 300);
  await page.mouse.move(320, 300);
  const link = servicePage.aside.getByRole('link', { name: 'Next free' });
  await expect(link).toContainText(toDay(next.date));
  await expect(link).toContainText(`with ${next.doctor}`);
  await page.mouse.move(340, 300);
  expect(questions).toHaveLength(1);

  await link.click();
  const book = new BookPage(page);
  await book.ready();
  await book.field('Full Name').fill(PATIENT.name);
  await book.field('Email').fill(PATIENT.email);
  await book.field('Phone Number').fill(PATIENT.phone);
  await book.next();
  await expect(book.field('Department')).toHaveValue(DEPARTMENT.name);
  await expect(book.field('Doctor')).toHaveValue(next.doctor);
  await book.next();
  await expect(book.field('Preferred Date')).toHaveValue(next.date);
  await expect(book.slot(slotToLabel(next.slot))).toBeChecked();
});

for (const [what, answer] of [
  ['cannot be reached', null],
  ['fails', { status: 503, json: {} }],
  ['knows no free time', { json: { slots: [] } }],
  [
    'speaks of other departments alone',
    { json: { slots: [{ ...toIds(STRANGER), doctorId: 'x', departmentId: 'y' }] } },
  ],
] as const) {
  test(`a patient reads nothing of a free time when the API ${what}`, async ({ page }) => {
    await page.route(`**${NEXT_FREE_PATH}`, (route) => (answer ? route.fulfill(answer) : route.abort()));
    const servicePage = new ServicePage(page);
    await servicePage.open(SERVICE.slug);
    const asked = page.waitForRequest(`**${NEXT_FREE_PATH}`);
    await page.keyboard.press('Tab');
    await asked;
    await expect(servicePage.contact).toBeVisible();
    await expect(page.getByText('Next free')).toHaveCount(0);
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`nothing moves under a patient when the next free time comes, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // Blocks the font, which moves lines when it arrives late.
    await page.route('**/*.woff2', (route) => route.abort());
    await new ServicePage(page).open(SERVICE.slug);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await page.mouse.move(200, 300);
    await page.mouse.move(220, 300);
    await expect(page.getByRole('link', { name: 'Next free', includeHidden: true })).toHaveAttribute('href', /doctor=/);
    // The browser reports a shift after the frame that shows it.
    await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))));
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
}

/** Opens the form with a doctor chosen and fills in its first step. */
async function comeForDoctor(book: BookPage): Promise<void> {
  await book.page.goto(`/book?doctor=${toIds(VISIT).doctor}`);
  await book.ready();
  await book.field('Full Name').fill(PATIENT.name);
  await book.field('Email').fill(PATIENT.email);
  await book.field('Phone Number').fill(PATIENT.phone);
}

test('a patient takes the next free time of the chosen doctor in one press', async ({ page }) => {
  const next = await askNext(page, ({ doctor }) => doctor === VISIT.doctor);
  const book = new BookPage(page);
  await comeForDoctor(book);
  const answered = page.waitForResponse(`**${NEXT_FREE_PATH}`);
  await book.next();
  await answered;
  await expect(book.field('Doctor')).toHaveValue(VISIT.doctor);
  await book.next();
  await page
    .getByRole('button', { name: `Next free: ${toDay(next.date)}, ${slotToLabel(next.slot)} with ${next.doctor}` })
    .click();
  await expect(book.field('Preferred Date')).toHaveValue(next.date);
  await expect(book.slot(slotToLabel(next.slot))).toBeChecked();
});

test('a patient still reads the next free time with a doctor chosen, and after a reload', async ({ page }) => {
  const book = new BookPage(page);
  const button = page.getByRole('button', { name: 'Next free' });
  await fillUpToTime(book, VISIT);
  await expect(button).toContainText(VISIT.doctor);
  await page.reload();
  await expect(book.heading('Choose Date & Time')).toBeVisible();
  await expect(button).toContainText(VISIT.doctor);
  await book.previous();
  await expect(book.field('Doctor')).toHaveValue(VISIT.doctor);
  await expect(button).toContainText(VISIT.doctor);
});

test('a patient without an answer from the API chooses a time as before', async ({ page }) => {
  await page.route(`**${NEXT_FREE_PATH}`, (route) => route.abort());
  const book = new BookPage(page);
  await comeForDoctor(book);
  await book.next();
  await book.next();
  await expect(book.heading('Choose Date & Time')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next free' })).toHaveCount(0);
});
