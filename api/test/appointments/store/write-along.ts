import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createAppointmentStore } from '#src/appointments/store/store.ts';
import type { Database } from '#src/database/open-database.ts';
import { appointment, calendar, createAppointments, createPatient, DOCTOR_ID, toNewAppointment } from '../../helper.ts';

/** What is written in a booking's own transaction, on either database. */
export function testWriteAlong(openEmpty: () => Promise<Database>) {
  async function openWithLetters() {
    const database = await openEmpty();
    const { db } = database;
    await sql`create table letters (reference text not null, name text not null check (name <> 'Refused'))`.execute(db);
    const store = createAppointmentStore(database, calendar, async (transaction, rows) => {
      const values = rows.map(({ reference, name }) => sql`(${reference}, ${name})`);
      await sql`insert into letters values ${sql.join(values)}`.execute(transaction);
    });
    return { store, readReferences: () => readReferences(db) };
  }

  test('further rows are stored with the bookings that are stored, and with no others', async () => {
    const { store, readReferences } = await openWithLetters();
    const [first, second] = createAppointments(2);
    const results = await Promise.all([
      store.book(toNewAppointment(appointment)),
      store.book(toNewAppointment({ ...appointment, ...createPatient(9) })),
      store.book(toNewAppointment({ ...appointment, ...first })),
      store.book(toNewAppointment({ ...appointment, ...second })),
    ]);
    const references = results.flatMap((result) => (result.kind === 'booked' ? result.stored.reference : []));
    expect(references).toHaveLength(3);
    const { appointments, letters } = await readReferences();
    expect(letters).toEqual(references.sort());
    expect(appointments).toEqual(letters);
  });

  test('a booking whose further row cannot be stored is not stored either, and the others are', async () => {
    const { store, readReferences } = await openWithLetters();
    const many = createAppointments(5);
    const results = await Promise.allSettled([
      store.book(toNewAppointment({ ...appointment, name: 'Refused' })),
      ...many.map((request) => store.book(toNewAppointment(request))),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', ...many.map(() => 'fulfilled')]);
    const { appointments, letters } = await readReferences();
    expect(letters).toHaveLength(5);
    expect(appointments).toEqual(letters);
    expect(await store.getTakenSlots(DOCTOR_ID, appointment.appointmentDate)).toEqual([]);
  });
}

async function readReferences(db: Kysely<never> | Database['db']) {
  const read = async (table: string) => {
    const { rows } = await sql<{ reference: string }>`select reference from ${sql.table(table)}`.execute(
      db as Database['db'],
    );
    return rows.map(({ reference }) => reference).sort();
  };
  return { appointments: await read('appointments'), letters: await read('letters') };
}
