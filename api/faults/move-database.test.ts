/** @module-tag long */
import { once } from 'node:events';
import { join } from 'node:path';
import { AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { connectPostgres, describePostgres } from '../test/appointments/store/describe-postgres.ts';
import { createFolder } from '../test/folder.ts';
import { startMove } from '../test/move-command.ts';
import { createServerEnv, spawnServer } from '../test/server-process.ts';
import { mountSmallDisk } from '../test/small-disk.ts';
import { createDatabaseFile, openFile } from '../test/sqlite-files.ts';
import { generateAttempts } from './bookings.ts';
import { expectPromisesKept, expectPromisesKeptOnPostgres, isAcknowledged } from './promises.ts';
import { announce, isFull } from './scale.ts';
import { bookWithoutPause, countOutcomes, createVisitors, type Outcome } from './visitors.ts';

const VISITORS = 8;
const SIGNALS: NodeJS.Signals[] = ['SIGKILL', 'SIGTERM', 'SIGINT'];
/** So many that a move takes some seconds. */
const APPOINTMENTS = isFull ? 60_000 : 20_000;

const NUMBERS = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${APPOINTMENTS})`;

/** Earlier appointments with their mails, in the words of both engines. */
const FILL = [
  `insert into appointments (id, reference, name, email, phone, department, doctor, appointment_date, appointment_time,
     appointment_end, message, created_at) ${NUMBERS}
   select 'id ' || i, 'reference ' || i, 'Namuna Patient', 'p' || i || '@patient.example', '+91 ' || i, 'urology',
     'doctor ' || i, '2020-12-01', '14:00', '14:30', 'A message of an ordinary length: where it hurts.',
     '2020-11-20T06:30:00.000Z' from n`,
  ...['patient', 'clinic'].map(
    (
      to,
    ) => `insert into mails (appointment_id, id, kind, recipient, sequence, appointment_date, appointment_time, status,
     due_at, attempts, created_at) select id, id || '${to}', 'booked', '${to}', 0, appointment_date, appointment_time,
     'sent', created_at, 1, created_at from appointments`,
  ),
];

/** Lets visitors book at a server until `stop`, which resolves to all outcomes; `count` those acknowledged so far. */
function startVisitors(port: number) {
  const visitors = createVisitors();
  const attempts = generateAttempts();
  let acknowledged = 0;
  let isOver = false;
  const send = async (): Promise<Outcome> => {
    const outcome = await visitors.send(port, attempts.next().value);
    if (isAcknowledged(outcome)) acknowledged += 1;
    return outcome;
  };
  const outcomes = bookWithoutPause(VISITORS, send, () => isOver);
  return {
    count: () => acknowledged,
    stop: async () => {
      isOver = true;
      const all = await outcomes;
      visitors.leave();
      const refused = all.filter((outcome) => !isAcknowledged(outcome));
      for (const { status, retryAfter } of refused) expect([status, retryAfter]).toEqual([503, '60']);
      expect(all.at(-1)?.status).toBe(503);
      return all;
    },
  };
}

/** Expects bookings to be taken again. */
async function expectBookings({ count }: ReturnType<typeof startVisitors>): Promise<void> {
  const before = count();
  await expect.poll(count).toBeGreaterThan(before);
}

async function expectFreeTimes(port: number): Promise<void> {
  const query = 'doctor=Dr.%20Namuna%20Shaikh&date=2030-01-01';
  expect((await fetch(`http://127.0.0.1:${port}${AVAILABILITY_PATH}?${query}`)).status).toBe(200);
}

describePostgres((createDatabase) => {
  test('a move from SQLite that is killed or stopped changes nothing, and a whole one loses no booking', {
    timeout: 180_000,
  }, async ({ task }) => {
    const path = await createDatabaseFile();
    const file = openFile(path);
    for (const statement of FILL) file.exec(statement);
    const { env } = await createServerEnv();
    const databaseUrl = `file:${path}`;
    const port = await spawnServer({ ...env, DATABASE_URL: databaseUrl, RATE_LIMIT_MAX: '1000000' }).waitForPort();
    const visitors = startVisitors(port);
    const target = await createDatabase();
    const postgres = await connectPostgres(target);
    const isCopying = async () =>
      (
        await postgres.query(
          "select 1 from pg_stat_activity where datname = current_database() and query like 'copy %'",
        )
      ).rows.length;
    for (const signal of SIGNALS) {
      await expectBookings(visitors);
      const { child } = startMove(databaseUrl, target);
      await expect.poll(isCopying, { interval: 5 }).toBe(1);
      await expectFreeTimes(port);
      child.kill(signal);
      await once(child, 'exit');
      await expectBookings(visitors);
      // The server undoes the copy when it notices that nobody is there.
      await expect.poll(isCopying).toBe(0);
      expect((await postgres.query('select 1 from appointments limit 1')).rows).toEqual([]);
    }
    expect(await startMove(databaseUrl, target).ending).toMatchObject({ code: 0 });
    await expectFreeTimes(port);
    const outcomes = await visitors.stop();
    const stored = await expectPromisesKeptOnPostgres(target, outcomes);
    expect(stored).toBe(APPOINTMENTS + outcomes.filter(isAcknowledged).length);
    task.meta.figures = `moves from SQLite killed or stopped ${SIGNALS.length} ×, then whole: ${JSON.stringify(countOutcomes(outcomes))}, 0 lost`;
    announce(task.meta.figures);
  });

  test('a move from Postgres to a full disk changes nothing, and a whole one loses no booking', {
    timeout: 180_000,
  }, async ({ skip, task }) => {
    const disk = mountSmallDisk() ?? skip('this user may not mount a small disk');
    const url = await createDatabase();
    const postgres = await connectPostgres(url);
    // Each row would hold two locks until the end of the statement.
    await postgres.query('alter table appointments disable trigger user');
    for (const statement of FILL) await postgres.query(statement);
    await postgres.query('alter table appointments enable trigger user');
    const { env } = await createServerEnv();
    const port = await spawnServer({ ...env, DATABASE_URL: url, RATE_LIMIT_MAX: '1000000' }).waitForPort();
    const visitors = startVisitors(port);
    await expectBookings(visitors);
    const failed = startMove(url, `file:${join(disk.folder, 'clinic.db')}`);
    expect(await failed.ending).toEqual({ code: 1, output: expect.stringMatching(/disk.*is full.*Nothing has moved/) });
    await expectBookings(visitors);
    await expectFreeTimes(port);

    const path = join(await createFolder(), 'clinic.db');
    expect(await startMove(url, `file:${path}`).ending).toMatchObject({ code: 0 });
    const outcomes = await visitors.stop();
    expectPromisesKept(path, outcomes);
    const stored = openFile(path).prepare('select count(*) from appointments').pluck().get();
    expect(stored).toBe(APPOINTMENTS + outcomes.filter(isAcknowledged).length);
    task.meta.figures = `moves from Postgres to a full disk, then whole: ${JSON.stringify(countOutcomes(outcomes))}, 0 lost`;
    announce(task.meta.figures);
  });
});
