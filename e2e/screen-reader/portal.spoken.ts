import { dateToWords } from '@clinic/contract/booking-calendar.ts';
import { bookSample, getSample } from '../portal-samples.ts';
import { test } from './fixtures.ts';

const DATE = '2031-03-11';
const LATER = '2031-03-12';
const MOVE = { role: 'region', name: 'Choose another day and time' };
const MAIN = { role: 'main' };

test('a patient hears how to move and to cancel an appointment', async ({ person, transcript, reader, request }) => {
  const { manageUrl } = await bookSample(request, { ...getSample(1), appointmentDate: DATE });
  await person.open(manageUrl);
  await reader.focusPage();
  await reader.takeHeard();
  await transcript.reads('The page of an appointment');

  await person.clicks('link', 'Move it');
  await transcript.hears('The way to another day');
  await person.clicks('link', `${dateToWords(LATER)}, has free times`, { within: MOVE });
  await person.sees('radio', undefined, { pattern: '^0?4:00 PM', within: MOVE });
  await transcript.hears('Another day is chosen');
  await person.clicks('radio', undefined, { pattern: '^0?4:00 PM', within: MOVE });
  await transcript.hears('Another time is chosen');
  await person.clicks('button', 'Move to this time');
  await person.expects('status', undefined, { within: MAIN }, { hasFocus: true });
  await transcript.hears('The appointment is moved');
  await transcript.readsChanges('The page of a moved appointment');

  await person.clicks('summary', 'Cancel this appointment');
  await transcript.hears('The form that cancels is unfolded');
  await person.fills(undefined, 'Canary reason', { pattern: '^Reason' });
  await person.clicks('button', 'Yes, cancel my appointment');
  await person.sees('link', 'Book again with these details');
  await person.expects('status', undefined, { within: MAIN }, { hasFocus: true });
  await transcript.hears('The appointment is cancelled');
  await transcript.readsChanges('The page of a cancelled appointment');
  transcript.end();
});
