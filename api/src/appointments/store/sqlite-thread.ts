import { workerData } from 'node:worker_threads';
import { StartupError } from '../../startup-error.ts';
import { createGroupBooking } from './book-together.ts';
import { createAppointmentStore } from './kysely-store.ts';
import { bringUpToDate } from './migrate.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { createSqliteInsert } from './sqlite-insert.ts';
import type { Greeting, ThreadData } from './sqlite-store.ts';
import type { AppointmentStore } from './store.ts';
import { answerStoreCalls } from './store-calls.ts';

/** The thread of `sqlite-store.ts`: opens the file that it is given, and answers what it is asked. */
const { path, port }: ThreadData = workerData;
try {
  answerStoreCalls(port, await open());
  port.postMessage({ startupError: null } satisfies Greeting);
} catch (error) {
  // A thread hands on no class: the other end makes it anew.
  if (!(error instanceof StartupError)) throw error;
  port.postMessage({ startupError: error.message } satisfies Greeting);
}

async function open(): Promise<AppointmentStore> {
  const { database, db } = openSqliteFile(path);
  await bringUpToDate(db, `the database file ${path} cannot be used`);
  return createAppointmentStore(db, createGroupBooking(db, createSqliteInsert(database)));
}
