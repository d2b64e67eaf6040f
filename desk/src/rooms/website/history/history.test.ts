/** @module-tag long */
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { listPublished, readContentAt, recordContent, restoreContent } from './history.ts';

const FIRST = { 'clinic.yaml': 'fee: 900\n', 'images/face.webp': '\0\x01\xff', 'hi/clinic.yaml': 'texts: {}\n' };
/** Enough files that a process can be stopped between two of them. */
const MANY_FILES = 400;
const POLL_MS = 2;

let folder: string;
let places: { contentDir: string; gitDir: string };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-history-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  places = { contentDir: join(folder, 'content'), gitDir: join(folder, 'content.git') };
  writeFiles(FIRST);
});

function writeFiles(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(places.contentDir, path)), { recursive: true });
    writeFileSync(join(places.contentDir, path), text);
  }
}

/** The files of the folder with their texts, without links. */
function readFiles(): Record<string, string> {
  const entries = readdirSync(places.contentDir, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(
    paths.map((path) => [path.slice(places.contentDir.length + 1), readFileSync(path, 'utf8')]),
  );
}

let minute = 0;
function record(words: string, by = 'Dr. Kale'): Promise<string | null> {
  minute++;
  return recordContent(places, { by, words, at: new Date(Date.UTC(2026, 4, 14, 10, minute)) });
}

/** Records and expects that something has changed. */
async function recordChange(words: string): Promise<string> {
  const id = await record(words);
  if (id === null) throw new Error('Nothing has changed.');
  return id;
}

function runGit(...args: string[]): string {
  return execFileSync('git', ['--git-dir', places.gitDir, ...args], { encoding: 'utf8', stdio: 'pipe' });
}

/** Git finds nothing wrong with the history. */
const check = () => runGit('fsck', '--full', '--strict', '--no-dangling');

describe('recordContent', () => {
  test('records what was added, changed and removed, as Git reads it', async () => {
    const first = await recordChange('The first content');
    rmSync(join(places.contentDir, 'images/face.webp'));
    writeFiles({ 'clinic.yaml': 'fee: 1000\n', 'blog/news.md': '---\ntitle: News\n---\n' });
    const second = await recordChange('Fee: ₹900 → ₹1,000');
    expect(runGit('log', '--format=%H %an <%ae> %cn %s').split('\n')).toEqual([
      `${second} Dr. Kale <desk@clinic.invalid> Dr. Kale Fee: ₹900 → ₹1,000`,
      `${first} Dr. Kale <desk@clinic.invalid> Dr. Kale The first content`,
      '',
    ]);
    expect(runGit('show', '--name-status', '--format=', 'HEAD')).toBe(
      'A\tblog/news.md\nM\tclinic.yaml\nD\timages/face.webp\n',
    );
    expect(check()).toBe('');
  });

  test('records nothing when nothing has changed', async () => {
    expect(await record('One')).toMatch(/^[0-9a-f]{40}$/);
    writeFiles(FIRST);
    expect(await record('Two')).toBeNull();
    expect(runGit('rev-list', '--count', 'main')).toBe('1\n');
  });

  test('leaves hidden files and symbolic links out', async () => {
    writeFiles({ '.DS_Store': 'x', 'images/.DS_Store': 'x', '.git/config': 'x' });
    writeFileSync(join(folder, 'secret'), 'A secret');
    symlinkSync(join(folder, 'secret'), join(places.contentDir, 'secret.yaml'));
    symlinkSync(folder, join(places.contentDir, 'folder'));
    await record('One');
    expect(runGit('ls-tree', '-r', '--name-only', 'main')).toBe('clinic.yaml\nhi/clinic.yaml\nimages/face.webp\n');
  });

  test.each([
    ['Dr. <Kale>\nauthor x', 'Dr. Kale author x'],
    [' ...', 'The desk'],
    ['डॉ. काले', 'डॉ. काले'],
  ])('keeps the name %j so that Git can read it', async (name, kept) => {
    await record('One', name);
    expect(await listPublished(places.gitDir, 1)).toEqual([expect.objectContaining({ by: kept })]);
    expect(check()).toBe('');
  });

  test('goes on after a process that was killed while it recorded', async () => {
    await record('Before');
    const numbers = Array.from({ length: MANY_FILES }, (_, index) => index);
    writeFiles(Object.fromEntries(numbers.map((index) => [`signs/sign-${index}.yaml`, `order: ${index}\n`])));
    const call = `recordContent(${JSON.stringify(places)}, { by: 'A', words: 'B', at: new Date(0) })`;
    const script = `const { recordContent } = await import(${JSON.stringify(join(import.meta.dirname, 'history.ts'))}); await ${call};`;
    for (const isEnough of [20, 150]) {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' });
      const hasEnded = new Promise((resolve) => child.once('exit', resolve));
      while (countObjects() < isEnough && child.exitCode === null) await wait(POLL_MS);
      child.kill('SIGKILL');
      await hasEnded;
      expect(child.signalCode).toBe('SIGKILL');
      expect(await listPublished(places.gitDir, 9)).toMatchObject([{ words: 'Before' }]);
      expect(check()).toBe('');
    }
    const id = await recordChange('After');
    expect(await listPublished(places.gitDir, 9)).toMatchObject([{ words: 'After', id }, { words: 'Before' }]);
    expect(runGit('ls-tree', '-r', '--name-only', id).split('\n')).toHaveLength(MANY_FILES + 4);
    expect(check()).toBe('');
  });

  test('goes on where a first record ended before it was begun', async () => {
    mkdirSync(places.gitDir);
    writeFileSync(join(places.gitDir, 'config'), '[core]\n\tbare = true\n');
    const id = await recordChange('One');
    expect(runGit('rev-parse', 'HEAD')).toBe(`${id}\n`);
  });
});

function countObjects(): number {
  return readdirSync(join(places.gitDir, 'objects'), { recursive: true }).length;
}

describe('listPublished', () => {
  test('lists the newest first, in UTC, up to a limit', async () => {
    expect(await listPublished(places.gitDir, 5)).toEqual([]);
    minute = 0;
    await record('One');
    writeFiles({ 'clinic.yaml': 'fee: 1\n' });
    const second = await record('Two\nand more', 'Reception');
    writeFiles({ 'clinic.yaml': 'fee: 2\n' });
    await record('Three');
    const [third, ...older] = await listPublished(places.gitDir, 2);
    expect(third?.words).toBe('Three');
    expect(older).toEqual([{ id: second, at: '2026-05-14T10:02:00.000Z', by: 'Reception', words: 'Two\nand more' }]);
  });
});

describe('restoreContent', () => {
  test('puts the folder back, and is recorded as a new state', async () => {
    const first = await recordChange('One');
    for (const name of ['images', 'hi']) rmSync(join(places.contentDir, name), { recursive: true });
    writeFiles({ 'clinic.yaml': 'fee: 1\n', 'blog/images/new.webp': 'x', 'hi/clinic.yaml/file.yaml': 'x' });
    await record('Two');
    await restoreContent(places, first);
    expect(readFiles()).toEqual(FIRST);
    expect(existsSync(join(places.contentDir, 'blog'))).toBe(false);
    expect(await record('Back to one')).not.toBeNull();
    expect(runGit('diff', '--stat', first, 'main')).toBe('');
  });

  test('writes only what differs, and keeps hidden files', async () => {
    const id = await recordChange('One');
    const old = lstatSync(join(places.contentDir, 'clinic.yaml')).ino;
    writeFiles({ 'hi/clinic.yaml': 'x', '.DS_Store': 'x' });
    await restoreContent(places, id);
    expect(lstatSync(join(places.contentDir, 'clinic.yaml')).ino).toBe(old);
    expect(readFiles()).toEqual({ ...FIRST, '.DS_Store': 'x' });
  });

  test('writes through no symbolic link', async () => {
    const id = await recordChange('One');
    rmSync(join(places.contentDir, 'images'), { recursive: true });
    rmSync(join(places.contentDir, 'clinic.yaml'));
    mkdirSync(join(folder, 'outside'));
    writeFileSync(join(folder, 'outside/clinic.yaml'), 'x');
    symlinkSync(join(folder, 'outside'), join(places.contentDir, 'images'));
    symlinkSync(join(folder, 'outside/clinic.yaml'), join(places.contentDir, 'clinic.yaml'));
    await restoreContent(places, id);
    expect(readFiles()).toEqual(FIRST);
    expect(readdirSync(join(folder, 'outside'))).toEqual(['clinic.yaml']);
    expect(readFileSync(join(folder, 'outside/clinic.yaml'), 'utf8')).toBe('x');
  });
});

describe('an id or a path', () => {
  test.each(['main', 'HEAD', '', '../x', `${'a'.repeat(40)}\n`, 'A'.repeat(40), 'a'.repeat(40)])(
    'that is no record is refused, and nothing is changed: %j',
    async (id) => {
      await record('One');
      await expect(restoreContent(places, id)).rejects.toThrow();
      await expect(readContentAt(places.gitDir, id, 'clinic.yaml')).rejects.toThrow();
      expect(readFiles()).toEqual(FIRST);
    },
  );

  test('that is of a file in place of a record is refused', async () => {
    await record('One');
    const id = runGit('rev-parse', 'main:clinic.yaml').trim();
    await expect(restoreContent(places, id)).rejects.toThrow();
  });

  test.each(['../secret', '/etc/passwd', 'images/../../secret', '.DS_Store', 'a//b', '', 'images\\face.webp'])(
    'that leads elsewhere is refused: %j',
    async (path) => {
      const id = await recordChange('One');
      await expect(readContentAt(places.gitDir, id, path)).rejects.toThrow('This is no file of the content');
    },
  );

  test('that is right leads to the file as it was', async () => {
    const id = await recordChange('One');
    writeFiles({ 'clinic.yaml': 'fee: 1\n' });
    await record('Two');
    expect(await readContentAt(places.gitDir, id, 'clinic.yaml')).toEqual(new Uint8Array(Buffer.from('fee: 900\n')));
    expect(await readContentAt(places.gitDir, id, 'absent.yaml')).toBeNull();
    expect(await readContentAt(places.gitDir, id, 'images')).toBeNull();
    expect(await readContentAt(places.gitDir, id, 'clinic.yaml/x')).toBeNull();
  });
});
