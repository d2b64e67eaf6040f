import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Config } from '../config.ts';
import { isDiskFull } from '../disk-full.ts';
import { StartupError } from '../startup-error.ts';
import { packArchive, unpackArchive } from './archive.ts';
import { collectParts, type PartsConfig } from './collect-parts.ts';
import { toMegabytes, toShownPath } from './command.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { listOutdated, nameArchive } from './rotation.ts';

type RotationConfig = PartsConfig & Pick<Config, 'backupDir' | 'backupRecipients' | 'retentionDays'>;

const WORK = 'unfinished-';
/** No backup takes this long: an older folder is that of a run which was killed, and holds patients' data. */
const ABANDONED_MS = 6 * 3_600_000;

/**
 * Makes one archive of all that a clinic has to keep, proves it by unpacking it aside, and only then removes backups that
 * are outdated. Resolves to words. Throws StartupError.
 */
export async function rotateBackups(config: RotationConfig, now: Date): Promise<string> {
  const { backupDir } = config;
  try {
    await mkdir(backupDir, { recursive: true, mode: 0o700 });
    await removeAbandoned(backupDir, now);
    const work = await mkdtemp(join(backupDir, WORK));
    try {
      return await makeBackup(config, work, now);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  } catch (error) {
    if (!isDiskFull(error) && !isDiskFull((error as Error).cause)) throw error;
    throw new StartupError(
      `BACKUP_DIR: ${toShownPath(backupDir)} has no room for another backup; those there are kept. Make room, or name another folder. Example: BACKUP_DIR=/mnt/backups`,
    );
  }
}

async function makeBackup(config: RotationConfig, work: string, now: Date): Promise<string> {
  const { backupDir, backupRecipients, retentionDays } = config;
  const isEncrypted = backupRecipients.length > 0;
  const parts = join(work, 'parts');
  await collectParts(parts, config, isEncrypted);
  const name = nameArchive(now, isEncrypted);
  const archive = join(work, name);
  // A key that ends with this process, because that of the clinic is kept elsewhere.
  const key = isEncrypted ? await generateX25519Identity() : null;
  await packArchive(parts, archive, key ? [...backupRecipients, await identityToRecipient(key)] : []);
  await rm(parts, { recursive: true });
  const manifest = await proveArchive(archive, join(work, 'aside'), key);
  const { size } = await stat(archive);
  await rename(archive, join(backupDir, name));
  const outdated = listOutdated(await readdir(backupDir), retentionDays);
  for (const old of outdated) await rm(join(backupDir, old), { force: true });
  return [
    `${manifest.appointments.toLocaleString('en')} appointments are kept and proved in ${toShownPath(join(backupDir, name))} (${toMegabytes(size)})`,
    ...(isEncrypted ? [] : ["The secret, from which patients' links follow, is not in it: set BACKUP_AGE_RECIPIENTS."]),
    ...(outdated.length > 0 ? [`Removed as outdated: ${outdated.length}`] : []),
  ].join('\n');
}

async function proveArchive(archive: string, aside: string, key: string | null): Promise<Manifest> {
  await unpackArchive(archive, aside, key);
  return readManifest(aside);
}

async function removeAbandoned(backupDir: string, now: Date): Promise<void> {
  for (const name of await readdir(backupDir)) {
    const path = join(backupDir, name);
    const isOld = name.startsWith(WORK) && now.getTime() - (await stat(path)).mtimeMs > ABANDONED_MS;
    if (isOld) await rm(path, { recursive: true, force: true });
  }
}
