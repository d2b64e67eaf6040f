/** @module-tag long */
import { open, rename, rm, stat, truncate } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { connectPostgres, describePostgres } from '../appointments/store/describe-postgres.ts';
import { appointment, createAppointments } from '../sample-bookings.ts';
import { createServerEnv, expectRefusal, spawnServer } from '../server-process.ts';
import { openFile } from '../sqlite-files.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { openTestStore } from '../test-store.ts';

/** Waits for this answer of `/readyz`: the server keeps each answer for a second. */
function expectAnswer({ app }: TestApp, answer: { statusCode: number; body: unknown }) {
  const ask = async () => {
    const { statusCode, body } = await app.inject('/readyz');
    return { statusCode, body };
  };
  return expect.poll(ask, { timeout: 10_000 }).toEqual(answer);
}

const expectReason = (clinic: TestApp, reason: RegExp) =>
  expectAnswer(clinic, { statusCode: 503, body: expect.stringMatching(reason) });

const expectReadyAgain = (clinic: TestApp) =>
  expectAnswer(clinic, { statusCode: 200, body: expect.stringContaining('ok') });

test('a readiness check writes to the disk once a second, however many ask', async () => {
  const { app, databasePath } = await createTestApp();
  const countWrites = async () => (await stat(`${databasePath}-wal`)).size;
  const before = await countWrites();
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
  const onePage = 4096 + 24;
  expect((await countWrites()) - before).toBeLessThanOrEqual(2 * onePage);
  expect(await countWrites()).toBeGreaterThan(before);
});

test('a locked database is not ready until it is unlocked', async () => {
  const clinic = await createTestApp();
  const other = openFile(clinic.databasePath);
  other.exec('begin immediate');
  await expectReason(clinic, /locked/);
  other.exec('rollback');
  await expectReadyAgain(clinic);
});

test('a server whose database file is taken away takes no bookings until it is back', async () => {
  const clinic = await createTestApp();
  const { databasePath, book } = clinic;
  const [first, second, third] = createAppointments(3);
  expect((await book(first)).statusCode).toBe(201);
  for (const file of [databasePath, `${databasePath}-wal`]) {
    await rename(file, `${file}.away`);
    const refused = await book(second);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    await expectReason(clinic, /deleted, moved or replaced/);
    await rename(`${file}.away`, file);
    await expectReadyAgain(clinic);
  }
  expect((await book(third)).statusCode).toBe(201);
  expect(clinic.readRows()).toHaveLength(2);
});

test('a server with another file in the place of its database takes no bookings', async () => {
  const clinic = await createTestApp();
  await rm(clinic.databasePath);
  new Database(clinic.databasePath).exec('create table appointments (id text)').close();
  expect((await clinic.book(appointment)).statusCode).toBe(503);
  await expectReason(clinic, /deleted, moved or replaced/);
});

test('a damaged database is not ready, whatever the server has in memory', async () => {
  const clinic = await createTestApp();
  for (const request of createAppointments(60)) await clinic.book(request);
  await damage(clinic.databasePath);
  await expectReason(clinic, /damaged.*restore a backup/);
});

/** Starts the server once, so that its database is there, and resolves to what it has printed. */
async function startAndStop(env: Parameters<typeof spawnServer>[0]) {
  const server = spawnServer(env);
  await server.waitForPort();
  server.child.kill('SIGTERM');
  expect(await server.exitCode).toBe(0);
  return server.output;
}

test('a damaged database is refused at the start, with the remedy', async () => {
  const { env, databasePath } = await createServerEnv();
  await startAndStop(env);
  await damage(databasePath);
  await expectRefusal(env, /^DATABASE_URL: .*damaged.*npm run restore -- .*$/);
});

test('a new database is named in the log, one that was there before is not', async () => {
  const { env, databasePath } = await createServerEnv();
  const isToldNew = async () => (await startAndStop(env)).stdout.includes('a new, empty one has been made');
  expect(await isToldNew()).toBe(true);
  expect(await isToldNew()).toBe(false);
  await rm(databasePath);
  expect(await isToldNew()).toBe(true);
});

test('a database that a newer version has used is refused with that reason', async () => {
  const { env, databasePath } = await createServerEnv();
  await startAndStop(env);
  const database = new Database(databasePath);
  database.exec("insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')");
  database.close();
  await expectRefusal(env, /^DATABASE_URL: .*newer version of this software \(999-later\).*$/);
});

describePostgres((createDatabase) => {
  test('a Postgres server that is read-only is not ready', async () => {
    const url = await createDatabase();
    const admin = await connectPostgres(url);
    const name = new URL(url).pathname.slice(1);
    await (await openTestStore(url)).close();
    await admin.query(`alter database "${name}" set default_transaction_read_only = on`);
    const clinic = await createTestApp({ store: await openTestStore(url) });
    await expectReason(clinic, /read-only/);
  });

  test('a Postgres server that takes bookings is ready', async () => {
    const { app } = await createTestApp({ store: await openTestStore(await createDatabase()) });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});

/** Overwrites all pages but the first, as a failing disk does. */
async function damage(path: string): Promise<void> {
  const database = new Database(path);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  const { size } = await stat(path);
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(size - 4096, 0xa5), 0, size - 4096, 4096);
  await file.close();
  await truncate(path, size);
}
