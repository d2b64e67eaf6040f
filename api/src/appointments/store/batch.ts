import { setImmediate as turnEnd } from 'node:timers/promises';

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
