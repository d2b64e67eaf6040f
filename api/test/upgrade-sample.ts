import { execFile as startFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { readBookingCalendar } from '#src/booking-calendar-file.ts';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { findFreePort } from '../../testing/free-port.ts';
import { addMigrationTo, MIGRATIONS_FILE } from '../../testing/next-migration.ts';
import { MAIL_PLACES, MAIL_WRITER, RENDERER } from './server-process.ts';

const execFile = promisify(startFile);

/** Stands in for npm: links the packages of this project. */
const INSTALL = `import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
const ROOT = join(import.meta.dirname, '..');
export async function ensureInstalled() {
  const modules = join(ROOT, 'node_modules');
  try { mkdirSync(modules); } catch { return; }
  if (process.env.BREAKS === 'install') throw new Error('npm has no network');
  for (const name of readdirSync('PROJECT/node_modules')) {
    if (name !== '@clinic') symlinkSync(join('PROJECT/node_modules', name), join(modules, name));
  }
  mkdirSync(join(modules, '@clinic'));
  for (const name of ['api', 'contract']) symlinkSync('../../' + name, join(modules, '@clinic', name));
}
`.replaceAll('PROJECT', PROJECT_ROOT.replace(/\/$/, ''));

/** Stands in for the check of the content and for Astro: a site of two pages that name their release. */
const BUILD = `import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
const [, , step] = process.argv;
if (process.env.BREAKS === step) { console.error('The ' + step + ' is refused.'); process.exit(1); }
const write = (path, text) => {
  const file = join(import.meta.dirname, '..', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
if (step === 'build') {
  write('site/dist/client/index.html', '<!doctype html><title>Release VERSION</title>');
  if (process.env.BREAKS !== 'look') write('site/dist/client/book.html', '<!doctype html><title>Book</title>');
  write('site/dist/server/entry.mjs', ${JSON.stringify(RENDERER)});
  write('site/dist/mails/mail-writer.mjs', ${JSON.stringify(MAIL_WRITER)});
  write('site/dist/mails/places.json', ${JSON.stringify(MAIL_PLACES)});
  write('.cache/built', 'VERSION');
}
`;

/** Stands in for systemd: ends the process that runs, and fails when the new one ends before it listens. */
const RESTART = `#!/bin/sh
cd "$(dirname "$0")/clinic"
if [ -f ../pid ]; then kill -TERM "$(cat ../pid)" 2>/dev/null; while kill -0 "$(cat ../pid)" 2>/dev/null; do sleep 0.1; done; fi
: >../log
setsid NODE api/src/server.ts >../log 2>&1 </dev/null &
echo $! >../pid
while ! grep -q 'is at http' ../log; do kill -0 "$(cat ../pid)" 2>/dev/null || { cat ../log >&2; exit 1; }; sleep 0.1; done
`.replace('NODE', process.execPath);

/** A file of a release, and how its text differs from the one before. */
export type Change = { file: string; edit: (text: string) => string };

/** A migration of one name in several releases: it adds, or does `statement`. */
export function addMigration(statement = 'alter table appointments add column room text'): Change[] {
  return [{ file: MIGRATIONS_FILE, edit: (text) => addMigrationTo(text, '900-room', statement) }];
}

/**
 * Makes a repository of a small copy of this project, with its releases, and a clinic that runs the first of them, until
 * `close`. It installs and builds at once, unless it `isReal`.
 */
export async function createClinic(releases: Record<string, readonly Change[]>, { isReal = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-upgrade-'));
  const source = join(folder, 'source');
  const clinic = join(folder, 'clinic');
  const git = (cwd: string, ...args: string[]) =>
    execFile('git', ['-c', 'user.name=t', '-c', 'user.email=t@clinic.example', ...args], { cwd });
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(source, path)), { recursive: true });
    await writeFile(join(source, path), text);
  };
  const part = ['api', 'contract/src', 'scripts', '*package.json', 'package-lock.json', '.gitignore'];
  const listed = await execFile(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...(isReal ? [] : part)],
    { cwd: PROJECT_ROOT, maxBuffer: 1e8 },
  );
  for (const file of listed.stdout.trim().split('\n')) {
    await cp(join(PROJECT_ROOT, file), join(source, file), { verbatimSymlinks: true });
  }
  const build = (version: string) => BUILD.replaceAll('VERSION', version);
  const calendar = await readBookingCalendar(join(PROJECT_ROOT, 'content'));
  if (!isReal) await write('content/booking.yaml', JSON.stringify({ ...calendar, closedDates: [], horizonDays: 3650 }));
  if (!isReal) await write('scripts/install.mjs', INSTALL);
  const project = JSON.parse(await readFile(join(PROJECT_ROOT, 'package.json'), 'utf8'));
  await git(folder, 'init', '--quiet', 'source');
  const all: Record<string, readonly Change[]> = { '1.0.0': [], ...releases };
  for (const [version, changes] of Object.entries(all)) {
    if (version !== '1.0.0') await git(source, 'checkout', '--quiet', '--detach', 'v1.0.0');
    const quick = { 'check:content': 'node scripts/part.mjs check', build: 'node scripts/part.mjs build' };
    const scripts = { ...project.scripts, ...(isReal ? {} : quick) };
    await write('package.json', JSON.stringify({ ...project, version, scripts }));
    if (!isReal) await write('scripts/part.mjs', build(version));
    for (const { file, edit } of changes) await write(file, edit(await readFile(join(source, file), 'utf8')));
    await git(source, 'add', '--all');
    await git(source, 'commit', '--quiet', '--message', version);
    await git(source, 'tag', `v${version}`);
  }
  await git(folder, 'clone', '--quiet', '--bare', source, 'bare.git');
  await git(folder, 'clone', '--quiet', join(folder, 'bare.git'), 'clinic');
  await git(clinic, 'checkout', '--quiet', 'v1.0.0');
  const port = await findFreePort();
  await writeFile(join(folder, 'restart.sh'), RESTART, { mode: 0o755 });
  const env = {
    ...process.env,
    PORT: String(port),
    SECRET: 'a secret of tests that is long enough',
    UPGRADE_RESTART: join(folder, 'restart.sh'),
  };
  const run = (command: string, args: string[], extra = {}) =>
    execFile(command, args, { cwd: clinic, env: { ...env, ...extra } }).then(
      ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
      (error) => ({ code: Number(error.code ?? Number.NaN), output: String(error.stdout + error.stderr) }),
    );
  const node = process.execPath;
  await mkdir(join(clinic, 'data'));
  await writeFile(join(clinic, 'data/install.mjs'), `${INSTALL}await ensureInstalled();`);
  await writeFile(join(clinic, 'data/build.mjs'), build('1.0.0'));
  await run(node, ['data/install.mjs']);
  await run(node, ['data/build.mjs', 'build']);
  const started = await run(env.UPGRADE_RESTART, []);
  expect(started).toEqual({ code: 0, output: '' });
  return {
    clinic,
    url: `http://localhost:${port}`,
    git: async (...args: string[]) => (await git(clinic, ...args)).stdout.trim(),
    close: async () => {
      process.kill(Number(await readFile(join(folder, 'pid'), 'utf8')), 'SIGKILL');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    restart: () => run(env.UPGRADE_RESTART, []),
    upgrade: (args: string[] = [], extra = {}) => run(node, ['scripts/upgrade.mjs', ...args], extra),
  };
}
