/** @module-tag long */
import { existsSync, globSync } from 'node:fs';
import { appendFile, chown, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { createComingAppointments } from '../sample-bookings.ts';
import { postBooking } from '../server-process.ts';
import { addMigration, type Change, createClinic } from '../upgrade-sample.ts';

// Each upgrade starts a dozen processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const OTHER_USER = 12_345;
const SERVER = 'api/src/run-server.ts';
const replace = (file: string, from: string, to: string): Change => ({ file, edit: (text) => text.replace(from, to) });
/** The check of the settings, which comes before, passes. */
const START_FAILS = replace(
  SERVER,
  'await startServer(',
  "await (async (..._) => { throw new Error('it cannot start'); })(",
);
const NEVER_READY = replace(
  SERVER,
  'await startServer(',
  "console.log('is at http'), setInterval(() => 0, 1000), await (async (..._) => 0)(",
);

const RELEASES = {
  '1.1.0': addMigration(),
  '1.1.1': addMigration('select nothing from nowhere'),
  '1.1.2': [...addMigration(), START_FAILS],
  '1.1.3': [...addMigration(), NEVER_READY],
  '1.1.4': [...addMigration('alter table notices rename to news'), START_FAILS],
};

type Clinic = Awaited<ReturnType<typeof createClinic>>;

const bookings = createComingAppointments(20).values();

async function book({ url }: Clinic): Promise<number> {
  return (await postBooking(url, bookings.next().value)).status;
}

function ask({ clinic }: Clinic, statement: string): unknown {
  const database = new Database(join(clinic, 'data/clinic.db'), { readonly: true });
  try {
    return database.prepare(statement).pluck().get();
  } finally {
    database.close();
  }
}

const countBookings = (clinic: Clinic) => ask(clinic, 'select count(*) from appointments');

/** The version that serves, by what it says of itself and by its page. */
async function readVersions({ url }: Clinic): Promise<string[]> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const page = await (await fetch(url)).text();
  return [/clinic_info\{version="([^"]+)"/.exec(metrics)?.[1] ?? '', /Release ([^<]+)/.exec(page)?.[1] ?? ''];
}

/** Expects the first release to serve with all bookings, to take another one, and nothing to be left over. */
async function expectFormer(clinic: Clinic, bookingsBefore: number): Promise<void> {
  expect(await readVersions(clinic)).toEqual(['1.0.0', '1.0.0']);
  expect(countBookings(clinic)).toBe(bookingsBefore);
  expect(await book(clinic)).toBe(201);
  expect(await clinic.git('status', '--porcelain')).toBe('');
  expect(await clinic.git('describe', '--tags')).toBe('v1.0.0');
  expect(existsSync(join(clinic.clinic, '.cache/upgrade'))).toBe(false);
}

let clinic: Clinic;
beforeAll(async () => {
  clinic = await createClinic(RELEASES);
  return clinic.close;
}, 120_000);

test.each<[string, string[], Record<string, string>, RegExp]>([
  ['there is no network', [], { BREAKS: 'fetch' }, /git fetch .* has failed/],
  ['a release is wanted that there is not', ['v9.0.0'], {}, /There is no release v9\.0\.0\. The newest is v1\.1\.4/],
  ['the wanted release is older', ['v1.0.0'], {}, /v1\.0\.0 is not newer than 1\.0\.0/],
  ['the packages cannot be installed', ['1.1.0'], { BREAKS: 'install' }, /npm has no network/],
  ['a setting is wrong', ['v1.1.0'], { BACKUP_DIR: '', UPGRADE_ADDRESSES: 'http://a,http://b' }, /UPGRADE_ADDRESSES/],
  ['the content has a mistake', ['v1.1.0'], { BREAKS: 'check' }, /The check is refused/],
  ['the build fails', ['v1.1.0'], { BREAKS: 'build' }, /The build is refused/],
  ['a migration fails', ['v1.1.1'], {}, /cannot be used \(SQLITE_ERROR\)/],
])('the former release serves on when %s', async (_fault, args, env, words) => {
  const before = Number(ask(clinic, 'select count(*) from appointments'));
  const remote = await clinic.git('remote', 'get-url', 'origin');
  if (env.BREAKS === 'fetch') await clinic.git('remote', 'set-url', 'origin', '/nowhere');
  const { code, output } = await clinic.upgrade(args, env);
  await clinic.git('remote', 'set-url', 'origin', remote);
  expect(output).toMatch(words);
  expect(code).toBe(1);
  await expectFormer(clinic, before);
});

test.each([
  ['does not start', 'v1.1.2', {}, /it cannot start/],
  ['is never ready', 'v1.1.3', {}, /gives no answer .* 60 seconds after its restart/],
  ['lacks a page', 'v1.1.0', { BREAKS: 'look' }, /\/book answers with 404/],
])('a release that %s goes, and all bookings stay in the tables that it has added', async (_fault, tag, env, words) => {
  const before = Number(countBookings(clinic));
  const { code, output } = await clinic.upgrade([tag], env);
  expect(output).toMatch(words);
  expect(output).toMatch(
    /Code, packages and site of version 1\.0\.0 are back\.\nThe new tables stay with all bookings/,
  );
  expect(code).toBe(1);
  await expectFormer(clinic, before);
  // It also starts again by itself.
  expect(await clinic.restart()).toMatchObject({ code: 0 });
  expect(ask(clinic, "select count(*) from pragma_table_info('appointments') where name = 'room'")).toBe(1);
});

test('the files that somebody has changed, or committed, are not overwritten', async () => {
  await appendFile(join(clinic.clinic, 'content/booking.yaml'), '\n');
  const { code, output } = await clinic.upgrade(['v1.1.0']);
  expect(output).toMatch(/^Files of this folder are changed: content\/booking\.yaml\. .* CONTENT_DIR=/m);
  expect(code).toBe(1);
  await clinic.git('commit', '--all', '--quiet', '--message', 'Our times');
  expect((await clinic.upgrade(['v1.1.0'])).output).toMatch(/1 commits that v1\.1\.0 lacks .* git merge v1\.1\.0/);
  await clinic.git('reset', '--hard', '--quiet', 'v1.0.0');
});

test('another user than the owner of the folder is refused', async (context) => {
  if (process.getuid?.() !== 0) return context.skip('giving a folder away needs root');
  await chown(clinic.clinic, OTHER_USER, OTHER_USER);
  const { code, output } = await clinic.upgrade();
  await chown(clinic.clinic, 0, 0);
  expect(output).toMatch(/^This folder belongs to user 12345, .* Example: sudo -u '#12345' npm run upgrade$/m);
  expect(code).toBe(1);
});

test('an upgrade that was killed is put back by the next one', async () => {
  const { clinic: root } = clinic;
  const before = Number(countBookings(clinic));
  await clinic.git('checkout', '--quiet', 'v1.1.0');
  await clinic.restart();
  const work = join(root, '.cache/upgrade');
  await mkdir(work, { recursive: true });
  await writeFile(
    join(work, 'state.json'),
    JSON.stringify({ ref: 'v1.0.0', parts: ['site/dist'], present: ['site/dist'] }),
  );
  expect((await clinic.upgrade()).output).toMatch(/The last upgrade was interrupted, and v1\.0\.0 is back/);
  await rm(work, { recursive: true });
  expect(countBookings(clinic)).toBe(before);
});

test('a clinic comes to the wanted release with all bookings, and takes more; a second upgrade beside it is refused', async () => {
  const before = Number(countBookings(clinic));
  const ending = clinic.upgrade(['v1.1.0']);
  await vi.waitUntil(() => existsSync(join(clinic.clinic, '.cache/upgrade')), { timeout: 60_000 });
  const second = await clinic.upgrade(['v1.1.0']);
  expect(second).toMatchObject({ code: 1, output: expect.stringMatching(/^Another upgrade works here/m) });
  const { code, output } = await ending;
  expect(output).toMatch(/Version 1\.1\.0 serves/);
  expect(code).toBe(0);
  expect(await readVersions(clinic)).toEqual(['1.1.0', '1.1.0']);
  expect(await book(clinic)).toBe(201);
  expect(countBookings(clinic)).toBe(before + 1);
});

test('a release whose tables the former one cannot use goes with them, and bookings during its build stay', async () => {
  const own = await createClinic({ '1.1.4': RELEASES['1.1.4'] });
  onTestFinished(own.close);
  expect(await book(own)).toBe(201);
  const ending = own.upgrade();
  await vi.waitUntil(() => globSync('data/backups/*.tar.gz', { cwd: own.clinic }).length > 0, { timeout: 60_000 });
  expect(await book(own)).toBe(201);
  const { code, output } = await ending;
  expect(output).toMatch(/it cannot start/);
  expect(output).toMatch(/2 appointments of .* are back/);
  expect(output).toMatch(/Bookings since that backup are only in what is kept/);
  expect(code).toBe(1);
  await expectFormer(own, 2);
});

test('a release is installed by npm and built by Astro', async () => {
  const own = await createClinic({ '1.1.0': addMigration() }, { isReal: true });
  onTestFinished(own.close);
  const CONTENT_DIR = join(own.clinic, 'data/english');
  await cp(join(own.clinic, 'content'), CONTENT_DIR, { recursive: true });
  for (const language of ['hi', 'mr']) await rm(join(CONTENT_DIR, language), { recursive: true });
  const pictures = '.cache/astro/assets';
  if (existsSync(join(PROJECT_ROOT, pictures))) {
    await cp(join(PROJECT_ROOT, pictures), join(own.clinic, pictures), { recursive: true });
  }
  const { code, output } = await own.upgrade([], { CONTENT_DIR });
  expect(output).toMatch(/Version 1\.1\.0 serves/);
  expect(code).toBe(0);
  expect((await readVersions(own))[0]).toBe('1.1.0');
  expect(await (await fetch(`${own.url}/book`)).text()).toContain('<form');
}, 1_800_000);
