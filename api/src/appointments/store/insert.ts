import { setImmediate as turnEnd } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { AppointmentsTable, ChangesTable, ClinicDatabase, MailsTable } from '../../database/tables.ts';
import { isUnavailable } from '../../database/unavailable.ts';
import { getErrorCode } from '../../startup-error.ts';
import type { FullContact } from './appointment.ts';

/**
 * A new appointment with its mails, and with a record of its maker when the desk books. All are stored together, or
 * none.
 */
export type NewRows = { appointment: AppointmentsTable; mails: MailsTable[]; changes: ChangesTable[] };

/**
 * The outcome for a row: stored, in conflict with another row's reference, key or slot, or refused by a trigger. The
 * database decides, by unique indexes and triggers.
 */
export type InsertOutcome = 'stored' | 'conflict' | TriggerRefusal | { error: unknown };

/** The contact holds as many appointments as it may, or the front desk has closed the slot. */
export type TriggerRefusal = FullContact | 'slot-closed';

/** The refusals by the text of the trigger's error. */
const TRIGGER_REFUSALS: Record<string, TriggerRefusal> = {
  appointments_live_per_phone: 'phone',
  appointments_live_per_email: 'email',
  slot_closed: 'slot-closed',
};

/** Serialization failure, deadlock detected, lock not available: one row holds up all the others. */
const POSTGRES_CONFLICT_PATTERN = /^(40001|40P01|55P03)$/;

type Waiting<Item, Result> = { item: Item } & PromiseWithResolvers<Result>;

/** Rows in one statement, far below the number of values that either database takes. */
const MAX_ITEMS = 500;

/**
 * This many items do not wait for the end of the turn or for the batch before them, so that the database has its next
 * work while this thread reads and answers requests.
 */
const ENOUGH_ITEMS = 64;

const MAX_BATCHES_AT_ONCE = 2;

/**
 * Collects the items that arrive in one turn of the event loop, or while an earlier batch runs, and hands them over
 * together; each caller gets its own result. `run` answers in the order of its items; when it throws, all of them fail.
 */
export function createBatch<Item, Result>(run: (items: Item[]) => Promise<Result[]>) {
  const waiting: Waiting<Item, Result>[] = [];
  let runningCount = 0;
  let scheduled: NodeJS.Immediate | undefined;

  async function flush(): Promise<void> {
    clearImmediate(scheduled);
    scheduled = undefined;
    runningCount += 1;
    const batch = waiting.splice(0, MAX_ITEMS);
    const [outcome] = await Promise.allSettled([run(batch.map(({ item }) => item))]);
    runningCount -= 1;
    schedule();
    // The next batch starts before the callers of this one get their results.
    await turnEnd();
    for (const [index, { resolve, reject }] of batch.entries()) {
      if (outcome.status === 'fulfilled') resolve(outcome.value[index] as Result);
      else reject(outcome.reason);
    }
  }

  function schedule(): void {
    if (waiting.length >= ENOUGH_ITEMS && runningCount < MAX_BATCHES_AT_ONCE) flush();
    // setImmediate runs after the sockets of this turn have been read, so their requests are all in the batch.
    else if (waiting.length > 0 && runningCount === 0) scheduled ??= setImmediate(flush);
  }

  return function add(item: Item): Promise<Result> {
    const entry = { item, ...Promise.withResolvers<Result>() };
    waiting.push(entry);
    schedule();
    return entry.promise;
  };
}

/**
 * Stores appointments together, so that they share one wait for the disk, and resolves to the outcome of each, in their
 * order. When one makes the whole group fail, smaller groups are tried. Throws when the database cannot answer.
 */
export async function insertRows(
  database: Pick<Database, 'db' | 'insertTogether'>,
  rows: readonly NewRows[],
): Promise<InsertOutcome[]> {
  const { db, insertTogether } = database;
  try {
    const storedIds = await (insertTogether
      ? insertInTransaction(insertTogether, rows)
      : insertByOneStatement(db, rows));
    return rows.map(({ appointment }) => (storedIds.has(appointment.id) ? 'stored' : 'conflict'));
  } catch (error) {
    if (rows.length === 1) return [errorToOutcome(error)];
    const isInTheWay = POSTGRES_CONFLICT_PATTERN.test(getErrorCode(error));
    if (isUnavailable(error) && !isInTheWay) throw error;
    // With a lock each row waits by itself; otherwise halving finds the failing row in a few steps.
    const parts = isInTheWay ? rows.map((row) => [row]) : halve(rows);
    return (await Promise.all(parts.map((part) => insertRows(database, part)))).flat();
  }
}

/** Inserts the appointments that meet no conflict, with their mails, and resolves to their ids. */
async function insertInTransaction(
  insertTogether: NonNullable<Database['insertTogether']>,
  rows: readonly NewRows[],
): Promise<Set<string>> {
  const appointments = rows.map(({ appointment }) => appointment);
  const stored = await insertTogether([
    {
      sql: `insert into appointments ${toColumnsAndMarks(appointments)} where true on conflict do nothing returning id`,
      rows: appointments.map((row) => Object.values(row)),
    },
    ...listParts(rows).map((part) => ({
      sql: `insert into ${part.table} ${toColumnsAndMarks(part.rows)} where exists (select 1 from appointments where id = ?)`,
      rows: part.rows.map((row) => [...Object.values(row), row.appointment_id]),
    })),
  ]);
  return toIds(stored);
}

/** The rows that go with the appointments, by their table. */
function listParts(rows: readonly NewRows[]) {
  const parts = [
    { table: 'mails', rows: rows.flatMap(({ mails }) => mails) },
    { table: 'changes', rows: rows.flatMap(({ changes }) => changes) },
  ];
  return parts.filter((part) => part.rows.length > 0);
}

/** `(name, email) select ?, ?` */
function toColumnsAndMarks(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return `(${columns.join(', ')}) select ${columns.map(() => '?').join(', ')}`;
}

/**
 * Does the work of `insertInTransaction` on Postgres, where one statement can write all tables and takes a quarter of a
 * transaction's round trips.
 */
async function insertByOneStatement(db: Kysely<ClinicDatabase>, rows: readonly NewRows[]): Promise<Set<string>> {
  const appointments = rows.map(({ appointment }) => appointment);
  const parts = listParts(rows).map(
    ({ table, rows: own }) => sql`, ${sql.ref(`with_${table}`)} as (
      insert into ${sql.table(table)} ${selectFromJson(table, own)} where appointment_id in (select id from stored)
    )`,
  );
  const { rows: stored } = await sql<{ id: string }>`
    with stored as (
      insert into appointments ${selectFromJson('appointments', appointments)} on conflict do nothing returning id
    )${sql.join(parts, sql``)}
    select id from stored`.execute(db);
  return toIds(stored);
}

/**
 * The columns and rows of an insert, sent as one text: thousands of parameters take longer to prepare than to store.
 */
function selectFromJson(table: string, rows: readonly object[]): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  return sql`(${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`;
}

const toIds = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));

function errorToOutcome(error: unknown): InsertOutcome {
  return findTriggerRefusal(error) ?? { error };
}

/** Reads why a trigger has refused a row; `null` for any other error. */
export function findTriggerRefusal(error: unknown): TriggerRefusal | null {
  return (error instanceof Error && TRIGGER_REFUSALS[error.message]) || null;
}

function halve<Item>(items: readonly Item[]): (readonly Item[])[] {
  const middle = items.length >> 1;
  return [items.slice(0, middle), items.slice(middle)];
}
