import { expect, test } from './fixtures.ts';
import { waitForMails } from './outbox.ts';
import { bookSample, getSample } from './portal-samples.ts';

const MARKS = /\p{Bidi_Control}/u;

test('a name turns no other words on a patient’s page, in the calendar or in a mail', async ({ request, clinic }) => {
  const sample = { ...getSample(16), name: 'Asha \u202e\u2066Kulkarni' };
  const { manageUrl } = await bookSample(request, sample);
  const page = await (await request.get(manageUrl)).text();
  expect(page).toContain('Asha Kulkarni');
  expect(page).not.toMatch(MARKS);
  expect(await (await request.get(`${manageUrl}/appointment.ics`)).text()).not.toMatch(MARKS);
  const [mail] = await waitForMails(clinic.outbox, sample.email, 1);
  expect(mail?.text).toContain('Asha Kulkarni');
  for (const text of [mail?.text, mail?.html, mail?.subject, mail?.to?.[0]?.name])
    expect(text ?? '').not.toMatch(MARKS);
});
