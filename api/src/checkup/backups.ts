import { dirname } from 'node:path';
import { readNewestBackup } from '../backup/backup-age.ts';
import { toShownPath } from '../backup/command.ts';
import type { Config } from '../config.ts';
import { isPostgresUrl } from '../database/postgres/engine.ts';
import { databaseUrlToPath } from '../database/sqlite/open.ts';
import { findExisting } from './disk.ts';
import { type Finding, toFault, toOk, toWarning } from './finding.ts';

const HOUR_MS = 3_600_000;
/** A night's backup may take a while. */
const WARNING_HOURS = 26;
const FAULT_HOURS = 72;

type BackupConfig = Pick<Config, 'backupDir' | 'databaseUrl'>;

/** Looks how old the newest backup of the rotation is, and whether it would be lost with the database's disk. */
export async function checkBackups({ backupDir, databaseUrl }: BackupConfig, now: Date): Promise<Finding[]> {
  const hours = (now.getTime() - (await readNewestBackup(backupDir))) / HOUR_MS;
  const age = judgeAge(toShownPath(backupDir), hours);
  return [age, ...(Number.isFinite(hours) ? await judgePlace(backupDir, databaseUrl) : [])];
}

function judgeAge(shownDir: string, hours: number): Finding {
  const remedy =
    'Run npm run backup -- --rotate, read what it says, and let a timer run it each night (docs/clinic-backup.timer).';
  if (hours === Number.POSITIVE_INFINITY) return toFault(`There is no backup in ${shownDir}.`, remedy);
  const says = `The newest backup in ${shownDir} is ${Math.floor(hours)} hours old.`;
  if (hours > FAULT_HOURS) return toFault(says, remedy);
  return hours > WARNING_HOURS ? toWarning(says, remedy) : toOk(says);
}

async function judgePlace(backupDir: string, databaseUrl: string): Promise<Finding[]> {
  if (isPostgresUrl(databaseUrl)) return [];
  const [backups, database] = await Promise.all([backupDir, dirname(databaseUrlToPath(databaseUrl))].map(findExisting));
  if (backups?.dev !== database?.dev) return [];
  const remedy = 'Name a folder on another disk or machine. Example: BACKUP_DIR=/mnt/backups';
  return [toWarning('The backups lie on the disk of the database, and would be lost with it.', remedy)];
}
