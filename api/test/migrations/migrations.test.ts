import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { NO_MIGRATIONS } from 'kysely/migration';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ClinicDatabase } from '#src/appointments/store/appointments-table.ts';
import { createMigrator, MIGRATION_NAMES } from '#src/appointments/store/migrate.ts';
import { openStore } from '#src/appointments/store/open-store.ts';
import { openPostgres } from '#src/appointments/store/postgres.ts';
import { openSqliteFile } from '#src/appointments/store/sqlite-file.ts';
import { describePostgres } from '../appointments/store/describe-postgres.ts';
import { appointment, createFolder, createPatient, NOON_IN_PUNE } from '../helper.ts';

// A real server, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Databases as earlier versions left them, one file for each; what SQLite or Postgres alone understands is beside it. */
const left = readdirSync(import.meta.dirname)
  .filter((file) => /^[^.]+\.sql$/.test(file))
  .map((file) => ({ version: file.replace('.sql', '') }));

/** Of several batches. */
const MANY = 12_000;

type EmptyDatabase = {
  kind: 'sqlite' | 'postgres';
  url: string;
  db: Kysely<ClinicDatabase>;
  execute: (text: string) => Promise<unknown>;
};

test('for every version but the newest there is a database as it left it', () => {
  expect(left.map(({ version }) => version)).toEqual(expect.arrayContaining(MIGRATION_NAMES.slice(0, -1)));
});

test('what migrations of the past do has not changed since', async () => {
  for (const { version } of left) {
    const before = await createSqlite();
    await before.execute(readLeft(version, 'sqlite'));
    const now = await createSqlite();
    await createMigrator(now.db).migrateTo(version);
    expect(await readSchema(now.db)).toEqual(await readSchema(before.db));
  }
});

test('a migration that fails halfway on SQLite leaves nothing behind', async () => {
  const { url, db, execute } = await createSqlite();
  await execute('create table in_the_way (id text); create index appointments_one_per_slot on in_the_way (id);');
  const before = await readSchema(db);
  await expect(openStore(url)).rejects.toThrow(/^DATABASE_URL: .* cannot be used/);
  expect(await readSchema(db)).toEqual(before);
  await execute('drop table in_the_way');
  await (await openStore(url)).close();
});

describe('SQLite', () => testMigrations(createSqlite));

describePostgres((createDatabase) =>
  testMigrations(async () => {
    const url = await createDatabase();
    const db = openPostgres(url);
    onTestFinished(() => db.destroy());
    return { kind: 'postgres', url, db, execute: (text) => runOnPostgres(url, text) };
  }),
);

/** From empty, from every version by its own migrations, and from what it left in the field. */
function testMigrations(createEmpty: () => Promise<EmptyDatabase>) {
  test.each(MIGRATION_NAMES)(
    'appointments booked under %s survive the way to the newest version and back',
    async (version) => {
      const { url, db } = await createEmpty();
      const migrator = createMigrator(db);
      expect((await migrator.migrateTo(version)).error).toBeUndefined();
      await sql`insert into appointments (id, reference, name, email, phone, department, doctor, appointment_date,
      appointment_time, message, created_at) values ('id', 'K7QX-3M9P', ${appointment.name}, ${appointment.email},
      ${appointment.phone}, ${appointment.department}, ${appointment.doctor}, ${appointment.appointmentDate},
      ${appointment.appointmentTime}, ${appointment.message}, ${NOON_IN_PUNE.toISOString()})`.execute(db);
      const [before] = await readAppointments(db);

      const store = await openStore(url);
      expect(await readAppointments(db)).toEqual([expect.objectContaining(before)]);
      expect(await store.getTakenSlots(appointment.doctor, appointment.appointmentDate)).toEqual(['02:00 PM']);
      await store.close();
      expect((await migrator.migrateTo(version)).error).toBeUndefined();
      expect(await readAppointments(db)).toEqual([before]);
    },
  );

  test('many appointments of the version before get their keys', async () => {
    const { kind, url, db, execute } = await createEmpty();
    await execute(readLeft('002-live-bookings', kind));
    const numbers =
      kind === 'sqlite'
        ? `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${MANY})`
        : `with numbers(n) as (select generate_series(1, ${MANY}))`;
    await execute(`delete from appointments; ${numbers} insert into appointments
      (id, reference, name, email, phone, phone_key, department, doctor, appointment_date, appointment_time, message, status, created_at)
      select 'id-' || n, 'reference-' || n, 'Asha', 'Asha+' || n || '@Patient.Example', '+91 ' || (9000000000 + n) || ' ext 1',
        'old', 'Urology', 'Dr. ' || n, '2026-01-05', '02:00 PM', '', 'fulfilled', '2026-01-01T06:30:00.000Z' from numbers`);

    await (await openStore(url)).close();
    const wrong = db.selectFrom('appointments').select(({ fn }) => fn.countAll<string | number>().as('count'));
    const { count } = await wrong
      .where(sql<boolean>`email_key <> 'asha@patient.example' or '+91 ' || phone_key || ' ext 1' <> phone`)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
    expect(await readAppointments(db)).toHaveLength(MANY);
  });

  test('every migration can be undone', async () => {
    const { url, db } = await createEmpty();
    await (await openStore(url)).close();
    expect((await createMigrator(db).migrateTo(NO_MIGRATIONS)).error).toBeUndefined();
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('appointments');
  });

  test.each(left)(
    'a database that $version left keeps its appointments, their slots and their keys',
    async ({ version }) => {
      const { kind, url, db, execute } = await createEmpty();
      await execute(readLeft(version, kind));
      const before = await readAppointments(db);
      expect(before).toHaveLength(5);

      const store = await openStore(url);
      onTestFinished(() => store.close());
      expect(await readAppointments(db)).toEqual(before.map((row) => expect.objectContaining(row)));
      const taken = await store.getTakenSlots('Dr. Namuna Shaikh', '2026-11-24');
      expect(taken.sort()).toEqual(['02:00 PM', '04:00 PM', '05:00 PM', '09:00 AM']);
      expect(
        await store.findBooking({ request: appointment, idempotency: { key: 'key-1', requestHash: 'hash-1' } }),
      ).toMatchObject({
        kind: 'booked',
        confirmation: { reference: 'K7QX-3M91' },
      });
      const again = {
        request: { ...appointment, ...createPatient(1) },
        needsReview: false,
        createdAt: NOON_IN_PUNE,
        idempotency: null,
      };
      expect(await store.book(again)).toEqual({ kind: 'slot-taken' });
    },
  );
}

async function createSqlite(): Promise<EmptyDatabase> {
  const path = join(await createFolder(), 'clinic.db');
  const { db } = openSqliteFile(path);
  onTestFinished(() => db.destroy());
  const execute = async (text: string) => {
    const database = new Database(path);
    database.exec(text);
    database.close();
  };
  return { kind: 'sqlite', url: `file:${path}`, db, execute };
}

function readLeft(version: string, kind: EmptyDatabase['kind']): string {
  return [`${version}.sql`, `${version}.${kind}.sql`]
    .map((file) => join(import.meta.dirname, file))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('');
}

async function runOnPostgres(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Without the keys of contacts, which every version computes anew. */
async function readAppointments(db: Kysely<ClinicDatabase>) {
  const rows = await db.selectFrom('appointments').selectAll().orderBy('id').execute();
  return rows.map(({ phone_key: _phone, email_key: _email, ...row }) => row);
}

/** SQLite's own record of tables and indexes, without the spelling that a person may choose. */
async function readSchema(db: Kysely<ClinicDatabase>): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select sql as text from sqlite_master where sql is not null`.execute(db);
  return rows.map(({ text }) => text.toLowerCase().replaceAll(/["\s]+/g, '')).sort();
}
