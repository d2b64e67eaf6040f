/** @module-tag long */
import { expect, test, vi } from 'vitest';
import { describePostgres } from '../appointments/store/describe-postgres.ts';
import { createSqlite } from '../databases.ts';
import { createAppointments, toNewAppointment } from '../sample-bookings.ts';
import { openMailRoom } from './mail-room.ts';
import { startMailServer } from './mail-server.ts';

// These tests start processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const BOOKINGS = 25;

/** Tests two workers on one database, which stand for two processes. */
function testSeveralWorkers(database: string, createUrl: () => Promise<string>): void {
  test(`${database}: two workers send each mail once`, async () => {
    const server = await startMailServer();
    const url = await createUrl();
    const rooms = [await openMailRoom(url), await openMailRoom(url)];
    for (const room of rooms) room.startWorker({ send: server.url });
    await Promise.all(
      createAppointments(BOOKINGS).map((request, index) => rooms[index % 2]?.store.book(toNewAppointment(request))),
    );
    await server.waitFor(2 * BOOKINGS);
    const [room] = rooms;
    await expect
      .poll(async () => (await room?.readMails())?.filter(({ status }) => status === 'sent').length)
      .toBe(2 * BOOKINGS);
    expect([...server.countTaken().values()]).toEqual(Array(2 * BOOKINGS).fill(1));
    const shares = await Promise.all(rooms.map(({ metrics }) => metrics.getSingleMetricAsString('clinic_mails_total')));
    expect(shares).toEqual([expect.stringContaining('outcome="sent"'), expect.stringContaining('outcome="sent"')]);
  });
}

testSeveralWorkers('SQLite', createSqlite);
describePostgres((createDatabase) => testSeveralWorkers('Postgres', createDatabase));
