import type { Config } from '../config.ts';
import { ENGINES, type EngineName, findEngineName } from '../database/engines.ts';
import { isMarkedFormer } from '../database/former-mark.ts';
import { findVersionMistake, MIGRATIONS, readExecutedMigrations, refuseMoved } from '../database/migrate.ts';
import { askDatabase } from './ask-database.ts';
import { type Finding, splitFault, toFault, toOk, toWarning } from './finding.ts';

const FORMER = toWarning(
  'The database has the tables of the next version already, on which this one runs too: an upgrade was put back, or goes on.',
  'Upgrade again once the reason of the failure is mended: npm run upgrade',
);

/** Asks whether the database answers, and has the tables of this version. */
export function checkDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<Finding[]> {
  const { title } = ENGINES[findEngineName(databaseUrl) as EngineName];
  return askDatabase(databaseUrl, async (db) => {
    const executed = await readExecutedMigrations(db);
    await refuseMoved(db);
    const isFormer = await isMarkedFormer(db, Object.keys(MIGRATIONS).at(-1));
    return [isFormer && findVersionMistake(executed) ? FORMER : judgeMigrations(title, executed)];
  });
}

function judgeMigrations(title: string, executed: readonly string[]): Finding {
  const mistake = findVersionMistake(executed);
  if (mistake) return splitFault(`The database ${mistake}.`);
  if (executed.length === 0) return toFault('The database has no tables yet.', 'Start the service once: npm start');
  const missing = Object.keys(MIGRATIONS).filter((name) => !executed.includes(name));
  if (missing.length === 0) return toOk(`${title} answers, with the tables of this version (${executed.at(-1)}).`);
  return toWarning(
    `The database lacks what this version adds (${missing.join(', ')}): a former version is running.`,
    'Restart the service, which adds it.',
  );
}
