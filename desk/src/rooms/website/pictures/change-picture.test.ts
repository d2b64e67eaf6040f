/** @module-tag long */
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { takePhotograph } from '#test/photographs.ts';
import { openWebsiteDesk } from '#test/website-desk.ts';
import { listChangedFiles } from '../files/content-draft.ts';
import type { PictureFile } from './all-pictures.ts';

const PORTRAIT = 'team/images/namuna-pawar.webp';
const SHARED = 'founders/images/namuna-kale.webp';
const ICON = 'services/icons/piles-treatment.svg';
const UNUSED = 'team/images/unused.webp';
const REMOVE = '/website/pictures/remove';

const toPage = (file: string) => `/website/pictures/replace?file=${encodeURIComponent(file)}`;

/** Opens a desk with a published picture that nothing shows. */
async function open() {
  const desk = await openWebsiteDesk();
  await cp(join(desk.contentDir, PORTRAIT), join(desk.contentDir, UNUSED));
  const find = async (wanted: string): Promise<PictureFile | undefined> => {
    const { folders } = await desk.getView('/website/pictures');
    return folders
      .flatMap(({ pictures }: { pictures: PictureFile[] }) => pictures)
      .find(({ file }: PictureFile) => file === wanted);
  };
  const replace = (file: string, picture: File) => desk.changeWithFiles(toPage(file), (sent) => sent, { picture });
  const putBack = (file: string, version: string) =>
    desk.send(`/website/pictures/put-back?file=${encodeURIComponent(file)}`, { version });
  return { ...desk, find, replace, putBack };
}

test('an owner finds every picture with where it is shown, also from another folder', async () => {
  const { find, get } = await open();
  expect((await get('/website')).body).toMatch(/Pictures and drawings.*?<span>\d{3}<\/span>/s);
  const kale = (await find(SHARED))?.uses.map(({ href }) => href);
  expect(kale).toEqual(['/website/doctors/namuna-kale', '/website/doctors/founders.namuna-kale']);
  expect(await find(ICON)).toMatchObject({ change: null, uses: [{ title: 'Piles Treatment' }] });
  expect((await find(UNUSED))?.uses).toEqual([]);
});

test('an owner gives a published picture another file of the same name, and takes the published one again', async () => {
  const { replace, putBack, find, get, getView, contentDir, draftDir, places } = await open();
  const published = await readFile(join(contentDir, PORTRAIT));
  const answer = await replace(PORTRAIT, await takePhotograph());
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${toPage(PORTRAIT)}&done=replaced`]);
  expect(await find(PORTRAIT)).toMatchObject({ change: 'changed', uses: [{ title: expect.stringMatching(/Pawar/) }] });
  expect(await sharp(join(draftDir, 'files', PORTRAIT)).metadata()).toMatchObject({ format: 'webp', height: 800 });
  expect(await readFile(join(contentDir, PORTRAIT))).toEqual(published);
  const { address, publishedAddress, version } = await getView(toPage(PORTRAIT));
  const [now, before] = await Promise.all([get(address), get(publishedAddress)]);
  expect([now.statusCode, before.statusCode, now.rawPayload.equals(before.rawPayload)]).toEqual([200, 200, false]);
  expect((await putBack(PORTRAIT, version)).statusCode).toBe(303);
  expect(listChangedFiles(places)).toEqual([]);
});

test('a picture that cannot take the place is refused with the remedy, and the draft stays as it was', async () => {
  const { replace, get, places } = await open();
  for (const [file, picture, says] of [
    [PORTRAIT, await takePhotograph(200, 300), /This picture has 200 × 300 px\. A portrait needs/],
    [PORTRAIT, new File(['No picture.'], 'words.jpg'), /This is no picture/],
    [ICON, await takePhotograph(), /This is no drawing/],
  ] as const) {
    const answer = await replace(file, picture);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toMatch(says);
  }
  expect(listChangedFiles(places)).toEqual([]);
  for (const file of ['team/namuna-pawar.yaml', 'team/../team/images/namuna-pawar.webp', 'nothing.webp', '']) {
    expect((await get(toPage(file))).statusCode, file).toBe(404);
  }
});

test('two owners who replace one picture are told of each other', async () => {
  const { changeWithFiles, replace, draftDir, find } = await open();
  await replace(PORTRAIT, await takePhotograph());
  const outdated = (sent: [string, string][]): [string, string][] => sent.map(([name]) => [name, 'another']);
  const answer = await changeWithFiles(toPage(PORTRAIT), outdated, { picture: await takePhotograph(900, 1200) });
  expect(answer.statusCode).toBe(409);
  expect(answer.body).toContain('Somebody has changed this picture just now');
  expect(await sharp(join(draftDir, 'files', PORTRAIT)).metadata()).toMatchObject({ height: 800 });
  expect((await find(PORTRAIT))?.change).toBe('changed');
});

test('an owner removes a published picture that nothing shows, and puts it back with its change', async () => {
  const { replace, send, find, putBack, getView, get, contentDir, draftDir } = await open();
  await replace(UNUSED, await takePhotograph());
  expect((await send(REMOVE, { file: UNUSED })).statusCode).toBe(303);
  expect((await find(UNUSED))?.change).toBe('removed');
  expect(existsSync(join(contentDir, UNUSED))).toBe(true);
  expect((await getView('/website/team/namuna-pawar')).pictures.paths.images).not.toContain('./images/unused.webp');
  expect((await get('/website/draft')).body).toContain('unused.webp: removed');
  expect((await putBack(UNUSED, (await getView(toPage(UNUSED))).version)).statusCode).toBe(303);
  expect((await find(UNUSED))?.change).toBe('changed');
  expect(await sharp(join(draftDir, 'files', UNUSED)).metadata()).toMatchObject({ height: 800 });
});

test('a picture that an entry shows stays, and one that was never published is gone at once', async () => {
  const { changeWithFiles, send, find } = await open();
  for (const file of [PORTRAIT, SHARED, ICON]) expect((await send(REMOVE, { file })).statusCode, file).toBe(422);
  const step = (sent: [string, string][]): [string, string][] => [...sent, ['do', 'add:about']];
  await changeWithFiles('/website/team/namuna-pawar', step, { 'image.src:file': await takePhotograph() });
  expect(await find('team/images/img-2034.webp')).toMatchObject({ change: 'new', uses: [] });
  expect((await send(REMOVE, { file: 'team/images/img-2034.webp' })).statusCode).toBe(303);
  expect(await find('team/images/img-2034.webp')).toBeUndefined();
});
