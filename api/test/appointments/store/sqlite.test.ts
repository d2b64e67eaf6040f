import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { databaseUrlToPath, openSqlite } from '#src/database/sqlite/open.ts';
import { isUnavailable } from '#src/database/unavailable.ts';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { createFolder } from '../../folder.ts';
import { appointment, DOCTOR_ID, toNewAppointment } from '../../sample-bookings.ts';
import { createDatabaseFile, openFile } from '../../sqlite-files.ts';
import { getTakenSlots, openTestStore } from '../../test-store.ts';

const NEW = toNewAppointment(appointment);

async function openEmpty() {
  const path = await createDatabaseFile();
  return { path, store: await openTestStore(`file:${path}`) };
}

test('the file and its folder are for the server only', async () => {
  const path = join(await createFolder(), 'new', 'clinic.db');
  const store = await openTestStore(`file:${path}`);
  await store.book(NEW);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(`${path}-wal`)).mode & 0o777).toBe(0o600);
  expect((await stat(`${path}-shm`)).mode & 0o777).toBe(0o600);
  expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700);
});

test('a file that others could read is closed to them', async () => {
  const { path } = await openEmpty();
  for (const suffix of ['', '-wal', '-shm']) await chmod(path + suffix, 0o644);
  await openTestStore(`file:${path}`);
  for (const suffix of ['', '-wal', '-shm']) expect((await stat(path + suffix)).mode & 0o777).toBe(0o600);
});

test('the slots of a day come from the index', async () => {
  const { path } = await openEmpty();
  const database = openFile(path);
  const plan = database
    .prepare(
      "explain query plan select appointment_time from appointments where doctor = ? and appointment_date = ? and coalesce(status, '') in ('booked', 'arrived')",
    )
    .all('a', 'b');
  expect(JSON.stringify(plan)).toContain('appointments_one_per_slot');
});

test('the appointments to come of a contact are counted in its index', async () => {
  const { path } = await openEmpty();
  const database = openFile(path);
  for (const [index, contact] of [
    ['appointments_live_per_phone', "coalesce(nullif(phone_key, ''), nullif(phone, '')) = ?"],
    ['appointments_live_per_email', "coalesce(nullif(email_key, ''), nullif(lower(email), '')) = ?"],
  ]) {
    const plan = database
      .prepare(
        `explain query plan select count(*) from appointments where ${contact} and status = 'booked' and appointment_date >= ?`,
      )
      .all('a', 'b');
    expect(JSON.stringify(plan)).toContain(index);
  }
});

test('a booking is refused as unavailable while another process holds the database', async () => {
  const { path, store } = await openEmpty();
  const database = openFile(path);
  // This lock lets readers through and keeps writers out until they time out.
  database.pragma('busy_timeout = 0');
  database.exec('begin immediate');
  expect(await getTakenSlots(store, DOCTOR_ID, appointment.appointmentDate)).toEqual([]);
  await expect(store.checkReady()).rejects.toSatisfy(isUnavailable);
  await expect(store.book(NEW)).rejects.toSatisfy(isUnavailable);
  database.exec('rollback');
  expect(await store.book(NEW)).toMatchObject({ kind: 'booked' });
}, 15_000);

test('a store may be closed twice, and is unavailable from then on', async () => {
  const { store } = await openEmpty();
  await Promise.all([store.close(), store.close()]);
  await expect(store.book(NEW)).rejects.toSatisfy(isUnavailable);
});

test('several processes may start at once on an empty file', async () => {
  const path = join(await createFolder(), 'clinic.db');
  const stores = await Promise.all(Array.from({ length: 5 }, () => openTestStore(`file:${path}`)));
  await Promise.all(stores.map((store) => store.checkReady()));
});

test('a file path starts in the project folder unless it is absolute', () => {
  expect(databaseUrlToPath('file:./data/clinic.db')).toBe(join(PROJECT_ROOT, 'data/clinic.db'));
  expect(databaseUrlToPath('file:/srv/clinic.db')).toBe('/srv/clinic.db');
  expect(databaseUrlToPath('file:///srv/my%20clinic.db')).toBe('/srv/my clinic.db');
  expect(() => databaseUrlToPath('file://srv/clinic.db')).toThrow(/^DATABASE_URL: .*Example: DATABASE_URL=file:\/\/\//);
});

test('a file that cannot be a database or cannot be made is reported in one line', async () => {
  const folder = await createFolder();
  await writeFile(
    join(folder, 'notes.txt'),
    'This is no database, but long enough to be looked at as one. '.repeat(20),
  );
  await mkdir(join(folder, 'folder.db'));
  for (const name of ['notes.txt/clinic.db', 'folder.db', 'notes.txt']) {
    await expect(openTestStore(`file:${join(folder, name)}`)).rejects.toThrow(
      /^DATABASE_URL: .*Example: DATABASE_URL=.*$/,
    );
  }
});

test('inserts that arrive during a transaction are stored even when it is undone', async () => {
  const { db, thread } = await openSqlite(join(await createFolder(), 'clinic.db'));
  onTestFinished(() => db.destroy());
  await sql`create table notes (id text)`.execute(db);
  let inserted: Promise<unknown> | undefined;
  const undone = db.transaction().execute(async (transaction) => {
    await sql`insert into notes values ('undone')`.execute(transaction);
    const inserts = [{ sql: 'insert into notes values (?) returning id', rows: [['kept']] }];
    inserted = thread.ask({ inserts }).then(({ rows }) => rows);
    await sql`insert into notes values ('undone too')`.execute(transaction);
    throw new Error('Undo this.');
  });
  await expect(undone).rejects.toThrow('Undo this.');
  expect(await inserted).toEqual([{ id: 'kept' }]);
  expect((await sql`select id from notes`.execute(db)).rows).toEqual([{ id: 'kept' }]);
});
