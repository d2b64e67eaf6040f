import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { isPostgresUrl } from '../database/postgres/engine.ts';
import { databaseUrlToPath } from '../database/sqlite/open.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { SECRET_FILE } from '../secret.ts';
import { getErrorCode, StartupError } from '../startup-error.ts';
import { unpackArchive } from './archive.ts';
import { nameAside } from './aside.ts';
import { PARTS } from './collect-parts.ts';
import { toShownPath } from './command.ts';
import { giveToOwner } from './give-to-owner.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { refuseOtherVersions, restoreFile } from './restore-file.ts';
import { replaceByDump, tryDump } from './server-dump.ts';

const DATA = join(PROJECT_ROOT, 'data');

type RestoreConfig = Pick<Config, 'databaseDirectUrl' | 'contentDir' | 'isContentNamed' | 'secret'>;
/** An unpacked backup. `archive` is shown to people. */
type Unpacked = { folder: string; manifest: Manifest; archive: string };

/**
 * Puts an archive in the place of the database, the website's content and the secret, which are kept beside it; as a drill
 * it only tries. `identity` is the age key of an encrypted one. Resolves to words. Throws StartupError.
 */
export async function restoreArchive(
  archive: string,
  config: RestoreConfig,
  { identity, isDrill }: { identity: string | null; isDrill: boolean },
): Promise<string> {
  await mkdir(DATA, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(join(DATA, 'restoring-'));
  try {
    const folder = join(work, 'parts');
    await unpackArchive(archive, folder, identity);
    const manifest = await readManifest(folder);
    refuseOtherVersions(manifest.migrations, archive);
    const unpacked = { folder, manifest, archive };
    return await (isDrill ? tryDatabase(unpacked, config) : restoreAll(unpacked, config));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function tryDatabase(
  { folder, manifest, archive }: Unpacked,
  { databaseDirectUrl }: RestoreConfig,
): Promise<string> {
  const count = `${manifest.appointments.toLocaleString('en')} appointments`;
  if (manifest.engine === 'sqlite') await restoreFile(join(folder, PARTS.sqlite), join(folder, 'drill.db'));
  else if (!(await tryDump(join(folder, PARTS.postgres), databaseDirectUrl))) {
    return `${toShownPath(archive)} was read to its end: ${count}. It was not restored, because the role of DATABASE_URL may not create databases.`;
  }
  const parts = [
    existsSync(join(folder, PARTS.website)) ? "the website's content and history" : '',
    existsSync(join(folder, PARTS.secret)) ? 'the secret' : '',
  ].filter(Boolean);
  return `${toShownPath(archive)} can be restored: ${[count, ...parts].join(', ')}. Nothing was changed.`;
}

async function restoreAll({ folder, manifest, archive }: Unpacked, config: RestoreConfig): Promise<string> {
  const lines = [await restoreDatabase({ folder, manifest, archive }, config.databaseDirectUrl)];
  const website = join(folder, PARTS.website);
  for (const name of existsSync(website) ? await readdir(website) : []) {
    // The build that it names is not in the backup: the next start makes one of the content.
    if (name === 'current.json') continue;
    const place = name === 'content' && config.isContentNamed ? config.contentDir : join(DATA, name);
    await replaceKept(join(website, name), place);
  }
  await rm(join(DATA, 'current.json'), { force: true });
  if (existsSync(join(folder, PARTS.secret)))
    lines.push(await restoreSecret(join(folder, PARTS.secret), config.secret));
  else lines.push("The secret is not in this backup. With another one than before, patients' links end.");
  return lines.filter(Boolean).join('\n');
}

async function restoreDatabase({ folder, manifest, archive }: Unpacked, databaseUrl: string): Promise<string> {
  const { engine, appointments, migrations } = manifest;
  if (isPostgresUrl(databaseUrl) !== (engine === 'postgres')) {
    const example = engine === 'postgres' ? 'postgres://user:password@host/clinic' : 'file:./data/clinic.db';
    throw new StartupError(
      `DATABASE_URL names another kind of database than the backup holds. Example: DATABASE_URL=${example}`,
    );
  }
  let kept = '';
  if (engine === 'sqlite') {
    const path = databaseUrlToPath(databaseUrl);
    const { aside } = await restoreFile(join(folder, PARTS.sqlite), path);
    if (aside) kept = ` What stood there before is kept as ${toShownPath(aside)}`;
    giveToOwner(dirname(path), path);
  } else {
    const aside = await replaceByDump(join(folder, PARTS.postgres), databaseUrl);
    if (aside) kept = ` The tables that stood there before are kept in the schema "${aside}".`;
  }
  return `${appointments.toLocaleString('en')} appointments of ${toShownPath(archive)} are back (version ${migrations.at(-1)}; the next start brings it up to date).${kept}`;
}

/** Puts the secret in its place. Resolves to what the operator has to do, or to an empty text. */
async function restoreSecret(file: string, given: string): Promise<string> {
  const secret = await readFile(file, 'utf8');
  if (given === secret) return '';
  const place = join(PROJECT_ROOT, SECRET_FILE);
  if (!existsSync(place) || (await readFile(place, 'utf8')).trim() !== secret) {
    await writeFile(file, `${secret}\n`, { mode: 0o600 });
    await replaceKept(file, place);
  }
  return given === ''
    ? ''
    : `SECRET is another one than before: patients' links open again with that of ${toShownPath(place)}.`;
}

async function replaceKept(from: string, place: string): Promise<void> {
  if (existsSync(place)) await setAside(place);
  // A copy, because the place may be on another disk.
  await cp(from, place, { recursive: true });
  giveToOwner(dirname(place), place);
}

/** Renames what stands at a place. A mounted folder cannot be renamed: what is in it moves below `data/`. */
async function setAside(place: string): Promise<void> {
  try {
    await rename(place, nameAside(place));
  } catch (error) {
    if (!['EBUSY', 'EXDEV'].includes(getErrorCode(error))) throw error;
    await cp(place, nameAside(join(DATA, basename(place))), { recursive: true });
    for (const name of await readdir(place)) await rm(join(place, name), { recursive: true });
  }
}
