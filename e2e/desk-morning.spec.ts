import { addDays } from '@clinic/contract/booking-calendar.ts';
import type { Locator, Page } from '@playwright/test';
import { findBarriers } from './barriers.ts';
import { getOpenDate, skipClosedDays } from './booking-samples.ts';
import { DIALLING_PREFIX } from './content.ts';
import { ASHA, expect, getVisit, goTo, openAction, PASSPHRASE, pressUntil, test, wakes } from './desk-fixtures.ts';
import { waitForMails } from './outbox.ts';
import { bookSample, getSample } from './portal-samples.ts';

// Things move, as they do at most desks.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The first of the days that this file books; other files book nearer ones. */
const FIRST_DAY = 97;

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

test('a receptionist works a morning by keyboard alone', async ({ page, request, clinic, desk, setClock }) => {
  test.slow(true, 'does all that a morning needs');
  const isOpen = (date: string) => skipClosedDays(date) === date;
  const start = getOpenDate(FIRST_DAY);
  const day = isOpen(addDays(start, 1)) ? start : skipClosedDays(addDays(start, 2));
  const nextDay = addDays(day, 1);
  const sample = { ...getSample(31), name: 'Canary Morning', appointmentDate: nextDay };
  const visit = getVisit(page, sample.name);
  const errors: string[] = [];
  // The fixtures skip transitions, which rejects a promise of the browser's own.
  page.on('pageerror', ({ message }) => message.includes('skipTransition') || errors.push(message));
  await bookSample(request, sample);
  await desk.addPerson(ASHA);
  await page.goto(`${desk.url}/sign-in`);
  await reach(page, page.getByLabel('Email'), 'End');
  await page.keyboard.type(ASHA);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSPHRASE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${desk.url}/`);
  await page.goto(`${desk.url}/day/${day}`);
  await wakes(page);

  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Book a caller' }).getByRole('link', { name: /^Book/ })).toHaveCount(3);
  await page.keyboard.press('1');
  await expect(page.getByRole('dialog', { name: 'Book for a caller' }).getByLabel('Phone')).toBeFocused();
  await page.keyboard.type(`${DIALLING_PREFIX} 98765 30001`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Canary Caller');
  await page.keyboard.press('Enter');
  const caller = getVisit(page, 'Canary Caller');
  await expect(caller.getByRole('link')).toBeFocused();

  const place = await caller.boundingBox();
  await page.keyboard.press('m');
  const bar = page.getByRole('group', { name: 'Move an appointment' });
  await expect(bar).toBeFocused();
  expect(await caller.boundingBox(), 'the board keeps its place').toEqual(place);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`/day/${nextDay}\\?move=`));
  await wakes(page);
  await expect(bar).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const row = page.getByRole('row', { name: /^11:00 AM/ });
  await goTo(page, row.getByRole('button', { name: /^Move here/ }).first());
  await page.keyboard.press('Enter');
  await expect(caller.getByRole('link')).toBeFocused();
  await expect(row).toContainText('Canary Caller');
  await expect(page.getByRole('group', { name: 'Undo' })).toContainText('No mail was sent');

  await waitForMails(clinic.outbox, sample.email, 1);
  await setClock(nextDay, '10:15');
  await page.reload();
  await wakes(page);
  await expect(page.locator('article a:focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(visit.getByRole('link')).toBeFocused();
  await goTo(page, caller.getByRole('link'));
  await page.keyboard.press('a');
  await expect(caller).toContainText('Waits 0 min');
  await pressUntil(() => page.keyboard.press('i'), caller, 'in');
  await expect(caller).toContainText('In 10:15 am');
  await pressUntil(() => page.keyboard.press('d'), caller, 'done');

  await goTo(page, visit.getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(await openAction(page, sample.name, 'Arrived')).toBeFocused();
  await page.keyboard.press('u');
  await expect(visit).toContainText('No-show');
  await page.keyboard.press('z');
  await expect(visit).toContainText('late');
  const cancel = async (reason: string) => {
    await page.keyboard.press('c');
    await expect(page.getByLabel(/^Reason/)).toBeFocused();
    await page.keyboard.type(reason);
    await reach(page, page.getByRole('button', { name: 'Yes, cancel it' }), 'Enter');
    await expect(visit).toContainText('Cancelled');
  };
  await cancel('A mistake.');
  await pressUntil(() => page.keyboard.press('z'), visit, 'late');
  await cancel('The doctor is ill.');
  // Mails leave in their order, once they can no longer be undone: of the mistake there is none.
  await setClock(nextDay, '10:16');
  const mails = await waitForMails(clinic.outbox, sample.email, 2);
  expect(mails.at(-1)?.text).toContain('The doctor is ill.');
  expect(await findBarriers(page)).toEqual([]);
  expect(errors).toEqual([]);
});
