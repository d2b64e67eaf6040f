/** @module-tag long */
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readSecret } from '#src/secret.ts';
import { createServerEnv, expectRefusal } from '../server-process.ts';
import { mountSmallDisk } from '../small-disk.ts';
import { openTestStore } from '../test-store.ts';

// These tests start processes and wait for them, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const KILOBYTE = 1024;
/** Free bytes on the disk: none for the journal, and too few for the tables. */
const ROOMS = [0, 200 * KILOBYTE];

const ADVICE = /^\S+: .*\((ENOSPC|SQLITE_\w+)\)\. The disk is full: leave everything where it is, make room/;

test('a start on a full disk names the cause, and asks to leave the database where it is', async ({ skip }) => {
  const disk = mountSmallDisk();
  if (!disk) return skip('this user may not mount a small disk');
  const { env, databasePath } = await createServerEnv();
  const start = (path: string) => expectRefusal({ ...env, DATABASE_URL: `file:${path}` }, ADVICE);

  const kept = join(disk.folder, 'kept.db');
  await mkdir(join(databasePath, '..'));
  await (await openTestStore(`file:${databasePath}`)).close();
  await copyFile(databasePath, kept);
  for (const [number, room] of ROOMS.entries()) {
    await disk.fill(room);
    await start(join(disk.folder, `new-${number}.db`));
    await disk.free();
  }
  await disk.fill(0);
  await start(kept);
  await expect(readSecret('', join(disk.folder, 'secret'))).rejects.toThrow(ADVICE);
});
