import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Room for the database, its journal and some thousand bookings. */
const SIZE_BYTES = 32 * 1024 * 1024;

export type SmallDisk = {
  folder: string;
  /** Fills the disk and leaves `leaveBytes` free. */
  fill: (leaveBytes: number) => Promise<void>;
  free: () => Promise<void>;
};

/** Mounts a file system in memory for the test; `null` where this user may not mount one. */
export function mountSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_BYTES}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return null;
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  });
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: async (leaveBytes) => {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(filler, Buffer.alloc(bavail * bsize - leaveBytes));
    },
    free: () => rm(filler),
  };
}
