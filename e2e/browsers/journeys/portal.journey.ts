import { addDays, dateToWords } from '@clinic/contract/booking-calendar.ts';
import { skipClosedDays } from '../../booking-samples.ts';
import { type Mail, readLink, waitForMails } from '../../outbox.ts';
import { bookSample, getSample } from '../../portal-samples.ts';
import { DESKTOP } from '../engine.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';

const MOVE = { role: 'region', name: 'Choose another day and time' };
const CANCEL = { role: 'region', name: 'Or cancel it' };
const MAIN = { role: 'main' };

test('a patient opens the link of the mail, moves the appointment and cancels it', async ({
  person,
  clinic,
  request,
}) => {
  const sample = getSample(1);
  await bookSample(request, sample);
  const [mail] = (await waitForMails(clinic.outbox, sample.email, 1)) as [Mail];
  await person.engine.resize(DESKTOP.width, DESKTOP.height);
  await person.open(readLink(mail));
  await person.sees('heading', 'Your appointment', { level: 1 });

  const date = skipClosedDays(addDays(sample.appointmentDate, 1));
  await person.clicks('link', 'Move it');
  await turnTo(person, date);
  await person.clicks('link', `${dateToWords(date)}, has free times`, { within: MOVE });
  await person.clicks('radio', undefined, { pattern: '^0?4:00 PM', within: MOVE });
  await person.clicks('button', 'Move to this time');
  const moved = await person.expects('status', undefined, { within: MAIN }, { hasFocus: true });
  expect(moved.text).toContain('Your appointment has been moved.');

  await person.clicks('summary', 'Cancel this appointment', { within: CANCEL });
  await person.fills(undefined, 'Canary reason', { pattern: '^Reason' });
  await person.clicks('button', 'Yes, cancel my appointment');
  const cancelled = await person.expects('status', undefined, { within: MAIN }, { hasFocus: true });
  expect(cancelled.text).toContain('Your appointment has been cancelled.');
  await person.sees('link', 'Book again with these details');
});

/** Turns the months until that of a date is shown. */
async function turnTo(person: Person, date: string): Promise<void> {
  const format = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const wanted = `Days in ${format.format(new Date(date))}`;
  const readName = async () =>
    person.engine.evaluate(() => document.querySelector('main table')?.getAttribute('aria-label'));
  while ((await readName()) !== wanted) {
    const before = await readName();
    await person.clicks('link', undefined, { pattern: '^Later: ', within: MOVE });
    await expect.poll(readName).not.toBe(before);
  }
}
