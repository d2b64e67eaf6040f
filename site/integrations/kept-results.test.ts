import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepResult, removeOldResults } from './kept-results.ts';

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kept-results-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a result is made once for the same inputs, and anew for others', async () => {
  const folder = await createFolder();
  const make = vi.fn(async () => Buffer.from('made'));
  for (const inputs of [
    ['ab', 'c'],
    ['ab', 'c'],
    ['a', 'bc'],
  ]) {
    expect(String(await keepResult(inputs, make, folder))).toBe('made');
  }
  expect(make).toHaveBeenCalledTimes(2);
});

test('the results that were not asked for the longest go first', async () => {
  const folder = await createFolder();
  for (const [name, second] of [
    ['new', 3],
    ['old', 1],
    ['middle', 2],
  ] as const) {
    await writeFile(join(folder, name), 'four');
    await utimes(join(folder, name), second, second);
  }
  await removeOldResults(folder, 8);
  expect((await readdir(folder)).sort()).toEqual(['middle', 'new']);
});
