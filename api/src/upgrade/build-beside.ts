import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config.ts';
import { isPostgresUrl } from '../database/postgres/engine.ts';
import { databaseUrlToPath } from '../database/sqlite/open.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { NEXT } from './places.ts';
import { runProgram } from './program.ts';

type Beside = Pick<Config, 'contentDir' | 'databaseUrl'>;

const INSTALL = "await (await import('./scripts/install.mjs')).ensureInstalled()";

/** Installs the packages of the new release as that release does it. */
export async function installBeside(config: Beside): Promise<void> {
  await runProgram(process.execPath, ['--input-type=module', '--eval', INSTALL], besideOf(config));
}

/** Reads the settings and the clinic's content with the rules of the new release. */
export async function checkBeside(config: Beside): Promise<void> {
  await runProgram(process.execPath, ['api/src/run-server.ts', '--check'], besideOf(config));
  await runNpm('check:content', config);
}

/** Builds with the pictures that the present release has encoded, which take longest. */
export async function buildBeside(config: Beside): Promise<void> {
  const [made, given] = [PROJECT_ROOT, NEXT].map((folder) => join(folder, '.cache/astro/assets')) as [string, string];
  if (existsSync(made)) await cp(made, given, { recursive: true });
  await runNpm('build', config);
}

/** Brings the database up to date with the migrations of the new release. */
export async function migrateBeside(config: Beside): Promise<void> {
  await runNpm('migrate', config);
}

async function runNpm(script: string, config: Beside): Promise<void> {
  await runProgram('npm', ['run', '--silent', script], besideOf(config));
}

/** Paths of the settings begin in the project's folder, and that of the new release is another one. */
function besideOf({ contentDir, databaseUrl }: Beside) {
  const database = isPostgresUrl(databaseUrl) ? databaseUrl : pathToFileURL(databaseUrlToPath(databaseUrl)).href;
  const isOwn = contentDir !== join(PROJECT_ROOT, 'content');
  const { npm_config_local_prefix: _, ...inherited } = process.env;
  const env = { ...inherited, SITE_DIR: '', CONTENT_DIR: isOwn ? contentDir : '', DATABASE_URL: database };
  return { cwd: NEXT, env };
}
