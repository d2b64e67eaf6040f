type Waiting<Item, Result> = { item: Item } & PromiseWithResolvers<Result>;

/** Rows in one statement, far below the number of values that either database takes. */
const MAX_ITEMS = 500;

/**
 * So many do not wait for the end of the turn: the database works on them in its own thread while this one reads the
 * rest.
 */
const ENOUGH_ITEMS = 64;

/**
 * Collects the items that arrive in one turn of the event loop, or while an earlier batch runs, and hands them over
 * together; each caller gets its own result. `run` answers in the order of its items; when it throws, all of them fail.
 */
export function createBatch<Item, Result>(run: (items: Item[]) => Promise<Result[]>) {
  const waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;
  let scheduled: NodeJS.Immediate | undefined;

  async function flush(): Promise<void> {
    clearImmediate(scheduled);
    scheduled = undefined;
    isRunning = true;
    const batch = waiting.splice(0, MAX_ITEMS);
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    isRunning = false;
    if (waiting.length > 0) schedule();
  }

  function schedule(): void {
    if (waiting.length >= ENOUGH_ITEMS) flush();
    // setImmediate runs after the sockets of this turn have been read, so their requests are all in the batch.
    else scheduled ??= setImmediate(flush);
  }

  return function add(item: Item): Promise<Result> {
    const entry = { item, ...Promise.withResolvers<Result>() };
    waiting.push(entry);
    if (!isRunning) schedule();
    return entry.promise;
  };
}
