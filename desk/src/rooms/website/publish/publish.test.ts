/** @module-tag long */
import { existsSync, globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartupError } from '@clinic/api/startup-error.ts';
import { createFolder } from '@clinic/api/test/folder.ts';
import { readPublished, type ServedFolders } from '@clinic/contract/published-site.mjs';
import { expect, test } from 'vitest';
import { openWebsiteDesk } from '#test/website-desk.ts';
import { saveDraftFile } from '../files/change-draft.ts';
import { readDraftFile } from '../files/content-draft.ts';

const FILE = 'team/namuna-pawar.yaml';
const KEPT = ['team', 'booking.yaml', 'faq.yaml'];
const DRAFT = '/website/draft';
const PUBLISH = '/website/publish';
const JSON_WANTED = { accept: 'application/json' };

/** Stands for the site's build, which takes a minute: it makes a page of one file, unless the file asks for a failure. */
const QUICK_BUILD = `
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const [content, site] = process.argv.slice(2);
const text = readFileSync(content + '/${FILE}', 'utf8');
const say = (line) => console.log(JSON.stringify(line));
say({ step: 'Building the pages', secondsLeft: 20 });
if (text.includes('in English')) say({ english: ['/team'] });
if (text.includes('never ends')) await new Promise((resolve) => setTimeout(resolve, 600000));
if (text.includes('title: killed')) process.kill(process.pid, 'SIGKILL');
if (text.includes('a mistake')) {
  say({ mistakes: [{ file: '${FILE}', path: [], message: 'Write another title.' }] });
  process.exit(1);
}
mkdirSync(site + '/client', { recursive: true });
writeFileSync(site + '/client/index.html', text);
if (existsSync('version')) copyFileSync('version', site + '/version.sha256');
const inEnglish = [{ language: 'hi', path: '/services/piles-treatment', files: ['signs/black-stool.yaml'] }];
say({ done: true, stamp: 'stamp', changed: ['/team'], ...(text.includes('a new sign') && { inEnglish }) });
`;

/** Opens a desk with a quick build, whose exchanges are noted and can be refused. */
async function open(role: 'reception' | 'owner' = 'owner') {
  const projectRoot = await createFolder();
  await mkdir(join(projectRoot, 'scripts'));
  await writeFile(join(projectRoot, 'scripts', 'build-draft.mjs'), QUICK_BUILD);
  await mkdir(join(projectRoot, 'node_modules/astro'), { recursive: true });
  const update = (version: string) => writeFile(join(projectRoot, 'version'), version);
  const served: ServedFolders[] = [];
  const refusal: { says?: string } = {};
  const hold: { until?: Promise<void> } = {};
  const exchange = async (folders: ServedFolders) => {
    if (refusal.says) throw new StartupError(refusal.says);
    served.push(folders);
    await hold.until;
  };
  const desk = await openWebsiteDesk(role, projectRoot, exchange);
  const { places, getData, send } = desk;
  // The history writes each file onto the disk, and a few say as much as a thousand.
  for (const name of await readdir(places.contentDir)) {
    if (!KEPT.includes(name)) await rm(join(places.contentDir, name), { recursive: true });
  }
  function changeTitle(title: string): void {
    const { text, version } = readDraftFile(places, FILE);
    saveDraftFile(places, FILE, text.replace(/^title: .*$/m, `title: ${title}`), version);
  }
  /** Waits until nothing is being built. */
  async function untilBuilt() {
    await expect.poll(async () => (await getData(DRAFT)).state).not.toBe('building');
    return getData(DRAFT);
  }
  async function build() {
    await send(DRAFT, {}, JSON_WANTED);
    return untilBuilt();
  }
  return { ...desk, served, refusal, hold, changeTitle, build, untilBuilt, update };
}

test('an owner builds the draft, reads what it changes, and publishes the very build that was looked at', async () => {
  const { get, send, changeTitle, build, served, places, readPublished: read } = await open();
  changeTitle('Dream keeper');
  expect((await get(DRAFT)).body).toMatch(/Pawar: .*Dream keeper/s);
  expect(await build()).toMatchObject({ state: 'ready', changed: ['/team'], step: null });
  const answer = await send(PUBLISH, {});
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${DRAFT}?done=published`]);
  expect(await readFile(join(served[0]?.siteDir ?? '', 'client/index.html'), 'utf8')).toContain('title: Dream keeper');
  expect(readPublished(places.dataDir)).toMatchObject({ isRecorded: true, stamp: 'stamp' });
  expect(await read(FILE)).toContain('title: Dream keeper');
  expect((await get(DRAFT)).body).toContain('Nothing. The website is as it was published.');
});

test('an owner brings an earlier state back in one press, and the draft stays', async () => {
  const { get, getData, send, changeTitle, build, untilBuilt, readPublished: read, readDraft } = await open();
  const first = await read(FILE);
  changeTitle('Dream keeper');
  await build();
  await send(PUBLISH, {});
  const [latest, before] = await getData('/website/history');
  expect(latest.words).toMatch(/: .*→ .*Dream keeper/);
  changeTitle('Surgeon');
  expect((await get('/website/history')).body).toContain(`/website/history/${before.id}/restore`);
  const answer = await send(`/website/history/${before.id}/restore`, {});
  expect([answer.statusCode, answer.headers.location]).toEqual([303, DRAFT]);
  expect(await untilBuilt()).toMatchObject({ state: 'none' });
  expect(await read(FILE)).toBe(first);
  expect(await readDraft(FILE)).toContain('title: Surgeon');
  expect((await getData('/website/history'))[0].words).toMatch(/^As on .* again$/);
});

test('a page whose sign would be in English is held, until somebody publishes it in English on purpose', async () => {
  const { get, send, changeTitle, build, served } = await open();
  changeTitle('Doctor of a new sign');
  await build();
  expect((await get(DRAFT)).body).toMatch(/\/hi\/services\/piles-treatment.*\/signs\/black-stool\/translation\/hi/s);
  const held = await send(PUBLISH, {}, JSON_WANTED);
  expect([held.statusCode, held.json().says]).toEqual([
    409,
    expect.stringMatching(/^Some pages .* would be in English/),
  ]);
  expect(served).toEqual([]);
  expect((await send(PUBLISH, { inEnglish: 'yes' })).statusCode).toBe(303);
  expect(served).toHaveLength(1);
});

test('nothing is published after a change since the build, at the desk or by hand', async () => {
  const { send, changeTitle, changeByHand, build, served } = await open();
  changeTitle('Dream keeper');
  await build();
  changeTitle('Surgeon');
  expect((await send(PUBLISH, {}, JSON_WANTED)).json().says).toMatch(/Something has changed since this was built/);
  await build();
  await changeByHand('faq.yaml', '# by hand');
  const answer = await send(PUBLISH, {}, JSON_WANTED);
  expect([answer.statusCode, served]).toEqual([409, []]);
});

test('nothing is published that a newer version of the project has built, until the service is restarted', async () => {
  const { send, changeTitle, build, update, served, openBuilds, places } = await open();
  changeTitle('Dream keeper');
  await build();
  expect((await send(PUBLISH, {})).statusCode).toBe(303);
  await update('second');
  changeTitle('Surgeon');
  await build();
  const answer = await send(PUBLISH, {}, JSON_WANTED);
  expect([answer.statusCode, answer.json().says]).toEqual([409, expect.stringMatching(/Restart the service first/)]);
  expect(served).toHaveLength(1);
  // As the start does after an update: it builds what it serves anew.
  await writeFile(join(served[0]?.siteDir ?? '', 'version.sha256'), 'second');
  expect(await openBuilds().publish()).toBe('done');
  expect(readPublished(places.dataDir)?.id).not.toBe(basename(join(served[0]?.siteDir ?? '', '..')));
});

test('a site that cannot be made is refused in words, and all stays as it was', async () => {
  const { send, changeTitle, build, refusal, places, readDraft, readPublished: read } = await open();
  changeTitle('Dream keeper');
  await build();
  refusal.says = 'booking.yaml: 2 coming appointments are with a doctor who is gone.';
  const answer = await send(PUBLISH, {});
  expect(answer.statusCode).toBe(409);
  expect(answer.body).toContain(refusal.says);
  expect(readPublished(places.dataDir)).toBeNull();
  expect(await read(FILE)).not.toContain('Dream keeper');
  expect(await readDraft(FILE)).toContain('Dream keeper');
});

test('an owner reads why a build failed, and what it left is gone', async () => {
  const { changeTitle, build, places, readDraft } = await open();
  changeTitle('a mistake');
  expect(await build()).toMatchObject({ state: 'failed', says: `${FILE}: Write another title.` });
  expect(globSync('*', { cwd: join(places.dataDir, 'sites') })).toEqual([]);
  expect(await readDraft(FILE)).toContain('a mistake');
});

test.each(['node_modules/astro', 'scripts/build-draft.mjs'])(
  'an owner reads at once that an installation without %s cannot build, and what to do',
  async (tool) => {
    const { get, send, changeTitle, places, readDraft } = await open();
    await rm(join(places.projectRoot, tool), { recursive: true });
    changeTitle('Dream keeper');
    const { body } = await get(DRAFT);
    expect(body).toMatch(/This installation cannot build the website.*npm ci/);
    expect(body).not.toContain('Build the draft');
    expect((await get('/website')).body).toContain('This installation cannot build the website');
    const answer = await send(DRAFT, {}, JSON_WANTED);
    expect([answer.statusCode, answer.json().says]).toEqual([409, expect.stringMatching(/^This installation cannot/)]);
    expect(await readDraft(FILE)).toContain('Dream keeper');
  },
);

test('a build that is killed leaves the draft, and the next press builds it', async () => {
  const { changeTitle, build, places, readDraft, readPublished: read } = await open();
  changeTitle('killed');
  expect(await build()).toMatchObject({ state: 'failed', says: 'The build ended before its time. Build it again.' });
  expect(globSync('*', { cwd: join(places.dataDir, 'sites') })).toEqual([]);
  expect([await readDraft(FILE), await read(FILE)]).toEqual([
    expect.stringContaining('title: killed'),
    expect.not.stringContaining('title: killed'),
  ]);
  changeTitle('Surgeon');
  expect(await build()).toMatchObject({ state: 'ready' });
});

test('of two who publish at once one does, and the other is told', async () => {
  const { send, changeTitle, build, hold, served, getData } = await open();
  changeTitle('Dream keeper');
  await build();
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  hold.until = promise;
  const first = send(PUBLISH, {}, JSON_WANTED);
  await expect.poll(() => served.length).toBe(1);
  for (const path of [PUBLISH, DRAFT]) {
    const answer = await send(path, {}, JSON_WANTED);
    expect([answer.statusCode, answer.json().says]).toEqual([409, 'The website is being published at this moment.']);
  }
  goOn();
  expect((await first).statusCode).toBe(200);
  expect(served).toHaveLength(1);
  expect(await getData('/website/history')).toHaveLength(2);
});

test('one build runs at a time, and an owner stops it', async () => {
  const { app, cookie, getData, send, changeTitle, places } = await open();
  changeTitle('never ends');
  expect((await send(DRAFT, {}, JSON_WANTED)).json()).toMatchObject({ state: 'building' });
  await expect.poll(() => getData(DRAFT)).toMatchObject({ step: 'Building the pages', secondsLeft: 20 });
  expect((await send(DRAFT, {}, JSON_WANTED)).statusCode).toBe(409);
  expect((await send(PUBLISH, {}, JSON_WANTED)).statusCode).toBe(409);
  const stop = (origin: string) =>
    app.inject({ method: 'DELETE', url: DRAFT, headers: { cookie, origin, host: 'localhost:4000', ...JSON_WANTED } });
  expect((await stop('https://elsewhere.example')).statusCode).toBe(403);
  expect((await stop('http://localhost:4000')).json()).toMatchObject({ state: 'none' });
  expect(globSync('*', { cwd: join(places.dataDir, 'sites') })).toEqual([]);
});

test('of two servers over one folder one builds, and the other one leaves that build alone', async () => {
  const { send, getData, changeTitle, openBuilds, builds, places } = await open();
  const other = openBuilds();
  changeTitle('never ends');
  await send(DRAFT, {}, JSON_WANTED);
  await expect.poll(() => getData(DRAFT)).toMatchObject({ step: 'Building the pages' });
  const before = globSync('sites/*', { cwd: places.dataDir });
  const wanted = { by: '', words: '', source: { of: 'draft' } } as const;
  expect(await other.start(wanted)).toMatchObject({
    refused: expect.stringMatching(/^A build or an upgrade is under way/),
  });
  await other.resume();
  expect([before.length, globSync('sites/*', { cwd: places.dataDir })]).toEqual([1, before]);
  await builds.stop();
  changeTitle('Surgeon');
  expect(await other.start(wanted)).toBe('done');
  await expect.poll(() => other.getState()).toMatchObject({ state: 'ready' });
  expect(await builds.publish()).toBe('done');
});

test('an owner looks at English while other languages are built', async () => {
  const { get, send, getData, changeTitle, builds } = await open();
  expect(builds.getLook()).toBeNull();
  changeTitle('in English, never ends');
  await send(DRAFT, {});
  await expect.poll(() => getData(DRAFT)).toMatchObject({ state: 'building', changed: ['/team'] });
  expect((await get(DRAFT)).body).toContain('It can be looked at in English already.');
  expect(builds.getLook()?.siteDir).toMatch(/\/site\.en$/);
  await builds.stop();
  expect(builds.getLook()).toBeNull();
});

test('what a stop of the server left undone is made up for at the next start', async () => {
  const { changeTitle, build, places, openBuilds, readPublished: read, getData } = await open();
  changeTitle('Dream keeper');
  await build();
  const [folder = ''] = globSync('*', { cwd: join(places.dataDir, 'sites') });
  await writeFile(
    join(places.dataDir, 'current.json'),
    JSON.stringify({ id: folder, stamp: 'stamp', isRecorded: false }),
  );
  await openBuilds().resume();
  expect(await read(FILE)).toContain('title: Dream keeper');
  expect(existsSync(join(places.draftDir, 'files', FILE))).toBe(false);
  expect(await getData('/website/history')).toHaveLength(2);
});

test('only owners build, publish and restore', async () => {
  const { get, send } = await open('reception');
  for (const path of [DRAFT, '/website/history']) expect((await get(path)).statusCode, path).toBe(403);
  for (const path of [DRAFT, PUBLISH, '/website/history/0/restore']) {
    expect((await send(path, {})).statusCode, path).toBe(403);
  }
});
