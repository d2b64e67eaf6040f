import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { findVersionMistake } from '../database/migrate.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { getErrorCode, StartupError } from '../startup-error.ts';
import { getDatabaseFile, runCommand, toShownPath } from './command.ts';
import { copyDatabase } from './database-copy.ts';

const EXAMPLE = 'Example: npm run restore -- data/backups/clinic-2026-11-20T04-30-00-000Z.db';

// `npm run restore -- file`: puts a backup in the database's place, if it is intact and nobody uses the database.
await runCommand(async () => {
  const startMs = performance.now();
  const database = getDatabaseFile('restore');
  const [, , argument] = process.argv;
  if (!argument) throw new StartupError(`Name the backup. ${EXAMPLE}`);
  const backup = resolve(PROJECT_ROOT, argument);
  if (!existsSync(backup)) throw new StartupError(`There is no file ${toShownPath(backup)}. ${EXAMPLE}`);

  mkdirSync(dirname(database), { recursive: true, mode: 0o700 });
  const restored = `${database}.restored`;
  const { appointments, migrations } = await copyDatabase(backup, restored);
  try {
    refuseOtherVersions(migrations, backup);
    const aside = existsSync(database) ? setAside(database) : null;
    renameSync(restored, database);
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
    return [
      `${appointments.toLocaleString('en')} appointments are back in ${toShownPath(database)}, checked, after ${seconds} s`,
      `(version ${migrations.at(-1)}; the next start brings it up to date).`,
      aside ? `What stood there before is kept as ${toShownPath(aside)}` : '',
    ]
      .join(' ')
      .trimEnd();
  } finally {
    rmSync(restored, { force: true });
  }
});

function refuseOtherVersions(migrations: string[], backup: string): void {
  const mistake = findVersionMistake(migrations);
  if (mistake) throw new StartupError(`${toShownPath(backup)} ${mistake}, then restore.`);
}

/** Renames the database and its journal, and returns the new path. Throws StartupError while anyone has it open. */
function setAside(path: string): string {
  const aside = `${path}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  const database = new Database(path, { timeout: 0 });
  try {
    // SQLite leaves WAL mode only when no other connection is open, and first writes the journal into the file.
    database.pragma('journal_mode = DELETE');
    database.exec('begin exclusive');
  } catch (error) {
    if (/BUSY|LOCKED/.test(getErrorCode(error))) {
      database.close();
      throw new StartupError(`${toShownPath(path)} is in use. Stop the server, restore, then start it again.`);
    }
    // A damaged database cannot be checked, and may be replaced.
  }
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix);
  }
  database.close();
  return aside;
}
