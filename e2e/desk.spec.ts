import type { Locator } from '@playwright/test';
import { getOpenDate } from './booking-samples.ts';
import { DOCTOR_IDS, DOCTORS } from './content.ts';
import {
  ASHA,
  expect,
  getVisit,
  openAction,
  openDay,
  PASSPHRASE,
  pressUntil,
  scriptless,
  setSessionEnd,
  signIn,
  test,
  wakes,
} from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { waitForMails } from './outbox.ts';
import { bookSample, getSample } from './portal-samples.ts';

// Tests the day at the front desk: what others do, the mouse, small screens, paper, and a browser without script.

const RAVI = 'canary.ravi@clinic.example';

/** Makes names unique, because tests that run again on one server meet the appointments of earlier runs. */
let count = 0;
function getPatient(number: number) {
  count += 1;
  return { ...getSample(number), name: `Canary Patient ${String.fromCharCode(64 + count)}` };
}

test('a receptionist sees bookings and what a colleague does appear by themselves', async ({
  page,
  browser,
  request,
  desk,
  setClock,
  startDay,
}) => {
  test.slow(true, 'signs in twice');
  const sample = getPatient(1);
  const visit = getVisit(page, sample.name);
  await setClock(sample.appointmentDate, '08:00');
  await desk.addPerson(RAVI);
  await startDay(sample.appointmentDate);
  // A low window shows less of each visit. Its patient keeps the whole name for those who listen.
  const other = await (await browser.newContext({ viewport: { width: 1280, height: 660 } })).newPage();
  const otherVisit = getVisit(other, sample.name);
  await openDay(other, desk, RAVI, sample.appointmentDate);
  await wakes(other);
  await bookSample(request, sample);
  await expect(visit).toBeVisible();

  await visit.getByRole('link').focus();
  await otherVisit.getByRole('button', { name: 'Arrived' }).click();
  await expect(visit).toContainText('Waits 0 min');
  // The focus stays with the patient when somebody else acts.
  await expect(visit.getByRole('link')).toBeFocused();
  await pressUntil(() => otherVisit.getByRole('button', { name: 'Call in' }).click(), otherVisit, 'in');
  await expect(visit).toContainText('In 8 am');
  await expect(page.getByRole('region', { name: 'Waiting room' })).not.toContainText(sample.name);

  // A ring says whose panel is open, whatever the color of the cell.
  await visit.getByRole('link').click();
  await expect(visit).toHaveAttribute('data-chosen');
  await expect(visit).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  await other.context().close();
});

test('a receptionist who presses Arrived twice, on the board or in the list, marks one arrival', async ({
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

test('a receptionist drags a card to a free time of another doctor, whom the mail then names', async ({
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

test('a receptionist prints a sheet for each doctor, without bar and buttons, and with staff notes by choice', async ({
  page,
  request,
  startDay,
}) => {
  const sample = getPatient(3);
  await bookSample(request, { ...sample, message: 'Comes by wheelchair.' });
  await startDay(sample.appointmentDate);
  await getVisit(page, sample.name).getByRole('link').focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: 'New note' })).toBeFocused();
  await page.keyboard.type('Owes a fee.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('The note is added.').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(DOCTORS.length);
  const row = page.getByRole('row').filter({ hasText: sample.name });
  for (const fact of ['10:00 AM', sample.phone, sample.department, 'Comes by wheelchair.', 'Booked']) {
    await expect(row).toContainText(fact);
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(row).not.toContainText('Owes a fee.', { useInnerText: true });
  await page.emulateMedia({ media: null });
  await page.locator('summary', { hasText: 'Another day, print, keys' }).click();
  await page.getByLabel('Print staff notes too').check();
  await page.emulateMedia({ media: 'print' });
  await expect(row).toContainText('Desk: Owes a fee.', { useInnerText: true });
});

test(
  'a receptionist with a phone sees no time cover another on a day with many rows',
  LONG,
  async ({ page, startDayOf }) => {
    const sample = getPatient(6);
    await page.setViewportSize({ width: 360, height: 800 });
    await startDayOf(sample);
    // The sample clinic has few times a day; `npm run test:another-clinic` has a day with many.
    const overflows = await getVisit(page, sample.name).evaluate((visit) => {
      const board = visit.closest('table');
      board?.setAttribute('data-dense', '');
      return [...(board?.rows ?? [])].flatMap((row) => {
        const end = row.getBoundingClientRect().bottom;
        return [...row.cells]
          .map((cell) => Math.round(cell.getBoundingClientRect().bottom - end))
          .filter((px) => px > 0);
      });
    });
    expect(overflows).toEqual([]);
  },
);

scriptless(
  'a receptionist without script books, moves, marks and cancels by forms that tell what is done',
  LONG,
  async ({ page, clinic, setClock, startDayOf }) => {
    test.slow(true, 'does all that a day needs');
    const sample = getPatient(4);
    const status = page.getByRole('status').first();
    await setClock(sample.appointmentDate, '08:00');
    await startDayOf(sample);
    await getVisit(page, sample.name).getByRole('button', { name: 'Arrived' }).click();
    await expect(status).toContainText('Marked as arrived.');
    await (await openAction(page, sample.name, 'Undo')).click();
    await expect(status).toContainText('Undone.');
    await (await openAction(page, sample.name, 'Move')).click();
    await page.getByRole('button', { name: `Move here 11:00 AM with ${sample.doctor}` }).click();
    await expect(status).toContainText('The mail to the patient leaves in 10 s.');
    await expect(status).toContainText('It can be undone until 08:00:10 AM.');
    await status.getByRole('button', { name: 'Undo' }).click();
    await expect(status).toContainText('Undone. No mail was sent.');
    await getVisit(page, sample.name).getByRole('link').click();
    await page.getByText(`Cancel ${sample.name}`).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(status).toContainText('Cancelled.');

    await page.getByRole('link', { name: 'Book a caller' }).click();
    await page.getByLabel('With whom').selectOption({ label: sample.doctor });
    await page.getByLabel('From').fill(sample.appointmentDate);
    await page.getByLabel('Time of day').selectOption('Afternoon');
    await page.getByRole('button', { name: 'Show times' }).click();
    await page
      .getByRole('link', { name: new RegExp(`2 pm .*${sample.doctor}`) })
      .first()
      .click();
    await page.getByLabel('Phone').fill(sample.phone);
    await page.getByRole('button', { name: 'Look up the phone' }).click();
    await expect(page.getByLabel('Name')).toHaveValue(sample.name);
    await page.getByLabel('Name').fill('Canary Paper');
    await page.getByLabel('Email').fill('');
    setSessionEnd(clinic, ASHA, -1000);
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await signIn(page, ASHA, PASSPHRASE);
    await page.getByRole('button', { name: 'Back to my form' }).click();
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(status).toContainText(/Read aloud: “.*2 pm, with .*No mail is sent/s);
    await page.locator('summary', { hasText: 'Another day' }).click();
    await page.getByLabel('Date').fill(getOpenDate(10));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${getOpenDate(10)}$`));
  },
);
