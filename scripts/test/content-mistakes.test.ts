import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureInstalled } from '../install.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** The files that a build reads, besides the packages, which the copy links. */
const SOURCES = ['content', 'contract', 'scripts', 'site', 'package.json', 'package-lock.json'];

test('a build stops at mistakes in the content, and prints one line for each under a heading, and the counts', {
  timeout: 60_000,
}, async () => {
  // Without installed packages, the copy would install into the linked folder.
  await ensureInstalled();
  const house = mkdtempSync(join(tmpdir(), 'clinic-house-'));
  onTestFinished(() => rmSync(house, { recursive: true }));
  const isSource = (path: string) => !['.astro', 'dist', 'node_modules'].includes(basename(path));
  for (const name of SOURCES) cpSync(join(ROOT, name), join(house, name), { recursive: true, filter: isSource });
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
  writeFileSync(join(house, 'content/faq.yaml'), '');
  writeFileSync(join(house, 'content/services/Vein Surgery.yaml'), '');

  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: join(house, 'content') },
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trimEnd().split('\n')).toEqual([
    'Mistakes, which stop a build:',
    expect.stringMatching(/^content\/services\/Vein Surgery\.yaml: Rename this /),
    expect.stringMatching(/^content\/faq\.yaml: Write the fields .+ here\.$/),
    '2 mistakes stop the build, 0 notes do not.',
  ]);
});
