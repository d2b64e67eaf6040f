/** @module-tag long */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readVersion } from '@clinic/contract/published-site.mjs';
import { expect, test, vi } from 'vitest';
import { createNpmProject } from '../../faults/npm-project.ts';
import { spawnServer } from '../server-process.ts';

// These tests run real commands, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Says of a folder with the file `wrong` that it has a mistake. */
const CHECK = `import { existsSync } from 'node:fs';
const mistakes = existsSync(process.env.CONTENT_DIR + '/wrong') ? [{ file: 'content/faq.yaml' }] : [];
process.stdout.write(JSON.stringify({ mistakes, notes: [] }));
process.exitCode = mistakes.length;
`;

async function createDraft() {
  const { folder, env } = await createNpmProject();
  const content = join(folder, 'data/draft');
  const out = join(folder, 'data/sites/2/site');
  const served = join(folder, 'data/sites/1/site');
  await mkdir(join(served, 'client'), { recursive: true });
  await writeFile(join(served, 'client/index.html'), 'served');
  await mkdir(content, { recursive: true });
  await writeFile(join(folder, 'site/src/content-check/check-content.ts'), CHECK);
  const build = (own: Record<string, string> = {}) => {
    const command = [process.execPath, join(folder, 'scripts/build-draft.mjs'), content, out, served];
    return spawnServer({ ...env, ...own }, { command, cwd: folder, isGroup: true });
  };
  const isDrawing = () => existsSync(join(folder, 'site/.astro/languages/en/client/index.html'));
  return { folder, content, out, served, build, isDrawing };
}

const readLines = (output: string) =>
  output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('an owner sees each step of a draft, and at the end what has changed', async () => {
  const { out, served, build } = await createDraft();
  const { exitCode, output } = build();
  expect(await exitCode).toBe(0);
  const lines = readLines(output.stdout);
  expect(lines.at(0)).toEqual({ step: 'Checking the content', secondsLeft: expect.any(Number) });
  expect(lines.at(-1)).toEqual({
    done: true,
    stamp: expect.stringMatching(/^[0-9a-f]{64}$/),
    changed: ['/'],
    inEnglish: [],
  });
  expect(await readFile(join(out, 'client/index.html'), 'utf8')).toBe('built');
  expect(await readFile(join(served, 'client/index.html'), 'utf8')).toBe('served');
  expect(readVersion(out)).toMatch(/^[0-9a-f]{64}$/);
});

test('an owner sees the mistakes of a draft, and nothing is built', async () => {
  const { content, out, build } = await createDraft();
  await writeFile(join(content, 'wrong'), '');
  const { exitCode, output } = build();
  expect(await exitCode).toBe(1);
  expect(readLines(output.stdout).at(-1)).toEqual({ mistakes: [{ file: 'content/faq.yaml' }] });
  expect(existsSync(out)).toBe(false);
});

test('an owner looks at English while other languages are built', async () => {
  const { content, out, build } = await createDraft();
  await mkdir(join(content, 'hi'));
  const { output, stop } = build({ HINDI_SECONDS: '60' });
  await expect.poll(() => output.stdout).toContain('{"english":["/"]}');
  expect(await readFile(join(`${out}.en`, 'client/index.html'), 'utf8')).toBe('built');
  expect(existsSync(out)).toBe(false);
  await stop('SIGTERM');
  expect(existsSync(`${out}.en`)).toBe(false);
});

test('what has not changed is not built again', async () => {
  const { content, build } = await createDraft();
  expect(await build().exitCode).toBe(0);
  const unchanged = build({ BUILD_FAILS: 'yes' });
  expect(await unchanged.exitCode).toBe(0);
  await writeFile(join(content, 'faq.yaml'), 'changed');
  expect(await build({ BUILD_FAILS: 'yes' }).exitCode).toBe(1);
});

test('a build that fails says so in words', async () => {
  const { out, build } = await createDraft();
  const { exitCode, output } = build({ BUILD_FAILS: 'yes' });
  expect(await exitCode).toBe(1);
  expect(output.stderr).toMatch(/The build has failed\. The lines above say why.*\n$/);
  expect(existsSync(out)).toBe(false);
});

test('a draft that is stopped leaves nothing half-made, and one that is killed nothing that the next waits for', async () => {
  const { folder, out, build, isDrawing } = await createDraft();
  const stopped = build({ BUILD_SECONDS: '60' });
  await expect.poll(isDrawing).toBe(true);
  await stopped.stop('SIGTERM');
  expect(existsSync(out)).toBe(false);
  expect(existsSync(join(folder, 'site/.astro/languages'))).toBe(false);

  const killed = build({ BUILD_SECONDS: '60' });
  await expect.poll(isDrawing).toBe(true);
  await killed.stop('SIGKILL');
  expect(existsSync(out)).toBe(false);
  expect(await build().exitCode).toBe(0);
});
