import { type MessagePort, workerData } from 'node:worker_threads';
import { getErrorCode, StartupError } from '../../startup-error.ts';
import { createDamageCheck } from './damage.ts';
import type { Answer, Question } from './dialect.ts';
import { openSqliteFile } from './file.ts';
import { createPlaceCheck } from './place.ts';

/** What the thread is given. The port is their own: `node --watch` sends words of its own over the thread's. */
export type ThreadData = { path: string; port: MessagePort };

/** What the thread says first: why it cannot start, or `null`. */
export type Greeting = { startupError: string | null };

/** Opens the file that it is given, and answers statement by statement what it is asked. */
const { path, port }: ThreadData = workerData;
try {
  const database = openSqliteFile(path);
  const checkPlace = createPlaceCheck(path);
  const checkDamage = createDamageCheck(path);

  const run = (sql: string, parameters: readonly unknown[]): { rows: unknown[]; changes: number } => {
    // On a full disk SQLite has rolled back by itself, and the complaint of a second rollback would hide the reason.
    if (sql === 'rollback' && !database.inTransaction) return { rows: [], changes: 0 };
    const statement = database.prepare<unknown[]>(sql);
    const isWriting = sql === 'commit' || !statement.readonly;
    if (isWriting && !database.inTransaction) checkPlace();
    const result = statement.reader
      ? { rows: statement.all(...parameters), changes: 0 }
      : { rows: [], changes: statement.run(...parameters).changes };
    // Rows that nobody finds again are not stored.
    if (isWriting && !database.inTransaction) checkPlace();
    return result;
  };

  port.on('message', (question: Question) => {
    const { id } = question;
    try {
      if ('look' in question) {
        checkPlace();
        checkDamage();
      }
      const result = 'look' in question ? { rows: [], changes: 0 } : run(question.sql, question.parameters);
      port.postMessage({ id, ...result } satisfies Answer);
    } catch (error) {
      port.postMessage({ id, error, code: getErrorCode(error) } satisfies Answer);
    }
  });
  port.once('close', () => database.close());
  port.postMessage({ startupError: null } satisfies Greeting);
} catch (error) {
  // A thread hands on no class: the other end makes it anew.
  if (!(error instanceof StartupError)) throw error;
  port.postMessage({ startupError: error.message } satisfies Greeting);
}
