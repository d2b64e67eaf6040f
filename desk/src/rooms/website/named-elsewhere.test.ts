/** @module-tag long */
import { expect, test } from 'vitest';
import { openWebsiteDesk, set } from '#test/website-desk.ts';
import { listChangedFiles } from './files/content-draft.ts';

const SERVICE = '/website/services/pilonidal-sinus-care';
/** A sign that another service shows too, and one that only this service shows. */
const SHARED = 'signs/anal-abscess-with-shivering.yaml';
const UNSHOWN = 'signs/tailbone-soreness.yaml';

test('a removed service leaves the lists that name it, with its translations and the signs that nothing else shows, until it is put back', async () => {
  const { getData, send, places, readDraft, readPublished } = await openWebsiteDesk();
  const { version } = await getData(SERVICE);
  const answer = await send(`${SERVICE}/remove`, { version, takeOut: 'yes' });
  expect(answer.body).toMatch(/no longer name it.*Anal abscess with shivering.*Tailbone soreness/s);
  expect(answer.body).toContain('href="/website/questions/glossary#field-pages.');
  const published = await readPublished(SHARED);
  expect(await readDraft(SHARED)).toBe(published.replace(', pilonidal-sinus-care]', ']'));
  const removed = listChangedFiles(places).flatMap(({ file, change }) => (change === 'removed' ? file : []));
  const files = ['services/pilonidal-sinus-care.yaml', UNSHOWN];
  expect(removed).toEqual(expect.arrayContaining(files.flatMap((file) => [file, `hi/${file}`, `mr/${file}`])));

  await send(`${SERVICE}/put-back`, { version: (await getData(SERVICE)).version });
  expect(listChangedFiles(places)).toEqual([]);
});

test('a list that was changed otherwise too stays without the service that is back, and is told', async () => {
  const { change, getData, send, readDraft } = await openWebsiteDesk();
  const { version } = await getData(SERVICE);
  await send(`${SERVICE}/remove`, { version, takeOut: 'yes' });
  await change('/website/signs/anal-abscess-with-shivering', set('say', 'A hot lump, and shivering.'));
  const back = await send(`${SERVICE}/put-back`, { version: (await getData(SERVICE)).version });
  expect(back.body).toMatch(/still do not name it.*Anal abscess with shivering/s);
  expect(await readDraft(SHARED)).toContain('services: [fistula-treatment]');
});
