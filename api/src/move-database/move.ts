import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '../database/engine.ts';
import { isHeldUp, isWriterBusy } from '../database/errors.ts';
import { closeMoved, MOVE_TABLE, markMove, UNMARK } from '../database/move-mark.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { getErrorCode, StartupError } from '../startup-error.ts';
import type { Side, Table } from './side.ts';

/** Longer than a process may have a mail for itself, also one that has ended. */
const MAX_WAIT_MS = 90_000;
const TRY_AGAIN_MS = 200;

type Move = { source: Side; target: Side; tables: readonly Table[]; engine: Engine; address: string };

/**
 * Copies all rows into an empty database, compares both, and leaves the source closed; `engine` is that of the source,
 * and `address` where its people are sent. On a failure neither of them is changed. Throws StartupError when the target
 * is not empty, a mail is always being sent, or the copy differs. Resolves to the number of rows of each table.
 */
export async function moveRows({ source, target, tables, engine, address }: Move): Promise<Map<string, number>> {
  let isCopied = false;
  try {
    await target.lock(tables, 'target');
    await refuseRows(target, tables);
    for (const statement of markMove(address)) await source.run(statement);
    await lockQuietSource(source, tables);
    const counts = await copyRows(source, target, tables);
    const names = tables.map(({ name }) => name);
    for (const statement of closeMoved(engine, names, address)) await source.run(statement);
    await target.run('commit');
    isCopied = true;
    await source.run('commit');
    return counts;
  } catch (error) {
    await Promise.allSettled([target.rollBack(), source.rollBack()]);
    if (isCopied)
      throw new StartupError(
        `TARGET holds a copy, but DATABASE_URL could not be closed: the service goes on with it. ${EMPTY_IT}`,
      );
    // A mark that stays is no harm (`isMoving`).
    await source.run(UNMARK).catch(() => undefined);
    throw error;
  }
}

const EMPTY_IT =
  'Name an empty database. Example of making one: createdb clinic, or for SQLite a file that is not there: file:./data/clinic-2.db';

async function refuseRows(target: Side, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const [row] = await target.run(`select 1 from "${name}" limit 1`);
    if (row) throw new StartupError(`TARGET is not empty: its table ${name} has rows. ${EMPTY_IT}`);
  }
}

/** Locks the source at a moment when no mail is being sent: the target would not know that it has left. */
async function lockQuietSource(source: Side, tables: readonly Table[]): Promise<void> {
  const deadlineMs = performance.now() + MAX_WAIT_MS;
  while (!(await lockOnce(source, tables))) {
    if (performance.now() > deadlineMs) {
      throw new StartupError(
        'DATABASE_URL: mails are being sent, or somebody holds the database locked, for too long. Stop the service and move again. Example: systemctl stop clinic',
      );
    }
    await sleep(TRY_AGAIN_MS);
  }
}

async function lockOnce(source: Side, tables: readonly Table[]): Promise<boolean> {
  try {
    await source.lock(tables, 'source');
    const now = new Date().toISOString();
    const underWay = await source.run(
      `select 1 from mails where status = 'waiting' and claimed_until > '${now}' limit 1`,
    );
    const [ended] = await source.run(`select 1 from ${MOVE_TABLE} where is_done = 1`);
    if (ended) throw new StartupError('DATABASE_URL: another move has just ended. Do what its last words say.');
    if (underWay.length === 0) return true;
  } catch (error) {
    if (!isHeldUp(error) && !isWriterBusy(error)) throw error;
  }
  await source.rollBack();
  return false;
}

/** Throws a StartupError that names the table, for rows that the target does not take. */
function nameTable(error: unknown, { name }: Table): never {
  if (error instanceof StartupError || isUnavailable(error)) throw error;
  throw new StartupError(
    `TARGET does not take a row of the table ${name} (${getErrorCode(error)}). Nothing has moved.`,
  );
}

async function copyRows(source: Side, target: Side, tables: readonly Table[]): Promise<Map<string, number>> {
  const letTriggersRun = await target.stopTriggers(tables);
  const counts = new Map<string, number>();
  const sums: string[] = [];
  for (const table of tables) {
    const sum = createHash('sha256');
    const copying = source.read(table, (lines) => {
      sum.update(lines);
      return target.write(table, lines);
    });
    await copying.catch((error) => nameTable(error, table));
    sums.push(sum.digest('hex'));
  }
  for (const [index, table] of tables.entries()) {
    const sum = createHash('sha256');
    await target.read(table, (lines) => void sum.update(lines));
    if (sum.digest('hex') !== sums[index]) {
      throw new StartupError(
        `TARGET: the copy of the table ${table.name} differs. Nothing has moved; tell its makers.`,
      );
    }
    const [row] = await target.run(`select count(*) as count from "${table.name}"`);
    counts.set(table.name, Number(row?.count));
  }
  await letTriggersRun();
  return counts;
}
