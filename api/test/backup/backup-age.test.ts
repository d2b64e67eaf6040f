import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from '@prometheus-io/client';
import { expect, test } from 'vitest';
import { showBackupAge } from '#src/backup/backup-age.ts';
import { createFolder } from '../folder.ts';

const NOW = new Date('2026-12-01T03:30:00Z');

test('the age of the newest backup is shown, and is infinite without one', async () => {
  const folder = await createFolder();
  const registry = new Registry();
  const read = async () => /^clinic_backup_age_seconds (\S+)$/m.exec(await registry.metrics())?.[1];
  showBackupAge(registry, join(folder, 'none'), () => NOW);
  expect(await read()).toBe('+Inf');
  for (const name of ['clinic-2026-11-30T02-30-00-000Z.tar.gz', 'clinic-2026-12-01T02-30-00-000Z.tar.gz.age']) {
    await writeFile(join(folder, name), '');
  }
  showBackupAge(registry, folder, () => NOW);
  expect(await read()).toBe('3600');
});
