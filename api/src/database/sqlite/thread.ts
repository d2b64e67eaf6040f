import { type MessagePort, workerData } from 'node:worker_threads';
import { getErrorCode, StartupError } from '../../startup-error.ts';
import { createDamageCheck } from './damage.ts';
import type { ThreadReply, ThreadRequest } from './dialect.ts';
import { openSqliteFile } from './file.ts';
import { createMovedFileCheck } from './moved-file.ts';

/** What the thread is given. It has a port of its own because `node --watch` uses the worker's for its messages. */
export type ThreadData = { path: string; port: MessagePort };

/** The values for each run of a statement: it runs once, or once for each row of an `insertEach`. */
function listRuns(parameters: readonly unknown[]): readonly (readonly unknown[])[] {
  const [rows] = parameters;
  return Array.isArray(rows) ? rows : [parameters];
}

/** The thread's first message: why it cannot start, or `null`. */
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
    const result = { rows: [] as unknown[], changes: 0 };
    for (const values of listRuns(parameters)) {
      if (statement.reader) result.rows.push(...statement.all(...values));
      else result.changes += statement.run(...values).changes;
    }
    // A commit into a file that has been moved away does not count as stored.
    if (isWriting && !database.inTransaction) checkMoved();
    return result;
  };

  port.on('message', (question: ThreadRequest) => {
    const { id } = question;
    try {
      if ('look' in question) {
        checkMoved();
        checkDamage();
      }
      const result = 'look' in question ? { rows: [], changes: 0 } : run(question.sql, question.parameters);
      port.postMessage({ id, ...result } satisfies ThreadReply);
    } catch (error) {
      port.postMessage({ id, error, code: getErrorCode(error) } satisfies ThreadReply);
    }
  });
  port.once('close', () => database.close());
  port.postMessage({ startupError: null } satisfies StartMessage);
} catch (error) {
  // Classes do not survive the way between threads, so the other end makes the error anew.
  if (!(error instanceof StartupError)) throw error;
  port.postMessage({ startupError: error.message } satisfies StartMessage);
}
