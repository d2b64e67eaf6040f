import { isAbsolute, relative } from 'node:path';
import { withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';
import { readConfig } from '../config.ts';
import { ENGINES, type EngineName, findEngineName } from '../database/engines.ts';
import { databaseUrlToPath } from '../database/sqlite/open.ts';
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

/**
 * Returns the file that DATABASE_URL names. When it names a server instead, throws a StartupError with the server's own
 * command and `addition`.
 */
export function getDatabaseFile(command: 'backup' | 'restore', addition = ''): string {
  const { databaseUrl } = readConfig(process.env);
  const { title, serverTools } = ENGINES[findEngineName(databaseUrl) as EngineName];
  if (!serverTools) return databaseUrlToPath(databaseUrl);
  throw new StartupError(
    `DATABASE_URL names a ${title} server, which has a tool of its own. Example: ${serverTools[command]}${addition}`,
  );
}

/** Writes a path for people: relative to the project when it lies inside. */
export function toShownPath(path: string): string {
  const below = relative(PROJECT_ROOT, path);
  return below.startsWith('..') || isAbsolute(below) ? path : below;
}
