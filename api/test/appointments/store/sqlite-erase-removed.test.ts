/** @module-tag long */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { copyDatabase } from '#src/backup/database-copy.ts';
import { isUnavailable } from '#src/database/unavailable.ts';
import { createFolder } from '../../folder.ts';
import { appointment, createAppointments, toNewAppointment } from '../../sample-bookings.ts';
import { openTestStore } from '../../test-store.ts';

const PLANTED = 'Canary that nobody may find';
const MEBIBYTE = 1024 * 1024;

async function findPlanted(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const file of await readdir(folder)) {
    if ((await readFile(join(folder, file))).includes(PLANTED)) found.push(file);
  }
  return found;
}

test('a removed appointment is nowhere on the disk, nor in a backup', async () => {
  const folder = await createFolder();
  const path = join(folder, 'clinic.db');
  const store = await openTestStore(`file:${path}`);
  for (const [index, request] of createAppointments(200).entries()) {
    const message = index % 3 === 0 ? `${PLANTED} ${index}` : 'An ordinary message.';
    await store.book(toNewAppointment({ ...request, message }));
  }
  expect(await findPlanted(folder)).not.toEqual([]);
  // Every third appointment holds the planted text; others lie on the same days.
  expect(await store.removal.removeDue([{ from: '', before: '2036-01-01' }], '2037-01-01')).toBe(200);
  await store.book(toNewAppointment(appointment));
  await copyDatabase(path, join(folder, 'backup.db'));
  expect(await findPlanted(folder)).toEqual([]);
});

test('an appointment that an earlier version removed but left on the disk is erased at the next start', async () => {
  const folder = await createFolder();
  const path = join(folder, 'clinic.db');
  await (await openTestStore(`file:${path}`)).close();
  const database = new Database(path);
  database.pragma('secure_delete = OFF');
  database.pragma('user_version = 0');
  const insert = database.prepare(`insert into appointments (id, reference, name, email, phone, department, doctor,
    appointment_date, appointment_time, message, created_at) values (?, ?, ?, ?, '', '', ?, '2020-01-01', '', '', '2020-01-01')`);
  for (let id = 0; id < 50; id += 1) insert.run(id, id, PLANTED, id, id);
  database.exec('delete from appointments');
  database.close();
  expect(await findPlanted(folder)).toEqual(['clinic.db']);

  await openTestStore(`file:${path}`);
  expect(await findPlanted(folder)).toEqual([]);
});

test('a removal fails with an error while another process reads, and the next one makes up for it', async () => {
  const folder = await createFolder();
  const path = join(folder, 'clinic.db');
  const store = await openTestStore(`file:${path}`);
  await store.book(toNewAppointment({ ...appointment, message: PLANTED }));
  const reader = new Database(path, { readonly: true });
  const rows = reader.prepare('select * from appointments').iterate();
  rows.next();
  await expect(store.removal.removeDue([{ from: '', before: '2036-01-01' }], '2037-01-01')).rejects.toSatisfy(
    isUnavailable,
  );
  rows.return?.();
  reader.close();
  expect(await store.removal.removeDue([{ from: '', before: '2036-01-01' }], '2037-01-01')).toBe(0);
  expect(await findPlanted(folder)).toEqual([]);
}, 15_000);

test('the journal is smaller than 16 MB after a burst of bookings', async () => {
  const path = join(await createFolder(), 'clinic.db');
  const store = await openTestStore(`file:${path}`);
  const message = 'A long story. '.repeat(200);
  const requests = createAppointments(8000).map((request) => ({ ...request, message }));
  for (let start = 0; start < requests.length; start += 50) {
    await Promise.all(requests.slice(start, start + 50).map((request) => store.book(toNewAppointment(request))));
  }
  expect((await stat(path)).size + (await stat(`${path}-wal`)).size).toBeGreaterThan(20 * MEBIBYTE);
  expect((await stat(`${path}-wal`)).size).toBeLessThan(16 * MEBIBYTE);
}, 60_000);
