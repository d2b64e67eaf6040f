import { createViews } from '@clinic/api/portal/view.ts';
import { appointment, createPatient, DOCTOR_ID, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { createTestApp } from '@clinic/api/test/test-app.ts';
import { openTestStore } from '@clinic/api/test/test-store.ts';
import { AVAILABILITY_PATH, NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import { readDay } from '#appointments/day.ts';
import { listClosures } from '#timetable/closures.ts';
import { openDesk } from './test-desk.ts';

export const DATE = appointment.appointmentDate;
export const OTHER_DOCTOR = { doctor: 'Dr. Udaharan Patil' };

/** The form with which a person at the desk closes that day for the doctor of the tests. */
export const FORM = {
  doctor: DOCTOR_ID,
  firstDate: DATE,
  lastDate: '',
  every: '',
  firstTime: '',
  lastTime: '',
  reason: 'Leave',
};

/** Opens a desk and another process on an empty database. */
export async function openClosureDesk(createUrl: () => Promise<string>) {
  const url = await createUrl();
  const desk = await openDesk(url);
  const other = await openTestStore(url);
  const list = () => listClosures(desk.options, desk.clock.now);
  const look = (date = DATE) => readDay(desk.options, date, desk.clock.now);
  const create = (number: number, change: Partial<typeof appointment> = {}) =>
    toNewAppointment({ ...appointment, ...createPatient(number), ...change }, { createdAt: desk.clock.now });
  /**
   * Opens the website over the other process. `readStates` resolves to the state of a day in the portal's month, and to
   * the states of its slots: one text when the website, the portal and the desk show the same.
   */
  async function openWebsite() {
    const { app, clock, book: bookOnline } = await createTestApp({ store: { ...other, close: async () => undefined } });
    const createView = createViews(desk.store, calendar);
    const askTimes = (date: string) =>
      app.inject({ url: AVAILABILITY_PATH, query: { doctor: appointment.doctor, date } });
    const readPortal = (date: string) =>
      createView({
        appointment: { doctorId: DOCTOR_ID, date: '2026-11-27', slot: '14:00', status: 'booked' },
        query: { month: '', date, done: '' },
        now: desk.clock.now,
      } as Parameters<typeof createView>[0]);
    const readStates = async (date = DATE) => {
      const { slots } = (await askTimes(date)).json();
      const { month, day } = await readPortal(date);
      const { columns } = await look(date);
      const toText = (states: { state: string }[] = []) => states.map(({ state }) => state).join(' ');
      const places = new Set([slots, day?.slots, columns[0]?.slots].map(toText));
      return [month?.days.find((one) => one.date === date)?.state, ...places];
    };
    /** Asks for the next free time of the doctor, once the answer before is no longer kept. */
    const readNext = async () => {
      clock.now = new Date(clock.now.getTime() + 5_000);
      const { slots } = (await app.inject(NEXT_FREE_PATH)).json();
      const { date, slot } = slots.find(({ doctorId }: { doctorId: string }) => doctorId === DOCTOR_ID);
      return `${date} ${slot}`;
    };
    /** Resolves to what patients are told of a day: its times, the refusal of a booking, and what the portal draws. */
    const readAnswers = async (date = DATE) => {
      const times = await askTimes(date);
      const refusal = await bookOnline({ ...appointment, appointmentDate: date });
      return [times.body, refusal.body, JSON.stringify(await readPortal(date))];
    };
    return { clock, readStates, readNext, readAnswers, bookOnline };
  }
  return { ...desk, other, list, look, create, openWebsite };
}
