import type { Page } from '@playwright/test';
import { toBookPath } from '../desk/src/appointments/booking/book.ts';
import { getOpenDate } from './booking-samples.ts';
import { toIds } from './content.ts';
import { query } from './database.ts';
import { createEmail, type Desk, expect, findId, PASSPHRASE, signIn, test } from './desk-fixtures.ts';
import { LONG, longIf } from './long.ts';
import { getSample as getPortalSample } from './portal-samples.ts';
import { expectUsableAtWidths } from './usable.ts';

// Tests what happens when a session ends while somebody types, and how the desk's pages are read in large letters and by
// keyboard. Each test has a person of its own, because it ends that person's sessions.

/** The days of samples from 300 on would lie beyond the last day that can be booked; these have days of their own. */
const getSample = (number: number) => ({ ...getPortalSample(number), appointmentDate: getOpenDate(number - 30) });

/** Changes the sessions of a person in the database, as time does. */
function setSessionEnd(clinic: { databaseFile: string }, email: string, msLeft: number): void {
  const sql = 'update desk_sessions set "expiresAt" = ? where "userId" = (select id from desk_people where email = ?)';
  query(clinic.databaseFile, sql, new Date(Date.now() + msLeft).toISOString(), email);
}

const endSessions = (clinic: { databaseFile: string }, email: string) => setSessionEnd(clinic, email, -1000);

const countPatients = (clinic: { databaseFile: string }, phone: string) =>
  query(clinic.databaseFile, 'select id from appointments where phone = ?', phone).length;

/** Reads that nothing was saved, signs in again, and so comes back to the form: with script without a further press. */
async function comeBack(page: Page, email: string, isScripted = true): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(
    'You were signed out. Nothing was saved; what you typed comes back after you sign in.',
  );
  await expect(page).toHaveTitle(/^Not saved: /);
  await signIn(page, email, PASSPHRASE);
  if (!isScripted) await page.getByRole('button', { name: 'Back to my form' }).click();
  await expect(page.getByText('This is what you typed before you were signed out.')).toBeVisible();
  await expect(page).toHaveTitle(/^Not saved: /);
}

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with script' : 'without script', longIf(!isScripted), () => {
    test.use({ javaScriptEnabled: isScripted });

    test('the caller whose details were typed when the session ended is not lost', async ({
      page,
      clinic,
      startAt,
    }) => {
      const sample = getSample(isScripted ? 300 : 301);
      const name = `${sample.name} "Bee" <b>`;
      const { doctor: doctorId } = toIds(sample);
      const email = createEmail('caller');
      await startAt(toBookPath({ doctorId, date: sample.appointmentDate, slot: '11:00' }), email);
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Phone').fill(sample.phone);
      endSessions(clinic, email);
      await page.getByRole('button', { name: 'Book', exact: true }).click();
      if (isScripted) await expectUsableAtWidths(page);
      await comeBack(page, email, isScripted);
      await expect(page.getByLabel('Name')).toHaveValue(name);
      await expect(page.getByLabel('Phone')).toHaveValue(sample.phone);
      if (isScripted) await expectUsableAtWidths(page);
      expect(countPatients(clinic, sample.phone)).toBe(0);
      await page.getByRole('button', { name: 'Book', exact: true }).click();
      await expect(page).toHaveURL(/done=booked/);
      expect(countPatients(clinic, sample.phone)).toBe(1);
    });
  });
}

test('a caller who is typed on the board comes back after the end', LONG, async ({ page, clinic, startDay }) => {
  const sample = getSample(304);
  const email = createEmail('board');
  await startDay(sample.appointmentDate, email);
  await page.keyboard.press('n');
  await page.getByRole('dialog').getByRole('link', { name: /^Book/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Book for a caller' });
  await dialog.getByLabel('Name').fill(sample.name);
  await dialog.getByLabel('Phone').fill(sample.phone);
  endSessions(clinic, email);
  await comeBack(page, email);
  await expect(page.getByLabel('Name')).toHaveValue(sample.name);
  await expect(page.getByLabel('Phone')).toHaveValue(sample.phone);
  expect(countPatients(clinic, sample.phone)).toBe(0);
});

test('a session warns before its end, and a press makes it last longer', LONG, async ({ page, clinic, startAt }) => {
  const email = createEmail('stay');
  await startAt('/closures', email);
  const warning = page.getByText('You will be signed out within ten minutes.');
  await expect(warning).toBeHidden();
  setSessionEnd(clinic, email, 5 * 60_000);
  await page.reload();
  await expect(warning).toBeVisible();
  await expectUsableAtWidths(page);
  const reason = page.getByLabel('Reason').first();
  await reason.fill('Leave');
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByText('You stay signed in.')).toBeFocused();
  await expect(warning).toBeHidden();
  await expect(reason).toHaveValue('Leave');
  await page.reload();
  await expect(warning).toBeHidden();
});

test('a person sees the passphrase, and finds help, at the door', LONG, async ({ page, desk }) => {
  await page.goto(`${desk.url}/sign-in`);
  const field = page.getByLabel('Passphrase', { exact: true });
  await field.fill('a wrong passphrase');
  const show = page.getByRole('button', { name: 'Show passphrase' });
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await show.click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('Help with signing in').click();
  await expect(page.getByText('No account?')).toBeVisible();
  await expectUsableAtWidths(page);
  await page.getByLabel('Email').fill('canary.nobody@clinic.example');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveTitle(/^Not signed in: /);
  await expect(field).toHaveAttribute('type', 'password');
});

test('a form that is refused says so first in the title', async ({ page, desk, startAt }) => {
  await startAt('/', createEmail('title'), 'owner');
  const headers = { origin: desk.url };
  for (const path of ['/closures', '/closures/sessions', '/late', '/people', '/account/passphrase']) {
    const answer = await page.request.post(desk.url + path, { form: { email: 'no address' }, headers });
    expect.soft(await answer.text(), path).toMatch(/<title>Not saved: /);
  }
  for (const path of ['/export?from=2026-13-01&to=&format=csv', '/people?refused=gone']) {
    expect.soft(await (await page.request.get(desk.url + path)).text(), path).toMatch(/<title>Not saved: /);
  }
});

/** The desk's pages except the day, in states that hold lists and forms. */
function listPages(desk: Desk, clinic: { databaseFile: string }, sample: ReturnType<typeof getSample>): string[] {
  const id = findId(clinic, sample);
  const { doctor } = toIds(sample);
  const late = new URLSearchParams({ doctor, kind: 'away', firstDate: sample.appointmentDate, span: 'day' });
  return [
    `/appointments/${id}`,
    `/person?of=${id}`,
    toBookPath({ doctorId: doctor, date: sample.appointmentDate, slot: '11:00' }),
    `/search?${new URLSearchParams({ q: sample.phone })}`,
    '/review?all=1',
    `/late?${late}`,
    '/closures',
    '/mails',
    '/export',
    '/people',
    '/account',
  ].map((path) => desk.url + path);
}

test('everyone can read the desk in text twice as large', LONG, async ({ page, clinic, desk, startDayOf }) => {
  test.slow(true, 'opens each page at two widths');
  const sample = { ...getSample(306), message: 'See https://canary.example' };
  await startDayOf(sample, createEmail('large'), 'owner');
  for (const url of listPages(desk, clinic, sample)) {
    await page.goto(url);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, `${url} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('a person who uses the keyboard on a phone sees the focus', LONG, async ({ page, clinic, desk, startDayOf }) => {
  test.slow(true, 'presses Tab through each page, forwards and backwards');
  const sample = { ...getSample(307), message: 'See https://canary.example' };
  const email = createEmail('focus');
  await page.setViewportSize({ width: 360, height: 640 });
  await startDayOf(sample, email, 'owner');
  // The line that warns of the end is in view too.
  setSessionEnd(clinic, email, 9 * 60_000);
  for (const url of listPages(desk, clinic, sample)) {
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.goto(url);
      const hidden: string[] = [];
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press(key);
        const stop = await page.evaluate(findCover);
        if (stop === null) break;
        if (stop !== '') hidden.push(stop);
      }
      expect.soft(hidden, `${url} by ${key}`).toEqual([]);
    }
  }
});

/** Names the focused element when something else lies over its middle; `null` when the focus has left the page. */
function findCover(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const [x, y] = [Math.min(left + width / 2, innerWidth - 1), top + Math.min(height, 44) / 2];
  const shown = document.elementFromPoint(x, y);
  const isSeen =
    shown && (focused.contains(shown) || shown.contains(focused) || shown.closest('label')?.contains(focused));
  return isSeen
    ? ''
    : `${focused.outerHTML.slice(0, 120)} at ${Math.round(top)} under ${shown?.outerHTML.slice(0, 80)}`;
}
