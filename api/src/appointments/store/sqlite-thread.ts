import { workerData } from 'node:worker_threads';
import { StartupError } from '../../startup-error.ts';
import { createGroupBooking } from './book-together.ts';
import { createAppointmentStore } from './kysely-store.ts';
import { bringUpToDate } from './migrate.ts';
import { createDamageCheck } from './sqlite-damage.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { createSqliteInsert } from './sqlite-insert.ts';
import { createPlaceCheck } from './sqlite-place.ts';
import { clearRemains, rewriteVersion } from './sqlite-remains.ts';
import type { Greeting, ThreadData } from './sqlite-store.ts';
import type { OpenedStore } from './store.ts';
import { answerStoreCalls } from './store-calls.ts';

/** The thread of `sqlite-store.ts`: opens the file that it is given, and answers what it is asked. */
const { path, calendar, port }: ThreadData = workerData;
try {
  const { upgrade, ...store } = await open();
  answerStoreCalls(port, store);
  port.postMessage({ upgrade } satisfies Greeting);
} catch (error) {
  // A thread hands on no class: the other end makes it anew.
  if (!(error instanceof StartupError)) throw error;
  port.postMessage({ startupError: error.message } satisfies Greeting);
}

async function open(): Promise<OpenedStore> {
  const { database, db } = openSqliteFile(path);
  const upgrade = await bringUpToDate(db, calendar, `the database file ${path} cannot be used`);
  try {
    clearRemains(database, 0);
  } catch {
    // No room, or another process: the daily removal tries again, and says when it cannot.
  }
  const checkPlace = createPlaceCheck(path);
  const checkDamage = createDamageCheck(path);
  const book = createGroupBooking(db, createSqliteInsert(database, checkPlace));
  const store = createAppointmentStore(db, book, {
    probeWriting: async () => {
      checkPlace();
      checkDamage();
      rewriteVersion(database);
    },
    clearRemains: async (removed) => clearRemains(database, removed),
  });
  return { ...store, upgrade };
}
