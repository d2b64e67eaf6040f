import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { getOpenDate } from './booking-samples.ts';
import { toIds } from './content.ts';
import { query } from './database.ts';
import { expect, openDay, test } from './desk-fixtures.ts';
import { bookSample, getSample } from './portal-samples.ts';

// Titles show in tabs, in the browser's history and on shared screens, so they must not name a patient.

const ASHA = 'canary.asha@clinic.example';

/** A booking on its own day, with a link in the message, so that it waits for review. */
const SAMPLE = {
  ...getSample(76),
  name: 'Canary Titlebearer',
  appointmentDate: getOpenDate(116),
  message: 'See https://canary.example',
};
const NAME_PATTERN = /canary|titlebearer/i;

/** Reads the title of a page, after checking that the page shows the patient's name. */
function readTitle(html: string): string {
  expect(html).toContain(SAMPLE.name);
  return /<title>([^<]*)/.exec(html)?.[1] ?? SAMPLE.name;
}

test('the name of a patient is in no title of the desk', async ({ page, request, clinic, desk }) => {
  await bookSample(request, SAMPLE);
  const { doctor } = toIds(SAMPLE);
  const [row] = query<{ id: string }>(clinic.databaseFile, 'select id from appointments where name = ?', SAMPLE.name);
  const id = row?.id;
  query(clinic.databaseFile, "update mails set status = 'undeliverable' where appointment_id = ?", id);
  await desk.addPerson(ASHA, 'owner');
  await openDay(page, desk, ASHA, SAMPLE.appointmentDate);
  const headers = { origin: desk.url };
  const { appointmentDate: firstDate } = SAMPLE;
  const closure = { doctor, firstDate, lastDate: firstDate, firstTime: '', lastTime: '', reason: '' };
  await page.request.post(`${desk.url}/closures`, { form: closure, headers });

  for (const path of [
    `/day/${SAMPLE.appointmentDate}`,
    `/day/${SAMPLE.appointmentDate}?move=${id}`,
    `/appointments/${id}`,
    `/person?of=${id}`,
    `/search?${new URLSearchParams({ q: SAMPLE.name })}`,
    '/review?all=1',
    `/late?${new URLSearchParams({ doctor, kind: 'away', firstDate, span: 'day' })}`,
    '/closures',
    '/mails',
  ]) {
    const answer = await page.request.get(desk.url + path);
    expect.soft(readTitle(await answer.text()), path).not.toMatch(NAME_PATTERN);
  }
  const caller = { ...SAMPLE, doctor, date: firstDate, slot: '11:00', phone: '' };
  const refused = await page.request.post(`${desk.url}/appointments`, { form: caller, headers });
  expect(readTitle(await refused.text())).not.toMatch(NAME_PATTERN);
});

test('the name of a patient is in no title of an answer or of the portal', async ({ request }) => {
  const { manageUrl } = await bookSample(request, { ...SAMPLE, ...getSample(77), name: SAMPLE.name });
  const path = new URL(manageUrl).pathname;
  for (const shown of [path, `${path}?done=moved`]) {
    expect.soft(readTitle(await (await request.get(shown)).text()), shown).not.toMatch(NAME_PATTERN);
  }
  const refused = await request.post(APPOINTMENTS_PATH, { form: { ...SAMPLE, phone: '' } });
  expect(readTitle(await refused.text())).not.toMatch(NAME_PATTERN);
});
