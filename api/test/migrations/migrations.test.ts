import { addMinutes } from '@clinic/contract/timetable.ts';
import { act } from '@clinic/desk/appointments/act.ts';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test, vi } from 'vitest';
import { nameToWords } from '#src/appointments/contacts/name-words.ts';
import { toBookedRecord, toRow } from '#src/appointments/store/appointment.ts';
import type { AppointmentsTable, ChangesTable } from '#src/database/appointment-tables.ts';
import { MIGRATIONS, migrateToLatest } from '#src/database/migrate.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { appointment, createPatient, DOCTOR_ID, toNewAppointment } from '../sample-bookings.ts';
import { calendar, SLOT_MINUTES } from '../sample-clinic.ts';
import { getTakenSlots, links, openTestStore } from '../test-store.ts';
import { createEmptySqlite, describeEmptyDatabases, type EmptyDatabase, readSevenSteps } from './old-databases.ts';

// These tests create Postgres databases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The columns of an appointment that came later, as its row has them after the step. */
const NEW_COLUMNS = {
  visit: '',
  privacy_version: '',
  language: 'en',
  arrived_at: null,
  called_in_at: null,
  whatsapp_at: null,
  whatsapp_ended_at: null,
};

test('a migration that fails halfway on SQLite leaves nothing behind', async () => {
  const { url, db, execute } = await createEmptySqlite();
  await execute('create table in_the_way (id text); create index desk_accounts_person on in_the_way (id);');
  const before = await readSchema('sqlite', db);
  await expect(openTestStore(url)).rejects.toThrow(/^DATABASE_URL: .* cannot be used/);
  expect(await readSchema('sqlite', db)).toEqual(before);
  await execute('drop table in_the_way');
  await (await openTestStore(url)).close();
});

describeEmptyDatabases((createEmpty) => {
  test.each(['007-desk-work', '008-one-clock'])(
    'a database of the former steps up to %s is taken with its rows, and gets the schema of a new one',
    async (lastStep) => {
      const { kind, url, db, execute } = await createEmpty();
      await execute(readSevenSteps(kind));
      if (lastStep === '008-one-clock') await execute(`insert into kysely_migration values ('${lastStep}', '')`);
      const before = await db.selectFrom('appointments').selectAll().orderBy('id').execute();
      expect(before).toHaveLength(5);
      const after = before.map((row) => ({
        ...row,
        appointment_end: addMinutes(row.appointment_time, SLOT_MINUTES),
        ...NEW_COLUMNS,
        name_words: nameToWords(row.name),
      }));

      const store = await openTestStore(url);
      expect(store.upgrade.isNew).toBe(false);
      expect(await db.selectFrom('appointments').selectAll().orderBy('id').execute()).toEqual(after);
      // Patients who came or stayed away no longer hold their slots.
      expect((await getTakenSlots(store, DOCTOR_ID, '2026-11-24')).sort()).toEqual(['14:00', '16:00']);
      const again = toNewAppointment(appointment, { idempotency: { key: 'key-1', requestHash: 'hash-1' } });
      expect(await store.findBooking(again)).toMatchObject({ kind: 'booked', stored: { reference: 'K7QX-3M91' } });
      expect(await store.book(toNewAppointment({ ...appointment, ...createPatient(1) }))).toEqual({
        kind: 'slot-taken',
      });

      const fresh = await createEmpty();
      await (await openTestStore(fresh.url)).close();
      expect(await readSchema(kind, db)).toEqual(await readSchema(kind, fresh.db));
    },
  );

  test('processes that start together on a database of the former steps agree', async () => {
    const { kind, url, execute } = await createEmpty();
    await execute(readSevenSteps(kind));
    await Promise.all([1, 2, 3].map(() => openTestStore(url)));
  });

  test('a database of an earlier step is refused with the remedy, and is not changed', async () => {
    const { kind, url, db, execute } = await createEmpty();
    await execute(readSevenSteps(kind));
    await execute(`delete from kysely_migration where name > '005'`);
    const before = await readSchema(kind, db);
    await expect(openTestStore(url)).rejects.toThrow(
      /^DATABASE_URL: the database comes from an early version of this software \(004-ids\)\. Start the version of commit 1297565 with it once/,
    );
    expect(await readSchema(kind, db)).toEqual(before);
  });

  test('the step to timetables gives each appointment an end, and appointments then never overlap', async () => {
    const { url, db } = await createEmpty();
    const { '001-clinic': first } = MIGRATIONS;
    await migrateToLatest(db, calendar, { '001-clinic': first as Migration });
    const rows = [
      { time: '09:00', end: '09:30' },
      { time: '09:30', end: '10:30', status: 'arrived' },
      // The next one is cancelled, and holds no slot.
      { time: '10:30', end: '11:30' },
      { time: '11:00', end: '12:00', status: 'cancelled' },
      { time: '14:00', end: '15:00' },
      { time: '15:00', end: '16:00' },
      { time: '23:30', end: '24:30' },
      { time: 'noon', end: 'noon' },
      { time: '', end: '' },
      { time: '09:10', end: '10:10', doctor: 'udaharan-patil' },
      { time: '09:45', end: '10:45', date: '2026-11-25' },
    ];
    const before = rows.map(({ time, date, doctor = DOCTOR_ID, status = 'booked' }, number) => {
      const { booking, ...attempt } = toNewAppointment({ ...appointment, ...createPatient(number) });
      const place = { slot: time, doctorId: doctor, ...(date && { date }) };
      const row = toRow({ ...attempt, booking: { ...booking, ...place } }, calendar, links);
      const {
        appointment_end: _end,
        visit: _visit,
        privacy_version: _version,
        whatsapp_at: _wish,
        whatsapp_ended_at: _ended,
        language: _language,
        arrived_at: _arrived,
        called_in_at: _calledIn,
        ...old
      } = row;
      return { ...old, status };
    });
    await db
      .insertInto('appointments')
      .values(before as AppointmentsTable[])
      .execute();

    const store = await openTestStore(url);
    const after = await db.selectFrom('appointments').selectAll().execute();
    expect(after.toSorted(byId)).toEqual(
      before
        .map((row, index) => ({
          ...row,
          appointment_end: rows[index]?.end,
          ...NEW_COLUMNS,
        }))
        .toSorted(byId),
    );
    const book = async (slot: string, minutes: number) => {
      const { booking, ...attempt } = toNewAppointment({ ...appointment, ...createPatient(100) });
      return (await store.book({ ...attempt, booking: { ...booking, slot, minutes } })).kind;
    };
    expect(await book('11:00', 60)).toBe('slot-taken');
    expect(await book('08:30', 31)).toBe('slot-taken');
    expect(await book('14:50', 10)).toBe('slot-taken');
    expect(await book('11:30', 60)).toBe('booked');
    expect(await book('08:30', 30)).toBe('booked');
  });

  test('the step to undo keeps records and mails, and a move of before can be undone', async () => {
    const { url, db } = await createEmpty();
    const earlier = Object.entries(MIGRATIONS).filter(([name]) => name < '004');
    await migrateToLatest(db, calendar, Object.fromEntries(earlier));
    const {
      privacy_version: _version,
      whatsapp_at: _wish,
      whatsapp_ended_at: _ended,
      language: _language,
      ...row
    } = {
      ...toRow(toNewAppointment({ ...appointment, email: '' }), calendar, links),
      version: 1,
    };
    await db
      .insertInto('appointments')
      .values(row as AppointmentsTable)
      .execute();
    const {
      old_end: _end,
      undo_until: _until,
      ...record
    } = toBookedRecord(row as AppointmentsTable, { made_by: 'asha', made_from: '' }, new Date(0));
    const moved = { ...record, action: 'moved', old_time: '09:00' } as ChangesTable;
    await db.insertInto('changes').values(moved).execute();

    await openTestStore(url);
    expect(await db.selectFrom('changes').selectAll().execute()).toEqual([{ ...moved, old_end: '', undo_until: null }]);
    const request = { id: row.id, action: 'undo', version: 1, reason: '', made_by: 'asha', made_from: '' } as const;
    expect(await act(db, request, new Date(row.created_at), calendar.timeZone)).toBe('done');
    expect(await db.selectFrom('appointments').selectAll().execute()).toMatchObject([
      { appointment_time: '09:00', appointment_end: '10:00' },
    ]);
  });

  // This is the pattern for the next migration: the rows of the version before it, then the step.
  test('a later migration keeps the rows', async () => {
    const { url, db } = await createEmpty();
    const store = await openTestStore(url);
    await store.book(toNewAppointment(appointment));
    const [before] = await db.selectFrom('appointments').selectAll().execute();
    const addColumn = {
      up: async (step: Kysely<unknown>) => {
        await sql`alter table appointments add column room text default '1' not null`.execute(step);
      },
    };
    await migrateToLatest(db, calendar, { ...MIGRATIONS, '900-room': addColumn });
    expect(await db.selectFrom('appointments').selectAll().execute()).toEqual([{ ...before, room: '1' }]);
    await expect(openTestStore(url)).rejects.toThrow(/newer version of this software \(900-room\)/);
  });

  test.each([
    ['America/New_York', '2026-11-21T04:59:00Z', '2026-11-21T05:01:00Z'],
    ['Pacific/Kiritimati', '2026-11-20T09:59:00Z', '2026-11-20T10:01:00Z'],
    ['Asia/Kolkata', '2026-11-20T18:29:00Z', '2026-11-20T18:31:00Z'],
  ])('limits per contact count the days of %s from the start that names it', async (timeZone, dayEnds, dayBegins) => {
    const { url } = await createEmpty();
    await openTestStore(url);
    const store = await openTestStore(url, { ...calendar, timeZone });
    const createAt = (instant: string, slot: number) => {
      const { booking, ...rest } = toNewAppointment(appointment, { createdAt: new Date(instant) });
      return { ...rest, booking: { ...booking, date: '2026-11-20', doctorId: `doctor-${slot}` } };
    };
    for (let slot = 0; slot < 20; slot += 1) {
      expect(await store.book(createAt(dayEnds, slot))).toMatchObject({ kind: 'booked' });
    }
    expect(await store.book(createAt(dayEnds, 20))).toMatchObject({ kind: 'contact-full' });
    expect(await store.book(createAt(dayBegins, 20))).toMatchObject({ kind: 'booked' });
  });

  test('appointments further ahead than anybody may book do not count towards a limit', async () => {
    const { url, db } = await createEmpty();
    const store = await openTestStore(url);
    await store.book(toNewAppointment(appointment));
    const [row] = await db.selectFrom('appointments').selectAll().execute();
    for (let n = 10; n < 30; n += 1) {
      const far = { id: `far-${n}`, reference: `far-${n}`, appointment_date: `9990-01-${n}`, link_hash: null };
      await db
        .insertInto('appointments')
        .values({ ...(row as NonNullable<typeof row>), idempotency_key: null, ...far })
        .execute();
    }
    const another = { ...appointment, appointmentTime: '03:00 PM' };
    expect(await store.book(toNewAppointment(another))).toMatchObject({ kind: 'booked', isNew: true });
  });

  test('processes that start together in another zone agree', async () => {
    const { url } = await createEmpty();
    await (await openTestStore(url)).close();
    await Promise.all([1, 2, 3].map(() => openTestStore(url, { ...calendar, timeZone: 'Europe/London' })));
  });
});

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}

/** Reads columns, indexes, triggers and functions, without differences of order, spaces and quotes. */
async function readSchema(kind: EmptyDatabase['kind'], db: Kysely<ClinicDatabase>): Promise<string[]> {
  const question =
    kind === 'sqlite'
      ? sql<{ text: string }>`
          select tables.name || '.' || columns.name || ' ' || columns.type || ' ' || columns."notnull" || ' ' ||
            coalesce(columns.dflt_value, '') || ' ' || columns.pk as text
          from sqlite_master as tables, pragma_table_info(tables.name) as columns where tables.type = 'table'
          union all select sql from sqlite_master where type <> 'table' and sql is not null`
      : sql<{ text: string }>`
          select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as text
          from information_schema.columns where table_schema = 'public'
          union all select indexdef from pg_indexes where schemaname = 'public'
          union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
          union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
          union all select prosrc from pg_proc where pronamespace = 'public'::regnamespace`;
  const { rows } = await question.execute(db);
  // Kysely makes its own tables before its first migration begins.
  const texts = rows.filter(({ text }) => !text.includes('kysely_'));
  return texts.map(({ text }) => text.toLowerCase().replaceAll(/["\s]+/g, '')).sort();
}
