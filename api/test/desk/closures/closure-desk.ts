import { closeSlots, listClosures, type NewClosure } from '#src/desk/closures/closures.ts';
import { readDay } from '#src/desk/day/day.ts';
import { appointment, createPatient, DOCTOR_ID, toNewAppointment } from '../../sample-bookings.ts';
import { calendar } from '../../sample-clinic.ts';
import { openTestStore } from '../../test-store.ts';
import { openDesk } from '../test-desk.ts';

export const DATE = appointment.appointmentDate;
export const MAKER = { made_by: 'asha@clinic.example', made_from: '192.0.2.1' };
export const OTHER_DOCTOR = { doctor: 'Dr. Udaharan Patil' };

/** Closes one day of the doctor that the tests book. */
const LEAVE: NewClosure = {
  doctor: DOCTOR_ID,
  first_date: DATE,
  last_date: DATE,
  first_time: '00:00',
  last_time: '23:59',
  every_days: 1,
  reason: 'Leave',
};

/** Opens a desk and another process on an empty database. `close` closes a day of the doctor that the tests book. */
export async function openClosureDesk(createUrl: () => Promise<string>) {
  const url = await createUrl();
  const desk = await openDesk(url);
  const other = await openTestStore(url);
  const options = { db: desk.db, calendar, words: desk.words };
  const close = (change: Partial<NewClosure> = {}) =>
    closeSlots(desk.db, { ...LEAVE, ...change }, MAKER, desk.clock.now);
  const list = () => listClosures(options, desk.clock.now);
  const look = (date = DATE) => readDay(options, date, desk.clock.now);
  const create = (number: number, change: Partial<typeof appointment> = {}) =>
    toNewAppointment({ ...appointment, ...createPatient(number), ...change }, { createdAt: desk.clock.now });
  return { ...desk, other, options, close, list, look, create };
}
