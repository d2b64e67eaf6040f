import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import { PROJECT_ROOT } from '../../project-root.ts';
import { StartupError } from '../../startup-error.ts';
import { bringUpToDate, type ClinicClock } from '../migrate.ts';
import { MOVED, readMove } from '../move-mark.ts';
import { createThreadClient, createThreadDialect } from './dialect.ts';
import { eraseRemoved } from './erase-removed.ts';
import { createInsertTogether } from './insert.ts';
import type { StartMessage, ThreadData } from './thread.ts';
import { createWaitingKysely, waitForLock } from './wait-for-lock.ts';
import { watchSqlite } from './watch.ts';

/** A readiness check waits for less time than a booking. */
const READY_WAIT_MS = 1000;

/** Opens the file of a `file:` address for the service. */
export async function openSqliteDatabase(databaseUrl: string, calendar: ClinicClock) {
  const path = databaseUrlToPath(databaseUrl);
  const { db, thread } = await openSqlite(path);
  const upgrade = await bringUpToDate(db, calendar, `the database file ${path} cannot be used`);
  // This may fail for lack of room or because of another process. The daily removal tries again and logs a failure.
  await eraseRemoved(db, 0).catch(() => undefined);
  return {
    db,
    upgrade,
    checkReady: async () => {
      await waitForLock(() => thread.ask({ check: 'ready' }), READY_WAIT_MS);
      // The check changes no row, so it meets no trigger.
      if ((await readMove(db))?.is_done) throw new Error(MOVED);
    },
    eraseRemoved: (removed: number) => eraseRemoved(db, removed),
    watch: watchSqlite(thread),
    insertTogether: createInsertTogether(thread),
  };
}

/** `file:./data/clinic.db` -> a path below the project's folder; `file:///srv/clinic.db` -> `/srv/clinic.db`. */
export function databaseUrlToPath(databaseUrl: string): string {
  if (databaseUrl.startsWith('file://')) {
    try {
      return fileURLToPath(databaseUrl);
    } catch {
      throw new StartupError(
        'DATABASE_URL: "file://" needs a third slash and a whole path. Example: DATABASE_URL=file:///srv/clinic/clinic.db',
      );
    }
  }
  return resolve(PROJECT_ROOT, databaseUrl.slice('file:'.length));
}

/** Opens the file in a thread of its own, and creates it and its folder when they are missing. Throws StartupError. */
export async function openSqlite(path: string) {
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
  return { db: createWaitingKysely(createThreadDialect(thread, close)), thread };
}
