/** @module-tag long */
import { expect, test } from 'vitest';
import { openMailRoom } from '../test/mails/mail-room.ts';
import { startMailServer } from '../test/mails/mail-server.ts';
import { createAppointments, toNewAppointment } from '../test/sample-bookings.ts';
import { announce, isFull } from './scale.ts';

const BOOKINGS = isFull ? 500 : 40;

/** How many mails are sent at once, and so cut off when the server is killed. */
const LANES = 2;
const KILLS = 2;

/** With 30 % of all mails refused each time, the last of a thousand takes seven attempts. */
const PATIENCE_MS = isFull ? 300_000 : 60_000;

test(`after ${BOOKINGS} bookings over a bad mail server each patient and the clinic have each mail once`, {
  timeout: 60_000 + PATIENCE_MS,
}, async ({ task }) => {
  const server = await startMailServer({ refused: 0.3 });
  const room = await openMailRoom();
  room.startWorker({ send: server.url });
  await Promise.all(createAppointments(BOOKINGS).map((request) => room.store.book(toNewAppointment(request))));
  await server.waitFor(BOOKINGS / 2);
  await killServer(server, room);
  announce(`${server.mails.length} mails were taken before the server was away`);

  await server.restart({ silent: 1 });
  const before = server.mails.length;
  room.passMinutes(1);
  await server.waitFor(before + 1);
  await killServer(server, room);
  const cutOff = server.mails.length - before;
  announce(`${cutOff} mails were taken in silence`);

  await server.restart({ refused: 0.3 });
  room.passMinutes(1);
  await expect.poll(() => countWaiting(room), { timeout: PATIENCE_MS, interval: 200 }).toBe(0);
  const taken = server.countTaken();
  expect(taken.size).toBe(2 * BOOKINGS);
  const twice = [...taken.values()].filter((count) => count > 1);
  expect(Math.max(...taken.values())).toBeLessThanOrEqual(2);
  expect(twice.length).toBeLessThanOrEqual(KILLS * LANES);
  expect(server.countTaken(true).size).toBeLessThanOrEqual(LANES);
  expect(new Set(server.mails.map(({ to }) => to.length))).toEqual(new Set([1]));
  expect(new Set(server.mails.flatMap(({ to }) => to)).size).toBe(BOOKINGS + 1);
  task.meta.figures = `${2 * BOOKINGS} mails over a server that refuses 30 %, is away and falls silent: each arrived once, ${cutOff + twice.length} of those cut off after DATA came once more`;
});

type Room = Awaited<ReturnType<typeof openMailRoom>>;

/** Kills the server, and waits until the worker leaves it alone. */
async function killServer(server: { kill: () => Promise<void> }, { metrics, readMails }: Room): Promise<void> {
  const countAway = async () => {
    const figures = await metrics.getSingleMetricAsString('clinic_mails_total');
    return Number(/outcome="away"\} (\d+)/.exec(figures)?.[1] ?? 0);
  };
  const before = await countAway();
  await server.kill();
  await expect.poll(countAway, { timeout: 20_000 }).toBeGreaterThan(before);
  const countClaimed = async () => (await readMails()).filter(({ claimed_until }) => claimed_until !== null).length;
  await expect.poll(countClaimed, { timeout: 20_000 }).toBe(0);
}

/** Makes the failed mails of bookings due, as if their time had come, and resolves to how many wait. */
async function countWaiting({ readMails, database: { db }, clock, passMinutes }: Room): Promise<number> {
  const now = clock.now.toISOString();
  await db
    .updateTable('mails')
    .set({ due_at: now })
    .where('status', '=', 'waiting')
    .where('kind', '=', 'booked')
    .where('due_at', '>', now)
    .execute();
  passMinutes(0);
  return (await readMails()).filter(({ kind, status }) => kind === 'booked' && status === 'waiting').length;
}
