import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { SECRET_FILE } from '../secret.ts';
import { StartupError } from '../startup-error.ts';
import { findDatabase } from './collect-parts.ts';
import { readArguments, refuseServer, runCommand, toMegabytes, toShownPath } from './command.ts';
import { copyOwnContent } from './content-copy.ts';
import { copyDatabase } from './database-copy.ts';
import { rotateBackups } from './rotate.ts';

// `npm run backup [-- file or folder]`: makes a checked copy of the database while the server goes on taking bookings.
// `npm run backup -- --rotate`: makes one archive of all, proves it, and removes outdated ones.
await runCommand(async () => {
  const { values, positionals } = readArguments({ rotate: { type: 'boolean' } });
  const config = readConfig(process.env);
  return values.rotate ? rotateBackups(config, new Date()) : copyOnce(config, positionals[0]);
});

async function copyOnce({ databaseUrl, contentDir, backupDir, secret }: Config, place?: string): Promise<string> {
  refuseServer(databaseUrl, 'backup');
  const database = findDatabase(databaseUrl);
  const target = chooseTarget(place, backupDir);
  const { appointments, bytes } = await copyDatabase(database, target);
  const folder = `${target.replace(/\.db$/, '')}.content`;
  const isCopied = await copyOwnContent({ contentDir, projectRoot: PROJECT_ROOT }, folder);
  return [
    `${appointments.toLocaleString('en')} appointments (${toMegabytes(bytes)}) are kept and checked in ${toShownPath(target)}`,
    ...(isCopied ? [`The website's content, its draft and its history are kept in ${toShownPath(folder)}`] : []),
    `What patients' links follow from is not in it: keep ${nameSecret(secret)} too, in another place.`,
  ].join('\n');
}

/**
 * Returns the file to write: the named one, or one in a folder, named after the time. Throws StartupError when it
 * exists.
 */
function chooseTarget(argument: string | undefined, usualFolder: string): string {
  const wanted = argument === undefined ? usualFolder : resolve(PROJECT_ROOT, argument);
  const isFolder = argument === undefined || argument.endsWith('/') || isExistingFolder(wanted);
  const target = isFolder ? join(wanted, `clinic-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`) : wanted;
  if (existsSync(target)) throw new StartupError(`${toShownPath(target)} exists already. Name another file.`);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  return target;
}

/** Says where the secret is, as far as this command can see. */
function nameSecret(given: string): string {
  if (given !== '') return 'the variable SECRET';
  const file = join(PROJECT_ROOT, SECRET_FILE);
  return existsSync(file) ? toShownPath(file) : `the SECRET of the server, which has no ${toShownPath(file)}`;
}

function isExistingFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
