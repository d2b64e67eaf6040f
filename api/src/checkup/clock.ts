import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { readBookingCalendar } from '../booking-calendar-file.ts';
import type { Config } from '../config.ts';
import { isPostgresUrl } from '../database/postgres/engine.ts';
import { isLoopback } from '../loopback.ts';
import { askDatabase } from './ask-database.ts';
import { type Finding, toFault, toOk, toWarning } from './finding.ts';

/** Codes of a second factor hold for half a minute. */
const WARNING_SECONDS = 30;
const FAULT_SECONDS = 5 * 60;
const REMEDY = 'Let each machine follow the network time. Example: timedatectl set-ntp true';

type ClockConfig = Pick<Config, 'databaseUrl' | 'served'>;

/** Tells the time of the clinic, and compares the clock of this machine with that of the database server. */
export async function checkClock({ databaseUrl, served }: ClockConfig, getNow: () => Date): Promise<Finding[]> {
  const { timeZone } = await readBookingCalendar(served.contentDir);
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const isElsewhere = isPostgresUrl(databaseUrl) && !isLoopback(new URL(databaseUrl).hostname);
  return [
    toOk(`At the clinic it is ${format.format(getNow())} (${timeZone}).`),
    await (isElsewhere ? compareWithServer(databaseUrl, getNow) : askSystem()),
  ];
}

async function compareWithServer(databaseUrl: string, getNow: () => Date): Promise<Finding> {
  const ask = sql<{ ms: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`;
  const { rows } = await askDatabase(databaseUrl, (db) => ask.execute(db));
  const seconds = Math.round(Math.abs(Number(rows[0]?.ms) - getNow().getTime()) / 1000);
  if (seconds <= WARNING_SECONDS) return toOk('This machine and the database server have the same time.');
  const says = `The clocks of this machine and of the database server differ by ${seconds} seconds.`;
  return seconds > FAULT_SECONDS ? toFault(says, REMEDY) : toWarning(says, REMEDY);
}

/** systemd knows whether this machine follows the network time. */
async function askSystem(): Promise<Finding> {
  const asking = promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value']);
  const answer = await asking.then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  if (answer === 'no') return toWarning('This machine does not follow the network time.', REMEDY);
  if (answer === 'yes') return toOk('This machine follows the network time.');
  return toOk('The clock was not compared: compare the time of the clinic with a phone.');
}
