import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { DeskDay } from '@clinic/contract/desk-day.ts';
import type { APIRequestContext } from '@playwright/test';
import { findBarriers } from './barriers.ts';
import { getOpenDate } from './booking-samples.ts';
import { DIALLING_PREFIX } from './content.ts';
import { query } from './database.ts';
import { test as base, expect, getVisit, goTo, wakes } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { bookSample, getSample } from './portal-samples.ts';

// Plays the arrivals of a full morning, and looks at what is stored.

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

test(
  'a desk marks the arrivals of a morning of sixty patients, by keys and by mouse',
  LONG,
  async ({ page, request, clinic, desk, setClock, startDay }) => {
    test.slow(true, 'does all that a morning needs');
    const errors: string[] = [];
    // The fixtures skip transitions, which rejects a promise of the browser's own.
    page.on('pageerror', ({ message }) => message.includes('skipTransition') || errors.push(message));
    const date = getOpenDate(190 + getRun());
    await setClock(date, '08:00');
    await startDay(date);
    const answer = await page.request.get(`${desk.url}/day/${date}`, { headers: { accept: 'application/json' } });
    const names = await bookMorning(request, await answer.json());
    // Sixty bookings within a minute look like a program's work. Patients book over many days.
    query(clinic.databaseFile, 'update appointments set needs_review = 0 where appointment_date = ?', date);
    const [byKeys, byMouse] = [names.slice(0, ARRIVALS), names.slice(ARRIVALS, 2 * ARRIVALS)];
    const getLink = (name = '') => getVisit(page, name).getByRole('link');

    await page.goto(`${desk.url}/day/${date}`);
    await wakes(page);
    await expect(page.locator('article a:focus')).toHaveCount(1);
    let keys = 0;
    for (; !(await getLink(names[0]).evaluate((link) => link === document.activeElement)); keys += 1) {
      await page.keyboard.press('ArrowRight');
    }
    expect(keys + 1).toBeLessThanOrEqual(FIRST_KEYS);
    for (const name of byKeys) {
      await goTo(page, getLink(name));
      await page.keyboard.press('a');
      await expect(getVisit(page, name)).toContainText(/Waits \d+ min/);
    }
    for (const name of byMouse) {
      await getVisit(page, name).getByRole('button', { name: 'Arrived' }).click();
      await expect(getVisit(page, name)).toContainText(/Waits \d+ min/);
    }
    const dragged = names[2 * ARRIVALS] ?? '';
    await getVisit(page, dragged).dragTo(page.locator('[data-slot]').first());
    const offer = page.getByRole('group', { name: 'Undo' }).filter({ hasText: dragged });
    await offer.getByRole('button', { name: 'Undo' }).click();
    await expect(offer).toBeHidden();
    expect(await findBarriers(page)).toEqual([]);

    const sql = 'select name, status from appointments where appointment_date = ?';
    const rows = query<{ name: string; status: string }>(clinic.databaseFile, sql, date);
    const isHere = (name: string) => byKeys.includes(name) || byMouse.includes(name);
    const expected = names.map((name) => [name, isHere(name) ? 'arrived' : 'booked']);
    expect(Object.fromEntries(rows.map(({ name, status }) => [name, status]))).toEqual(Object.fromEntries(expected));
    expect(rows).toHaveLength(PATIENTS);
    expect(errors).toEqual([]);
  },
);
