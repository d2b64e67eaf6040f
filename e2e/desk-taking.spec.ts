import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { getOpenDate } from './booking-samples.ts';
import { query } from './database.ts';
import { ASHA, expect, findId, getVisit, openMenu, scriptless, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { waitForMails } from './outbox.ts';
import { getSample } from './portal-samples.ts';
import { expectUsableAtWidths } from './usable.ts';

// Tests what leaves the desk, and what stays of a person who is erased. None of these pages needs script.

/** Returns a patient for one test only, within the days that calendars hold. */
function getPatient(number: number) {
  const name = `Canary Taker ${String.fromCharCode(64 + number)}`;
  return { ...getSample(80 + number), name, appointmentDate: getOpenDate(20 + number) };
}

scriptless(
  'an owner without script exports appointments, and gives a doctor a calendar',
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

test(
  'an owner corrects a name, sends a stuck mail again, and erases a person',
  LONG,
  async ({ page, clinic, desk, startDayOf }) => {
    test.slow(true, 'waits for mails, and looks at a state');
    const sample = getPatient(2);
    const name = `${sample.name} Rao`;
    await startDayOf(sample, ASHA, 'owner');
    const id = findId(clinic, sample);
    await page.goto(`${desk.url}/appointments/${id}`);
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').first()).toContainText('Corrected.');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByRole('region', { name: 'History' })).toContainText('corrected');

    await waitForMails(clinic.outbox, sample.email, 1);
    const stuck = "update mails set status = 'undeliverable', error = 'SMTP_550' where appointment_id = ?";
    query(clinic.databaseFile, `${stuck} and kind = 'booked' and recipient = 'patient'`, id);
    await page.reload();
    await page.getByRole('link', { name: 'Mails 1' }).click();
    await expect(page.getByText('SMTP_550')).toBeVisible();
    await expectUsableAtWidths(page);
    await page.getByRole('button', { name: `Send again Confirmation to the patient, ${name}` }).click();
    await expect(page.getByRole('status').first()).toContainText('sent again');
    await expect(page.getByText('No mail is stuck.')).toBeVisible();
    await waitForMails(clinic.outbox, sample.email, 2);

    await page.goto(`${desk.url}/appointments/${id}`);
    await page.getByText(`Cancel ${name}`).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.waitForURL(/done=cancel/);
    await page.goto(`${desk.url}/person?of=${id}`);
    await page.getByText('Erase this person').click();
    await page.getByRole('button', { name: 'Yes, erase it' }).click();
    await expect(page.getByRole('status').first()).toContainText('One appointment was erased.');
    await page.goto(`${desk.url}/day/${sample.appointmentDate}`);
    await expect(getVisit(page, 'Erased').getByRole('link')).toHaveCount(1);
    await expect(page.getByText(sample.name)).toHaveCount(0);
  },
);
