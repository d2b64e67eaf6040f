import type { Page } from '@playwright/test';
import { fillAll, fillUpToTime, getOpenDate, PATIENT, VISIT } from './booking-samples.ts';
import { getBox } from './box.ts';
import { expect, test } from './fixtures.ts';
import { BookPage } from './pages/BookPage.ts';

// Tests what screen readers announce in the wizard.

const STEPS = ['Your Information', 'Select Service', 'Choose Date & Time'];

test('a patient hears the name of a new step once', async ({ page }) => {
  const book = new BookPage(page);
  await fillUpToTime(book, VISIT);
  await expect(book.heading('Choose Date & Time')).toBeFocused();
  for (const [index, move] of [
    [1, () => book.previous()],
    [0, () => page.goBack()],
    [1, () => book.next()],
  ] as const) {
    await move();
    await expect(book.heading(STEPS[index] ?? '')).toBeFocused();
    const { focused, live } = await readSpoken(page);
    expect(`${focused}, ${live}`).toBe(`${STEPS[index]}, Step ${index + 1} of 3`);
  }
});

test('a patient finds no field marked invalid before trying it', async ({ page }) => {
  const book = new BookPage(page);
  await book.goto();
  await book.ready();
  expect((await readSpoken(page)).invalid).toEqual([]);
  await book.next();
  await book.closeDialog();
  expect((await readSpoken(page)).invalid).toEqual(['Full Name', 'Email', 'Phone Number']);
  await book.field('Full Name').fill(PATIENT.name);
  await book.field('Email').fill(PATIENT.email);
  await book.field('Phone Number').fill(PATIENT.phone);
  await book.next();
  await expect(book.heading('Select Service')).toBeFocused();
  expect((await readSpoken(page)).invalid).toEqual([]);
  await book.next();
  await book.closeDialog();
  await book.field('Department').selectOption(VISIT.department);
  await book.field('Doctor').selectOption({ index: 1 });
  await book.next();
  await expect(book.heading('Choose Date & Time')).toBeFocused();
  expect((await readSpoken(page)).invalid).toEqual([]);
});

test('a patient whose wizard is awake finds no field that the browser marks invalid by itself', async ({ page }) => {
  const book = new BookPage(page);
  await book.goto();
  await book.ready();
  await expect(book.field('Full Name')).toHaveAttribute('aria-required', 'true');
  await expect(page.locator('#booking-form:invalid, #booking-form :invalid')).toHaveCount(0);
});

test('a patient reads the step in the name of the tab', async ({ page }) => {
  const book = new BookPage(page);
  await fillUpToTime(book, VISIT);
  await expect(page).toHaveTitle(/^Choose Date & Time – Step 3 of 3 · Book Your Appointment · /);
  await book.previous();
  await expect(page).toHaveTitle(/^Select Service – Step 2 of 3 · Book Your Appointment · /);
  await page.goBack();
  await expect(page).toHaveTitle(/^Your Information – Step 1 of 3 · Book Your Appointment · /);
});

test('a patient hears the whole message when it opens, and Enter closes it', async ({ page }) => {
  const book = new BookPage(page);
  await book.goto();
  await book.ready();
  await book.field('Full Name').press('Enter');
  const dialog = book.dialog('Incomplete Form');
  await expect(dialog).toBeFocused();
  await expect(dialog).toHaveAccessibleDescription('Please fill out all required fields to continue.');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(book.field('Full Name')).toBeFocused();
});

test('a patient closes the success with Enter, and nothing else happens', async ({ page }) => {
  const book = new BookPage(page);
  await fillAll(book, { ...VISIT, date: getOpenDate(72), time: '09:00 AM' });
  await book.confirm();
  await expect(book.dialog('Success!')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(book.heading('Your Information')).toBeFocused();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a patient who holds Enter down does not miss the message', async ({ page }) => {
  const book = new BookPage(page);
  await book.goto();
  await book.ready();
  await book.field('Full Name').focus();
  await page.keyboard.down('Enter');
  await expect(book.dialog('Incomplete Form')).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(book.dialog('Incomplete Form')).toBeVisible();
});

test('a patient hears twice what is wrong with an address that is sent twice', async ({ page }) => {
  const book = new BookPage(page);
  await book.goto();
  await book.ready();
  await book.field('Full Name').fill(PATIENT.name);
  await book.field('Phone Number').fill(PATIENT.phone);
  await book.field('Email').fill('not an address');
  const live = page.getByRole('main').getByRole('status');
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const note = () => said.push(document.querySelector('[role="status"]')?.textContent ?? '');
    new MutationObserver(note).observe(document.querySelector('[role="status"]') as Node, { childList: true });
  });
  for (const count of [1, 2]) {
    await book.field('Email').press('Enter');
    await expect(live).toHaveText('Enter an email address like name@example.com.');
    await expect.poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said.length)).toBe(count);
    await expect(book.field('Email')).toBeFocused();
  }
});

test('a patient reads before Confirm what is about to be booked, in words', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const book = new BookPage(page);
    const date = getOpenDate(22);
    await fillAll(book, { ...VISIT, date, time: '05:00 PM' });
    const summary = page.getByRole('region', { name: 'Your appointment' });
    await expect(summary).toContainText(VISIT.doctor);
    await expect(summary).toContainText(toWords(date));
    await expect(summary).toContainText('05:00 PM');
    await expect(page.getByRole('main')).not.toContainText(date);
    const place = (await getBox(summary)).y;
    const button = await getBox(page.getByRole('button', { name: 'Confirm Appointment' }));
    expect(place).toBeLessThan(button.y);
    await page.evaluate(() => sessionStorage.clear());
  }
});

async function readSpoken(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const heard = nodes.filter(({ ignored }) => !ignored);
  const has = ({ properties = [] }: (typeof nodes)[number], name: string) =>
    properties.some((property) => property.name === name && [true, 'true'].includes(property.value.value));
  const region = heard.find(({ role, backendDOMNodeId }) => role?.value === 'status' && backendDOMNodeId);
  const inRegion = (id: string): string => {
    const node = nodes.find(({ nodeId }) => nodeId === id);
    return node?.role?.value === 'StaticText' ? node.name?.value : (node?.childIds ?? []).map(inRegion).join('');
  };
  return {
    focused: heard.findLast((node) => has(node, 'focused'))?.name?.value,
    live: region ? inRegion(region.nodeId) : undefined,
    invalid: heard.filter((node) => has(node, 'invalid')).map(({ name }) => name?.value),
  };
}

/** `2026-11-24` -> `Tuesday, 24 November 2026` */
function toWords(date: string): string {
  const day = new Date(date);
  const name = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(day);
  return `${name({ weekday: 'long' })}, ${day.getUTCDate()} ${name({ month: 'long' })} ${date.slice(0, 4)}`;
}
