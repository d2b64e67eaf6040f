import type { Locator } from '@playwright/test';
import { getOpenDate } from './booking-samples.ts';
import {
  ASHA,
  expect,
  getVisit,
  openAction,
  openDay,
  pressUntil,
  scriptless,
  signIn,
  test,
  wakes,
} from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { STATE_WIDTHS } from './measured-pages.ts';
import { bookSample, getSample } from './portal-samples.ts';
import { expectUsable } from './usable.ts';

// Tests a morning at the front desk with a real server. `api/test/desk` tests which actions are allowed when.

const RAVI = 'canary.ravi@clinic.example';

/** Makes names unique, because tests that run again on one server meet the appointments of earlier runs. */
let count = 0;
function getPatient(number: number) {
  count += 1;
  return { ...getSample(number), name: `Canary Patient ${String.fromCharCode(64 + count)}` };
}

test('a booking on the website appears by itself, and so does what another person does', async ({
  page,
  browser,
  request,
  desk,
  setClock,
  startDay,
}) => {
  const sample = getPatient(1);
  await setClock(sample.appointmentDate, '08:00');
  await desk.addPerson(RAVI);
  await startDay(sample.appointmentDate);
  // A low window shows less of each visit. Its patient keeps the whole name for those who listen.
  const other = await (await browser.newContext({ viewport: { width: 1280, height: 660 } })).newPage();
  await openDay(other, desk, RAVI, sample.appointmentDate);
  await wakes(other);
  await bookSample(request, sample);
  await expect(getVisit(page, sample.name)).toBeVisible();
  await expect(getVisit(other, sample.name)).toBeVisible();

  await getVisit(page, sample.name).getByRole('link').focus();
  await getVisit(other, sample.name).getByRole('button', { name: 'Arrived' }).click();
  await expect(getVisit(page, sample.name)).toContainText('Waits 0 min');
  // The focus stays with the patient when somebody else acts.
  await expect(getVisit(page, sample.name).getByRole('link')).toBeFocused();
  const callIn = getVisit(other, sample.name).getByRole('button', { name: 'Call in' });
  await pressUntil(() => callIn.click(), getVisit(other, sample.name), 'in');
  await expect(getVisit(page, sample.name)).toContainText('In 8 am');
  await expect(page.getByRole('region', { name: 'Waiting room' })).not.toContainText(sample.name);

  // A ring says whose panel is open, whatever the color of the cell.
  await getVisit(page, sample.name).getByRole('link').click();
  await expect(getVisit(page, sample.name)).toHaveAttribute('data-chosen');
  await expect(getVisit(page, sample.name)).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  await other.context().close();
});

test('a double press on Arrived marks one arrival, on the board and in the list, and nobody is called in', async ({
  page,
  request,
  setClock,
  startDayOf,
}) => {
  const [sample, ...others] = [getPatient(11), getPatient(12), getPatient(13)];
  const { appointmentDate } = sample;
  for (const other of others) await bookSample(request, { ...other, appointmentDate });
  await setClock(appointmentDate, '08:00');
  await startDayOf(sample);
  const told: string[] = [];
  page.on('request', (asked) => asked.method() === 'POST' && told.push(new URL(asked.url()).pathname));
  const pressTwice = async (button: Locator, gapMs: number) => {
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const press = () => page.mouse.click(x + width / 2, y + height / 2);
    await press();
    await page.waitForTimeout(gapMs);
    await press();
  };
  await pressTwice(getVisit(page, sample.name).getByRole('button', { name: 'Arrived' }), 120);
  await expect(getVisit(page, sample.name)).toContainText('Waits 0 min');
  // In the list the next patient comes under the pointer.
  const list = page.getByRole('complementary').getByRole('button', { name: /^Arrived ?: Canary Patient/ });
  await pressTwice(list.first(), 350);
  await expect(list).toHaveCount(1);
  expect(told).toHaveLength(2);
  expect(told.filter((path) => !path.endsWith('/arrived'))).toEqual([]);
});

scriptless('without script actions are forms that tell what is done', LONG, async ({ page, setClock, startDayOf }) => {
  const sample = getPatient(4);
  await setClock(sample.appointmentDate, '08:00');
  await startDayOf(sample);
  await getVisit(page, sample.name).getByRole('button', { name: 'Arrived' }).click();
  await expect(page.getByRole('status').first()).toContainText('Marked as arrived.');
  await (await openAction(page, sample.name, 'Undo')).click();
  await expect(page.getByRole('status').first()).toContainText('Undone.');
  await getVisit(page, sample.name).getByRole('link').click();
  await page.getByText(`Cancel ${sample.name}`).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('status').first()).toContainText('Cancelled.');
});

test('the day that somebody types is shown', async ({ page, startDay }) => {
  await startDay(getOpenDate(10));
  await page.locator('summary', { hasText: 'Another day' }).click();
  await page.getByLabel('Date').fill('2027-01-26');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/2027-01-26$/);
});

test('the times of a day with many rows do not cover one another on a phone', LONG, async ({ page, startDayOf }) => {
  const sample = getPatient(6);
  await page.setViewportSize({ width: 360, height: 800 });
  await startDayOf(sample);
  // The sample clinic has few times a day; `npm run test:another-clinic` has a day with many.
  const overflows = await getVisit(page, sample.name).evaluate((visit) => {
    const board = visit.closest('table');
    board?.setAttribute('data-dense', '');
    return [...(board?.rows ?? [])].flatMap((row) => {
      const end = row.getBoundingClientRect().bottom;
      return [...row.cells].map((cell) => Math.round(cell.getBoundingClientRect().bottom - end)).filter((px) => px > 0);
    });
  });
  expect(overflows).toEqual([]);
});

test('everyone can use the door and the day', LONG, async ({ page, request, desk, setClock, startDay }) => {
  test.slow(true, 'looks at each state');
  const sample = getPatient(5);
  await bookSample(request, sample);
  await setClock(sample.appointmentDate, '10:15');
  const link = await desk.createLink('canary.other@clinic.example');
  for (const width of STATE_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(link);
    await expectUsable(page);
    await page.goto(`${desk.url}/sign-in`);
    await expectUsable(page);
    await signIn(page, ASHA, 'a wrong passphrase');
    await expect(page.getByLabel('Email')).toHaveValue(ASHA);
    await expectUsable(page);

    await startDay(sample.appointmentDate);
    await expectUsable(page);
    await (await openAction(page, sample.name, 'Arrived')).click();
    await expect(await openAction(page, sample.name, 'Done')).toBeVisible();
    await expectUsable(page);
    await (await openAction(page, sample.name, 'Cancel')).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await (await openAction(page, sample.name, 'Undo')).click();
    await expect(await openAction(page, sample.name, 'No-show')).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('the day after');
    await expectUsable(page);
  }
});
