/** @module-tag long */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#src/database/open-database.ts';
import { copyProject } from '../../../scripts/project-copy.mjs';
import { describePostgres } from '../appointments/store/describe-postgres.ts';
import { createFolder } from '../folder.ts';
import { appointment, createComingAppointments, toNewAppointment } from '../sample-bookings.ts';
import { calendar } from '../sample-clinic.ts';
import { createServerEnv, postBooking, runScript, spawnServer } from '../server-process.ts';
import { mountSmallDisk } from '../small-disk.ts';
import { openTestDatabase, openTestStore } from '../test-store.ts';

// These tests copy the project and start processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** A machine with a copy of the project, where its data lie, and a key of age. */
async function openMachine(databaseUrl = '') {
  const house = copyProject('backup');
  const { env } = await createServerEnv();
  const backups = await createFolder();
  const key = await generateX25519Identity();
  const keyFile = join(backups, 'key.txt');
  await writeFile(keyFile, `# created: today\n${key}\n`);
  // The default database, and the secret in its file.
  const own = { ...env, CONTENT_DIR: '', DATABASE_URL: databaseUrl, SECRET: '' };
  mkdirSync(join(house, 'data'));
  const settings = { PATH: process.env.PATH, BACKUP_DIR: backups, ...own };
  const runCommand = (name: 'backup' | 'restore', args: string[], more = {}) =>
    runScript(join(house, `api/src/backup/${name}.ts`), args, { ...settings, ...more });
  const rotate = (more = {}) => runCommand('backup', ['--rotate'], more);
  const listArchives = async () => (await readdir(backups)).filter((name) => name !== 'key.txt').sort();
  const start = async () => {
    const server = spawnServer(own, { command: [process.execPath, join(house, 'api/src/server.ts')] });
    return { server, url: `http://localhost:${await server.waitForPort()}` };
  };
  return {
    house,
    backups,
    keyFile,
    recipient: await identityToRecipient(key),
    runCommand,
    rotate,
    listArchives,
    start,
  };
}

test('an encrypted backup brings bookings, website and links to another machine in one command', async () => {
  const [here, there] = [await openMachine(), await openMachine()];
  cpSync(join(here.house, 'content'), join(here.house, 'data/content'), { recursive: true });
  await writeFile(join(here.house, 'data/content/faq.yaml'), 'changed by the owner');
  const { server, url } = await here.start();
  const answer = await postBooking(url, createComingAppointments(1)[0]);
  const { manageUrl } = (await answer.json()) as { manageUrl: string };
  expect(await here.rotate({ BACKUP_AGE_RECIPIENTS: here.recipient })).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^1 appointments are kept and proved in .*\.tar\.gz\.age/),
  });
  await server.stop('SIGTERM');
  const [name = '', ...others] = await here.listArchives();
  expect(others).toEqual([]);
  const archive = join(here.backups, name);
  expect((await stat(archive)).mode & 0o777).toBe(0o600);

  expect((await there.runCommand('restore', [archive])).output).toMatch(/is encrypted\. Name the file of its key/);
  const other = await there.runCommand('restore', [archive, '--identity', there.keyFile]);
  expect(other).toMatchObject({ code: 1, output: expect.stringMatching(/damaged, or not for this key/) });
  const drill = await there.runCommand('restore', [archive, '--identity', here.keyFile, '--drill']);
  expect(drill.output).toMatch(/can be restored: 1 appointments, the website's content and history, the secret/);
  expect(await readdir(join(there.house, 'data'))).toEqual([]);
  const restored = await there.runCommand('restore', [archive, '--identity', here.keyFile]);
  expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/^1 appointments of .* are back/) });
  expect(await readFile(join(there.house, 'data/content/faq.yaml'), 'utf8')).toBe('changed by the owner');
  const after = await there.start();
  expect((await fetch(after.url + new URL(manageUrl).pathname)).status).toBe(200);
});

test('a backup without a key leaves the secret out, says so, and keeps what a restore replaces', async () => {
  const { house, backups, rotate, runCommand, listArchives } = await openMachine();
  const store = await openTestStore(`file:${join(house, 'data/clinic.db')}`);
  await store.close();
  await writeFile(join(house, 'data/secret'), 'the secret of this clinic, long enough');
  expect((await rotate()).output).toMatch(/The secret, .* is not in it: set BACKUP_AGE_RECIPIENTS/);
  const [name = ''] = await listArchives();
  const restored = await runCommand('restore', [join(backups, name)]);
  expect(restored.output).toMatch(/The secret is not in this backup/);
  expect(await readdir(join(house, 'data'))).toEqual(expect.arrayContaining([expect.stringMatching(/before-restore/)]));
  await truncate(join(backups, name), 2000);
  const refused = await runCommand('restore', [join(backups, name)]);
  expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/is damaged or no backup\. .*\n$/) });
});

test('content is restored into a mounted folder, and what was there is kept', async (context) => {
  const { house, backups, rotate, runCommand, listArchives } = await openMachine();
  await (await openTestStore(`file:${join(house, 'data/clinic.db')}`)).close();
  const disk = mountSmallDisk();
  if (!disk) return context.skip('mounting a small disk needs root');
  const file = join(disk.folder, 'faq.yaml');
  await writeFile(file, 'as it was kept');
  await rotate({ CONTENT_DIR: disk.folder });
  await writeFile(file, 'changed since');
  const [name = ''] = await listArchives();
  expect((await runCommand('restore', [join(backups, name)], { CONTENT_DIR: disk.folder })).code).toBe(0);
  expect(await readFile(file, 'utf8')).toBe('as it was kept');
  const aside = (await readdir(join(house, 'data'))).find((one) => one.startsWith(basename(disk.folder)));
  expect(await readFile(join(house, 'data', aside ?? '', 'faq.yaml'), 'utf8')).toBe('changed since');
});

test('older backups go once the new one is proved, and all stay while the disk is full', async (context) => {
  const { house, rotate } = await openMachine();
  await (await openTestStore(`file:${join(house, 'data/clinic.db')}`)).close();
  const disk = mountSmallDisk();
  if (!disk) return context.skip('mounting a small disk needs root');
  const old = ['clinic-2026-01-01T02-00-00-000Z.tar.gz', 'clinic-2026-01-01T03-00-00-000Z.tar.gz'];
  for (const name of old) await writeFile(join(disk.folder, name), '');
  await disk.fill(100_000);
  const full = await rotate({ BACKUP_DIR: disk.folder });
  expect(full).toEqual({ code: 1, output: expect.stringMatching(/^BACKUP_DIR: .* has no room .* are kept.*\n$/) });
  expect((await readdir(disk.folder)).sort()).toEqual([...old, 'filler']);
  await disk.free();
  expect((await rotate({ BACKUP_DIR: disk.folder })).output).toMatch(/Removed as outdated: 1/);
  expect(existsSync(join(disk.folder, old[0] ?? ''))).toBe(false);
});

describePostgres((createDatabase, createEmpty) => {
  test('a Postgres database is kept, tried and put into an empty one, past its pooler', async () => {
    const [databaseUrl, emptyUrl] = [await createDatabase(), await createEmpty()];
    const store = await openTestStore(databaseUrl);
    await store.book(toNewAppointment(appointment));
    await store.close();
    const { backups, runCommand, rotate, listArchives } = await openMachine(databaseUrl);
    // At the pooler's address nobody answers.
    const behindPooler = { DATABASE_URL: 'postgres://clinic@127.0.0.1:1/clinic', DATABASE_LISTEN_URL: databaseUrl };
    expect((await rotate(behindPooler)).output).toMatch(/^1 appointments are kept and proved/);
    const [name = ''] = await listArchives();
    const archive = join(backups, name);
    const drill = await runCommand('restore', [archive, '--drill'], behindPooler);
    expect(drill.output).toMatch(/can be restored: 1 appointments/);
    expect((await runCommand('restore', [archive], { ...behindPooler, DATABASE_LISTEN_URL: emptyUrl })).code).toBe(0);
    const { db } = await openDatabase(emptyUrl, calendar);
    expect(await db.selectFrom('appointments').select('name').execute()).toEqual([{ name: appointment.name }]);
    await db.destroy();
  });

  test('a Postgres database in use gives way to its backup, and its tables stay aside, out of the next backup', async () => {
    const databaseUrl = await createDatabase();
    const store = await openTestStore(databaseUrl);
    const { db } = await openTestDatabase(databaseUrl);
    const { backups, runCommand, rotate, listArchives } = await openMachine(databaseUrl);
    await rotate();
    const [name = ''] = await listArchives();
    const archive = join(backups, name);
    await store.book(toNewAppointment(appointment));
    await sql`alter table notices rename to news`.execute(db);
    const count = async () => (await db.selectFrom('appointments').select('id').execute()).length;

    const listAside = () => sql`select 1 from pg_namespace where nspname like 'before-restore-%'`.execute(db);

    const holder = new pg.Client(databaseUrl);
    await holder.connect();
    await holder.query('begin; lock table mails in row exclusive mode');
    expect(await runCommand('restore', [archive])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/in use\. Stop/),
    });
    expect(await count()).toBe(1);
    await holder.end();

    // What stands in the way of the backup's table is no table, so that it does not move.
    await sql`create sequence notices`.execute(db);
    const refused = await runCommand('restore', [archive]);
    expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/"notices" already exists/) });
    expect(await count()).toBe(1);
    expect((await listAside()).rows).toEqual([]);
    await sql`drop sequence notices`.execute(db);

    const { code, output } = await runCommand('restore', [archive]);
    expect(code).toBe(0);
    expect(await count()).toBe(0);
    await sql`select * from notices`.execute(db);
    const [, aside = ''] = /kept in the schema "([^"]+)"/.exec(output) ?? [];
    expect((await sql`select id from ${sql.table(`${aside}.appointments`)}`.execute(db)).rows).toHaveLength(1);

    await store.book(toNewAppointment(appointment));
    expect((await rotate()).output).toMatch(/^1 appointments are kept and proved/);
    expect((await runCommand('restore', [join(backups, (await listArchives()).at(-1) ?? '')])).code).toBe(0);
    expect(await count()).toBe(1);
  });
});
