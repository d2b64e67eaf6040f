import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { toRow } from '#src/appointments/store/appointment.ts';
import type { AppointmentsTable } from '#src/database/appointment-tables.ts';
import { migrateToLatest } from '#src/database/migrate.ts';
import { openPostgres } from '#src/database/postgres/open.ts';
import { openSqlite } from '#src/database/sqlite/open.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { createFolder } from '../../folder.ts';
import { appointment, createAppointments, createPatient, toNewAppointment } from '../../sample-bookings.ts';
import { calendar } from '../../sample-clinic.ts';
import { links } from '../../test-store.ts';
import { describePostgres } from './describe-postgres.ts';

// These tests create Postgres databases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const CONTACTS = { phone: '98765 43210', email: 'canary@patient.example' };

describe('SQLite', () => testLimits(async () => (await openSqlite(join(await createFolder(), 'clinic.db'))).db));

describePostgres((createDatabase) => testLimits(async () => openPostgres(await createDatabase())));

/** Tests the caps as the database itself enforces them, for any tool that writes to the table. */
function testLimits(openEmpty: () => Promise<Kysely<ClinicDatabase>>) {
  describe.each(['phone', 'email'] as const)('a %s that has twenty appointments to come', (contact) => {
    let db: Kysely<ClinicDatabase>;
    let others: AppointmentsTable[];
    const refusal = `appointments_live_per_${contact}`;

    beforeEach(async () => {
      db = await openEmpty();
      await migrateToLatest(db, calendar);
      const rows = createRows(40);
      others = rows.slice(20);
      await insert(rows.slice(0, 20).map((row) => ({ ...row, ...getContact() })));
    });

    const insert = (rows: AppointmentsTable[]) => db.insertInto('appointments').values(rows).execute();
    const change = (row: AppointmentsTable | undefined, values: Partial<AppointmentsTable>) =>
      db
        .updateTable('appointments')
        .set(values)
        .where('id', '=', row?.id ?? '')
        .execute();
    const getContact = () => {
      const { phone, phone_key, email, email_key } = toRow(
        toNewAppointment({ ...appointment, ...createPatient(0), ...CONTACTS }),
        calendar,
        links,
      );
      return contact === 'phone' ? { phone, phone_key } : { email, email_key };
    };

    test('gets no other one by an insert, with a key or without', async () => {
      onTestFinished(() => db.destroy());
      const [one, two] = others.map((row) => ({ ...row, ...getContact() })) as [AppointmentsTable, AppointmentsTable];
      await expect(insert([one])).rejects.toThrow(refusal);
      await db
        .updateTable('appointments')
        .set({ [`${contact}_key`]: '' })
        .execute();
      await expect(insert([{ ...two, [`${contact}_key`]: '' }])).rejects.toThrow(refusal);
    });

    test('gets no other one when a cancelled one is booked again', async () => {
      onTestFinished(() => db.destroy());
      const cancelled = { ...others[0], ...getContact(), status: 'cancelled' } as AppointmentsTable;
      await insert([cancelled]);
      await expect(change(cancelled, { status: 'booked' })).rejects.toThrow(refusal);
      await change(cancelled, { status: 'arrived' });
      await expect(change(cancelled, { status: 'booked' })).rejects.toThrow(refusal);
    });

    test('gets no other one when an appointment changes its contact or its day', async () => {
      onTestFinished(() => db.destroy());
      const [ofAnother, past] = others as [AppointmentsTable, AppointmentsTable];
      await insert([ofAnother]);
      await expect(change(ofAnother, getContact())).rejects.toThrow(refusal);
      await insert([{ ...past, ...getContact(), status: 'cancelled', appointment_date: '2020-01-06' }]);
      await change(past, { status: 'booked' });
      await expect(change(past, { appointment_date: past.appointment_date })).rejects.toThrow(refusal);
    });

    test('may change its own appointments', async () => {
      onTestFinished(() => db.destroy());
      const [mine] = await db.selectFrom('appointments').selectAll().orderBy('id').execute();
      await change(mine, { appointment_date: '2035-01-04', needs_review: 1 });
      await change(mine, { [contact]: `${CONTACTS[contact]} ` });
      await change(mine, { status: 'arrived' });
      await change(mine, { status: 'booked' });
      await change(mine, { status: 'cancelled' });
      await insert([{ ...(others[0] as AppointmentsTable), ...getContact() }]);
      const { rows } = await sql<{ count: unknown }>`select count(*) as count from appointments`.execute(db);
      expect(Number(rows[0]?.count)).toBe(21);
    });
  });
}

/** Makes rows of different patients, on days that are to come by the database's clock too. */
function createRows(count: number): AppointmentsTable[] {
  return createAppointments(count).map((request) =>
    toRow(
      toNewAppointment({ ...request, appointmentDate: request.appointmentDate.replace(/^\d{4}/, '2035') }),
      calendar,
      links,
    ),
  );
}
