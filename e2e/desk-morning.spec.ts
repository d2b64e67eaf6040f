import { addDays } from '@clinic/contract/booking-calendar.ts';
import type { Locator, Page } from '@playwright/test';
import { getOpenDate, skipClosedDays } from './booking-samples.ts';
import { DIALLING_PREFIX, DOCTOR_IDS, DOCTORS } from './content.ts';
import {
  ASHA,
  expect,
  getVisit,
  openAction,
  PASSPHRASE,
  pressUntil,
  scriptless,
  test,
  wakes,
} from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { STATE_WIDTHS } from './measured-pages.ts';
import { waitForMails } from './outbox.ts';
import { bookSample, getSample } from './portal-samples.ts';
import { expectUsable } from './usable.ts';

// Tests moves, callers, printing and keys at the front desk. `api/test/desk` tests which actions are allowed when.

/** The first of the days that this file books; other files book nearer ones. */
const FIRST_DAY = 90;

/** Returns a patient for one test only, on a day after which the clinic is open too. */
function getPatient(number: number) {
  const sample = getSample(30 + number);
  const date = getOpenDate(FIRST_DAY + 7 * number);
  const isOpenAfter = skipClosedDays(addDays(date, 1)) === addDays(date, 1);
  const appointmentDate = isOpenAfter ? date : skipClosedDays(addDays(date, 2));
  return { ...sample, name: `Canary Morning ${number}`, appointmentDate };
}

const getRow = (page: Page, time: string) => page.getByRole('row', { name: new RegExp(`^${time}`) });

/** Presses Tab until the element has the focus, and then presses the key. */
async function reach(page: Page, element: Locator, key: string): Promise<void> {
  await expect(element).toBeVisible();
  const isThere = () => element.evaluate((node) => node === document.activeElement);
  for (let presses = 0; !(await isThere()); presses += 1) {
    expect(presses, 'presses of Tab').toBeLessThan(200);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press(key);
}

/** Presses arrow keys until the cell has the focus: through one row after the other, there and back. */
async function goTo(page: Page, link: Locator): Promise<void> {
  const isThere = () => link.evaluate((node) => node === document.activeElement);
  const readCell = () => page.evaluate(() => document.activeElement?.closest('td')?.cellIndex);
  await page.keyboard.press('Control+Home');
  let key = 'ArrowRight';
  for (let presses = 0; !(await isThere()); presses += 1) {
    expect(presses, 'presses of an arrow').toBeLessThan(150);
    const before = await readCell();
    await page.keyboard.press(key);
    if ((await readCell()) !== before) continue;
    await page.keyboard.press('ArrowDown');
    key = key === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  }
}

test('a morning by keyboard alone', async ({ page, request, clinic, desk, setClock }) => {
  test.slow(true, 'does all that a morning needs');
  const sample = getPatient(1);
  const nextDay = addDays(sample.appointmentDate, 1);
  await bookSample(request, { ...sample, appointmentDate: nextDay });
  await desk.addPerson(ASHA);
  await page.goto(`${desk.url}/sign-in`);
  await reach(page, page.getByLabel('Email'), 'End');
  await page.keyboard.type(ASHA);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSPHRASE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${desk.url}/`);
  await page.goto(`${desk.url}/day/${sample.appointmentDate}`);
  await wakes(page);

  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Book a caller' }).getByRole('link', { name: /^Book/ })).toHaveCount(3);
  await page.keyboard.press('1');
  const dialog = page.getByRole('dialog', { name: 'Book for a caller' });
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  await page.keyboard.type(`${DIALLING_PREFIX} 98765 30001`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Canary Caller');
  await page.keyboard.press('Enter');
  const caller = getVisit(page, 'Canary Caller');
  await expect(caller.getByRole('link')).toBeFocused();

  const place = await caller.boundingBox();
  await page.keyboard.press('m');
  await expect(page.getByRole('group', { name: 'Move an appointment' })).toBeFocused();
  expect(await caller.boundingBox(), 'the board keeps its place').toEqual(place);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`/day/${nextDay}\\?move=`));
  await wakes(page);
  await expect(page.getByRole('group', { name: 'Move an appointment' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await goTo(
    page,
    getRow(page, '11:00 AM')
      .getByRole('button', { name: /^Move here/ })
      .first(),
  );
  await page.keyboard.press('Enter');
  await expect(caller.getByRole('link')).toBeFocused();
  await expect(getRow(page, '11:00 AM')).toContainText('Canary Caller');
  await expect(page.getByRole('group', { name: 'Undo' })).toContainText('No mail was sent');

  await waitForMails(clinic.outbox, sample.email, 1);
  await setClock(nextDay, '10:15');
  await page.reload();
  await wakes(page);
  await page.keyboard.press('Home');
  await expect(getVisit(page, sample.name).getByRole('link')).toBeFocused();
  await goTo(page, caller.getByRole('link'));
  await page.keyboard.press('a');
  await expect(caller).toContainText('Waits 0 min');
  await pressUntil(() => page.keyboard.press('i'), caller, 'in');
  await expect(caller).toContainText('In 10:15 am');
  await pressUntil(() => page.keyboard.press('d'), caller, 'done');

  await goTo(page, getVisit(page, sample.name).getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(await openAction(page, sample.name, 'Arrived')).toBeFocused();
  await page.keyboard.press('u');
  await expect(getVisit(page, sample.name)).toContainText('No-show');
  await page.keyboard.press('z');
  await expect(getVisit(page, sample.name)).toContainText('late');
  await page.keyboard.press('c');
  await expect(page.getByLabel(/^Reason/)).toBeFocused();
  await page.keyboard.type('The doctor is ill.');
  await reach(page, page.getByRole('button', { name: 'Yes, cancel it' }), 'Enter');
  await expect(getVisit(page, sample.name)).toContainText('Cancelled');
  // The mail leaves once it can no longer be undone.
  await setClock(nextDay, '10:16');
  const mails = await waitForMails(clinic.outbox, sample.email, 2);
  expect(mails.at(-1)?.text).toContain('The doctor is ill.');
});

test('a card is dragged to a free time of another doctor, who the mail then names', async ({
  page,
  clinic,
  startDayOf,
}) => {
  const sample = getPatient(2);
  await startDayOf(sample);
  const other = DOCTORS.find(({ doctor }) => doctor !== sample.doctor);
  const slot = page.locator(`[data-slot="${DOCTOR_IDS.get(other?.doctor ?? '')} 10:00"]`);
  await getVisit(page, sample.name).dragTo(slot);
  await expect(slot).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Undo' })).toContainText('The mail leaves in 10 s.');
  const mails = await waitForMails(clinic.outbox, sample.email, 2);
  for (const doctor of [sample.doctor, other?.doctor]) expect(mails.at(-1)?.text).toContain(doctor);
});

test('a time that somebody takes meanwhile is refused, and the desk is told who has it', async ({
  page,
  request,
  startDay,
}) => {
  const sample = getPatient(3);
  // The page receives no events.
  await page.route('**/events', (route) => route.abort());
  await startDay(sample.appointmentDate);
  await page.getByRole('link', { name: `Free book ${sample.appointmentTime} with ${sample.doctor}` }).click();
  await bookSample(request, sample);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Canary Late');
  await dialog.getByLabel('Phone').fill(`${DIALLING_PREFIX} 98765 30003`);
  await dialog.getByRole('button', { name: 'Book' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText(`${sample.name} now has this time`);
  await expect(dialog.getByLabel('Name')).toHaveValue('Canary Late');
  await page.keyboard.press('Escape');
  await expect(getVisit(page, sample.name)).toBeVisible();
});

test('letters and signs can be turned off as keys, and stay off', LONG, async ({ page, startDay }) => {
  await startDay(getOpenDate(FIRST_DAY));
  await page.keyboard.press('?');
  await page.getByLabel('Letters and signs work as keys').uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await wakes(page);
  await page.locator('summary', { hasText: 'Another day' }).click();
  await page.getByRole('button', { name: 'Keys' }).focus();
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Enter');
  await page.getByLabel('Letters and signs work as keys').check();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
});

test('the day prints as a sheet for each doctor, without bar and buttons', async ({ page, request, startDay }) => {
  const sample = getPatient(4);
  await bookSample(request, { ...sample, message: 'Comes by wheelchair.' });
  await startDay(sample.appointmentDate);
  const path = await page.getByRole('article', { name: sample.name }).getByRole('link').first().getAttribute('href');
  const day = page.url();
  await page.goto(new URL(path ?? '', day).href.replace(/\?.*/, ''));
  await page.getByLabel('New note').fill('Owes a fee.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.goto(day);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(DOCTORS.length);
  const row = page.getByRole('row').filter({ hasText: sample.name });
  for (const fact of ['10:00 AM', sample.phone, sample.department, 'Comes by wheelchair.', 'Booked']) {
    await expect(row).toContainText(fact);
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  // Staff notes are private, and printed by choice.
  await expect(row).not.toContainText('Owes a fee.', { useInnerText: true });
  await page.emulateMedia({ media: null });
  await page.locator('summary', { hasText: 'Another day, print, keys' }).click();
  await page.getByLabel('Print staff notes too').check();
  await page.emulateMedia({ media: 'print' });
  await expect(row).toContainText('Desk: Owes a fee.', { useInnerText: true });
});

scriptless('without script a caller is booked and moved by forms', LONG, async ({ page, startDay }) => {
  const { appointmentDate: date, doctor } = getPatient(5);
  await startDay(date);
  await page.getByRole('link', { name: `Free book 10:00 AM with ${doctor}` }).click();
  await page.getByLabel('Name').fill('Canary Paper');
  await page.getByLabel('Phone').fill(`${DIALLING_PREFIX} 98765 30005`);
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('status').first()).toContainText('No mail is sent');

  await (await openAction(page, 'Canary Paper', 'Move')).click();
  await page.getByRole('link', { name: /^Later/ }).click();
  await page.getByRole('button', { name: `Move here 11:00 AM with ${doctor}` }).click();
  await expect(page).toHaveURL(new RegExp(`/day/${addDays(date, 1)}\\?done=moved`));
  await expect(page.getByRole('status').first()).toContainText('Moved. No mail was sent');
  await expect(getRow(page, '11:00 AM')).toContainText('Canary Paper');
});

test('everyone can move and book, at any width', LONG, async ({ page, desk, startDayOf }) => {
  test.slow(true, 'looks at each state');
  const sample = getPatient(6);
  await startDayOf(sample);
  for (const width of STATE_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${desk.url}/day/${sample.appointmentDate}`);
    await wakes(page);
    await (await openAction(page, sample.name, 'Move')).click();
    await expect(page.getByRole('group', { name: 'Move an appointment' })).toBeFocused();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await expect(await openAction(page, sample.name, 'Cancel')).toBeVisible();
    // The pointer rests where the list of times opens, and what comes under it takes no press for half a second.
    await page.mouse.move(0, 0);
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByRole('link', { name: /^Book/ }).first().click();
    await page.getByLabel('Name').fill('Canary Wide');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectUsable(page);
    await page.goto(
      `${desk.url}/appointments/new?doctor=${DOCTOR_IDS.get(sample.doctor)}&date=${sample.appointmentDate}&slot=10:00`,
    );
    await expect(page.getByRole('alert')).toContainText(sample.name);
    await expectUsable(page);
  }
});
