import type { Locator, Page } from '@playwright/test';

export type Tap = {
  name: string;
  target: (page: Page) => Locator;
  /** Resolves when the page shows what the tap asked for. */
  answer: (page: Page) => Promise<unknown>;
  /** The actions before the next tap that are not measured, such as filling in a form. */
  afterwards?: (page: Page) => Promise<unknown>;
};

export type Scenario = {
  path: string;
  /** The page to serve at the path when it does not belong to the site. */
  html?: string;
  /** Whether the taps need React. Otherwise the page's plain script answers them. */
  needsReact: boolean;
  prepare?: (page: Page) => Promise<unknown>;
  taps: [first: Tap, ...others: Tap[]];
};

const getButton = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const getServices = (page: Page) => page.getByRole('region', { name: 'Services' });
const getTab = (index: number) => (page: Page) => page.getByRole('tab').nth(index);
const getDialog = (page: Page) => page.locator('dialog[open]');
const getStep = (name: string) => (page: Page) => page.getByRole('heading', { level: 2, name });
const getMonth = (page: Page) => page.getByRole('grid');
const getDot = (index: number) => (page: Page) =>
  page.locator('main section').first().getByRole('list').getByRole('button').nth(index);

const appears = (find: (page: Page) => Locator) => (page: Page) => find(page).waitFor();
const goes = (find: (page: Page) => Locator) => (page: Page) => find(page).waitFor({ state: 'hidden' });

const toTab = (index: number): Tap => ({
  name: `About: tab ${index + 1}`,
  target: getTab(index),
  answer: appears((page) => getTab(index)(page).and(page.locator('[aria-selected=true]'))),
});

const toMore = (count: number): Tap => ({
  name: `Home: View More, ${count} services`,
  target: getButton('View More Services'),
  answer: appears((page) =>
    getServices(page)
      .getByRole('listitem')
      .nth(count - 1),
  ),
});

/** The least that a tap costs on this machine. */
export const FLOOR: Scenario = {
  path: '/floor',
  html: `<!DOCTYPE html><meta name="viewport" content="width=device-width">
    <button type="button" onclick="this.textContent = 'Pressed'">Press</button>`,
  needsReact: false,
  taps: [{ name: 'The floor: a word changes', target: getButton('Press'), answer: appears(getButton('Pressed')) }],
};

export const SCENARIOS: Scenario[] = [
  {
    path: '/',
    needsReact: false,
    taps: [
      { name: 'Home: a dot of the waves', target: getDot(1), answer: appears((page) => page.locator('#wave-card')) },
      { name: 'Home: another dot', target: getDot(3), answer: appears((page) => page.locator('#wave-card')) },
    ],
  },
  {
    path: '/',
    needsReact: false,
    taps: [
      { name: 'Menu: open', target: getButton('Open menu'), answer: appears(getDialog) },
      { name: 'Menu: close', target: getButton('Close menu'), answer: goes(getDialog) },
    ],
  },
  {
    path: '/',
    needsReact: true,
    taps: [toMore(9), toMore(12), toMore(15)],
  },
  { path: '/about', needsReact: true, taps: [toTab(1), toTab(2), toTab(3), toTab(0)] },
  {
    path: '/gallery',
    needsReact: true,
    taps: [
      {
        name: 'Gallery: open a picture',
        target: (page) => page.getByRole('list', { name: 'Pictures' }).getByRole('link').first(),
        answer: appears(getDialog),
      },
      {
        name: 'Gallery: next picture',
        target: (page) => getDialog(page).getByRole('button', { name: /next/i }),
        answer: appears((page) => getDialog(page).getByText(/^Picture 2 of/)),
      },
      {
        name: 'Gallery: close',
        target: (page) => getDialog(page).getByRole('button', { name: /close/i }),
        answer: goes(getDialog),
      },
    ],
  },
  {
    path: '/book',
    needsReact: true,
    prepare: fillPerson,
    taps: [
      {
        name: 'Wizard: to step 2',
        target: getButton('Next Step'),
        answer: appears(getStep('Select Service')),
        afterwards: chooseDoctor,
      },
      { name: 'Wizard: to step 3', target: getButton('Next Step'), answer: appears(getMonth) },
      {
        name: 'Month view: later month',
        target: getButton('Later month'),
        answer: (page) => page.locator('[aria-current=date]').waitFor({ state: 'detached' }),
      },
      {
        name: 'Month view: a day',
        target: (page) => getMonth(page).locator('button:not([data-closed])').first(),
        answer: (page) => page.locator('input[type=radio]:enabled').first().waitFor(),
      },
      {
        name: 'Wizard: a time',
        target: (page) => page.locator('label:has(input[type=radio]:enabled)').first(),
        answer: (page) => page.locator('input[type=radio]:checked').waitFor({ state: 'attached' }),
      },
      { name: 'Wizard: back to step 2', target: getButton('Previous'), answer: appears(getStep('Select Service')) },
      // On a phone the month is folded for a chosen day.
      { name: 'Wizard: to step 3 again', target: getButton('Next Step'), answer: appears(getButton('Change')) },
      {
        name: 'Wizard: confirm',
        target: getButton('Confirm Appointment'),
        answer: appears((page) => page.getByRole('alertdialog', { name: 'Success!' })),
      },
    ],
  },
];

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Namuna Patient');
  await page.getByLabel('Email').first().fill('felt@patient.example');
  await page.getByLabel('Phone Number').first().fill('+91 90000 00000');
}

async function chooseDoctor(page: Page): Promise<void> {
  await page.getByLabel('Department').first().selectOption({ index: 1 });
  await page.getByLabel('Doctor').first().selectOption({ index: 1 });
}
