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
import { CLOSED } from '../unavailable.ts';

/** What is asked of the thread: a statement, or a look at the whole file. `id` comes back with the answer. */
export type Question = { id: number; sql: string; parameters: readonly unknown[] } | { id: number; look: 'damage' };

/** An error loses its code on the way from thread to thread, so that goes beside it. */
export type Answer = { id: number; rows: unknown[]; changes: number } | { id: number; error: unknown; code: string };

type Result = Extract<Answer, { rows: unknown[] }>;

/**
 * Asks the connection that `thread.ts` has open at the other end of `port`: SQLite and the disk it waits for hold up the
 * thread they run in, and this one answers visitors. When the thread ends, whoever waits or comes later is refused.
 */
export function createThreadClient(port: MessagePort) {
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  let lastId = 0;
  let hasEnded = false;

  port.on('message', (answer: Answer) => {
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

  function ask(question: { sql: string; parameters: readonly unknown[] } | { look: 'damage' }): Promise<Result> {
    if (hasEnded) return Promise.reject(createEndedError());
    lastId += 1;
    const asker = Promise.withResolvers<Result>();
    waiting.set(lastId, asker);
    port.postMessage({ id: lastId, ...question } satisfies Question);
    return asker.promise;
  }
  return { ask, run: (sql: string, parameters: readonly unknown[] = []) => ask({ sql, parameters }) };
}

export type ThreadClient = ReturnType<typeof createThreadClient>;

/** Kysely over the one connection of a thread; it lets one query or transaction at a time use it. */
export function createThreadDialect({ run }: ThreadClient, close: () => Promise<void>): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changes } = await run(sql, parameters);
      return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
    },
    streamQuery: () => {
      throw new Error('Nothing here reads so many rows that they have to come one by one.');
    },
  };
  const tell = async (sql: string) => void (await run(sql));
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    // With the lock for writing, so that no statement in the middle has to wait for it.
    beginTransaction: () => tell('begin immediate'),
    commitTransaction: () => tell('commit'),
    rollbackTransaction: () => tell('rollback'),
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

/** With it a migration that fails leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function createEndedError(): Error {
  return Object.assign(new Error('The thread of the database has ended.'), { code: CLOSED });
}
