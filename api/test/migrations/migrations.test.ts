import { type Kysely, sql } from 'kysely';
import { NO_MIGRATIONS } from 'kysely/migration';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMigrator, MIGRATION_NAMES } from '#src/database/migrate.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import {
  appointment,
  calendar,
  createPatient,
  DOCTOR_ID,
  NOON_IN_PUNE,
  openTestStore,
  toNewAppointment,
} from '../helper.ts';
import {
  createSqlite,
  describeDatabases,
  IN_IDS,
  IN_WORDS,
  OLD_VERSIONS,
  readAppointments,
  readOldDatabase,
} from './old-databases.ts';

// These tests start a Postgres server, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('for every version but the newest there is a database as it left it', () => {
  expect(OLD_VERSIONS.map(({ version }) => version)).toEqual(expect.arrayContaining(MIGRATION_NAMES.slice(0, -1)));
});

test('what migrations of the past do has not changed since', async () => {
  for (const { version } of OLD_VERSIONS) {
    const before = await createSqlite();
    await before.execute(readOldDatabase(version, 'sqlite'));
    const now = await createSqlite();
    await createMigrator(now.db, calendar).migrateTo(version);
    expect(await readSchema(now.db)).toEqual(await readSchema(before.db));
  }
});

test('a migration that fails halfway on SQLite leaves nothing behind', async () => {
  const { url, db, execute } = await createSqlite();
  await execute('create table in_the_way (id text); create index appointments_one_per_slot on in_the_way (id);');
  const before = await readSchema(db);
  await expect(openTestStore(url)).rejects.toThrow(/^DATABASE_URL: .* cannot be used/);
  expect(await readSchema(db)).toEqual(before);
  await execute('drop table in_the_way');
  await (await openTestStore(url)).close();
});

describeDatabases((createEmpty) => {
  test.each(MIGRATION_NAMES)(
    'appointments booked under %s survive the way to the newest version and back',
    async (version) => {
      const { url, db } = await createEmpty();
      const migrator = createMigrator(db, calendar);
      expect((await migrator.migrateTo(version)).error).toBeUndefined();
      const kept = { ...IN_WORDS, ...(version >= '004-ids' && IN_IDS) };
      await sql`insert into appointments (id, reference, name, email, phone, department, doctor, appointment_date,
      appointment_time, message, created_at) values ('id', 'K7QX-3M9P', ${appointment.name}, ${appointment.email},
      ${appointment.phone}, ${kept.department}, ${kept.doctor}, ${appointment.appointmentDate},
      ${kept.appointment_time}, ${appointment.message}, ${NOON_IN_PUNE.toISOString()})`.execute(db);
      const [before] = await readAppointments(db);

      const store = await openTestStore(url);
      expect(store.upgrade.unplaced).toBeNull();
      expect(await readAppointments(db)).toEqual([expect.objectContaining({ ...before, ...IN_IDS })]);
      expect(await store.getTakenSlots(DOCTOR_ID, appointment.appointmentDate)).toEqual(['14:00']);
      await store.close();
      expect((await migrator.migrateTo(version)).error).toBeUndefined();
      expect(await readAppointments(db)).toEqual([before]);
    },
  );

  test('every migration can be undone', async () => {
    const { url, db } = await createEmpty();
    await (await openTestStore(url)).close();
    expect((await createMigrator(db, calendar).migrateTo(NO_MIGRATIONS)).error).toBeUndefined();
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('appointments');
  });

  test.each(OLD_VERSIONS)(
    'a database that $version left keeps its appointments, their slots and their keys',
    async ({ version }) => {
      const { kind, url, db, execute } = await createEmpty();
      await execute(readOldDatabase(version, kind));
      const before = await readAppointments(db);
      expect(before).toHaveLength(5);

      const store = await openTestStore(url);
      onTestFinished(() => store.close());
      const slots = ['14:00', '15:00', '16:00', '17:00', '09:00'];
      expect(await readAppointments(db)).toEqual(
        before.map((row, index) => ({ ...row, ...IN_IDS, appointment_time: slots[index] })),
      );
      const taken = await store.getTakenSlots(DOCTOR_ID, '2026-11-24');
      // Who was there, or did not come, holds no slot any more.
      expect(taken.sort()).toEqual(['14:00', '16:00']);
      expect(
        await store.findBooking(
          toNewAppointment(appointment, { idempotency: { key: 'key-1', requestHash: 'hash-1' } }),
        ),
      ).toMatchObject({ kind: 'booked', stored: { reference: 'K7QX-3M91' } });
      expect(await store.book(toNewAppointment({ ...appointment, ...createPatient(1) }))).toEqual({
        kind: 'slot-taken',
      });
    },
  );
});

/** Reads SQLite's record of tables and indexes, without differences of spaces and quotes. */
async function readSchema(db: Kysely<ClinicDatabase>): Promise<string[]> {
  // Kysely makes its own tables before its first migration begins.
  const { rows } = await sql<{ text: string }>`
    select sql as text from sqlite_master where sql is not null and name not like 'kysely_%'`.execute(db);
  return rows.map(({ text }) => text.toLowerCase().replaceAll(/["\s]+/g, '')).sort();
}
