import { MessageChannel, Worker } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { StartupError } from '../../startup-error.ts';
import type { ClinicDatabase } from '../tables.ts';
import { createThreadClient, createThreadDialect, type ThreadClient } from './dialect.ts';
import type { StartMessage, ThreadData } from './thread.ts';

export type SqliteDatabase = { db: Kysely<ClinicDatabase>; thread: ThreadClient };

/** Opens the file in a thread of its own, and creates it and its folder when they are missing. Throws StartupError. */
export async function openSqlite(path: string): Promise<SqliteDatabase> {
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { path, port: port2 } satisfies ThreadData,
    transferList: [port2],
  });
  const { startupError } = await new Promise<StartMessage>((resolve, reject) => {
    port.once('message', resolve);
    worker.once('error', reject);
  });
  // From here on an unexpected error in the worker ends the process, as one in this thread does.
  worker.removeAllListeners('error');
  if (startupError !== null) throw new StartupError(startupError);

  const thread = createThreadClient(port);
  const close = async () => {
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    port.close();
    await ended;
  };
  return { db: new Kysely<ClinicDatabase>({ dialect: createThreadDialect(thread, close) }), thread };
}
