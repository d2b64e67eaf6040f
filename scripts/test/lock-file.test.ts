import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

type LockedPackage = {
  optionalDependencies?: Record<string, string>;
  version?: string;
  link?: boolean;
  integrity?: string;
};

async function readLock(): Promise<Record<string, LockedPackage>> {
  return JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')).packages;
}

test('the lock file matches the package files', async () => {
  const dryRun = promisify(execFile)('npm', ['ci', '--dry-run', '--include=dev', '--no-audit'], { cwd: ROOT });
  await expect(dryRun).resolves.toBeDefined();
}, 60_000);

test('the lock file has every optional package for a platform, so that it installs on Mac and ARM too', async () => {
  const packages = await readLock();
  const missing: string[] = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const name of Object.keys(optionalDependencies)) {
      const isLocked = `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages;
      if (!isLocked) missing.push(`${path} needs ${name}`);
    }
  }
  expect(missing).toEqual([]);
});

test.each([
  ['@rolldown/binding-', ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-arm64', 'darwin-x64', 'win32-x64-msvc']],
  ['@biomejs/cli-', ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64']],
  ['@img/sharp-', ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64']],
])('%s packages are locked for the platforms people use', async (prefix, platforms) => {
  const names = Object.keys(await readLock());
  for (const platform of platforms) expect(names).toContain(`node_modules/${prefix}${platform}`);
});

test('the pinned Node is locked with its hash for the platforms people use', async () => {
  const packages = await readLock();
  for (const platform of ['linux-x64', 'linux-arm64', 'bin-darwin-arm64', 'darwin-x64', 'win-x64']) {
    expect(packages[`node_modules/node-${platform}`]?.integrity).toMatch(/^sha512-/);
  }
  expect(new Set(Object.values(packages['']?.optionalDependencies ?? {})).size).toBe(1);
});

test('the lock file names no registry', async () => {
  expect(await readFile(join(ROOT, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/);
});
