import { isAbsolute, relative } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';
import { isPostgresUrl } from '../database/postgres/engine.ts';
import { describeTrouble } from '../database/unavailable.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { StartupError } from '../startup-error.ts';

/**
 * Runs a command and prints its result, unless that is `null`. A StartupError, or the reason why the database does not
 * answer, is printed in one line, and the exit code is then 1.
 */
export async function runCommand(command: () => Promise<string | null>): Promise<void> {
  try {
    const result = await command();
    if (result !== null) console.log(withoutDirectionMarks(result));
  } catch (error) {
    const problem = error instanceof StartupError ? error.message : describeTrouble(error);
    if (problem === null) throw error;
    console.error(problem);
    process.exitCode = 1;
  }
}

/** Reads the arguments of this process. Throws StartupError for an option that there is not. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new StartupError((error as Error).message);
  }
}

/** Throws a StartupError when DATABASE_URL names a server, with the command that takes it too. */
export function refuseServer(databaseUrl: string, command: 'backup' | 'restore'): void {
  const example = command === 'backup' ? 'npm run backup -- --rotate' : 'npm run restore -- data/backups/<file>.tar.gz';
  if (!isPostgresUrl(databaseUrl)) return;
  throw new StartupError(`DATABASE_URL names a Postgres server, which is kept in an archive. Example: ${example}`);
}

export function toMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Writes a path for people: relative to the project when it lies inside. */
export function toShownPath(path: string): string {
  const below = relative(PROJECT_ROOT, path);
  return below.startsWith('..') || isAbsolute(below) ? path : below;
}
