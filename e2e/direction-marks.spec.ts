import { fillPerson, PATIENT } from './booking-samples.ts';
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

test('a patient with an Arabic name reads the phone number beside it from left to right', async ({ page, book }) => {
  await book.open();
  await fillPerson(book, { ...PATIENT, name: 'أحمد خان', phone: '+91 98765 43210' });
  await book.next();
  const step = page.getByRole('list', { name: 'Progress' }).getByRole('listitem').first();
  await expect(step).toContainText('أحمد خان · +91 98765 43210');
  const lefts = await step.evaluate((item) => {
    const walk = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    const letters = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      for (const sign of ['خ', '98765', '43210']) {
        const start = node.nodeValue?.indexOf(sign) ?? -1;
        if (start < 0) continue;
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + sign.length);
        letters.push([sign, range.getBoundingClientRect().left] as const);
      }
    }
    return letters;
  });
  expect(lefts.map(([sign]) => sign)).toEqual(['خ', '98765', '43210']);
  expect(lefts.map(([, left]) => left)).toEqual(lefts.map(([, left]) => left).sort((a, b) => a - b));
});
