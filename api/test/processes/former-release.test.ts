/** @module-tag long */
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { markFormer } from '#src/database/former-mark.ts';
import { readExecutedMigrations } from '#src/database/migrate.ts';
import { openDatabase } from '#src/database/open-database.ts';
import { openSqlite } from '#src/database/sqlite/open.ts';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { createFolder } from '../folder.ts';
import { createComingAppointments } from '../sample-bookings.ts';
import { calendar } from '../sample-clinic.ts';
import { createWritingServerEnv, postBooking, spawnServer } from '../server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

const git = (...args: string[]) => execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8' }).trim();

/**
 * The newest release before this commit, or the commit that FORMER_RELEASE names; empty without one. Commits after a
 * release still have its version.
 */
function findFormerRelease(): string {
  if (process.env.FORMER_RELEASE) return process.env.FORMER_RELEASE;
  const list = (...which: string[]) => git('tag', '--list', 'v*.*.*', '--sort=-v:refname', ...which).split('\n');
  const own = list('--points-at', 'HEAD');
  return list('--merged', 'HEAD').find((tag) => !own.includes(tag)) ?? '';
}

/** Unpacks the service of a release, with the packages of this version. */
async function unpackRelease(release: string): Promise<string> {
  const folder = await createFolder();
  const archive = execFileSync('git', ['archive', release, 'api', 'contract', 'package.json'], {
    cwd: PROJECT_ROOT,
    maxBuffer: 1e9,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@clinic'), { recursive: true });
  for (const name of await readdir(join(PROJECT_ROOT, 'node_modules'))) {
    if (name !== '@clinic') await symlink(join(PROJECT_ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of ['api', 'contract']) await symlink(join(folder, name), join(modules, '@clinic', name));
  return folder;
}

test('the former release books and reads on the tables of this version', async ({ skip }) => {
  const release = findFormerRelease();
  skip(release === '', 'This clone has no tag of a release: git fetch --tags. only-adds.test.ts compares the tables.');
  const folder = await unpackRelease(release);
  const { env, databasePath } = await createWritingServerEnv();
  const [first, second] = createComingAppointments(2);

  /** Starts the former release, and sends it a booking. Resolves to the addresses that it answers with. */
  async function bookWithFormer(appointment: unknown): Promise<string> {
    const server = spawnServer(env, { command: [process.execPath, join(folder, 'api/src/server.ts')] });
    const url = `http://localhost:${await server.waitForPort()}`;
    const answer = await postBooking(url, appointment);
    expect(answer.status).toBe(201);
    const { manageUrl } = (await answer.json()) as { manageUrl: string };
    expect((await fetch(url + new URL(manageUrl).pathname)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await server.stop('SIGTERM');
    return new URL(manageUrl).pathname;
  }

  const path = await bookWithFormer(first);
  const before = await openSqlite(databasePath);
  await markFormer(before.db, (await readExecutedMigrations(before.db)).at(-1) ?? '');
  await before.db.destroy();
  await (await openDatabase(`file:${databasePath}`, calendar)).db.destroy();
  await bookWithFormer(second);

  const server = spawnServer(env);
  expect((await fetch(`http://localhost:${await server.waitForPort()}${path}`)).status).toBe(200);
});
