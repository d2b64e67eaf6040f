import type { Browser, Page } from '@playwright/test';
import { getOpenDate } from './booking-samples.ts';
import { CLINIC_NAME } from './content.ts';
import { type Desk, expect, getVisit, openAction, openMenu, test, wakes } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { getSample } from './portal-samples.ts';
import { expectUsable } from './usable.ts';

// Tests the screen of the waiting room. `api/test/desk/waiting` tests who is named on it, and how.

const OWNER = 'canary.standing@clinic.example';

/** A phone, and the televisions for which the letters are made. */
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

/** Each run has a day on which nobody else arrives. */
function getPatient(number = 0) {
  const { repeatEachIndex, retry } = test.info();
  return {
    ...getSample(310 + number),
    name: 'Canary Ramesh Screen',
    appointmentDate: getOpenDate(160 + 10 * number + repeatEachIndex + retry),
  };
}

/** Turns the screen on, and returns its address at the port that the tests' server has chosen. */
async function turnOn(page: Page, desk: Desk): Promise<string> {
  await (await openMenu(page)).getByRole('link', { name: 'Settings' }).click();
  const card = page.getByRole('region', { name: 'Screen of the waiting room' });
  await card.getByRole('button', { name: /^(Turn on|New address)$/ }).click();
  const address = card.getByLabel('Address for the television');
  await expect(address).toBeFocused();
  return desk.url + new URL(await address.inputValue()).pathname;
}

/** Opens a page in a browser without a session. */
async function openElsewhere(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled })).newPage();
}

test(
  'a television follows the desk until its address ends',
  LONG,
  async ({ page, browser, desk, setClock, startDayOf }) => {
    test.slow(true, 'looks at each state and width');
    const sample = getPatient();
    await setClock(sample.appointmentDate, '08:00');
    await startDayOf(sample, OWNER, 'owner');
    const address = await turnOn(page, desk);
    await expectUsable(page);

    const screen = await openElsewhere(browser);
    const errors: string[] = [];
    screen.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await screen.goto(address);
    await expect(screen).toHaveTitle(`Waiting room · ${CLINIC_NAME}`);
    const main = screen.getByRole('main');
    await expect(main).toContainText('Nobody is waiting now.');
    const look = async () => {
      for (const size of SCREENS) {
        await screen.setViewportSize(size);
        await expectUsable(screen, `at ${size.width} px`);
        const hidden = await screen.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
        expect(hidden, `${size.width} px`).toBeLessThanOrEqual(0);
      }
    };
    await look();

    await page.goto(`${desk.url}/day/${sample.appointmentDate}`);
    await wakes(page);
    await getVisit(page, sample.name).getByRole('button', { name: 'Arrived' }).click();
    const row = screen.getByRole('region', { name: sample.doctor });
    await expect(row).toHaveText(`${sample.doctor}NextCanary S.`);
    await look();
    await screen.route('**/events', (route) => route.abort());
    await screen.reload();
    await getVisit(page, sample.name).getByRole('button', { name: 'Call in' }).click();
    await expect(main.getByRole('status')).toContainText('No connection.');
    await expectUsable(screen);
    await screen.unroute('**/events');
    // A fresh connection brings it, or the reload after half a minute.
    await expect(row).toHaveText(`${sample.doctor}Now with the doctorCanary S.`, { timeout: 60_000 });
    await expect(main.getByRole('status')).toBeEmpty();
    await expect(screen.locator('html')).not.toContainText('Ramesh');
    await expect(screen.getByRole('navigation')).toHaveCount(0);
    expect(errors.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);

    await page.goto(`${desk.url}/settings`);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByRole('status')).toContainText('The screen is off.');
    await expect(main).toContainText('This address no longer works.');
    await expect(main).not.toContainText('Canary');
    expect((await screen.goto(address))?.status()).toBe(401);
    await expectUsable(screen);
    await page.goto(`${desk.url}/day/${sample.appointmentDate}`);
    await (await openAction(page, sample.name, 'Done')).click();
    await screen.context().close();
  },
);

test(
  'a television that runs no script, or none of the scripts of the page, loads the screen again each half minute',
  LONG,
  async ({ page, browser, desk, setClock, startDayOf }) => {
    const sample = getPatient(1);
    await setClock(sample.appointmentDate, '08:00');
    await startDayOf(sample, OWNER, 'owner');
    const address = await turnOn(page, desk);
    const scriptless = await openElsewhere(browser, false);
    await scriptless.goto(address);
    await expect(scriptless.getByRole('main')).toContainText('Please tell the desk.');
    await expect(scriptless.locator('meta[http-equiv="refresh"]')).toHaveAttribute('content', '30');
    await scriptless.context().close();

    const old = await openElsewhere(browser);
    await old.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'a ?? ?? b' }));
    await old.clock.install();
    await old.goto(address);
    await page.goto(`${desk.url}/day/${sample.appointmentDate}`);
    await wakes(page);
    await getVisit(page, sample.name).getByRole('button', { name: 'Arrived' }).click();
    await expect(getVisit(page, sample.name)).toContainText('Waits 0 min');
    await old.route(address, (route) => route.abort());
    await old.clock.runFor(30_000);
    await expect(old.getByText(/^No connection\./)).toBeVisible();
    await old.unroute(address);
    await old.clock.runFor(30_000);
    await expect(old.getByRole('region', { name: sample.doctor })).toContainText('Canary S.');
    await old.context().close();
    await (await openAction(page, sample.name, 'Undo')).click();
  },
);
