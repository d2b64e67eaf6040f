/** @module-tag long */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AppointmentConfirmation } from '@clinic/contract/appointment.ts';
import { AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { expect, test, vi } from 'vitest';
import { connectPostgres, describePostgres } from '../appointments/store/describe-postgres.ts';
import { createFolder } from '../folder.ts';
import { startMailServer } from '../mails/mail-server.ts';
import { fillAllTables, readAll, runMove, startMove } from '../move-command.ts';
import { createComingAppointments } from '../sample-bookings.ts';
import { createWritingServerEnv, expectRefusal, postBooking, spawnServer } from '../server-process.ts';
import { createDatabaseFile, openFile } from '../sqlite-files.ts';

// These tests start processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const [request, another] = createComingAppointments(2);

const book = (port: number, body: unknown, key = 'first') =>
  postBooking(`http://localhost:${port}`, body, { 'idempotency-key': key });

describePostgres((createDatabase, createEmpty) => {
  test('all rows move to Postgres and back as they were, also those that a rule of today would refuse', async () => {
    const path = await createDatabaseFile();
    await fillAllTables(path);
    const before = await readAll(path);
    const url = await createEmpty();
    const moved = await runMove(`file:${path}`, url);
    expect(moved).toEqual({
      code: 0,
      output: expect.stringMatching(/^4 appointments and 100 other rows have moved/),
    });
    const postgres = await connectPostgres(url);
    const off = "select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'";
    expect((await postgres.query(off)).rows).toEqual([]);

    const back = join(await createFolder(), 'back.db');
    expect((await runMove(url, `file:${back}`)).code).toBe(0);
    expect(await readAll(back)).toEqual(before);

    expect((await runMove(`file:${path}`, url)).output).toMatch(
      /^DATABASE_URL: the bookings have moved to postgres:.*\n$/,
    );
    const claim = "update mails set claimed_until = '2999-01-01' where status = 'waiting'";
    expect(() => openFile(path).exec(claim)).toThrow('database_moved');
    await expect(postgres.query(claim)).rejects.toThrow('database_moved');
    for (const left of [`file:${path}`, url]) expect((await runMove(left, '--undo')).code).toBe(0);
    expect(await readAll(path)).toEqual(before);
    await postgres.query('delete from notes');
  });

  test('a move that cannot be made is refused in one line with the remedy, and changes nothing', async () => {
    const path = await createDatabaseFile();
    const url = await createEmpty();
    const full = await createDatabase();
    await (await connectPostgres(full)).query('insert into clock_days select current_date::text');
    const before = await readAll(path);
    const file = `file:${path}`;
    const withPassword = url.replace('postgres@', 'postgres:a-secret-of-tests@').replace(/:\d+/, ':9');
    const refuse = async (databaseUrl: string, args: string[], words: RegExp) => {
      const { code, output } = await runMove(databaseUrl, ...args);
      expect([code, output]).toEqual([1, expect.stringMatching(words)]);
      expect(output).toMatch(/^[^\n]+\n$/);
      expect(output).not.toContain('a-secret-of-tests');
    };
    await refuse(file, [], /^TARGET must name an empty Postgres database.*Example: npm run move-database -- postgres:/);
    await refuse(file, ['file:./other.db'], /^TARGET must name an empty Postgres/);
    await refuse(file, [withPassword], /^TARGET: the Postgres server at 127.0.0.1:9 cannot be used.*ECONNREFUSED/);
    await refuse(file, [full], /^TARGET is not empty: its table clock_days has rows\. Name an empty database/);
    await refuse(file, ['--undo'], /^DATABASE_URL: this database was not left by a move/);
    await refuse(`file:${path}.none`, [url], /^DATABASE_URL: there is no file .*Example: DATABASE_URL=file:/);
    expect(existsSync(`${path}.none`)).toBe(false);
    await refuse(url, [`file:${path}`], /^DATABASE_URL: its tables are those of version none.*Start the service/);
    const database = openFile(path);
    database.exec("insert into notices values ('n-1', 'to ' || char(0), '', '', '', '')");
    await refuse(file, [url], /the table notices, the row with id = 'n-1' has the sign NUL in texts.*Example: update/);
    database.exec('delete from notices');
    database.exec("insert into kysely_migration values ('999-later', '')");
    await refuse(file, [url], /^DATABASE_URL: its tables are those of version 999-later/);
    database.exec("delete from kysely_migration where name = '999-later'");
    expect(await readAll(path)).toEqual(before);
    expect((await runMove(file, url)).code).toBe(0);
  });

  test('a mail that is being sent has been sent before anything moves', async () => {
    const path = await createDatabaseFile();
    await fillAllTables(path);
    const database = openFile(path);
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect(database.prepare("update mails set claimed_until = ? where status = 'waiting'").run(soon).changes).toBe(1);
    const url = await createDatabase();
    const { ending } = startMove(`file:${path}`, url);
    const isMarked = database.prepare("select count(*) from sqlite_master where name = 'database_move'").pluck();
    await expect.poll(() => isMarked.get()).toBe(1);
    database.pragma('busy_timeout = 5000');
    database.exec("update mails set status = 'sent', claimed_until = null where status = 'waiting'");
    expect((await ending).code).toBe(0);
    const { rows } = await (await connectPostgres(url)).query("select 1 from mails where status = 'waiting'");
    expect(rows).toEqual([]);
  });

  test('a moved clinic goes on: links open, no mail comes twice, and the left database takes no booking', async () => {
    const mailServer = await startMailServer();
    const { env } = await createWritingServerEnv();
    const settings = { ...env, PUBLIC_SITE_URL: 'https://clinic.example', SMTP_URL: mailServer.url };
    const left = spawnServer(settings);
    const leftPort = await left.waitForPort();
    const { manageUrl } = (await (await book(leftPort, request)).json()) as AppointmentConfirmation;
    await mailServer.waitFor(2);
    const url = await createEmpty();
    const { code, output } = await runMove(env.DATABASE_URL, url);
    expect([code, output]).toEqual([0, expect.stringContaining(`\nDATABASE_URL=${url}\n`)]);

    const refused = await book(leftPort, another, 'second');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await refused.json()).toMatchObject({ code: 'moving', detail: expect.stringContaining('back in a minute') });
    const query = new URLSearchParams({ doctor: request?.doctor ?? '', date: request?.appointmentDate ?? '' });
    for (const page of ['/', `${AVAILABILITY_PATH}?${query}`]) {
      expect((await fetch(`http://localhost:${leftPort}${page}`)).status).toBe(200);
    }
    const readiness = await fetch(`http://localhost:${leftPort}/readyz`);
    expect([readiness.status, await readiness.text()]).toEqual([503, expect.stringContaining('have moved')]);
    await left.stop('SIGTERM');
    await expectRefusal(settings, /^DATABASE_URL: the bookings moved to postgres:.*DATABASE_URL=postgres:.*--undo$/);

    const port = await spawnServer({ ...settings, DATABASE_URL: url }).waitForPort();
    expect((await fetch(`http://localhost:${port}${new URL(manageUrl).pathname}`)).status).toBe(200);
    const repeated = (await (await book(port, request)).json()) as AppointmentConfirmation;
    expect(repeated.manageUrl).toBe(manageUrl);
    expect((await book(port, another, 'second')).status).toBe(201);
    await mailServer.waitFor(4);
    expect([...mailServer.countTaken().values()]).toEqual([1, 1, 1, 1]);
  });
});
