/** @module-tag long */
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameArchive, readArchiveTime } from '#src/backup/rotation.ts';
import { openDatabase } from '#src/database/open-database.ts';
import { createFolder } from '../folder.ts';
import { calendar } from '../sample-clinic.ts';
import { createServerEnv, spawnServer } from '../server-process.ts';

const NIGHTLY = join(import.meta.dirname, '../../src/backup/nightly.ts');
const DAY_MS = 86_400_000;

test('where no timer of the system is, a backup is made when the newest is a day old, until a signal', async () => {
  const { env } = await createServerEnv();
  const folder = await createFolder();
  await (await openDatabase(env.DATABASE_URL, calendar)).db.destroy();
  const settings = { ...env, BACKUP_DIR: folder };
  const makeBackup = async () => {
    const nightly = spawnServer(settings, { command: [process.execPath, NIGHTLY] });
    await expect.poll(() => nightly.output.stdout + nightly.output.stderr).toContain('are kept and proved');
    await nightly.stop('SIGTERM');
    expect(await nightly.exitCode).toBe(0);
  };
  await makeBackup();
  const [made = ''] = await readdir(folder);
  await rename(join(folder, made), join(folder, nameArchive(new Date((readArchiveTime(made) ?? 0) - DAY_MS), false)));
  await makeBackup();
  expect(await readdir(folder)).toHaveLength(2);
});
