/** @module-tag long */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { takePhotograph } from '#test/photographs.ts';
import { type Change, openWebsiteDesk, set } from '#test/website-desk.ts';

const NEW_MEMBER = '/website/team/neha-patil?new=Dr.+Neha+Patil';
const FILE = 'team/neha-patil.yaml';
const SOURCE = 'image.src:file';

const WORDS = {
  order: '9',
  title: 'Surgeon',
  'image.alt': 'Dr. Neha Patil',
  summary: 'She operates by keyhole.',
  'specialties.0': 'Hernia',
  metaDescription: 'Dr. Neha Patil, surgeon.',
  'about.0': 'At the first visit she listens.',
};

const fill: Change = (sent) => Object.entries(WORDS).reduce((all, [name, value]) => set(name, value)(all), sent);

test('an owner adds somebody with a photograph, without script', async () => {
  const { changeWithFiles, readDraft, draftDir, get } = await openWebsiteDesk();
  const answer = await changeWithFiles(NEW_MEMBER, fill, { [SOURCE]: await takePhotograph() });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/website/team/neha-patil?done=saved']);
  expect(await readDraft(FILE)).toMatch(/image:\n {2}src: \.\/images\/img-2034\.webp\n {2}alt: Dr\. Neha Patil\n/);
  const kept = await readFile(join(draftDir, 'files/team/images/img-2034.webp'));
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 600, height: 800 });
  expect((await get('/website/team/neha-patil')).body).toContain('/website/picture?file=team%2Fimages%2Fimg-2034.webp');
  const small = await get('/website/picture?file=team/images/img-2034.webp');
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp']);
  for (const file of ['team/images/nothing.webp', 'team/namuna-pawar.yaml', 'team/images/../images/img-2034.webp']) {
    expect((await get(`/website/picture?file=${file}`)).statusCode, file).toBe(404);
  }
});

test('an owner whose picture is refused loses neither words nor the other picture', async () => {
  const { changeWithFiles, readDraft } = await openWebsiteDesk();
  const broken = new File(['No picture.'], 'words.jpg', { type: 'image/jpeg' });
  const first = await changeWithFiles(NEW_MEMBER, fill, { [SOURCE]: broken });
  expect(first.statusCode).toBe(422);
  expect(first.body).toMatch(/id="field-image\.src-error"[^>]*>This is no picture/);
  expect(first.body).toContain(WORDS.summary);
  const small = await changeWithFiles(NEW_MEMBER, fill, { [SOURCE]: await takePhotograph(200, 300) });
  expect(small.statusCode).toBe(422);
  expect(small.body).toMatch(/id="field-image\.src-error"[^>]*>This picture has 200 × 300 px\. A portrait needs/);
  expect(small.body).toMatch(/<input(?=[^>]*value="\.\/images\/img-2034\.webp")(?=[^>]*checked)/);
  await expect(readDraft(FILE)).rejects.toThrow('ENOENT');
});

test('two pictures of one name get two names, and one sent twice is kept once', async () => {
  const { changeWithFiles, getView } = await openWebsiteDesk();
  const send = async (photograph: File) =>
    changeWithFiles(NEW_MEMBER, (sent) => [...sent, ['do', 'add:about']], { [SOURCE]: photograph });
  await send(await takePhotograph());
  await send(await takePhotograph());
  const answer = await send(await takePhotograph(800, 900));
  expect(answer.body).toMatch(/<input(?=[^>]*value="\.\/images\/img-2034-2\.webp")(?=[^>]*checked)/);
  const { pictures } = await getView(NEW_MEMBER);
  expect(pictures.paths.images.filter((path: string) => path.includes('img'))).toHaveLength(2);
});

test('an owner adds a post with two pictures, without script', async () => {
  const { changeWithFiles, readDraft } = await openWebsiteDesk();
  const path = '/website/posts/after-the-visit?new=After+the+visit';
  const words = {
    author: 'Dr. Namuna Kale',
    date: '2026-11-02',
    summary: 'What comes next.',
    metaDescription: 'Next.',
  };
  const typed = { ...words, markdown: 'You go home.', 'tags.0': 'recovery', 'images.0.alt': 'A door' };
  const write: Change = (sent) => Object.entries(typed).reduce((all, [name, value]) => set(name, value)(all), sent);
  const more: [string, string][] = [
    ['images.1.alt', 'A garden'],
    ['sources', 'present'],
  ];
  const answer = await changeWithFiles(path, (sent) => [...write(sent), ...more], {
    'images.0.src:file': await takePhotograph(800, 600, 'door.jpg'),
    'images.1.src:file': await takePhotograph(800, 600, 'garden.jpg'),
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/website/posts/after-the-visit?done=saved']);
  expect(await readDraft('blog/after-the-visit.md')).toMatch(
    /^---\ntitle: After the visit\n.*src: \.\/images\/door\.webp\n.*src: \.\/images\/garden\.webp\n.*---\n\nYou go home\.\n$/s,
  );
});

test('somebody whose session has ended gets the words back, and sends no file', async () => {
  const { changeWithFiles, getView } = await openWebsiteDesk();
  const photograph = { [SOURCE]: await takePhotograph() };
  const answer = await changeWithFiles(NEW_MEMBER, fill, photograph, { cookie: '' });
  expect(answer.statusCode).toBe(401);
  expect(answer.body).toContain(WORDS.summary);
  const { pictures } = await getView(NEW_MEMBER);
  expect(pictures.paths.images).not.toContain('./images/img-2034.webp');
});

test('a form that breaks off or is none, and one that is too long, changes nothing', async () => {
  const { app, cookie } = await openWebsiteDesk();
  const post = async (payload: string, type = 'multipart/form-data; boundary=x') => {
    const headers = { host: 'localhost:4000', origin: 'http://localhost:4000', cookie, 'content-type': type };
    return (await app.inject({ method: 'POST', url: '/website/team/namuna-pawar', headers, payload })).statusCode;
  };
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  expect(await post(`${part('do', 'add:about')}--x--\r\n`)).toBe(200);
  expect(await post(part('image.src:file"; filename="a.jpg', 'broken off'))).toBe(400);
  expect(await post('nothing', 'multipart/form-data')).toBe(400);
  expect(await post(`${part('__proto__', 'a')}--x--\r\n`)).toBe(400);
  expect(await post(`${part('summary', 'a'.repeat(600_000))}--x--\r\n`)).toBe(413);
  expect(await post(`${part('a', 'a').repeat(5001)}--x--\r\n`)).toBe(413);
});

test('a drawing is cleaned, and a text that nobody can read is refused', async () => {
  const { changeWithFiles, readDraft } = await openWebsiteDesk();
  const path = '/website/services/piles-treatment';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" onload="a()"><path d="M1 1h9"/></svg>';
  const files = { 'icon:file': new File([svg], 'Piles new.svg', { type: 'image/svg+xml' }) };
  const answer = await changeWithFiles(path, (sent) => sent, files);
  expect(answer.statusCode).toBe(303);
  expect(await readDraft('services/icons/piles-new.svg')).not.toContain('onload');
  const control = await changeWithFiles(path, set('subtitle', 'Relief\u0007'), {});
  expect(control.statusCode).toBe(422);
});
