type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };

/**
 * Collects the items that arrive in one turn of the event loop, or while an earlier batch runs, and hands them over
 * together; each caller gets its own result. `run` answers in the order of its items; when it throws, all of them fail.
 */
export function createBatch<Item, Result>(run: (items: Item[]) => Promise<PromiseSettledResult<Result>[]>) {
  let waiting: Waiting<Item, Result>[] = [];
  let isScheduled = false;

  /** setImmediate runs after the sockets of this turn have been read, so their requests are all in the batch. */
  function schedule(): void {
    isScheduled = true;
    setImmediate(flush);
  }

  async function flush(): Promise<void> {
    const batch = waiting;
    waiting = [];
    try {
      const results = await run(batch.map(({ item }) => item));
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index];
        if (result?.status === 'fulfilled') resolve(result.value);
        else reject(result?.reason);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    isScheduled = false;
    if (waiting.length > 0) schedule();
  }

  return function add(item: Item): Promise<Result> {
    if (!isScheduled) schedule();
    return new Promise((resolve, reject) => waiting.push({ item, resolve, reject }));
  };
}
