import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { getOpenDate } from './booking-samples.ts';
import { query } from './database.ts';
import { ASHA, expect, findId, openMenu, scriptless, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { STATE_WIDTHS } from './measured-pages.ts';
import { waitForMails } from './outbox.ts';
import { getSample } from './portal-samples.ts';
import { expectUsable } from './usable.ts';

// Tests what leaves the desk, and what stays of a person who is erased. None of these pages needs script.
// `api/test/desk` tests the combinations.

/** Returns a patient for one test only, within the days that calendars hold. */
function getPatient(number: number) {
  const name = `Canary Taker ${String.fromCharCode(64 + number)}`;
  return { ...getSample(80 + number), name, appointmentDate: getOpenDate(20 + number) };
}

/** Makes the mails of a patient stuck, as a mail server does. Returns the appointment's id. */
function breakMails(clinic: { databaseFile: string }, sample: { email: string }, condition = ''): string {
  const id = findId(clinic, sample);
  const sql = `update mails set status = 'undeliverable', error = 'SMTP_550' where appointment_id = ?${condition}`;
  query(clinic.databaseFile, sql, id);
  return id;
}

const getCard = (page: Page, name: string) => page.getByRole('article', { name });

scriptless(
  'without script an owner exports appointments, and a doctor subscribes to a calendar',
  LONG,
  async ({ page, request, desk, startDayOf }) => {
    const sample = getPatient(1);
    await startDayOf(sample, ASHA, 'owner');
    await (await openMenu(page)).getByRole('link', { name: 'Export' }).click();
    await page.getByLabel('First day').fill(sample.appointmentDate);
    await page.getByLabel('Last day').fill(sample.appointmentDate);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`appointments-${sample.appointmentDate}-${sample.appointmentDate}.csv`);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toMatch(new RegExp(`^\ufeffReference,.*\r\n.*,${sample.name},'\\${sample.phone},${sample.email},`));

    await page.reload();
    await expect(page.getByText(`Exported appointments: csv ${sample.appointmentDate}`)).toBeVisible();
    const address = await page.getByLabel(sample.doctor).inputValue();
    // The tests' server gets its address before it knows its port.
    const feedUrl = new URL(new URL(address).pathname, desk.url).href;
    const answer = await request.get(feedUrl);
    const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
    expect(events.map((event) => new ICAL.Event(event).summary)).toContain(sample.name);
    await page.getByRole('button', { name: `New address for ${sample.doctor}` }).click();
    await expect(page.getByRole('status')).toContainText('The calendar has a new address.');
    expect((await request.get(feedUrl)).status()).toBe(404);
  },
);

scriptless(
  'without script a mistyped name is corrected, and a person who asks for it is erased',
  LONG,
  async ({ page, desk, startDayOf }) => {
    const sample = getPatient(2);
    await startDayOf(sample, ASHA, 'owner');
    await getCard(page, sample.name).getByRole('link').click();
    await page.getByLabel('Name').fill(`${sample.name} Rao`);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toContainText('Corrected.');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${sample.name} Rao`);
    await expect(page.getByRole('region', { name: 'History' })).toContainText(`corrected`);

    await page.getByRole('link', { name: 'Everything about this person' }).click();
    await expect(page.getByText('One appointment is still to come.')).toBeVisible();
    await page.goto(`${desk.url}/day/${sample.appointmentDate}`);
    const card = getCard(page, `${sample.name} Rao`);
    await card.getByRole('link').click();
    await page.getByText(`Cancel ${sample.name} Rao`).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await card.getByRole('link').click();
    await page.getByRole('link', { name: 'Everything about this person' }).click();
    await page.getByText('Erase this person').click();
    await page.getByRole('button', { name: 'Yes, erase it' }).click();
    await expect(page.getByRole('status')).toContainText('One appointment was erased.');

    await page.goto(`${desk.url}/day/${sample.appointmentDate}`);
    const erased = getCard(page, 'Erased');
    await expect(erased).toBeVisible();
    await expect(erased.getByRole('link')).toHaveCount(1);
    await expect(page.getByText(sample.name)).toHaveCount(0);
  },
);

scriptless('without script a mail that is stuck is sent again', LONG, async ({ page, clinic, startDayOf }) => {
  const sample = getPatient(3);
  await startDayOf(sample);
  await waitForMails(clinic.outbox, sample.email, 1);
  breakMails(clinic, sample, " and kind = 'booked' and recipient = 'patient'");
  await page.reload();
  await page.getByRole('link', { name: 'Mails 1' }).click();
  await expect(page.getByText('SMTP_550')).toBeVisible();
  await page.getByRole('button', { name: `Send again Confirmation to the patient, ${sample.name}` }).click();
  await expect(page.getByRole('status')).toContainText('sent again');
  await expect(page.getByText('No mail is stuck.')).toBeVisible();
  await waitForMails(clinic.outbox, sample.email, 2);
});

test('everyone can use what leaves the desk and what stays', LONG, async ({ page, desk, clinic, startDayOf }) => {
  test.slow(true, 'looks at each page');
  const sample = getPatient(4);
  await startDayOf(sample, ASHA, 'owner');
  await waitForMails(clinic.outbox, sample.email, 1);
  const id = breakMails(clinic, sample);
  const paths = [
    `/appointments/${id}`,
    `/person?of=${id}`,
    '/mails',
    '/export',
    '/export?from=2026-11-02&to=2026-11-01&format=csv',
  ];
  for (const width of STATE_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(desk.url + path);
      await expectUsable(page, `${path} at ${width}`);
    }
    await page.goto(`${desk.url}/appointments/${id}`);
    await page.getByLabel('Name').fill(' ');
    await page.getByLabel('Email').fill('canary.typed@sample.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email')).toHaveValue('canary.typed@sample.example');
    await expectUsable(page, `a refused correction at ${width}`);
  }
});
