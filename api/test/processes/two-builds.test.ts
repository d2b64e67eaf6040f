/** @module-tag long */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createNpmProject } from '../../faults/npm-project.ts';
import { spawnServer } from '../server-process.ts';

// These tests run real commands, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Project = Awaited<ReturnType<typeof createNpmProject>>;

function build({ folder, env }: Project, own: Record<string, string>) {
  const command = [process.execPath, join(folder, 'scripts/build.mjs')];
  return spawnServer({ ...env, ...own }, { command, cwd: folder, isGroup: true });
}

const readHome = ({ folder }: Project) => readFile(join(folder, 'site/dist/client/index.html'), 'utf8');
const isBuilding = ({ folder }: Project) => existsSync(join(folder, 'site/.astro/languages/en/client/index.html'));

test('two builds of one folder come one after the other, and each lands whole', async () => {
  const project = await createNpmProject();
  const first = build(project, { BUILD_SECONDS: '1.5', PUBLIC_SITE_URL: 'https://one.example' });
  await expect.poll(() => isBuilding(project)).toBe(true);
  expect(existsSync(join(project.folder, 'site/dist'))).toBe(false);
  const second = build(project, { PUBLIC_SITE_URL: 'https://two.example' });
  await expect.poll(() => second.output.stdout).toContain('Another command builds the site in this folder');
  expect(await first.exitCode).toBe(0);
  expect(await second.exitCode).toBe(0);
  expect(await readHome(project)).toBe('https://two.example');
});

test('a killed or failed build leaves the last site, and nothing that the next one waits for', async () => {
  const project = await createNpmProject();
  await build(project, { PUBLIC_SITE_URL: 'https://last.example' }).exitCode;
  const killed = build(project, { BUILD_SECONDS: '60' });
  await expect.poll(() => isBuilding(project)).toBe(true);
  await killed.stop('SIGKILL');
  expect(await readHome(project)).toBe('https://last.example');
  expect(await build(project, { BUILD_FAILS: 'yes' }).exitCode).not.toBe(0);
  expect(await readHome(project)).toBe('https://last.example');

  expect(await build(project, { PUBLIC_SITE_URL: 'https://next.example' }).exitCode).toBe(0);
  expect(await readHome(project)).toBe('https://next.example');
});
