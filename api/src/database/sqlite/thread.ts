import { type MessagePort, workerData } from 'node:worker_threads';
import { getErrorCode, StartupError } from '../../startup-error.ts';
import { createDamageCheck } from './damage.ts';
import type { Insert, ThreadReply, ThreadRequest } from './dialect.ts';
import { openSqliteFile } from './file.ts';
import { createMovedFileCheck } from './moved-file.ts';

/**
 * The data that the thread is given. It has its own port, because `node --watch` uses the worker's port for its
 * messages.
 */
export type ThreadData = { path: string; port: MessagePort };

/** The thread's first message: the reason why it cannot start, or `null`. */
export type StartMessage = { startupError: string | null };

// Opens the file and runs the statements that arrive on the port, one at a time.
const { path, port }: ThreadData = workerData;
try {
  const database = openSqliteFile(path);
  const checkMoved = createMovedFileCheck(path);
  const checkDamage = createDamageCheck(path);

  const run = (sql: string, parameters: readonly unknown[]): { rows: unknown[]; changes: number } => {
    // On a full disk SQLite rolls back by itself, and the error of a second rollback would hide the reason.
    if (sql === 'rollback' && !database.inTransaction) return { rows: [], changes: 0 };
    const statement = database.prepare<unknown[]>(sql);
    const isWriting = sql === 'commit' || !statement.readonly;
    if (isWriting && !database.inTransaction) checkMoved();
    const result = statement.reader
      ? { rows: statement.all(...parameters), changes: 0 }
      : { rows: [], changes: statement.run(...parameters).changes };
    // A commit into a file that has been moved away does not count as stored.
    if (isWriting && !database.inTransaction) checkMoved();
    return result;
  };

  const insertAll = database.transaction((inserts: readonly Insert[]) => {
    const returned: unknown[] = [];
    for (const { sql, rows } of inserts) {
      const statement = database.prepare<unknown[]>(sql);
      for (const values of rows) {
        if (statement.reader) returned.push(...statement.all(...values));
        else statement.run(...values);
      }
    }
    return returned;
  });

  const insertTogether = (inserts: readonly Insert[]) => {
    checkMoved();
    const rows = insertAll.immediate(inserts);
    checkMoved();
    return { rows, changes: 0 };
  };

  /** The smallest possible write: SQLite commits a page to the disk although its value stays the same. */
  const rewriteVersion = database.transaction(() => {
    database.pragma(`user_version = ${database.pragma('user_version', { simple: true })}`);
  });

  const checkReady = () => {
    checkMoved();
    checkDamage();
    rewriteVersion.immediate();
    checkMoved();
    return { rows: [], changes: 0 };
  };

  const answer = (question: ThreadRequest) => {
    if ('check' in question) return checkReady();
    return 'inserts' in question ? insertTogether(question.inserts) : run(question.sql, question.parameters);
  };

  const reply = (question: ThreadRequest) => {
    const { id } = question;
    try {
      port.postMessage({ id, ...answer(question) } satisfies ThreadReply);
    } catch (error) {
      port.postMessage({ id, error, code: getErrorCode(error) } satisfies ThreadReply);
    }
  };

  /**
   * Tasks with a transaction of their own that arrive while one of several messages is open. They wait, because they
   * would become part of it.
   */
  const held: ThreadRequest[] = [];

  port.on('message', (question: ThreadRequest) => {
    if ('sql' in question) reply(question);
    else held.push(question);
    if (!database.inTransaction) for (const task of held.splice(0)) reply(task);
  });
  port.once('close', () => database.close());
  port.postMessage({ startupError: null } satisfies StartMessage);
} catch (error) {
  // Classes do not survive the way between threads, so the other thread creates the error again.
  if (!(error instanceof StartupError)) throw error;
  port.postMessage({ startupError: error.message } satisfies StartMessage);
}
