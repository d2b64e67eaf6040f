import { PASSPHRASE } from '../../desk-fixtures.ts';
import { bookSample, getSample } from '../../portal-samples.ts';
import { DESKTOP } from '../engine.ts';
import { expect, test } from '../fixtures.ts';

const ASHA = 'canary.asha@clinic.example';

test('a person at the desk signs in, sees a booking arrive, and acts on it', async ({
  person,
  desk,
  request,
  setClock,
}) => {
  const sample = { ...getSample(2), name: 'Canary Patient A' };
  await setClock(sample.appointmentDate, '08:00');
  await desk.addPerson(ASHA);
  await person.engine.resize(DESKTOP.width, DESKTOP.height);
  await person.engine.open(`${desk.url}/sign-in`);
  await person.fills('Email', ASHA);
  await person.fills('Passphrase', PASSPHRASE, { role: 'labelled' });
  await person.clicks('button', 'Sign in');
  await person.isAt(/^\/$/);
  await person.engine.open(`${desk.url}/day/${sample.appointmentDate}`);
  // The script of the day draws this button.
  await person.sees('button', 'Keys');

  await bookSample(request, sample);
  const visit = { role: 'article', pattern: sample.name };
  await person.sees('article', undefined, { pattern: sample.name });
  await person.clicks('button', undefined, { pattern: '^Arrived', within: visit });
  await expect
    .poll(async () => (await person.sees('article', undefined, { pattern: sample.name })).text)
    .toContain('Waits 0 min');
  await person.clicks('button', undefined, { pattern: '^Call in', within: visit });
  await expect
    .poll(async () => (await person.sees('article', undefined, { pattern: sample.name })).text)
    .toContain('In 8 am');
});
