import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { type DeskDay, listAppointments } from '@clinic/contract/desk-day.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { findBarriers } from './barriers.ts';
import { getOpenDate } from './booking-samples.ts';
import { DIALLING_PREFIX } from './content.ts';
import { query } from './database.ts';
import { test as base, expect, getVisit, openAction, pressUntil, wakes } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { bookSample, getSample } from './portal-samples.ts';

// Plays a morning of sixty patients, by keyboard and by mouse, and looks at what is stored.

/** So many bookings within a minute mark those of other tests for review. This file has a clinic of its own. */
const test = base.extend<object, { ownClinic: true }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  ownClinic: [async ({}, use) => use(true), { scope: 'worker', auto: true }],
});

// Things move, as they do at most desks.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PATIENTS = 60;
/** How many patients arrive by keys, and how many by mouse. */
const ARRIVALS = 20;
/** How many keys lead from the loaded page to the first 'Arrived'. */
const FIRST_KEYS = 5;

const toLetters = (number: number) => String.fromCharCode(65 + Math.floor(number / 26), 97 + (number % 26));

const getPhone = (index: number) => `${DIALLING_PREFIX} 9765${getRun() % 10} ${10_000 + index * 37}`;

/** Each run has a day and patients of its own. */
const getRun = () => test.info().repeatEachIndex + test.info().retry;

/** Books the first free times of a day, hour by hour, so that every doctor has patients. Returns the names in order. */
async function bookMorning(request: APIRequestContext, day: DeskDay): Promise<string[]> {
  const all = day.columns.flatMap(({ doctor, department, slots }) =>
    slots.map((slot) => ({ ...slot, doctor, department })),
  );
  test.skip(all.length <= PATIENTS, `This clinic has ${all.length} times a day, too few for sixty patients.`);
  const times = all.filter(({ state }) => state === 'free').sort((one, other) => one.slot.localeCompare(other.slot));
  expect(times.length, 'free times').toBeGreaterThan(PATIENTS);
  const names: string[] = [];
  for (const [index, { doctor, department, slot }] of times.slice(0, PATIENTS).entries()) {
    const name = `Canary Morning ${toLetters(getRun())}${toLetters(index)}`;
    const person = { name, email: `canary.sixty${getRun()}.${index}@sample.example`, phone: getPhone(index) };
    const visit = { doctor, department, appointmentDate: day.date, appointmentTime: slotToLabel(slot) };
    await bookSample(request, { ...getSample(0), ...person, ...visit });
    names.push(name);
  }
  return names;
}

/** Presses arrow keys from the cell with the focus to another. */
async function goTo(page: Page, link: Locator): Promise<void> {
  const findKey = () =>
    link.evaluate((to) => {
      const from = document.activeElement ?? document.body;
      const [there, here] = [to.getBoundingClientRect(), from.getBoundingClientRect()];
      if (to === from) return null;
      if (Math.abs(there.top - here.top) > 4) return there.top > here.top ? 'ArrowDown' : 'ArrowUp';
      return there.left > here.left ? 'ArrowRight' : 'ArrowLeft';
    });
  for (let presses = 0; presses < PATIENTS; presses += 1) {
    const key = await findKey();
    if (key === null) return;
    await page.keyboard.press(key);
  }
  await expect(link).toBeFocused();
}

test('a morning of sixty patients', LONG, async ({ page, request, clinic, desk, setClock, startDay }) => {
  test.slow(true, 'does all that a morning needs');
  const errors: string[] = [];
  // The fixtures skip transitions, which rejects a promise of the browser's own.
  page.on('pageerror', ({ message }) => message.includes('skipTransition') || errors.push(message));
  const date = getOpenDate(190 + getRun());
  await setClock(date, '08:00');
  await startDay(date);
  const readDay = async (): Promise<DeskDay> => {
    const answer = await page.request.get(`${desk.url}/day/${date}`, { headers: { accept: 'application/json' } });
    return answer.json();
  };
  const read = async (name: string) => {
    return listAppointments(await readDay()).find((one) => one.name === name) as DeskAppointment;
  };
  const names = await bookMorning(request, await readDay());
  // Sixty bookings within a minute look like a program's work. Patients book over many days.
  query(clinic.databaseFile, 'update appointments set needs_review = 0 where appointment_date = ?', date);
  const [first = '', dragged = '', cancelled = '', absent = ''] = [names[0], ...names.slice(2 * ARRIVALS)];
  const getLink = (name: string) => getVisit(page, name).getByRole('link');

  // By keyboard.
  await page.goto(`${desk.url}/day/${date}`);
  await wakes(page);
  await expect(page.locator('article a:focus')).toHaveCount(1);
  let keys = 0;
  for (; !(await getLink(first).evaluate((link) => link === document.activeElement)); keys += 1) {
    await page.keyboard.press('ArrowRight');
  }
  expect(keys + 1).toBeLessThanOrEqual(FIRST_KEYS);
  for (const name of names.slice(0, ARRIVALS)) {
    await goTo(page, getLink(name));
    await page.keyboard.press('a');
    await expect(getVisit(page, name)).toContainText(/Waits \d+ min/);
  }
  await goTo(page, getLink(first));
  await pressUntil(() => page.keyboard.press('i'), getVisit(page, first), 'in');
  await expect(getVisit(page, first)).toContainText('In 8 am');
  expect(await read(first)).toMatchObject({ status: 'arrived', calledInAt: expect.any(String) });
  await pressUntil(() => page.keyboard.press('d'), getVisit(page, first), 'done');

  // By mouse.
  for (const name of names.slice(ARRIVALS, 2 * ARRIVALS)) {
    await getVisit(page, name).getByRole('button', { name: 'Arrived' }).click();
    await expect(getVisit(page, name)).toContainText(/Waits \d+ min/);
  }
  const { slot: before, doctorId } = await read(dragged);
  await getVisit(page, dragged).dragTo(page.locator('[data-slot]').first());
  const offer = page.getByRole('group', { name: 'Undo' }).filter({ hasText: dragged });
  await expect(offer).toContainText('The mail leaves in');
  const moved = await read(dragged);
  expect(`${moved.doctorId} ${moved.slot}`).not.toBe(`${doctorId} ${before}`);
  await offer.getByRole('button', { name: 'Undo' }).click();
  await expect(offer).toBeHidden();
  expect(await read(dragged)).toMatchObject({ status: 'booked', slot: before, doctorId });
  await (await openAction(page, cancelled, 'Cancel')).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(getVisit(page, cancelled)).toContainText('Cancelled');
  await setClock(date, '23:30');
  await page.reload();
  await wakes(page);
  await (await openAction(page, absent, 'No-show')).click();
  await expect(getVisit(page, absent)).toContainText('No-show');
  expect(await findBarriers(page)).toEqual([]);

  const expected = Object.fromEntries(names.map((name) => [name, 'booked']));
  for (const name of names.slice(0, 2 * ARRIVALS)) expected[name] = 'arrived';
  Object.assign(expected, { [first]: 'fulfilled', [cancelled]: 'cancelled', [absent]: 'noshow' });
  const sql = 'select name, status from appointments where appointment_date = ?';
  const rows = query<{ name: string; status: string }>(clinic.databaseFile, sql, date);
  expect(rows).toHaveLength(PATIENTS);
  expect(Object.fromEntries(rows.map(({ name, status }) => [name, status]))).toEqual(expected);
  expect(errors).toEqual([]);
});
