/** @module-tag long */
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@clinic/api/project-root.ts';
import { createFolder } from '@clinic/api/test/folder.ts';
import { mountSmallDisk, type SmallDisk } from '@clinic/api/test/small-disk.ts';
import { readPublished, type ServedFolders, toBuildFolders } from '@clinic/contract/published-site.mjs';
import { expect, type TestContext, test } from 'vitest';
import { listChangedFiles } from '#rooms/website/files/content-draft.ts';
import { takePhotograph } from '#test/photographs.ts';
import { openWebsiteDesk, set } from '#test/website-desk.ts';

const KILOBYTE = 1024;
const STEP = 4 * KILOBYTE;
const KEPT = ['team', 'booking.yaml', 'faq.yaml'];
const FILE = 'team/namuna-pawar.yaml';
const ENTRY = '/website/team/namuna-pawar';
const [DRAFT, PUBLISH] = ['/website/draft', '/website/publish'];

/** Finds no mistake, at once. */
const CHECK = 'export const checkContent = async () => ({ mistakes: [], notes: [] });';

/** Makes a site of one page and a megabyte, with the words of the real build for a full disk. */
const BUILD = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { sayWhenDiskIsFull } from '${PROJECT_ROOT}/scripts/full-disk.mjs';
const [content, site] = process.argv.slice(2);
await sayWhenDiskIsFull(async () => {
  mkdirSync(site + '/client', { recursive: true });
  writeFileSync(site + '/client/index.html', readFileSync(content + '/${FILE}'));
  writeFileSync(site + '/client/large.webp', Buffer.alloc(${KILOBYTE * KILOBYTE}));
});
console.log(JSON.stringify({ done: true, stamp: 'stamp', changed: ['/team'] }));
`;

/** Opens a desk whose content, draft, builds and history lie on a small disk. */
async function open(skip: TestContext['skip']) {
  const disk: SmallDisk = mountSmallDisk() ?? skip('this user may not mount a small disk');
  const projectRoot = await createFolder();
  for (const [path, text] of Object.entries({
    'scripts/build-draft.mjs': BUILD,
    'site/src/content-check/content-mistakes.ts': CHECK,
    'node_modules/astro/package.json': '{}',
  })) {
    await mkdir(join(projectRoot, path, '..'), { recursive: true });
    await writeFile(join(projectRoot, path), text);
  }
  const served: ServedFolders[] = [];
  const desk = await openWebsiteDesk('owner', projectRoot, async (folders) => void served.push(folders), disk.folder);
  const { places, change, changeWithFiles, getData, readPublished: read, send } = desk;
  for (const name of await readdir(places.contentDir)) {
    if (!KEPT.includes(name)) await rm(join(places.contentDir, name), { recursive: true });
  }
  const before = await read(FILE);
  return {
    ...desk,
    disk,
    served,
    save: () => change(ENTRY, set('title', 'Dream keeper')),
    sendPicture: async () => changeWithFiles(ENTRY, (sent) => sent, { 'image.src:file': await takePhotograph() }),
    async build() {
      await send(DRAFT, {});
      await expect.poll(async () => (await getData(DRAFT)).state).not.toBe('building');
      return getData(DRAFT);
    },
    publish: () => send(PUBLISH, {}),
    async expectUnpublished() {
      expect(await read(FILE)).toBe(before);
      expect(readPublished(places.dataDir)).toBeNull();
    },
  };
}

const FULL = /disk[^.]*full/;

test('an owner saves a form and a picture, and removes an entry, once a full disk has room again', async ({ skip }) => {
  const { disk, save, sendPicture, send, getView, places, expectUnpublished } = await open(skip);
  const remove = async () => send(`${ENTRY}/remove`, { version: (await getView(ENTRY)).version });
  await disk.fill(0);
  for (const press of [save, sendPicture, remove]) {
    const answer = await press();
    expect([answer.statusCode, answer.body]).toEqual([422, expect.stringMatching(FULL)]);
    expect(listChangedFiles(places)).toEqual([]);
  }
  await expectUnpublished();
  await disk.free();
  for (const press of [save, sendPicture, remove]) expect((await press()).statusCode).toBe(303);
  await expectUnpublished();
});

test('a draft of a full disk is kept, and is built once there is room', async ({ skip }) => {
  const { disk, save, build, places, readDraft, expectUnpublished } = await open(skip);
  await save();
  // No room for the content, and then none for the site.
  for (const room of [0, 900 * KILOBYTE]) {
    await disk.fill(room);
    expect(await build()).toMatchObject({ state: 'failed', says: expect.stringMatching(FULL) });
    expect(globSync('*', { cwd: join(places.dataDir, 'sites') })).toEqual([]);
    expect(await readDraft(FILE)).toContain('Dream keeper');
    await expectUnpublished();
    await disk.free();
  }
  expect(await build()).toMatchObject({ state: 'ready', changed: ['/team'] });
});

test('a website that a full disk does not let be published stays as it was, and is published by the same press', async ({
  skip,
}) => {
  const { disk, save, build, publish, served, places, readDraft, expectUnpublished } = await open(skip);
  await save();
  await build();
  await disk.fill(0);
  const answer = await publish();
  expect([answer.statusCode, answer.body]).toEqual([409, expect.stringMatching(FULL)]);
  expect(served.at(-1)?.siteDir).toBe(join(disk.folder, 'site'));
  expect(await readDraft(FILE)).toContain('Dream keeper');
  await expectUnpublished();
  await disk.free();
  expect((await publish()).statusCode).toBe(303);
  expect(readPublished(places.dataDir)).toMatchObject({ isRecorded: true });
});

test('what was published on a full disk is served, and goes into content and history by the same press', async ({
  skip,
}) => {
  const { disk, save, build, publish, served, places, getData, readPublished: read } = await open(skip);
  await save();
  await build();
  const press = async (room: number) => {
    await disk.fill(room);
    const answer = await publish();
    await disk.free();
    return answer;
  };
  // Each press has a little more room, so that the disk is full at another place.
  let room = 2 * STEP;
  let answer = await press(room);
  const published = readPublished(places.dataDir);
  expect(served).toEqual([toBuildFolders(published?.id ?? '', places.dataDir)]);
  expect(await readFile(join(served[0]?.siteDir ?? '', 'client/index.html'), 'utf8')).toContain('Dream keeper');
  while (answer.statusCode !== 303) {
    expect([answer.statusCode, answer.body]).toEqual([409, expect.stringMatching(/see the new website.*disk is full/)]);
    expect(readPublished(places.dataDir)).toEqual({ ...published, isRecorded: false });
    room += STEP;
    answer = await press(room);
  }
  expect(room).toBeGreaterThan(4 * STEP);
  expect(served).toHaveLength(1);
  expect(readPublished(places.dataDir)).toEqual({ ...published, isRecorded: true });
  expect(await read(FILE)).toContain('Dream keeper');
  expect(listChangedFiles(places)).toEqual([]);
  expect(await getData('/website/history')).toHaveLength(2);
});
