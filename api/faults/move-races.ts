import type { AppointmentConfirmation, Availability } from '@clinic/contract/appointment.ts';
import { AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import type { PortalView } from '@clinic/contract/portal.ts';
import { expect, test } from 'vitest';
import { type Attempt, generateAttempts } from './bookings.ts';
import { startProcesses } from './races.ts';
import { announce, isFull } from './scale.ts';
import { createVisitors } from './visitors.ts';

const ROUNDS = isFull ? 200 : 10;

const PROCESSES = 2;

/** Tests a move against a booking of one slot, in two processes over the database that `createEnv` names. */
export function testMoveRaces(database: string, createEnv: () => Promise<Record<string, string>>): void {
  test(`${database}: a move and a booking race for one slot: one gets it, and who moves holds one all the time`, {
    timeout: 60_000 + ROUNDS * 1000,
  }, async ({ task }) => {
    const { ports } = await startProcesses(await createEnv(), PROCESSES);
    const [one = 0, other = 0] = ports;
    const visitors = createVisitors();
    const slots = generateAttempts();
    const wins = { moves: 0, bookings: 0 };
    for (let round = 1; round <= ROUNDS; round += 1) {
      // Each doctor has an even number of slots a day, so both slots are the same doctor's.
      const [held, wanted] = [slots.next().value, slots.next().value];
      const first = await visitors.send(one, held);
      expect(first.status).toBe(201);
      const { pathname } = new URL((JSON.parse(first.body) as AppointmentConfirmation).manageUrl);

      const move = () => sendMove(one, pathname, wanted);
      const book = () => visitors.send(other, wanted);
      // The first request sent would always win, so the two take turns.
      const [moved, booked] =
        round % 2 ? await Promise.all([move(), book()]) : (await Promise.all([book(), move()])).reverse();
      const isMoved = moved?.status === 303;
      expect([moved?.status, booked?.status]).toEqual(isMoved ? [303, 409] : [409, 201]);
      wins[isMoved ? 'moves' : 'bookings'] += 1;

      const { appointment } = await readJson<PortalView>(one, pathname);
      expect(appointment.appointmentTime).toBe((isMoved ? wanted : held).booking.appointmentTime);
      const taken = await readTaken(other, held);
      expect(taken).toContain(wanted.booking.appointmentTime);
      expect(taken.includes(held.booking.appointmentTime)).toBe(!isMoved);
      if (round % 50 === 0) announce(`${database}: ${round} moves raced bookings`);
    }
    visitors.leave();
    task.meta.figures = `${database}: ${ROUNDS} moves raced bookings for one slot: ${wins.moves} moved, ${wins.bookings} booked, nobody lost a slot that they held`;
  });
}

function sendMove(port: number, path: string, { booking: { appointmentDate, appointmentTime } }: Attempt) {
  const body = new URLSearchParams({ appointmentDate, appointmentTime });
  return fetch(`http://127.0.0.1:${port}${path}/move`, { method: 'POST', body, redirect: 'manual' });
}

async function readTaken(port: number, { booking: { doctor, appointmentDate: date } }: Attempt): Promise<string[]> {
  const { slots } = await readJson<Availability>(port, `${AVAILABILITY_PATH}?${new URLSearchParams({ doctor, date })}`);
  return slots.filter(({ state }) => state === 'taken').map(({ time }) => time);
}

async function readJson<Body>(port: number, path: string): Promise<Body> {
  return (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as Body;
}
