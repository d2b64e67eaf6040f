import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config.ts';
import { isPostgresUrl } from '../database/postgres/engine.ts';
import { databaseUrlToPath } from '../database/sqlite/open.ts';
import { getErrorCode } from '../startup-error.ts';
import { type Finding, toFault, toOk, toWarning } from './finding.ts';

const WARNING_BYTES = 1e9;
const WARNING_SHARE = 0.1;
const FAULT_BYTES = 200e6;

type DiskConfig = Pick<Config, 'databaseUrl' | 'backupDir' | 'outboxDir' | 'smtpUrl'>;

/** Looks at the room on each disk that this service writes to. The disk of Postgres is another machine's to watch. */
export async function checkDisks({ databaseUrl, backupDir, outboxDir, smtpUrl }: DiskConfig): Promise<Finding[]> {
  const database = isPostgresUrl(databaseUrl) ? [] : [dirname(databaseUrlToPath(databaseUrl))];
  const folders = [...database, backupDir, ...(smtpUrl === '' ? [outboxDir] : [])];
  const found = await Promise.all(folders.map(findExisting));
  const disks = new Map(found.toReversed().map(({ dev, path }) => [dev, path]));
  return Promise.all(
    [...disks.values()].map(async (path) => {
      const { bavail, blocks, bsize } = await statfs(path);
      return judgeRoom(path, bavail * bsize, blocks * bsize);
    }),
  );
}

export function judgeRoom(path: string, free: number, total: number): Finding {
  const says = `The disk of ${path} has ${(free / 1e9).toFixed(1)} GB free of ${(total / 1e9).toFixed(1)} GB.`;
  const remedy = 'Make room: remove old logs and backups, or move to a larger disk. A full disk takes no bookings.';
  if (free < FAULT_BYTES) return toFault(says, remedy);
  return free < Math.max(WARNING_BYTES, total * WARNING_SHARE) ? toWarning(says, remedy) : toOk(says);
}

/** Finds the number of the disk of a folder, or of the one above that is there, as folders are made when needed. */
export async function findExisting(path: string): Promise<{ dev: number; path: string }> {
  try {
    return { dev: (await stat(path)).dev, path };
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
    return findExisting(dirname(path));
  }
}
