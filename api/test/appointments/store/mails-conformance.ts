import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createAppointmentStore } from '#src/appointments/store/store.ts';
import type { Database } from '#src/database/open-database.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { appointment, createAppointments, createPatient, toNewAppointment } from '../../sample-bookings.ts';
import { calendar } from '../../sample-clinic.ts';
import { links } from '../../test-store.ts';

/** Tests the mails that are written in the transaction of a booking, on either database. */
export function testMailsOfBookings(openEmpty: () => Promise<Database>) {
  test('mails are stored with the bookings that are stored, and with no others', async () => {
    const database = await openEmpty();
    const store = createAppointmentStore(database, calendar, links);
    const [first, second] = createAppointments(2);
    const results = await Promise.all([
      store.book(toNewAppointment(appointment)),
      store.book(toNewAppointment({ ...appointment, ...createPatient(9) })),
      store.book(toNewAppointment({ ...appointment, ...first })),
      store.book(toNewAppointment({ ...appointment, ...second }, { holdsMails: true })),
    ]);
    expect(results.map(({ kind }) => kind)).toEqual(['booked', 'slot-taken', 'booked', 'booked']);
    const held = results.at(-1);
    const ids = results.flatMap((result) => (result.kind === 'booked' ? result.stored.id : []));
    expect(await readMails(database.db)).toEqual(
      ids.sort().flatMap((id) => {
        const isHeld = held?.kind === 'booked' && held.stored.id === id;
        const status = isHeld ? 'held' : 'waiting';
        return [
          { appointment_id: id, kind: 'booked', recipient: 'clinic', status: 'waiting' },
          { appointment_id: id, kind: 'booked', recipient: 'patient', status },
          { appointment_id: id, kind: 'reminder', recipient: 'patient', status },
        ];
      }),
    );
  });

  test('a booking whose mails cannot be stored is not stored either', async () => {
    const database = await openEmpty();
    const { db } = database;
    const store = createAppointmentStore(database, calendar, links);
    await sql`alter table mails rename to mails_away`.execute(db);
    const results = await Promise.allSettled(
      createAppointments(5).map((request) => store.book(toNewAppointment(request))),
    );
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
    await sql`alter table mails_away rename to mails`.execute(db);
    expect(await db.selectFrom('appointments').select('id').execute()).toEqual([]);
  });

  test('mails are removed with their appointment', async () => {
    const database = await openEmpty();
    const store = createAppointmentStore(database, calendar, links);
    await store.book(toNewAppointment(appointment));
    await store.removal.removeDue([{ from: '', before: '2027-01-01' }], '2030-01-01');
    expect(await readMails(database.db)).toEqual([]);
  });
}

function readMails(db: Kysely<ClinicDatabase>) {
  return db
    .selectFrom('mails')
    .select(['appointment_id', 'kind', 'recipient', 'status'])
    .orderBy('appointment_id')
    .orderBy('kind')
    .orderBy('recipient')
    .execute();
}
