import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { nameAside } from '#src/backup/aside.ts';
import { moveAside } from '#src/backup/tables-aside.ts';
import { checkClock } from '#src/checkup/clock.ts';
import { checkDatabase } from '#src/checkup/database.ts';
import { checkOutbox } from '#src/checkup/outbox.ts';
import { checkSetAside } from '#src/checkup/set-aside.ts';
import { checkPostgres } from '#src/checkup/versions.ts';
import { readConfig } from '#src/config.ts';
import { describePostgres } from '../appointments/store/describe-postgres.ts';
import { describeDatabases } from '../databases.ts';
import { createFolder } from '../folder.ts';
import { openMailRoom } from '../mails/mail-room.ts';
import { appointment, toNewAppointment } from '../sample-bookings.ts';
import { NOON_IN_PUNE } from '../sample-clinic.ts';

/** This address leads to this machine too, but counts as another one. */
const OTHER_HOST = '0.0.0.0';

const afterMinutes = (minutes: number) => new Date(NOON_IN_PUNE.getTime() + minutes * 60_000);

describeDatabases((createUrl) => {
  test('mails that do not leave, or never will, are told', async () => {
    const databaseUrl = await createUrl();
    const { store, database } = await openMailRoom(databaseUrl);
    await store.book(toNewAppointment(appointment));
    const listStates = async (minutes: number) =>
      (await checkOutbox({ databaseUrl }, afterMinutes(minutes))).map(({ state }) => state);
    expect(await listStates(5)).toEqual(['ok']);
    expect(await listStates(20)).toEqual(['warning']);
    expect(await listStates(125)).toEqual(['fault']);
    await database.db.updateTable('mails').set({ status: 'undeliverable' }).execute();
    expect(await listStates(5)).toEqual(['ok', 'warning']);
    expect(await listStates(60 * 24 * 7)).toEqual(['ok']);
  });

  test('a database of another version is told, with what to do', async () => {
    const databaseUrl = await createUrl();
    const { database } = await openMailRoom(databaseUrl);
    const look = async () => (await checkDatabase({ databaseUrl }))[0];
    expect(await look()).toMatchObject({ state: 'ok', says: expect.stringContaining('018-channels') });
    const migrations = database.db.withTables<{ kysely_migration: { name: string } }>();
    const rename = (from: string, name: string) =>
      migrations.updateTable('kysely_migration').set({ name }).where('name', '=', from).execute();
    await rename('018-channels', '999-later');
    expect(await look()).toMatchObject({ state: 'fault', remedy: 'Update the software.' });
    await migrations.deleteFrom('kysely_migration').where('name', '=', '999-later').execute();
    expect(await look()).toMatchObject({ state: 'warning', remedy: expect.stringContaining('Restart') });
  });
});

test('a database that a restore has replaced is told, as its patients stay on the disk', async () => {
  const folder = await createFolder();
  const look = () => checkSetAside({ databaseUrl: `file:${folder}/clinic.db` });
  expect(await look()).toMatchObject([{ state: 'ok' }]);
  const aside = nameAside(join(folder, 'clinic.db'));
  for (const suffix of ['', '-wal', '-shm']) await writeFile(aside + suffix, '');
  expect(await look()).toMatchObject([{ state: 'warning', remedy: expect.stringContaining(`rm "${aside}"*`) }]);
});

describePostgres((createDatabase) => {
  test('tables that a restore has replaced are told', async () => {
    const databaseUrl = await createDatabase();
    expect(await checkSetAside({ databaseUrl })).toMatchObject([{ state: 'ok' }]);
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const { aside } = await moveAside(client);
    await client.end();
    const remedy = expect.stringContaining(`drop schema "${aside}" cascade`);
    expect(await checkSetAside({ databaseUrl })).toMatchObject([{ state: 'warning', remedy }]);
  });

  test("Postgres without updates and Patroni's known fault are told", async () => {
    const databaseUrl = await createDatabase();
    let version = '3.0.2';
    const patroni = createServer((_request, response) => response.end(JSON.stringify({ patroni: { version } })));
    patroni.listen(0);
    await once(patroni, 'listening');
    onTestFinished(() => void patroni.close());
    const { port } = patroni.address() as AddressInfo;
    const look = (year: string) => checkPostgres({ databaseUrl }, new Date(`${year}-01-01`), port);
    expect(await look('2026')).toMatchObject([{ state: 'ok' }, { state: 'warning', says: /etcd3/ }].map(toMatcher));
    version = '3.3.0';
    expect((await look('2099')).map(({ state }) => state)).toEqual(['warning', 'ok']);
    expect(await checkPostgres({ databaseUrl }, NOON_IN_PUNE, 1)).toHaveLength(1);
  });

  test('a clock that differs from that of the database server is told', async () => {
    const databaseUrl = (await createDatabase()).replace(/(localhost|127\.0\.0\.1)(?=:)/, OTHER_HOST);
    const config = { ...readConfig({ CONTENT_DIR: 'content' }), databaseUrl };
    const states = [0, 60_000, 600_000].map(async (ms) => {
      const found = await checkClock(config, () => new Date(Date.now() + ms));
      return found.map(({ state }) => state).join(' ');
    });
    expect(await Promise.all(states)).toEqual(['ok ok', 'ok warning', 'ok fault']);
  });
});

function toMatcher({ state, says }: { state: string; says?: RegExp }) {
  return says ? { state, says: expect.stringMatching(says) } : { state };
}
