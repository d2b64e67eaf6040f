import { randomUUID } from 'node:crypto';
import { startAbsence } from '@clinic/desk/rooms/late/start-absence.ts';
import { closeSlots } from '@clinic/desk/timetable/closures.ts';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../test/test-store.ts';
import { type Attempt, createPatient, generateAttempts, ownCalendar } from './bookings.ts';
import { startProcesses } from './races.ts';
import { isFull } from './scale.ts';
import { createVisitors } from './visitors.ts';

const PRESSES = isFull ? 200 : 40;

const PROCESSES = 2;

const DESK = { made_by: 'command line', made_from: '' };

/** Tests presses of the desk, in this process, against bookings of the same days in others. */
export function testClosingRaces(database: string, createEnv: () => Promise<Record<string, string>>): void {
  test(`${database}: a booking beside a closing is refused, or the press has seen it`, {
    timeout: 60_000 + PRESSES * 1000,
  }, async ({ task }) => {
    const env = await createEnv();
    const { ports } = await startProcesses(env, PROCESSES);
    const { db } = await openTestDatabase(env.DATABASE_URL ?? '');
    const visitors = createVisitors();
    const booked = { seen: 0, all: 0 };
    const days = listDays();
    for (let press = 0; press < PRESSES; press += 1) {
      const attempts = days.next().value;
      const [first] = attempts;
      const doctors = ownCalendar.departments.flatMap((department) => department.doctors);
      const span = {
        doctor: doctors.find(({ name }) => name === first?.booking.doctor)?.id ?? '',
        first_date: first?.booking.appointmentDate ?? '',
        last_date: first?.booking.appointmentDate ?? '',
        ...{ first_time: '00:00', last_time: '23:59', reason: '' },
      };
      const sendAll = () => attempts.map((attempt, index) => visitors.send(ports[index % PROCESSES] ?? 0, attempt));
      async function close() {
        // Away in turn with a closing that tells nobody.
        if (press % 2 === 0) {
          const { id } = await startAbsence(
            { db, calendar: ownCalendar },
            { ...span, kind: 'away', minutes: 0 },
            DESK,
            new Date(),
          );
          return db
            .selectFrom('absence_patients')
            .select('appointment_id as id')
            .where('absence_id', '=', id)
            .execute();
        }
        await closeSlots(db, { ...span, every_days: 1 }, DESK, new Date());
        return db
          .selectFrom('appointments')
          .select('id')
          .where('doctor', '=', span.doctor)
          .where('appointment_date', '=', span.first_date)
          .execute();
      }
      // The press falls among the bookings, a little later each time.
      const early = sendAll();
      await new Promise((resolve) => setTimeout(resolve, press % 10));
      const [seen, ...outcomes] = await Promise.all([close(), ...early]);
      expect(outcomes.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
      const held = await db
        .selectFrom('appointments')
        .select('id')
        .where('doctor', '=', span.doctor)
        .where('appointment_date', '=', span.first_date)
        .execute();
      expect(seen.map(({ id }) => id).sort()).toEqual(held.map(({ id }) => id).sort());
      booked.seen += seen.length;
      booked.all += attempts.length;
    }
    visitors.leave();
    task.meta.figures = `${database}: ${PRESSES} presses among ${booked.all} bookings in ${PROCESSES} processes: ${booked.seen} booked, all seen by the press, ${booked.all - booked.seen} refused`;
  });
}

/** The slots of one doctor's day at a time, each for a different patient. */
function* listDays(): Generator<Attempt[], never> {
  const attempts = generateAttempts();
  let day: Attempt[] = [];
  for (;;) {
    const attempt = attempts.next().value;
    const [first] = day;
    const isSame =
      first?.booking.doctor === attempt.booking.doctor &&
      first.booking.appointmentDate === attempt.booking.appointmentDate;
    if (first && !isSame) {
      yield day;
      day = [];
    }
    day.push({ booking: { ...attempt.booking, ...createPatient() }, key: randomUUID() });
  }
}
