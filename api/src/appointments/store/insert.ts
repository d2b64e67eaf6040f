import { setImmediate as turnEnd } from 'node:timers/promises';
import type {
  AppointmentPart,
  AppointmentsTable,
  ChangesTable,
  MailsTable,
} from '../../database/appointment-tables.ts';
import { isHeldUp } from '../../database/errors.ts';
import type { Database } from '../../database/open-database.ts';
import { isUnavailable } from '../../database/unavailable.ts';
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

/**
 * The contact holds as many appointments as it may, the front desk has closed the slot, or a changed appointment would
 * overlap with another one.
 */
export type TriggerRefusal = FullContact | 'slot-closed' | 'slot-taken';

/** The refusals by the text of the trigger's error. */
const TRIGGER_REFUSALS: Record<string, TriggerRefusal> = {
  appointments_live_per_phone: 'phone',
  appointments_live_per_email: 'email',
  slot_closed: 'slot-closed',
  slot_taken: 'slot-taken',
};

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
  database: Pick<Database, 'insertTogether'>,
  rows: readonly NewRows[],
): Promise<InsertOutcome[]> {
  try {
    const appointments = rows.map(({ appointment }) => appointment);
    const stored = await database.insertTogether(appointments, listParts(rows));
    const storedIds = new Set(stored.map(({ id }) => id));
    return rows.map(({ appointment }) => (storedIds.has(appointment.id) ? 'stored' : 'conflict'));
  } catch (error) {
    if (rows.length === 1) return [errorToOutcome(error)];
    // One row then holds up all the others.
    const isInTheWay = isHeldUp(error);
    if (isUnavailable(error) && !isInTheWay) throw error;
    // With a lock each row waits by itself; otherwise halving finds the failing row in a few steps.
    const parts = isInTheWay ? rows.map((row) => [row]) : halve(rows);
    return (await Promise.all(parts.map((part) => insertRows(database, part)))).flat();
  }
}

/** The rows that go with the appointments, by their table. */
function listParts(rows: readonly NewRows[]): AppointmentPart[] {
  const parts: AppointmentPart[] = [
    { table: 'mails', rows: rows.flatMap(({ mails }) => mails) },
    { table: 'changes', rows: rows.flatMap(({ changes }) => changes) },
  ];
  return parts.filter((part) => part.rows.length > 0);
}

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
