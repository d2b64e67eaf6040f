/** @module-tag long */
import { readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { createFolder } from '../folder.ts';
import { createComingAppointments } from '../sample-bookings.ts';
import { createServerEnv, type Ending, postBooking, runScript, spawnServer } from '../server-process.ts';
import { readRows } from '../sqlite-files.ts';
import { openTestStore } from '../test-store.ts';

// These tests start processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SECRET = 'the secret of this clinic, long enough';

/** Runs `backup` or `restore` on a database file to its end. */
function runCommand(name: 'backup' | 'restore', databasePath: string, ...args: string[]): Promise<Ending> {
  const script = fileURLToPath(new URL(`../../src/backup/${name}.ts`, import.meta.url));
  return runScript(script, args, { DATABASE_URL: `file:${databasePath}`, SECRET });
}

function inspect(path: string) {
  const database = new Database(path, { readonly: true });
  try {
    return {
      integrity: database.pragma('integrity_check', { simple: true }),
      count: Number(database.prepare('select count(*) from appointments').pluck().get()),
    };
  } finally {
    database.close();
  }
}

/** Makes a database with a number of appointments. */
async function createDatabase(rows: number): Promise<string> {
  const path = join(await createFolder(), 'clinic.db');
  await (await openTestStore(`file:${path}`)).close();
  const database = new Database(path);
  database
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
       insert into appointments (id, reference, name, email, phone, department, doctor, appointment_date,
         appointment_time, message, created_at)
       select 'id ' || i, 'reference ' || i, 'Canary Patient', 'canary' || i || '@patient.example', '+91 ' || i, 'Urology',
         'Dr. ' || i, '2026-12-01', '02:00 PM', 'A message of an ordinary length: where it hurts, since when.',
         '2026-11-20T06:30:00.000Z' from n`,
    )
    .run(rows);
  database.close();
  return path;
}

test('a backup taken while 200 bookings a second are written is whole and holds all that were confirmed before it', async () => {
  const { env, databasePath, folder } = await createServerEnv();
  const server = spawnServer({ ...env, RATE_LIMIT_MAX: '1000000' });
  const url = `http://localhost:${await server.waitForPort()}`;
  const bookings = createComingAppointments(2000).values();
  const references: string[] = [];
  const underWay: Promise<void>[] = [];

  async function book(): Promise<void> {
    const response = await postBooking(url, bookings.next().value);
    if (response.status === 201) references.push(((await response.json()) as { reference: string }).reference);
  }

  const timer = setInterval(() => underWay.push(book()), 5);
  await vi.waitFor(() => expect(references.length).toBeGreaterThan(50), 20_000);
  const confirmedBefore = [...references];
  const target = join(folder, 'backup.db');
  const ending = await runCommand('backup', databasePath, target);
  clearInterval(timer);
  await Promise.all(underWay);

  expect(ending).toMatchObject({ code: 0, output: expect.stringMatching(/^\d+ appointments \(.* MB\) are kept/) });
  expect((await stat(target)).mode & 0o777).toBe(0o600);
  expect(inspect(target).integrity).toBe('ok');
  const kept = new Set(readRows(target).map(({ reference }) => reference));
  expect(confirmedBefore.filter((reference) => !kept.has(reference))).toEqual([]);
  expect(references.length).toBeGreaterThan(kept.size);
  expect(await readdir(folder)).not.toContain('backup.db.part');
});

test('a backup of 20,000 appointments is restored whole, and the replaced database is kept', async () => {
  const path = await createDatabase(20_000);
  const folder = join(path, '..');
  expect(await runCommand('backup', path)).toMatchObject({ code: 0, output: expect.stringContaining('20,000') });
  const [name = ''] = await readdir(join(folder, 'backups'));
  const backup = join(folder, 'backups', name);

  const database = new Database(path);
  database.exec('delete from appointments where rowid > 7');
  const refused = await runCommand('restore', path, backup);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is in use. Stop the server') });
  expect(database.prepare('select count(*) from appointments').pluck().get()).toBe(7);
  database.close();

  expect(await runCommand('restore', path, backup)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/took [\d.]+ s/),
  });
  expect(inspect(path)).toEqual({ integrity: 'ok', count: 20_000 });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const aside = (await readdir(folder)).find((file) => file.includes('before-restore'));
  expect(inspect(join(folder, aside ?? '')).count).toBe(7);
  await (await openTestStore(`file:${path}`)).close();
});

test.each([
  ['the secret, links work on', SECRET, [200, 200]],
  ['another secret, they end, and new ones work', 'another secret that is long enough', [404, 200]],
])('a backup is restored on another machine, with %s', async (_what, secret, statuses) => {
  const [here, there] = [await createServerEnv(), await createServerEnv()];
  const before = await startAndBook(here.env, SECRET);
  const backup = join(here.folder, 'backup.db');
  const { output } = await runCommand('backup', here.databasePath, backup);
  expect(output).toMatch(/\nWhat patients' links follow from is not in it: keep the variable SECRET too/);
  expect((await runCommand('restore', there.databasePath, backup)).code).toBe(0);

  const after = await startAndBook(there.env, secret);
  // A repeated booking answers with the present link, as later mails do.
  const paths = [before, after].map(({ manageUrl }) => new URL(manageUrl).pathname);
  expect(await Promise.all(paths.map(async (path) => (await fetch(after.url + path)).status))).toEqual(statuses);
  await expect.poll(() => after.readLog().includes('"renewed":1')).toBe(secret !== SECRET);
});

/** Starts the server and books, or repeats the booking of the database's first start. */
async function startAndBook(env: Record<string, string>, secret: string) {
  const server = spawnServer({ ...env, SECRET: secret });
  const url = `http://localhost:${await server.waitForPort()}`;
  const answer = await postBooking(url, createComingAppointments(1)[0], { 'idempotency-key': '0123456789abcdef' });
  expect(answer.status).toBe(201);
  const { manageUrl } = (await answer.json()) as { manageUrl: string };
  return { url, manageUrl, readLog: () => server.output.stdout };
}

test('a damaged database is replaced too, and kept', async () => {
  const path = await createDatabase(500);
  const backup = `${path}.backup`;
  await runCommand('backup', path, backup);
  await truncate(path, 5000);
  expect((await runCommand('backup', path)).output).toMatch(/damaged or no SQLite database/);
  expect((await runCommand('restore', path, backup)).code).toBe(0);
  expect(inspect(path)).toEqual({ integrity: 'ok', count: 500 });
  expect((await readdir(join(path, '..'))).some((file) => file.includes('before-restore'))).toBe(true);
});

test('a backup or restore that cannot be done is explained in one line, and changes nothing', async () => {
  const path = await createDatabase(1);
  const folder = join(path, '..');
  const notes = join(folder, 'notes.txt');
  await writeFile(notes, 'This is no database. '.repeat(100));
  const foreign = new Database(join(folder, 'foreign.db'));
  foreign.exec('create table songs (title text)');
  foreign.close();
  const newer = join(folder, 'newer.db');
  await runCommand('backup', path, newer);
  const later = new Database(newer);
  later.exec("insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')");
  later.close();
  const before = await readdir(folder);

  const restore = (...args: string[]) => runCommand('restore', path, ...args);
  expect(await restore()).toEqual({ code: 1, output: expect.stringMatching(/^Name the backup\. Example: .*\n$/) });
  expect(await restore(join(folder, 'none.db'))).toEqual({ code: 1, output: expect.stringMatching(/no file.*\n$/) });
  expect(await restore(notes)).toEqual({ code: 1, output: expect.stringMatching(/^.*NOTADB.*\n$/) });
  expect(await restore(join(folder, 'foreign.db'))).toEqual({
    code: 1,
    output: expect.stringMatching(/no appointm.*\n$/),
  });
  expect(await restore(newer)).toEqual({ code: 1, output: expect.stringMatching(/newer version.*999-later.*\n$/) });
  expect(await runCommand('backup', path, newer)).toEqual({
    code: 1,
    output: expect.stringMatching(/exists already.*\n$/),
  });
  expect((await runCommand('backup', join(folder, 'none.db'))).output).toMatch(/no file .* yet/);
  expect(await readdir(folder)).toEqual(before);
  expect(inspect(path).count).toBe(1);
});
