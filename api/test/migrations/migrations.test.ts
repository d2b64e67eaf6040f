import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { NO_MIGRATIONS } from 'kysely/migration';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMigrator, MIGRATION_NAMES } from '#src/database/migrate.ts';
import { openPostgres } from '#src/database/postgres.ts';
import { openSqlite } from '#src/database/sqlite/open.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { describePostgres } from '../appointments/store/describe-postgres.ts';
import {
  appointment,
  calendar,
  createFolder,
  createPatient,
  DOCTOR_ID,
  NOON_IN_PUNE,
  openTestStore,
  toNew,
} from '../helper.ts';

// A real server, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Databases as earlier versions left them, one file for each; what SQLite or Postgres alone understands is beside it. */
const left = readdirSync(import.meta.dirname)
  .filter((file) => /^[^.]+\.sql$/.test(file))
  .map((file) => ({ version: file.replace('.sql', '') }));

/** How an appointment's doctor and time are kept, since 004 and before. */
const IN_IDS = { department: 'urology', doctor: DOCTOR_ID, appointment_time: '14:00' };
const { appointment_time: _time, ...IN_IDS_BUT_TIME } = IN_IDS;
const IN_WORDS = { department: 'Urology', doctor: 'Dr. Namuna Shaikh', appointment_time: '02:00 PM' };

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
        'old', 'Urology', 'Dr. ' || n, '2026-01-05',  '02:00 PM', '', 'fulfilled', '2026-01-01T06:30:00.000Z' from numbers`);

    const store = await openTestStore(url);
    await store.close();
    // None of these doctors is in the calendar: they keep their names, of which some are told.
    expect(store.upgrade.unplaced).toMatchObject({ count: MANY, words: { length: 20 } });
    const wrong = db.selectFrom('appointments').select(({ fn }) => fn.countAll<string | number>().as('count'));
    const { count } = await wrong
      .where(sql<boolean>`email_key <> 'asha@patient.example' or '+91 ' || phone_key || ' ext 1' <> phone
        or department <> 'urology' or appointment_time <> '14:00'`)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
    expect(await readAppointments(db)).toHaveLength(MANY);
  });

  test('what is over with words that the content does not list is kept and told', async () => {
    const { kind, url, db, execute } = await createEmpty();
    await execute(readLeft('003-contact-keys', kind));
    await execute(`update appointments set appointment_date = '2026-01-05';
      update appointments set doctor = 'Dr. Gone' where reference = 'K7QX-3M91';
      update appointments set department = 'Astrology' where reference in ('K7QX-3M91', 'K7QX-3M93');`);
    const store = await openTestStore(url);
    onTestFinished(() => store.close());
    expect(store.upgrade.unplaced).toEqual({ count: 2, words: ['Astrology', 'Dr. Gone'] });
    expect(await readAppointments(db)).toMatchObject([
      { department: 'Astrology', doctor: 'Dr. Gone', appointment_time: '14:00' },
      IN_IDS_BUT_TIME,
      { ...IN_IDS_BUT_TIME, department: 'Astrology' },
      IN_IDS_BUT_TIME,
      IN_IDS_BUT_TIME,
    ]);
    expect((await openTestStore(url)).upgrade.unplaced).toBeNull();
  });

  test('while appointments to come are with a name that the content does not list, nothing is changed', async () => {
    const { kind, url, db, execute } = await createEmpty();
    await execute(readLeft('003-contact-keys', kind));
    await execute(`update appointments set doctor = 'Dr. Gone', appointment_date = '2035-01-05'`);
    const before = await readAppointments(db);
    await expect(openTestStore(url)).rejects.toThrow(
      /^booking\.yaml: 1 coming appointment is with "Dr\. Gone", and no doctor there has that name\. Put it back there for/,
    );
    expect(await readAppointments(db)).toEqual(before);
    // The remedy does what it says.
    await execute(`update appointments set doctor = 'Dr. Udaharan Patil' where doctor = 'Dr. Gone'`);
    const store = await openTestStore(url);
    onTestFinished(() => store.close());
    expect(await store.getTakenSlots('udaharan-patil', '2035-01-05')).toContain('14:00');
  });

  test('appointments further ahead than anybody may book fill no caps', async () => {
    const { kind, url, execute } = await createEmpty();
    await execute(readLeft('003-contact-keys', kind));
    const rows = Array.from(
      { length: 20 },
      (_, n) => `('far-${n}', 'far-${n}', 'A', '${appointment.email}',
      '${appointment.phone}', '9876543210', '${appointment.email}', 'Urology', 'Dr. Namuna Shaikh', '9990-01-${10 + n}', '02:00 PM', '',
      '2026-11-20T06:30:00.000Z')`,
    );
    await execute(`delete from appointments; insert into appointments (id, reference, name, email, phone, phone_key, email_key,
      department, doctor, appointment_date, appointment_time, message, created_at) values ${rows.join(', ')}`);
    const store = await openTestStore(url);
    onTestFinished(() => store.close());
    expect(await store.book(toNew(appointment))).toMatchObject({ kind: 'booked', isNew: true });
  });

  test.each([
    ['America/New_York', '2026-11-21T04:59:00Z', '2026-11-21T05:01:00Z'],
    ['Pacific/Kiritimati', '2026-11-20T09:59:00Z', '2026-11-20T10:01:00Z'],
    ['Asia/Kolkata', '2026-11-20T18:29:00Z', '2026-11-20T18:31:00Z'],
  ])('caps count the days of %s from the start on that names it', async (timeZone, dayEnds, dayBegins) => {
    const { url } = await createEmpty();
    await (await openTestStore(url)).close();
    const store = await openTestStore(url, { ...calendar, timeZone });
    onTestFinished(() => store.close());
    const createAt = (instant: string, slot: number) => {
      const { booking, ...rest } = toNew(appointment, { createdAt: new Date(instant) });
      return { ...rest, booking: { ...booking, date: '2026-11-20', doctorId: `doctor-${slot}` } };
    };
    for (let slot = 0; slot < 20; slot += 1) {
      expect(await store.book(createAt(dayEnds, slot))).toMatchObject({ kind: 'booked' });
    }
    expect(await store.book(createAt(dayEnds, 20))).toMatchObject({ kind: 'contact-full' });
    expect(await store.book(createAt(dayBegins, 20))).toMatchObject({ kind: 'booked' });
  });

  test('processes that start together in another zone agree', async () => {
    const { url } = await createEmpty();
    await (await openTestStore(url)).close();
    const stores = await Promise.all(
      [1, 2, 3].map(() => openTestStore(url, { ...calendar, timeZone: 'Europe/London' })),
    );
    for (const store of stores) await store.close();
  });

  test('every migration can be undone', async () => {
    const { url, db } = await createEmpty();
    await (await openTestStore(url)).close();
    expect((await createMigrator(db, calendar).migrateTo(NO_MIGRATIONS)).error).toBeUndefined();
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

      const store = await openTestStore(url);
      onTestFinished(() => store.close());
      const slots = ['14:00', '15:00', '16:00', '17:00', '09:00'];
      expect(await readAppointments(db)).toEqual(
        before.map((row, index) => ({ ...row, ...IN_IDS, appointment_time: slots[index] })),
      );
      const taken = await store.getTakenSlots(DOCTOR_ID, '2026-11-24');
      expect(taken.sort()).toEqual(['09:00', '14:00', '16:00', '17:00']);
      expect(
        await store.findBooking(toNew(appointment, { idempotency: { key: 'key-1', requestHash: 'hash-1' } })),
      ).toMatchObject({ kind: 'booked', stored: { reference: 'K7QX-3M91' } });
      expect(await store.book(toNew({ ...appointment, ...createPatient(1) }))).toEqual({ kind: 'slot-taken' });
    },
  );
}

async function createSqlite(): Promise<EmptyDatabase> {
  const path = join(await createFolder(), 'clinic.db');
  const { db } = await openSqlite(path);
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
  // Kysely's own tables stand before its first migration begins.
  const { rows } = await sql<{ text: string }>`
    select sql as text from sqlite_master where sql is not null and name not like 'kysely_%'`.execute(db);
  return rows.map(({ text }) => text.toLowerCase().replaceAll(/["\s]+/g, '')).sort();
}
