import { onTestFinished } from 'vitest';
import { createManageLinks } from '#src/appointments/links/manage-links.ts';
import { type AppointmentStore, createAppointmentStore } from '#src/appointments/store/store.ts';
import { openDatabase } from '#src/database/open-database.ts';
import { calendar } from './sample-clinic.ts';

/** The secret of the tests' links and senders. */
export const SECRET = Buffer.alloc(32, 'a secret of tests');

export const links = createManageLinks(SECRET);

/** Opens a database as the server does, until the end of the test. */
export async function openTestDatabase(databaseUrl: string, ownCalendar = calendar) {
  const database = await openDatabase(databaseUrl, ownCalendar, databaseUrl);
  onTestFinished(() => database.db.destroy());
  return database;
}

/** Opens a store on a database until the end of the test. Its `upgrade` says what the start found there. */
export async function openTestStore(databaseUrl: string, ownCalendar = calendar) {
  const database = await openTestDatabase(databaseUrl, ownCalendar);
  return { ...createAppointmentStore(database, ownCalendar, links), upgrade: database.upgrade };
}

/** When no freed slot is kept any more. */
export const LONG_AFTER = new Date('2999-01-01T00:00:00Z');

/** The starts of the slots that appointments hold on a doctor's day. */
export async function getTakenSlots(
  store: Pick<AppointmentStore, 'listTaken'>,
  doctorId: string,
  date: string,
): Promise<string[]> {
  return (await store.listTaken([doctorId], { from: date, to: date }, LONG_AFTER)).map(({ start }) => start);
}
