import type { Page } from '@playwright/test';
import { expect, getVisit, openAction, scriptless, test } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { waitForMails } from './outbox.ts';
import { getSample } from './portal-samples.ts';

// Tests the way back before a mail leaves. `api/test/desk/appointment/undo.test.ts` tests who gets the time meanwhile.

const getPatient = (number: number) => ({ ...getSample(200 + number), name: `Canary Undone ${'AB'[number]}` });
const getOffer = (page: Page) => page.getByRole('group', { name: 'Undo' });

async function cancel(page: Page, name: string, reason: string): Promise<void> {
  await (await openAction(page, name, 'Cancel')).click();
  await page.getByLabel(/^Reason/).fill(reason);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(getOffer(page)).toContainText('cancelled. The mail leaves in 10 s.');
}

test('who is cancelled by mistake and put back at once gets no mail', async ({
  page,
  clinic,
  setClock,
  startDayOf,
}) => {
  test.slow(true, 'waits for mails that the desk holds back');
  const sample = getPatient(0);
  await setClock(sample.appointmentDate, '08:00');
  await startDayOf(sample);
  await waitForMails(clinic.outbox, sample.email, 1);

  await cancel(page, sample.name, 'A mistake.');
  await getOffer(page).getByRole('button', { name: 'Undo' }).click();
  await expect(getOffer(page)).toBeHidden();
  await expect(getVisit(page, sample.name)).toContainText('Booked');
  await expect(page.getByRole('status').filter({ hasText: 'Undone. No mail was sent.' })).toBeAttached();

  await cancel(page, sample.name, 'The doctor is ill.');
  await page.keyboard.press('z');
  await expect(getVisit(page, sample.name)).toContainText('Booked');

  // Mails leave in their order: the last cancellation shows that none of the others was sent.
  await cancel(page, sample.name, 'The patient has asked for it.');
  await setClock(sample.appointmentDate, '08:01');
  const mails = await waitForMails(clinic.outbox, sample.email, 2);
  expect(mails.at(-1)?.text).toContain('The patient has asked for it.');
});

scriptless(
  'without script the page says until when a move can be undone, and undoes it',
  LONG,
  async ({ page, setClock, startDayOf }) => {
    const sample = getPatient(1);
    await setClock(sample.appointmentDate, '08:00');
    await startDayOf(sample);
    await (await openAction(page, sample.name, 'Move')).click();
    await page.getByRole('button', { name: `Move here 11:00 AM with ${sample.doctor}` }).click();
    const status = page.getByRole('status').first();
    await expect(status).toContainText('The mail to the patient leaves in 10 s.');
    await expect(status).toContainText('It can be undone until 08:00:10 AM.');
    await status.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('status').first()).toContainText('Undone. No mail was sent.');
    await expect(page.getByRole('row', { name: /^10:00 AM/ })).toContainText(sample.name);
  },
);
