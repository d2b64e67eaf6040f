/** @module-tag long */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createFolder } from '@clinic/api/test/folder.ts';
import { readPublished } from '@clinic/contract/published-site.mjs';
import { expect, test } from 'vitest';
import { toDataPlaces } from '#frame/website-places.ts';
import { listPublished } from '#rooms/website/history/history.ts';
import { nameInputs, writeBuild } from '#rooms/website/publish/build-facts.ts';
import { createDraftBuilds } from '#rooms/website/publish/builds.ts';

const BUILDS = join(import.meta.dirname, '../src/rooms/website/publish/builds.ts');
const MANY_FILES = 300;
const POLL_MS = 2;
const NOTHING_SERVED = { siteDir: '', contentDir: '' };
const ID = '20261201T100000-1a2b';

/** The folders of a website whose draft changes every file and is built. */
async function makeReady() {
  const folder = await createFolder();
  const places = {
    contentDir: join(folder, 'content'),
    isContentNamed: true,
    ...toDataPlaces(join(folder, 'data')),
    projectRoot: folder,
  };
  const built = join(places.dataDir, 'sites', ID);
  const folders = {
    [places.contentDir]: 'old',
    [join(places.draftDir, 'files')]: 'new',
    [join(places.draftDir, 'bases')]: 'old',
  };
  for (const [path, text] of Object.entries(folders)) {
    await mkdir(path, { recursive: true });
    for (let index = 0; index < MANY_FILES; index += 1)
      await writeFile(join(path, `sign-${index}.yaml`), `${text} ${index}\n`);
  }
  await mkdir(join(built, 'site', 'client'), { recursive: true });
  await cp(join(places.draftDir, 'files'), join(built, 'content'), { recursive: true });
  const inputs = await nameInputs(places);
  await writeBuild(places, {
    id: ID,
    inputs,
    stamp: 's',
    changed: [],
    inEnglish: [],
    by: 'Asha',
    words: 'All is new',
    publishedAt: null,
  });
  return places;
}

type Places = Awaited<ReturnType<typeof makeReady>>;

const openBuilds = (places: Places) =>
  createDraftBuilds({
    places,
    firstServed: NOTHING_SERVED,
    isSiteNamed: false,
    exchange: async () => undefined,
    getNow: () => new Date(),
    log: { error: (...said: unknown[]) => expect.unreachable(String(said[1])) },
  });

/** Publishes in a process of its own, and kills it when this many files of the history are written. */
async function publishUntil(places: Places, objects: number): Promise<void> {
  const script = `const { createDraftBuilds } = await import(${JSON.stringify(BUILDS)});
    const builds = createDraftBuilds({ places: ${JSON.stringify(places)}, firstServed: ${JSON.stringify(NOTHING_SERVED)}, isSiteNamed: false,
      exchange: async () => {}, getNow: () => new Date(), log: { error: console.error } });
    await builds.publish();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const folder = join(places.gitDir, 'objects');
  const count = () => (existsSync(folder) ? readdirSync(folder, { recursive: true }).length : -1);
  while (count() < objects && child.exitCode === null) await wait(POLL_MS);
  child.kill('SIGKILL');
  await ended;
  expect(child.exitCode ?? child.signalCode).toBeOneOf([0, 'SIGKILL']);
}

// Each file of the content is an object in a folder of its own, so the first record has up to 600 of both.
test.each([0, 1, 100, 400, 560, 600, 700, 900, 1000, 1100])(
  'a process that is killed in the middle of publishing, at %i files, leaves the old or the new website, whole',
  async (objects) => {
    const places = await makeReady();
    await publishUntil(places, objects);
    const builds = openBuilds(places);
    await builds.resume();
    if (readPublished(places.dataDir) === null) expect(await builds.publish()).toBe('done');
    expect(readPublished(places.dataDir)).toMatchObject({ id: ID, isRecorded: true });
    for (let index = 0; index < MANY_FILES; index += 1) {
      expect(await readFile(join(places.contentDir, `sign-${index}.yaml`), 'utf8')).toBe(`new ${index}\n`);
    }
    expect(readdirSync(join(places.draftDir, 'files'))).toEqual([]);
    const words = (await listPublished(places.gitDir, 9)).map((state) => state.words);
    expect(words).toEqual(['All is new', 'The website before the first change at the desk']);
  },
);
