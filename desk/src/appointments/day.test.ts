import { createSqlite } from '@clinic/api/test/databases.ts';
import { appointment, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { withAbsences } from '#test/late-desk.ts';
import { openDesk } from '#test/test-desk.ts';
import { readAppointment, readDay } from './day.ts';

const DATE = appointment.appointmentDate;

async function open() {
  const desk = withAbsences(await openDesk(await createSqlite()));
  return { ...desk, look: (date = DATE) => readDay(desk.options, date, desk.clock.now) };
}

test('a receptionist knows who is booked with a doctor who is away, until the patient comes', async () => {
  const { options, clock, book, start, perform, look } = await open();
  const id = await book();
  const read = async () => (await readAppointment(options, id, clock.now))?.isDoctorAway;
  expect(await read()).toBeUndefined();
  await start({
    ...{ doctor: DOCTOR_ID, kind: 'away', minutes: '', reason: '' },
    ...{ span: 'day', firstDate: DATE, lastDate: '', firstTime: '', lastTime: '' },
  });
  expect(await read()).toBe(true);
  const patients = (await look()).columns.flatMap(({ slots }) => slots.flatMap(({ appointments }) => appointments));
  expect(patients.map(({ isDoctorAway }) => isDoctorAway)).toEqual([true]);
  clock.now = new Date(`${DATE}T13:50:00+05:30`);
  expect(await perform(id, 'arrived')).toBe('done');
  expect(await read()).toBeUndefined();
});

test('a receptionist sees the slots of each doctor of a day, even one who has left, with cancelled patients', async () => {
  const { book, perform, clock, look } = await open();
  const cancelled = await book(1);
  await perform(cancelled, 'cancel');
  clock.now = new Date('2026-11-20T13:00:00+05:30');
  const held = await book(2);
  await book(3, { doctor: 'Dr. Who Left', department: 'Urology', appointmentTime: '08:30 AM' });
  const day = await look();
  expect(day).toMatchObject({ date: DATE, today: '2026-11-20', isClosed: false });
  expect(day.columns.map(({ doctor, slots }) => `${doctor}: ${slots.length}`)).toEqual([
    ...['Dr. Namuna Shaikh: 8', 'Dr. Udaharan Patil: 8', 'Dr. Namuna Gokhale: 8', 'Dr. Who Left: 9'],
  ]);
  const slots = day.columns[0]?.slots ?? [];
  const slot = slots.find(({ slot }) => slot === '14:00');
  expect([slot?.state, slot?.appointments.map(({ id }) => id)]).toEqual(['taken', [held, cancelled]]);
  expect(slots.filter(({ state }) => state === 'free')).toHaveLength(7);
  expect((await look('2026-11-22')).isClosed).toBe(true);
});
