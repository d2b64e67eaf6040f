import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { SECRET_FILE } from '../secret.ts';
import { StartupError } from '../startup-error.ts';
import { getDatabaseFile, runCommand, toShownPath } from './command.ts';
import { copyOwnContent } from './content-copy.ts';
import { copyDatabase } from './database-copy.ts';

// `npm run backup [-- file or folder]`: makes a checked copy of the database while the server goes on taking bookings.
await runCommand(async () => {
  const database = getDatabaseFile('backup', ` Keep a copy of the secret too: ${nameSecret()}.`);
  if (!existsSync(database)) {
    throw new StartupError(`DATABASE_URL: there is no file ${toShownPath(database)} yet. Start the server once.`);
  }
  const target = chooseTarget(process.argv[2], join(dirname(database), 'backups'));
  const { appointments, bytes } = await copyDatabase(database, target);
  const { contentDir } = readConfig(process.env);
  const content = await copyOwnContent({ contentDir, projectRoot: PROJECT_ROOT }, target);
  return [
    `${appointments.toLocaleString('en')} appointments (${toMegabytes(bytes)}) are kept and checked in ${toShownPath(target)}`,
    ...(content ? [`The website's content, its draft and its history are kept in ${toShownPath(content)}`] : []),
    `What patients' links follow from is not in it: keep ${nameSecret()} too, in another place.`,
  ].join('\n');
});

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
function nameSecret(): string {
  if (readConfig(process.env).secret !== '') return 'the variable SECRET';
  const file = join(PROJECT_ROOT, SECRET_FILE);
  return existsSync(file) ? toShownPath(file) : `the SECRET of the server, which has no ${toShownPath(file)}`;
}

function isExistingFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

function toMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
