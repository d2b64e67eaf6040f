import { runCommand } from '../backup/command.ts';
import { readBookingCalendar } from '../booking-calendar-file.ts';
import { readConfig } from '../config.ts';
import { ENGINES, type EngineName, findEngineName } from '../database/engines.ts';
import { reopenMoved } from '../database/move-mark.ts';
import { describeTrouble } from '../database/unavailable.ts';
import { getErrorCode, StartupError } from '../startup-error.ts';
import { moveRows } from './move.ts';
import { EXAMPLES, openSource, openTarget, readMovedTo, refuseOtherVersion } from './open-side.ts';

const UNDO = '--undo';

// `npm run move-database -- TARGET`: moves all that DATABASE_URL holds to an empty database of the other engine. With
// `--undo` a database that was left by such a move takes bookings again.
await runCommand(async () => {
  const { databaseUrl, contentDir } = readConfig(process.env);
  const [, , argument = ''] = process.argv;
  const source = await openSource(databaseUrl);
  const engine = ENGINES[findEngineName(databaseUrl) as EngineName];
  try {
    const movedTo = await readMovedTo(source);
    if (argument === UNDO) {
      if (movedTo === null) throw new StartupError('DATABASE_URL: this database was not left by a move.');
      const names = source.listTables().map(({ name }) => name);
      for (const statement of ['begin', ...reopenMoved(engine, names), 'commit']) await source.run(statement);
      return `Bookings are taken here again. Those that ${movedTo} has taken since the move are not here.`;
    }
    const targetUrl = readTarget(argument, databaseUrl);
    if (movedTo !== null) {
      throw new StartupError(
        `DATABASE_URL: the bookings have moved to ${movedTo}. Move from there. Example: DATABASE_URL=${movedTo}`,
      );
    }
    await refuseOtherVersion(source, 'DATABASE_URL', 'Start the service of this version once: npm start');
    const startMs = performance.now();
    const target = await openTarget(targetUrl, await readBookingCalendar(contentDir));
    try {
      const tables = [source, target].flatMap((side) => side.listTables());
      const address = hidePassword(targetUrl);
      const counts = await moveRows({ source, target, tables, engine, address });
      await target.settle().catch(() => undefined);
      return describeMove(counts, address, performance.now() - startMs);
    } finally {
      await target.close();
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    // The errors of databases hold values of rows, so only their code is shown.
    const reason = describeTrouble(error) ?? `It failed (${getErrorCode(error) || 'unknown reason'}).`;
    throw new StartupError(`${reason} Nothing has moved: the service goes on with DATABASE_URL as before.`);
  } finally {
    await source.close();
  }
});

/** Checks the argument. Throws StartupError, which never repeats it, because it may hold a password. */
function readTarget(argument: string, databaseUrl: string): string {
  const name = findEngineName(argument);
  const other: EngineName = findEngineName(databaseUrl) === 'sqlite' ? 'postgres' : 'sqlite';
  const example = `Example: npm run move-database -- ${EXAMPLES[other]}`;
  if (name !== other) {
    throw new StartupError(
      `TARGET must name an empty ${ENGINES[other].title} database, because DATABASE_URL names the other kind. ${example}`,
    );
  }
  const mistake = ENGINES[name].findUrlMistake(argument);
  if (mistake) throw new StartupError(`TARGET ${mistake} ${example}`);
  return argument;
}

function hidePassword(url: string): string {
  if (url.startsWith('file:')) return url;
  const shown = new URL(url);
  if (shown.password !== '') shown.password = 'PASSWORD';
  if (shown.searchParams.has('password')) shown.searchParams.set('password', 'PASSWORD');
  return shown.href;
}

function describeMove(counts: Map<string, number>, address: string, tookMs: number): string {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const appointments = counts.get('appointments') ?? 0;
  return [
    `${appointments.toLocaleString('en')} appointments and ${(all - appointments).toLocaleString('en')} other rows have moved in ${(tookMs / 1000).toFixed(1)} s, each table compared.`,
    'The former database takes no bookings any more. Stop the service, and start it, with the same SECRET, with',
    `DATABASE_URL=${address}`,
    `To stay with the former one instead: npm run move-database -- ${UNDO}`,
  ].join('\n');
}
