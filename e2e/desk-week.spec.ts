import { getDayOfYear, getWeekday } from '@clinic/contract/booking-calendar.ts';
import { findBarriers } from './barriers.ts';
import { findBrokenWords } from './broken-words.ts';
import { DIALLING_PREFIX, DOCTOR_IDS, NATIONAL_DIGITS, toIds } from './content.ts';
import { expect, scriptless, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { getSample } from './portal-samples.ts';
import { getSidewaysScroll } from './readers-looks.ts';
import { expectUsable } from './usable.ts';

// Tests the week of a doctor, the two weeks of a department, and the next free times for a caller.

test('a week shows who comes when, leads there and books a free time', LONG, async ({ page, desk, startDayOf }) => {
  test.slow(true, 'looks at each width');
  // The longest words of names that the desk has met.
  const sample = { ...getSample(210), name: 'Canaryrao Venkatanarasimharajuvaripeta' };
  const { doctor, department, appointmentDate: date } = sample;
  const ids = toIds({ doctor, department });
  await startDayOf(sample);
  await page.goto(`${desk.url}/week/${date}?doctor=${ids.doctor}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Week of ${doctor}`);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Week', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const day = page.getByRole('region', { name: `${getWeekday(date)} ${getDayOfYear(date)}` });
  await expect(day.getByRole('article', { name: sample.name })).toContainText('Booked');
  await expect(day).toContainText('1 booked');
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    if (width < 700) await expectUsable(page);
    expect(await findBarriers(page), `barriers at ${width} px`).toEqual([]);
    expect(await getSidewaysScroll(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    expect(await findBrokenWords(page), `words broken at ${width} px`).toEqual([]);
    // The week of a doctor and the two weeks of nine lie in one window.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (width >= 1280 && DOCTOR_IDS.size <= 9) expect(height, `height at ${width} px`).toBeLessThanOrEqual(800);
  }
  // A4, upright and across.
  await page.emulateMedia({ media: 'print' });
  for (const width of [793, 1122]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findBrokenWords(page), `words broken on paper of ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: /^Later/ }).click();
  await page.getByRole('link', { name: 'This week' }).click();
  await page.goto(`${desk.url}/week/${date}?doctor=${ids.doctor}`);
  await page.getByRole('link', { name: department, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Two weeks of ${department}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: doctor }) });
  await expect(row.getByRole('link', { name: new RegExp(`^${getWeekday(date)} .*1 booked`) })).toBeVisible();
  await expectUsable(page);
  await row.getByRole('rowheader').getByRole('link').click();
  await day.getByRole('link', { name: /Free book 11:00 AM/ }).click();
  await expect(page.getByRole('button', { name: 'Book', exact: true })).toBeVisible();
  await page.goBack();
  await day.getByRole('link', { name: sample.name }).click();
  await expect(page).toHaveURL(/\/appointments\//);
});

test('n offers the next free times, knows the caller by phone and says what to read aloud', async ({
  page,
  startDayOf,
}) => {
  const known = { ...getSample(211), name: 'Canary Known' };
  const { doctor, department } = known;
  await startDayOf(known);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Book a caller' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByLabel('With whom')).toBeFocused();
  await dialog.getByLabel('With whom').selectOption(`doctor:${toIds({ doctor, department }).doctor}`);
  await dialog.getByLabel('From').fill(known.appointmentDate);
  await expect(dialog.getByRole('link', { name: new RegExp(`9 am .*${doctor}`) }).first()).toBeVisible();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  // A closed dialog leaves the page a moment later, and takes a question that is asked before with it.
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  // The page remembers the question.
  await expect(dialog.getByRole('link', { name: new RegExp(`9 am .*${doctor}`) }).first()).toBeVisible();
  await dialog.getByLabel('With whom').focus();
  await page.keyboard.press('1');
  const form = page.getByRole('dialog', { name: 'Book for a caller' });
  await expect(form).toContainText('09:00 AM');
  await expect(form.getByLabel('Phone')).toBeFocused();
  // A caller leaves out the country's prefix where the number has as many digits as the country's own.
  const national = known.phone.replace(`${DIALLING_PREFIX} `, '').replaceAll(' ', '');
  const typed = national.length === NATIONAL_DIGITS ? `0${national}` : known.phone;
  await form.getByLabel('Phone').pressSequentially(typed);
  await expect(form.getByRole('status')).toContainText(`Known: ${known.name}, comes on`);
  await expectUsable(page);
  await form.getByRole('button', { name: `Fill in with ${known.name}` }).click();
  await expect(form.getByLabel('Name')).toHaveValue(known.name);
  await expect(form.getByLabel('Email')).toHaveValue(known.email);
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Undo' })).toContainText(
    new RegExp(`Read aloud: “\\w+, \\d+ \\w+, 9 am, with ${doctor}, at `),
  );
});

scriptless(
  'without script a caller is booked from the next free times, and looked up by a button',
  LONG,
  async ({ page, startDayOf }) => {
    const known = { ...getSample(212), name: 'Canary Plain' };
    await startDayOf(known);
    await page.getByRole('link', { name: 'Book a caller' }).click();
    await page.getByLabel('With whom').selectOption({ label: known.doctor });
    await page.getByLabel('From').fill(known.appointmentDate);
    await page.getByLabel('Time of day').selectOption('Afternoon');
    await page.getByRole('button', { name: 'Show times' }).click();
    await page
      .getByRole('link', { name: new RegExp(`2 pm .*${known.doctor}`) })
      .first()
      .click();
    await page.getByLabel('Phone').fill(known.phone);
    await page.getByRole('button', { name: 'Look up the phone' }).click();
    await expect(page.getByLabel('Name')).toHaveValue(known.name);
    await expect(page.getByRole('status')).toContainText(`Known: ${known.name}`);
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(page.getByRole('status').first()).toContainText(/Read aloud: “.*2 pm, with/);
  },
);
