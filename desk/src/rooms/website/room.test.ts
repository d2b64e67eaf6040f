import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFolder } from '@clinic/api/test/folder.ts';
import { expect, test } from 'vitest';
import { ASHA } from '#test/people.ts';
import { type Change, openWebsiteDesk, set } from '#test/website-desk.ts';

const MEMBER = '/website/team/namuna-pawar';
const FILE = 'team/namuna-pawar.yaml';
const JSON_WANTED = { accept: 'application/json' };

test('an owner changes a text, which the draft keeps in its place in the file', async () => {
  const { change, get, getData, readDraft, readPublished, db } = await openWebsiteDesk();
  const before = await readPublished(FILE);
  const answer = await change(MEMBER, set('title', 'Anaesthetist'));
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${MEMBER}?done=saved`]);
  expect(await readDraft(FILE)).toBe(before.replace(/^title: .*$/m, 'title: Anaesthetist'));
  expect(await readPublished(FILE)).toBe(before);
  expect(await getData(MEMBER)).toMatchObject({ file: FILE, fields: { title: 'Anaesthetist' } });
  expect((await get('/website/team')).body).toMatch(/namuna-pawar.*Changed/s);
  expect((await get('/website?q=anaesthetist')).body).toContain(`href="${MEMBER}"`);
  const record = { action: 'website-changed', subject: FILE, made_by: ASHA };
  expect(await db.selectFrom('desk_records').selectAll().execute()).toMatchObject([record]);
});

test('an owner reads a mistake at its field, and nothing typed is lost', async () => {
  const { change, readDraft } = await openWebsiteDesk();
  const empty: Change = (sent) => set('title', '')(set('summary', 'Typed just now.')(sent));
  const answer = await change(MEMBER, empty);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Typed just now.');
  expect(answer.body).toMatch(/id="field-title-error"[^>]*>Write a text here/);
  await expect(readDraft(FILE)).rejects.toThrow('ENOENT');
  const told = await change(MEMBER, empty, JSON_WANTED);
  expect(told.json()).toMatchObject({ mistakes: [{ file: FILE, path: ['title'] }] });
});

test.each([
  ['just now', ['scripts/build-draft.mjs', 'node_modules/astro'], 'could not be checked just now'],
  ['in an installation that cannot build', [], 'This installation cannot build the website'],
])('an owner keeps what was typed when the content cannot be checked %s', async (_when, tools, says) => {
  const project = await createFolder();
  for (const tool of tools) await mkdir(join(project, tool), { recursive: true });
  const { change, readDraft } = await openWebsiteDesk('owner', project);
  const answer = await change(MEMBER, set('summary', 'Typed just now.'));
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toMatch(new RegExp(`${says}.*Typed just now\\.`, 's'));
  await expect(readDraft(FILE)).rejects.toThrow('ENOENT');
});

test('an owner keeps what was typed when the draft cannot be written', async () => {
  const { change, draftDir } = await openWebsiteDesk();
  await mkdir(dirname(draftDir), { recursive: true });
  await writeFile(draftDir, 'in the way');
  const answer = await change(MEMBER, set('summary', 'Typed just now.'));
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toMatch(/could not be saved: the disk.*Typed just now\./s);
});

test('two owners are told of each other, and read both texts', async () => {
  const { change, getData, readDraft } = await openWebsiteDesk();
  const { version } = await getData(MEMBER);
  await change(MEMBER, set('title', 'Anaesthetist'));
  const late: Change = (sent) => set('version', version)(set('title', 'Surgeon')(sent));
  const answer = await change(MEMBER, late, JSON_WANTED);
  expect(answer.statusCode).toBe(409);
  const current = await getData(MEMBER);
  expect(answer.json()).toMatchObject({ version: current.version, theirs: await readDraft(FILE) });
  expect(answer.json().yours).toContain('title: Surgeon');
  const page = await change(MEMBER, late);
  expect(page.body).toMatch(/Somebody has saved this file.*value="Surgeon"/s);
});

test('an owner is shown what somebody has changed by hand meanwhile', async () => {
  const { change, get, changeByHand, readPublished } = await openWebsiteDesk();
  await change(MEMBER, set('title', 'Anaesthetist'));
  await changeByHand(FILE, `${await readPublished(FILE)}# by hand\n`);
  expect((await get(MEMBER)).body).toContain('# by hand');
});

test('an owner adds an entry to a list without script, and nothing is saved by it', async () => {
  const { change, readDraft } = await openWebsiteDesk();
  const answer = await change(MEMBER, (sent) => [...sent, ['do', 'add:specialties']]);
  expect(answer.statusCode).toBe(200);
  const places = [...answer.body.matchAll(/name="specialties\.(\d+)"/g)].map(([, place]) => Number(place));
  expect(places).toContain(places.length - 1);
  await expect(readDraft(FILE)).rejects.toThrow('ENOENT');
});

test('an owner finds files by the names of people, and chooses a doctor by name', async () => {
  const { get, getView } = await openWebsiteDesk();
  expect((await get('/website/doctors')).body).toMatch(/Departments, doctors and hours.*Dr\. Namuna Shaikh/s);
  const { names } = await getView('/website/services/piles-treatment');
  expect(names.doctor).toContainEqual({ value: 'namuna-shaikh', label: 'Dr. Namuna Shaikh' });
});

test('an owner sees what work is left in each entry, and looks at one kind of it', async () => {
  const { get, getView, change } = await openWebsiteDesk();
  expect((await get('/website/team')).body).toMatch(/Dr\. Namuna Pawar.*Still a sample/s);
  await change('/website/photographs/reception', set('caption', 'The new front desk'));
  const { found } = await getView('/website?show=untranslated');
  expect(found).toMatchObject([{ href: '/website/photographs/reception', change: 'changed' }]);
  expect((await getView('/website?show=unreviewed&q=piles')).found.length).toBeGreaterThan(0);
});

test('only owners change the website, and only files of its content', async () => {
  const owner = await openWebsiteDesk();
  for (const path of ['/website/nothing', '/website/team/nobody', '/website/team/..%2f..%2fpackage']) {
    expect((await owner.get(path)).statusCode, path).toBe(404);
  }
  const reception = await openWebsiteDesk('reception');
  for (const path of ['/website', '/website/team', MEMBER]) {
    expect((await reception.get(path)).statusCode, path).toBe(403);
  }
  expect((await reception.send(MEMBER, { title: 'Surgeon' })).statusCode).toBe(403);
});
