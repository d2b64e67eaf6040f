import { listClosures } from '#src/desk/closures/closures.ts';
import { readDay } from '#src/desk/day/day.ts';
import { appointment, createPatient, toNewAppointment } from '../../sample-bookings.ts';
import { openTestStore } from '../../test-store.ts';
import { openDesk } from '../test-desk.ts';

export const DATE = appointment.appointmentDate;
export const OTHER_DOCTOR = { doctor: 'Dr. Udaharan Patil' };

/** Opens a desk and another process on an empty database. */
export async function openClosureDesk(createUrl: () => Promise<string>) {
  const url = await createUrl();
  const desk = await openDesk(url);
  const other = await openTestStore(url);
  const list = () => listClosures(desk.options, desk.clock.now);
  const look = (date = DATE) => readDay(desk.options, date, desk.clock.now);
  const create = (number: number, change: Partial<typeof appointment> = {}) =>
    toNewAppointment({ ...appointment, ...createPatient(number), ...change }, { createdAt: desk.clock.now });
  return { ...desk, other, list, look, create };
}
