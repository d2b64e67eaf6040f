import { dirname, join, resolve } from 'node:path';
import { isPostgresUrl } from '../database/postgres/engine.ts';
import { databaseUrlToPath } from '../database/sqlite/open.ts';
import { PROJECT_ROOT } from '../project-root.ts';

/** Finds the folder of backups: the named one, or one beside the database's file. */
export function findBackupDir(named: string, databaseUrl: string): string {
  if (named !== '') return resolve(PROJECT_ROOT, named);
  if (isPostgresUrl(databaseUrl)) return resolve(PROJECT_ROOT, 'data/backups');
  return join(dirname(databaseUrlToPath(databaseUrl)), 'backups');
}
