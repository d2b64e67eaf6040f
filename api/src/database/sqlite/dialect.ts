import type { MessagePort } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { CLOSED } from './errors.ts';

/** A statement that is run once for each row of values. */
export type Insert = { sql: string; rows: readonly (readonly unknown[])[] };

/** A task for the thread: run a statement, run inserts in a transaction, or check that the file can be used. */
type Question = { sql: string; parameters: readonly unknown[] } | { inserts: readonly Insert[] } | { check: 'ready' };

/** The answer carries the same `id`. */
export type ThreadRequest = Question & { id: number };

/** An error loses its code on the way between threads, so the code is sent beside it. */
export type ThreadReply =
  | { id: number; rows: unknown[]; changes: number }
  | { id: number; error: unknown; code: string };

type Result = Extract<ThreadReply, { rows: unknown[] }>;

/**
 * Sends statements to the connection that `thread.ts` holds at the other end of `port`. SQLite blocks the thread it
 * runs in while it waits for the disk, and this thread answers visitors. Once the other thread has ended, every call
 * rejects.
 */
export function createThreadClient(port: MessagePort) {
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  let lastId = 0;
  let hasEnded = false;

  port.on('message', (answer: ThreadReply) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asker?.reject(Object.assign(answer.error as Error, answer.code && { code: answer.code }));
    else asker?.resolve(answer);
  });
  port.once('close', () => {
    hasEnded = true;
    for (const { reject } of waiting.values()) reject(createEndedError());
    waiting.clear();
  });

  function ask(question: Question): Promise<Result> {
    if (hasEnded) return Promise.reject(createEndedError());
    lastId += 1;
    const asker = Promise.withResolvers<Result>();
    waiting.set(lastId, asker);
    port.postMessage({ id: lastId, ...question } satisfies ThreadRequest);
    return asker.promise;
  }
  return { ask };
}

export type ThreadClient = ReturnType<typeof createThreadClient>;

/** A Kysely dialect over the thread's one connection, which one query or transaction uses at a time. */
export function createThreadDialect({ ask }: ThreadClient, close: () => Promise<void>): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changes } = await ask({ sql, parameters });
      return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
    },
    streamQuery: () => {
      throw new Error('Queries are not streamed.');
    },
  };
  const run = async (sql: string) => void (await ask({ sql, parameters: [] }));
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    // A transaction takes the write lock at its start, so that no later statement has to wait for it.
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    releaseConnection: async () => undefined,
    destroy: close,
  };
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Lets Kysely run migrations in a transaction, so that a failed one leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function createEndedError(): Error {
  return Object.assign(new Error('The thread of the database has ended.'), { code: CLOSED });
}
