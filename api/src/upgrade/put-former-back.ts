import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { VERSION } from '../version.ts';
import { isMigrated, type Kept, restoreDatabase } from './keep-database.ts';
import { lookAtSite, restartAll } from './restart.ts';
import { swapBack } from './swap.ts';

/**
 * Puts the former release back after a failure. The database goes back only when it was migrated and that release does not
 * run on it: bookings since the backup would then be missing. Resolves to words about what was put back.
 */
export async function putFormerBack(config: Config, kept: Kept | null): Promise<string[]> {
  const isSwapped = (await swapBack()) !== null;
  const hasNewTables = await isMigrated(config).catch(() => false);
  const stay = `The new tables stay with all bookings, because version ${VERSION} runs on them. Backup of before: ${kept?.shown}`;
  const tables = hasNewTables ? [stay] : [];
  if (!isSwapped) {
    const trouble = hasNewTables ? await toReason(lookAtSite(config)) : null;
    if (trouble === null) return [`Version ${VERSION} is in its place and was not stopped.`, ...tables];
    const remedy = `Stop it, and put the backup back: npm run restore -- ${kept?.shown}`;
    return [`Version ${VERSION} does not run on the tables that were changed: ${trouble} ${remedy}`];
  }
  const words = [`Code, packages and site of version ${VERSION} are back.`];
  const failure = await tryRestart(config);
  if (failure === null) return [...words, ...tables];
  if (!hasNewTables || !kept) return [...words, `Version ${VERSION} does not start: ${failure}`];
  try {
    words.push(await restoreDatabase(kept.archive), 'Bookings since that backup are only in what is kept of before.');
  } catch (error) {
    return [...words, `The database is not back: ${(error as Error).message}`];
  }
  const second = await tryRestart(config);
  return [...words, ...(second === null ? [] : [`Version ${VERSION} does not start: ${second}`])];
}

/** Restarts the release that is in place. Resolves to the reason why it does not start, or to `null`. */
export async function tryRestart(config: Config): Promise<string | null> {
  // After an upgrade that was killed this process may be of the other release.
  const { version } = JSON.parse(await readFile(join(PROJECT_ROOT, 'package.json'), 'utf8'));
  return toReason(restartAll(config, version));
}

function toReason(work: Promise<void>): Promise<string | null> {
  return work.then(
    () => null,
    (error: Error) => error.message,
  );
}
