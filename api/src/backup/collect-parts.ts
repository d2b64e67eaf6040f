import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { isPostgresUrl } from '../database/postgres/engine.ts';
import { databaseUrlToPath } from '../database/sqlite/open.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { SECRET_FILE } from '../secret.ts';
import { StartupError } from '../startup-error.ts';
import { toShownPath } from './command.ts';
import { copyOwnContent } from './content-copy.ts';
import { copyDatabase } from './database-copy.ts';
import { writeManifest } from './manifest.ts';
import { dumpServer } from './server-dump.ts';

/** The names of the parts of a backup. */
export const PARTS = { sqlite: 'clinic.db', postgres: 'clinic.dump', website: 'website', secret: 'secret' };

export type PartsConfig = Pick<Config, 'databaseDirectUrl' | 'contentDir' | 'secret'>;

/** Collects the database and the website's content in a new folder, and the secret if it is wanted. Throws StartupError. */
export async function collectParts(folder: string, config: PartsConfig, withSecret: boolean): Promise<void> {
  const { databaseDirectUrl: databaseUrl, contentDir } = config;
  await mkdir(folder, { mode: 0o700 });
  const facts = isPostgresUrl(databaseUrl)
    ? { engine: 'postgres' as const, ...(await dumpServer(databaseUrl, join(folder, PARTS.postgres))) }
    : { engine: 'sqlite' as const, ...(await copyDatabase(findDatabase(databaseUrl), join(folder, PARTS.sqlite))) };
  await copyOwnContent({ contentDir, projectRoot: PROJECT_ROOT }, join(folder, PARTS.website));
  if (withSecret) await writeFile(join(folder, PARTS.secret), await readOwnSecret(config.secret), { mode: 0o600 });
  const { engine, appointments, migrations } = facts;
  await writeManifest(folder, { engine, appointments, migrations });
}

/** Finds the file that a `file:` address names. Throws StartupError when it is not there. */
export function findDatabase(databaseUrl: string): string {
  const path = databaseUrlToPath(databaseUrl);
  if (existsSync(path)) return path;
  throw new StartupError(`DATABASE_URL: there is no file ${toShownPath(path)} yet. Start the server once.`);
}

async function readOwnSecret(given: string): Promise<string> {
  if (given !== '') return given;
  const file = join(PROJECT_ROOT, SECRET_FILE);
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  throw new StartupError(
    `SECRET: ${SECRET_FILE} is not there, and without the secret patients' links end. Give this command the SECRET of the server.`,
  );
}
