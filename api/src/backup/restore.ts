import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { databaseUrlToPath } from '../database/sqlite/open.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { StartupError } from '../startup-error.ts';
import { readArguments, refuseServer, runCommand, toShownPath } from './command.ts';
import { restoreArchive } from './restore-archive.ts';
import { restoreFile } from './restore-file.ts';

const EXAMPLE = 'Example: npm run restore -- data/backups/clinic-2026-11-20T04-30-00-000Z.tar.gz';

// `npm run restore -- file [--drill] [--identity key.txt]`: puts a backup in the place of what is there, if it is intact and
// nobody uses the database. As a drill it only tries.
await runCommand(async () => {
  const startMs = performance.now();
  const { values, positionals } = readArguments({ drill: { type: 'boolean' }, identity: { type: 'string' } });
  if (!positionals[0]) throw new StartupError(`Name the backup. ${EXAMPLE}`);
  const backup = findFile(positionals[0]);
  const config = readConfig(process.env);
  const isArchive = /\.tar\.gz(\.age)?$/.test(backup);
  const identity = values.identity === undefined ? null : readIdentity(findFile(values.identity));
  const words = isArchive
    ? await restoreArchive(backup, config, { identity, isDrill: values.drill === true })
    : await restoreCopy(backup, config);
  return `${words}\nThis took ${((performance.now() - startMs) / 1000).toFixed(1)} s`;
});

/** Restores a single file of SQLite, as `npm run backup` writes it without `--rotate`. */
async function restoreCopy(backup: string, { databaseUrl }: Config): Promise<string> {
  refuseServer(databaseUrl, 'restore');
  const database = databaseUrlToPath(databaseUrl);
  const { appointments, migrations, aside } = await restoreFile(backup, database);
  return [
    `${appointments.toLocaleString('en')} appointments are back in ${toShownPath(database)}, checked`,
    `(version ${migrations.at(-1)}; the next start brings it up to date).`,
    aside ? `What stood there before is kept as ${toShownPath(aside)}` : '',
  ]
    .join(' ')
    .trimEnd();
}

function findFile(argument: string): string {
  const file = resolve(PROJECT_ROOT, argument);
  if (existsSync(file)) return file;
  throw new StartupError(`There is no file ${toShownPath(file)}. ${EXAMPLE}`);
}

/** Reads the key from a file as `age-keygen` writes it, with remarks above. */
function readIdentity(file: string): string {
  const key = /^AGE-SECRET-KEY-\S+/m.exec(readFileSync(file, 'utf8'))?.[0];
  if (key) return key;
  throw new StartupError(`${toShownPath(file)} holds no key of age. Make one with: age-keygen -o key.txt`);
}
