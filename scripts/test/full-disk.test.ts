import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mountSmallDisk } from '../../api/test/small-disk.ts';

const ROOT = join(import.meta.dirname, '../..');

test('a build on a full disk says so in one line', async ({ skip }) => {
  const disk = mountSmallDisk();
  if (!disk) return skip('this user may not mount a small disk');
  const house = mkdtempSync(join(tmpdir(), 'clinic-house-'));
  onTestFinished(() => rmSync(house, { recursive: true }));
  for (const source of ['scripts', 'contract/src'])
    cpSync(join(ROOT, source), join(house, source), { recursive: true });
  writeFileSync(join(house, 'package.json'), '{}');
  symlinkSync(disk.folder, join(house, '.cache'));
  await disk.fill(0);

  const { status, stderr } = spawnSync(process.execPath, ['scripts/build-site.mjs', 'a stamp'], {
    cwd: house,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The disk that holds \S+ is full\. Make room there.*\n$/);
});
