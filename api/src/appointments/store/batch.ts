type Waiting<Item, Result> = { item: Item } & PromiseWithResolvers<Result>;

/** Rows in one statement, far below the number of values that either database takes. */
const MAX_ITEMS = 500;

/**
 * Collects the items that arrive in one turn of the event loop, or while an earlier batch runs, and hands them over
 * together; each caller gets its own result. `run` answers in the order of its items; when it throws, all of them fail.
 */
export function createBatch<Item, Result>(run: (items: Item[]) => Promise<Result[]>) {
  const waiting: Waiting<Item, Result>[] = [];
  let isScheduled = false;

  /** setImmediate runs after the sockets of this turn have been read, so their requests are all in the batch. */
  function schedule(): void {
    isScheduled = waiting.length > 0;
    if (isScheduled) setImmediate(flush);
  }

  async function flush(): Promise<void> {
    const batch = waiting.splice(0, MAX_ITEMS);
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    schedule();
  }

  return function add(item: Item): Promise<Result> {
    const entry = { item, ...Promise.withResolvers<Result>() };
    waiting.push(entry);
    if (!isScheduled) schedule();
    return entry.promise;
  };
}
