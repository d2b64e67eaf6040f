import { readdir } from 'node:fs/promises';
import type { Registry } from '@prometheus-io/client';
import { renewGauge } from '../figures.ts';
import { getErrorCode } from '../startup-error.ts';
import { readArchiveTime } from './rotation.ts';

/** Shows how old the newest backup of the rotation is; without one it is infinitely old, so that an alert tells of it. */
export function showBackupAge(registry: Registry, backupDir: string, getNow: () => Date): void {
  renewGauge(registry, {
    name: 'clinic_backup_age_seconds',
    help: 'The age of the newest backup that was made with --rotate; +Inf without one.',
    async collect() {
      const newestMs = await readNewestBackup(backupDir).catch(() => Number.NEGATIVE_INFINITY);
      this.set((getNow().getTime() - newestMs) / 1000);
    },
  });
}

/** Reads the time of the newest backup of the rotation; minus infinity when there is none, or no such folder. */
export async function readNewestBackup(backupDir: string): Promise<number> {
  const names = await readdir(backupDir).catch((error) => {
    if (getErrorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return Math.max(...names.flatMap((name) => readArchiveTime(name) ?? []));
}
