import { readFile } from 'node:fs/promises';
import { getOpenDate } from './booking-samples.ts';
import { query } from './database.ts';
import { ASHA, expect, findId, openMenu, scriptless, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { waitForMails } from './outbox.ts';
import { getSample } from './portal-samples.ts';
import { expectUsableAtWidths } from './usable.ts';

// Tests what leaves the desk. None of these pages needs script.

/** Returns a patient for one test only, within the days that calendars hold. */
function getPatient(number: number) {
  const name = `Canary Taker ${String.fromCharCode(64 + number)}`;
  return { ...getSample(80 + number), name, appointmentDate: getOpenDate(20 + number) };
}

scriptless('an owner without script exports appointments', LONG, async ({ page, startDayOf }) => {
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
});

test('a receptionist sends a stuck mail again', LONG, async ({ page, clinic, desk, startDayOf }) => {
  test.slow(true, 'waits for mails, and looks at a state');
  const sample = getPatient(2);
  await startDayOf(sample);
  const id = findId(clinic, sample);
  await waitForMails(clinic.outbox, sample.email, 1);
  const stuck = "update mails set status = 'undeliverable', error = 'SMTP_550' where appointment_id = ?";
  query(clinic.databaseFile, `${stuck} and kind = 'booked' and recipient = 'patient'`, id);
  await page.goto(desk.url);
  await page.getByRole('link', { name: 'Mails 1' }).click();
  await expect(page.getByText('SMTP_550')).toBeVisible();
  await expectUsableAtWidths(page);
  await page.getByRole('button', { name: `Send again Confirmation to the patient, ${sample.name}` }).click();
  await expect(page.getByRole('status').first()).toContainText('sent again');
  await expect(page.getByText('No mail is stuck.')).toBeVisible();
  await waitForMails(clinic.outbox, sample.email, 2);
});
