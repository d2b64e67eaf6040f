import { addDays } from '@clinic/contract/booking-calendar.ts';
import { expect } from '@playwright/test';
import { toIds } from '../content.ts';
import { OWNER, openAction, openDay, openMenu, signIn, wakes } from '../desk-fixtures.ts';
import { bookNext } from './portal-walks.ts';
import type { DeskScene, State, Walk } from './state.ts';

/** A patient with a day of their own, at the desk on the morning of that day. */
type Morning = Awaited<ReturnType<typeof bookNext>>;

let morning: Morning | undefined;

async function openMorning(scene: DeskScene): Promise<Morning> {
  morning = await bookNext(scene);
  await scene.setClock(morning.appointmentDate, '10:15');
  await openDay(scene.page, scene.desk, OWNER, morning.appointmentDate);
  return morning;
}

/** Returns the patient of the last morning. */
function getPatient(): Morning {
  if (!morning) throw new Error('The walk begins with a morning.');
  return morning;
}

/** A page of the desk that only has to be opened. */
const at = (name: string, toPath: (patient: Morning) => string): State<DeskScene> => ({
  name,
  part: 'main',
  reach: ({ page, desk }) => page.goto(desk.url + toPath(getPatient())),
});

export const DOOR: Walk<DeskScene> = {
  name: "the desk's door",
  states: [
    {
      name: 'choosing a passphrase',
      part: 'main',
      reach: async ({ page, desk }) => page.goto(await desk.createLink('canary.other@clinic.example')),
    },
    { name: 'sign-in', part: 'main', reach: ({ page, desk }) => page.goto(`${desk.url}/sign-in`) },
    {
      name: 'refused sign-in',
      part: 'main',
      reach: async ({ page }) => {
        await signIn(page, OWNER, 'a wrong passphrase');
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
  ],
};

export const DAY: Walk<DeskScene> = {
  name: "the desk's day",
  states: [
    {
      name: 'with a patient',
      part: 'main',
      reach: async (scene) => {
        await openMorning(scene);
        await wakes(scene.page);
      },
    },
    {
      name: 'the menu',
      part: 'header details[open]',
      reach: async ({ page }) => {
        const bar = await openMenu(page);
        await expect(bar.getByRole('link', { name: 'Account' })).toBeVisible();
      },
    },
    {
      name: 'a patient arrived',
      part: '[data-panel]',
      reach: async ({ page }) => {
        await page.keyboard.press('Escape');
        await (await openAction(page, getPatient().name, 'Arrived')).click();
        await expect(await openAction(page, getPatient().name, 'Done')).toBeVisible();
      },
    },
    {
      name: 'asked whether to cancel',
      part: 'dialog[open]',
      reach: async ({ page }) => {
        await (await openAction(page, getPatient().name, 'Cancel')).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'the keys',
      part: 'dialog[open]',
      reach: async ({ page }) => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog')).toContainText('the day after');
      },
    },
    {
      name: 'the next free times for a caller',
      part: 'dialog[open]',
      reach: async ({ page }) => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('n');
        const dialog = page.getByRole('dialog', { name: 'Book a caller' });
        await expect(dialog.getByRole('listitem').first()).toBeVisible();
      },
    },
    {
      name: 'a caller on the board',
      part: 'dialog[open]',
      reach: async ({ page }) => {
        await page.keyboard.press('1');
        await expect(page.getByRole('dialog', { name: 'Book for a caller' }).getByLabel('Phone')).toBeFocused();
      },
    },
    {
      name: 'a move',
      part: 'main',
      reach: async ({ page }) => {
        await page.keyboard.press('Escape');
        // The bar at the bottom offers the same for some seconds.
        await page
          .locator('[data-panel]')
          .getByRole('button', { name: `Undo ${getPatient().name}` })
          .click();
        await (await openAction(page, getPatient().name, 'Move')).click();
        await expect(page.getByRole('group', { name: 'Move an appointment' })).toBeFocused();
      },
    },
  ],
};

/** The pages beside the day. */
export const ROOMS: Walk<DeskScene> = {
  name: "the desk's rooms",
  states: [
    {
      name: 'an appointment',
      part: '[data-panel]',
      reach: async (scene) => {
        const patient = await openMorning(scene);
        await expect(await openAction(scene.page, patient.name, 'Arrived')).toBeVisible();
      },
    },
    {
      name: 'the whole page of an appointment, with a correction that is refused',
      part: 'main',
      reach: async ({ page }) => {
        await page.getByRole('link', { name: /^Whole page/ }).click();
        await page.getByLabel('Name').fill(' ');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
      },
    },
    {
      name: 'everything about a person',
      part: 'main',
      reach: ({ page }) => page.getByRole('link', { name: 'Everything about this person' }).click(),
    },
    at('a week', (patient) => `/week/${patient.appointmentDate}?doctor=${toIds(patient).doctor}`),
    at('two weeks', (patient) => `/week/${patient.appointmentDate}?department=${toIds(patient).department}`),
    at(
      'a booking for a caller',
      (patient) => `/appointments/new?doctor=${toIds(patient).doctor}&date=${patient.appointmentDate}&slot=11:00`,
    ),
    at(
      'a booking for a caller at a time that is taken',
      (patient) => `/appointments/new?doctor=${toIds(patient).doctor}&date=${patient.appointmentDate}&slot=10:00`,
    ),
    at('search', () => '/search'),
    at('found', (patient) => `/search?${new URLSearchParams({ q: patient.phone })}`),
    at('nothing found', () => '/search?q=xyzzy'),
    at('review', () => '/review'),
    at('mails', () => '/mails'),
    at('absences', () => '/late'),
    at(
      'who is told of an absence',
      (patient) => `/late?doctor=${toIds(patient).doctor}&kind=away&firstDate=${patient.appointmentDate}&span=day`,
    ),
    at('closures', () => '/closures'),
    {
      name: 'a closure that is refused',
      part: 'main',
      reach: async ({ page }) => {
        await page.getByLabel('First day').fill(getPatient().appointmentDate);
        await page.getByLabel('Last day').fill(addDays(getPatient().appointmentDate, -1));
        await page.getByRole('button', { name: 'Close these times' }).click();
        await expect(page.getByRole('alert')).toBeFocused();
      },
    },
    at('export', () => '/export'),
    at('a refused export', () => '/export?from=2026-11-02&to=2026-11-01&format=csv'),
    at('openings', () => '/openings'),
    at('numbers', (patient) => `/numbers?month=${patient.appointmentDate.slice(0, 7)}`),
    at('people', () => '/people'),
    at('account', () => '/account'),
    at('what was found on the website', () => '/website?q=clinic'),
    at('what nobody has reviewed on the website', () => '/website?show=unreviewed'),
    at('the questions of the website', () => '/website/questions'),
    at('the form of a file of the website', () => '/website/clinic/clinic'),
    at('the form of somebody new on the website', () => '/website/team/neha-patil?new=Neha+Patil'),
    at('the Hindi words of somebody on the website', () => '/website/team/namuna-pawar/translation/hi'),
    at('the doctors of the website, with the form that adds one', () => '/website/doctors'),
    at('the pictures of the website', () => '/website/pictures'),
    at('a picture of the website', () => '/website/pictures/replace?file=team/images/namuna-pawar.webp'),
    at('the draft of the website', () => '/website/draft'),
    at('what was published of the website', () => '/website/history'),
    at('the tokens of programs', () => '/settings/tokens'),
    at('busy calendars', () => '/settings/calendars'),
    at('settings', () => '/settings'),
    {
      name: 'a notice before it is shown',
      part: 'main',
      reach: async ({ page }) => {
        const form = page.getByRole('region', { name: 'A new notice' });
        await form.getByLabel(/^Text( in English|$)/).fill('Closed on Monday.');
        await form.getByLabel('Show until').fill(`${addDays(getPatient().appointmentDate, 7)}T20:00`);
        await form.getByRole('button', { name: 'Look at it first' }).click();
        await expect(page.getByRole('region', { name: 'As visitors will see it' })).toBeVisible();
      },
    },
  ],
};

/** The states of the front desk. */
export const DESK_WALKS: Walk<DeskScene>[] = [DOOR, DAY, ROOMS];
