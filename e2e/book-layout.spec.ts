import type { Page } from '@playwright/test';
import { fillPerson, fillUpToTime, getOpenDate, PATIENT, VISIT } from './booking-samples.ts';
import { getBox } from './box.ts';
import { findBrokenWords } from './broken-words.ts';
import { CLINIC, getDoctor } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG, longIf } from './long.ts';
import { scrollEnds } from './motion.ts';

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 780, isLong: false },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720, isLong: false },
  { width: 1920, height: 1080 },
];

for (const { width, height, isLong = true } of WINDOWS) {
  test(`the headings of steps stay at one place at ${width}×${height}`, longIf(isLong), async ({ page, book }) => {
    await page.setViewportSize({ width, height });
    await book.open();
    const arrival = await getHeadingTop(page, 'Your Information');

    const name = 'A patient whose long name takes several lines of a narrow column';
    await fillPerson(book, { ...PATIENT, name });
    await scrollEnds(page);
    await book.next();
    // The steps after the first one shorten a title that stands above the form.
    const isBeside = width >= 1200 || (width >= 560 && height <= 500);
    const later = isBeside ? arrival : await getHeadingTop(page, 'Select Service');
    expect(later).toBeLessThanOrEqual(arrival);
    await expectHeadingAt(page, 'Select Service', later);
    await book.field('Department').selectOption(VISIT.department);
    await book.field('Doctor').selectOption({ index: 1 });
    await book.next();
    await expectHeadingAt(page, 'Choose Date & Time', later);
    await book.previous();
    await expectHeadingAt(page, 'Select Service', later);
    await book.previous();
    await expectHeadingAt(page, 'Your Information', arrival);

    const phone = page.getByRole('main').getByRole('link', { name: CLINIC.phone });
    await expect(phone).toBeVisible();
    expect((await getBox(phone)).height).toBeGreaterThanOrEqual(44);
  });
}

test('a patient sees the first field on a phone on its side without scrolling', LONG, async ({ page, book }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await book.goto();
  await expect(book.field('Full Name')).toBeInViewport({ ratio: 1 });
});

for (const [height, { department, doctor }] of [
  [640, VISIT],
  [740, getDoctor(5)],
] as const) {
  test(
    `a patient on a phone of 360×${height} px sees day and times above the bar, and OK after the booking`,
    longIf(height !== 640),
    async ({ page, book }) => {
      await page.setViewportSize({ width: 360, height });
      await book.open();
      await fillPerson(book);
      await book.next();
      await book.field('Department').selectOption(department);
      await book.field('Doctor').selectOption(doctor);
      await page.getByRole('button', { name: /^Next free/ }).click();
      await book.next();
      const barTop = (await getBox(page.locator('[data-pinned]'))).y;
      const seen = [book.field('Preferred Date'), ...(height > 700 ? [page.getByRole('radio').first()] : [])];
      for (const field of seen) {
        const { y, height: size } = await getBox(field);
        expect(y + size).toBeLessThan(barTop);
      }
      const privacy = page.getByRole('main').getByRole('link', { name: 'Privacy', exact: true });
      await privacy.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(privacy).toBeInViewport({ ratio: 1 });
      await book.confirm();
      await expect(book.dialog('Success!').getByRole('button', { name: 'OK' })).toBeInViewport({ ratio: 1 });
      await expect(book.dialog('Success!').getByRole('heading')).toBeInViewport({ ratio: 1 });
    },
  );
}

test('a patient on a phone sees summary and Confirm with day and time chosen, and changes the day', async ({
  page,
  book,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [date, later] = [getOpenDate(2), getOpenDate(3)];
  await fillUpToTime(book, VISIT);
  await expect(book.month).toBeVisible();
  await book.field('Preferred Date').fill(date);
  await book.slot('02:00 PM').check();
  await expect(book.slot('02:00 PM')).toBeInViewport();
  for (const isAtTop of [false, true]) {
    if (isAtTop) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByRole('region', { name: 'Your appointment' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Confirm Appointment' })).toBeInViewport({ ratio: 1 });
  }
  await expect(book.field('Preferred Date')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(8);
  await expect(book.month).toBeHidden();

  const change = page.getByRole('button', { name: 'Change', exact: true });
  await change.click();
  await expect(book.month.locator(`[data-date="${date}"]`)).toBeFocused();
  if (later.slice(0, 7) > date.slice(0, 7)) await page.getByRole('button', { name: 'Later month' }).click();
  await book.month.locator(`[data-date="${later}"]`).click();
  await expect(book.field('Preferred Date')).toHaveValue(later);
  await expect(book.month).toBeHidden();
  await expect(change).toBeFocused();
});

test('the next free time stays inside its button on a phone, also in large letters', LONG, async ({ page, book }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await fillUpToTime(book, VISIT);
  const button = page.getByRole('button', { name: /^Next free/ });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
  });
  const { box, words } = await button.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return { box: element.getBoundingClientRect(), words: range.getBoundingClientRect() };
  });
  expect(words.top - box.top).toBeGreaterThanOrEqual(10);
  expect(box.bottom - words.bottom).toBeGreaterThanOrEqual(6);
});

test('a patient with letters of double size reads whole words in every step', LONG, async ({ page, book }) => {
  await fillUpToTime(book, VISIT);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    for (const frame of document.querySelectorAll('body > :not(main)')) frame.remove();
  });
  for (const name of ['Choose Date & Time', 'Select Service', 'Your Information']) {
    await expect(book.heading(name)).toBeVisible();
    for (const { width, height } of WINDOWS) {
      await page.setViewportSize({ width, height });
      expect(await findBrokenWords(page), `${name} at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
    if (name !== 'Your Information') await book.previous();
  }
});

test('the keyboard of a phone offers the next field, and Done at the end of a step', LONG, async ({ page, book }) => {
  await fillUpToTime(book, VISIT);
  const hints = await page
    .locator('#booking-form :is(input:not([type="radio"]), select, textarea):not([aria-hidden] *)')
    .evaluateAll((fields) =>
      fields.map((field) => `${field.getAttribute('name')} ${field.getAttribute('enterkeyhint')}`),
    );
  expect(hints).toEqual([
    'name next',
    'email next',
    'phone done',
    'department next',
    'doctor done',
    'appointmentDate next',
    'message done',
  ]);
});

/** Waits until the top of a heading is there: a field that gets the focus may start a scroll. */
async function expectHeadingAt(page: Page, name: string, top: number): Promise<void> {
  await expect.poll(() => getHeadingTop(page, name), `the top of ${name}`).toBeCloseTo(top, 0);
}

async function getHeadingTop(page: Page, name: string): Promise<number> {
  const heading = page.getByRole('heading', { level: 2, name });
  await expect(heading).toBeVisible();
  return heading.evaluate((element) => element.getBoundingClientRect().top);
}
