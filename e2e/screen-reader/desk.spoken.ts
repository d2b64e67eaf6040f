import { PASSPHRASE } from '../desk-fixtures.ts';
import { bookSample, getSample } from '../portal-samples.ts';
import { FIXED_DAY } from './fixed-clock.ts';
import { test } from './fixtures.ts';

const ASHA = 'canary.asha@clinic.example';

test('a person at the desk hears a booking arrive on the board', async ({
  person,
  transcript,
  reader,
  desk,
  request,
}) => {
  await desk.addPerson(ASHA);
  await person.engine.open(`${desk.url}/sign-in`);
  await reader.focusPage();
  await transcript.reads('The door');
  await person.fills('Email', ASHA);
  await person.fills('Passphrase', PASSPHRASE, { role: 'labelled' });
  await person.clicks('button', 'Sign in');
  await person.isAt(/^\/$/);
  await person.engine.open(`${desk.url}/day/${FIXED_DAY}`);
  await person.sees('button', 'Keys');
  await reader.focusPage();
  await reader.takeHeard();
  await transcript.reads('The board of a day without bookings');

  const sample = { ...getSample(2), name: 'Canary Patient A', appointmentDate: FIXED_DAY };
  await bookSample(request, sample);
  await person.sees('article', undefined, { pattern: sample.name });
  await transcript.hears('A booking arrives');
  await transcript.readsChanges('The board with the booking');
  const visit = { role: 'article', pattern: sample.name };
  await person.clicks('button', undefined, { pattern: '^Arrived', within: visit });
  await person.sees('button', undefined, { pattern: '^Call in', within: visit });
  await transcript.hears('The patient arrives');
  transcript.end();
});
