import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprintPages } from './service-worker.ts';

test('a build has another fingerprint exactly when a page or the search has changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), 'Home');
  const first = await fingerprintPages(folder);
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  await writeFile(join(folder, 'sw.js'), 'the worker itself');
  expect(await fingerprintPages(folder)).toBe(first);
  await writeFile(join(folder, 'search.json'), '{}');
  const second = await fingerprintPages(folder);
  expect(second).not.toBe(first);
  await writeFile(join(folder, 'index.html'), 'Another home');
  expect([first, second]).not.toContain(await fingerprintPages(folder));
});
