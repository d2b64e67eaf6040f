/** @module-tag long */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openWebsiteDesk, set } from '#test/website-desk.ts';
import { writeWholeDraft } from './files/content-draft.ts';

const MEMBER = '/website/team/namuna-pawar';
const FILE = 'team/namuna-pawar.yaml';
const JSON_WANTED = { accept: 'application/json' };

const SIGN = { say: 'A sore heel.', tier: 'book', region: 'belly' };

test('an owner adds an entry, whose empty form has its name and says what is missing', async () => {
  const { send, change, get, readDraft } = await openWebsiteDesk();
  const begun = await send('/website/team/new', { name: 'Dr. Neha Patil' });
  expect([begun.statusCode, begun.headers.location]).toEqual([303, '/website/team/neha-patil?new=Dr.+Neha+Patil']);
  const path = `${begun.headers.location}`;
  expect((await get(path)).body).toMatch(/This is new.*value="Dr\. Neha Patil"/s);
  const refused = await change(path, set('summary', 'Typed just now.'));
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toMatch(/value="Dr\. Neha Patil".*Typed just now\./s);
  await expect(readDraft('team/neha-patil.yaml')).rejects.toThrow('ENOENT');
});

test('an owner saves a new entry, which lists and choices then have, and removes it again', async () => {
  const { change, get, getView, send, getData, readDraft } = await openWebsiteDesk();
  const begun = await send('/website/signs/new', { name: 'Sore heel' });
  const answer = await change(`${begun.headers.location}`, (sent) =>
    Object.entries(SIGN).reduce((all, [name, value]) => set(name, value)(all), sent),
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/Kept in the draft.*No page shows this sign/s);
  expect(await readDraft('signs/sore-heel.yaml')).toBe('say: A sore heel.\ntier: book\nregion: belly\n');
  expect((await get('/website')).body).toMatch(/Not published: 1 new.*sore-heel/s);
  const { names } = await getView('/website/services/piles-treatment');
  expect(names.sign).toContainEqual({ value: 'sore-heel', label: 'Sore heel' });
  const { version } = await getData('/website/signs/sore-heel');
  const removed = await send('/website/signs/sore-heel/remove', { version });
  expect(removed.headers.location).toBe('/website/signs?done=removed');
  expect((await get('/website/signs/sore-heel')).statusCode).toBe(404);
});

test('no new entry takes the name of another, and each name makes an address', async () => {
  const { send } = await openWebsiteDesk();
  for (const [kind, fields, says] of [
    ['team', { name: 'Namuna Pawar' }, 'Another entry has this name'],
    ['team', { name: 'नेहा' }, 'Latin letters'],
    ['team', { name: 'New' }, 'Another entry has this name'],
    ['pages', { name: 'Home', of: 'pages' }, 'Another entry has this name'],
    ['doctors', { name: 'Dr. Neha Patil', of: 'doctors' }, 'No doctor has this name yet'],
  ] as const) {
    const answer = await send(`/website/${kind}/new`, fields);
    expect([answer.statusCode, answer.body.includes(says)], fields.name).toEqual([422, true]);
    expect(answer.body).toContain(`value="${fields.name}"`);
  }
  expect((await send('/website/mails/new', { name: 'Another' })).statusCode).toBe(404);
  expect((await send('/website/team/..%2f..%2fpackage', { version: 'new' })).statusCode).toBe(404);
});

test('an owner takes an entry off the website, and puts it back with what was changed in it', async () => {
  const { change, get, getData, send, readPublished, draftDir, contentDir } = await openWebsiteDesk();
  await change(MEMBER, set('title', 'Anaesthetist'));
  const { version } = await getData(MEMBER);
  expect((await send(`${MEMBER}/remove`, { version: 'another' })).statusCode).toBe(409);
  expect((await send(`${MEMBER}/remove`, { version })).headers.location).toBe('/website/team?done=removed');
  expect((await get('/website')).body).toContain('Not published: 1 removed');
  expect((await get('/website/team')).body).toMatch(/namuna-pawar.*Removed/s);
  const whole = join(draftDir, '..', 'whole');
  await writeWholeDraft({ contentDir, draftDir }, whole);
  expect(existsSync(join(whole, FILE))).toBe(false);
  const late = await change(MEMBER, (sent) => [...sent, ['title', 'Typed too late'], ['version', version]]);
  expect(late.statusCode).toBe(409);

  const removed = await getData(MEMBER);
  await send(`${MEMBER}/put-back`, { version: removed.version });
  const back = await getData(MEMBER);
  expect(back.fields.title).toBe('Anaesthetist');
  await send(`${MEMBER}/put-back`, { version: back.version });
  expect((await get('/website')).body).not.toContain('Not published');
  expect(await readPublished(FILE)).toContain((await getData(MEMBER)).fields.title);
});

test('an owner who removes what other files name is led to those', async () => {
  const { getData, send, get } = await openWebsiteDesk();
  const path = '/website/services/piles-treatment';
  const { version } = await getData(path);
  const answer = await send(`${path}/remove`, { version });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/These files no longer fit.*href="\/website\/signs\/[a-z-]+#field-services\.\d"/s);
  expect((await get(path)).body).toContain('Put it back');
});

test('an owner cannot remove a page that the website needs', async () => {
  const { getData, send } = await openWebsiteDesk();
  const path = '/website/pages/privacy';
  const { version } = await getData(path);
  const answer = await send(`${path}/remove`, { version }, JSON_WANTED);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().mistakes).toMatchObject([{ file: 'pages/privacy.md', path: [] }]);
  expect((await send('/website/mails/mails/remove', { version })).statusCode).toBe(404);
});

test('the ids of what is published are shown and stay', async () => {
  const { get } = await openWebsiteDesk();
  const { body } = await get('/website/doctors/booking');
  expect(body).toMatch(/<input(?=[^>]*name="departments\.0\.id")(?=[^>]*readOnly)/i);
  expect(body).not.toMatch(/<input(?=[^>]*name="departments\.0\.name")(?=[^>]*readOnly)/i);
});
