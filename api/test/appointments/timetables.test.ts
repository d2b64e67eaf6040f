import { expect, test } from 'vitest';
import { appointment, DOCTOR_ID } from '../sample-bookings.ts';
import { COLLEAGUE, openClinic, THURSDAY, TUESDAY, WEDNESDAY } from './own-hours-clinic.ts';

test("a doctor's own hours are offered, and another doctor's day has the clinic's eight slots", async () => {
  const { readTimes } = await openClinic();
  expect(await readTimes(TUESDAY)).toEqual(['04:00 PM free', '04:20 PM free', '04:40 PM free']);
  expect(await readTimes(THURSDAY)).toHaveLength(6);
  expect(await readTimes(WEDNESDAY)).toEqual([]);
  expect(await readTimes(TUESDAY, { doctor: COLLEAGUE })).toEqual([
    ...['09:00 AM free', '10:00 AM free', '11:00 AM free', '12:00 PM free'],
    ...['02:00 PM free', '03:00 PM free', '04:00 PM free', '05:00 PM free'],
  ]);
});

test("a department's day lists the times of all its doctors, the earliest first, each with the doctor", async () => {
  const { ask, book } = await openClinic();
  await book({ appointmentTime: '04:20 PM' });
  const response = await ask({ department: 'Urology', date: TUESDAY });
  expect(response.statusCode).toBe(200);
  const { slots, ...rest } = response.json();
  expect(rest).toEqual({ department: 'Urology', date: TUESDAY });
  const colleague = { doctor: COLLEAGUE, state: 'free' };
  const own = { doctor: appointment.doctor, state: 'free' };
  expect(slots).toEqual([
    { time: '09:00 AM', ...colleague },
    { time: '10:00 AM', ...colleague },
    { time: '11:00 AM', ...colleague },
    { time: '12:00 PM', ...colleague },
    { time: '02:00 PM', ...colleague },
    { time: '03:00 PM', ...colleague },
    { time: '04:00 PM', ...own },
    { time: '04:00 PM', ...colleague },
    { time: '04:20 PM', ...own, state: 'taken' },
    { time: '04:40 PM', ...own },
    { time: '05:00 PM', ...colleague },
  ]);
});

test.each<[Record<string, string>, string, string]>([
  [{ department: 'Astrology', date: TUESDAY }, 'department', 'department-unknown'],
  [{ department: 'Urology', date: '2026-02-30' }, 'date', 'date-invalid'],
  [{ department: 'Urology', doctor: 'Dr. Who', date: TUESDAY }, 'doctor', 'doctor-unknown'],
  [{ doctor: appointment.doctor, date: TUESDAY, visit: 'operation' }, 'visit', 'visit-unknown'],
  [{ department: 'Urology', date: TUESDAY, visit: 'operation' }, 'visit', 'visit-unknown'],
])('the times of %j are refused beside %s: %s', async (query, field, code) => {
  const { ask } = await openClinic();
  const response = await ask(query);
  expect([response.statusCode, response.json().errors]).toMatchObject([422, [{ field, code }]]);
});

test('a day without hours of the doctor is refused with the next one that has some', async () => {
  const { book, readErrors } = await openClinic();
  expect(readErrors(await book({ appointmentDate: WEDNESDAY }))).toEqual([
    {
      field: 'appointmentDate',
      code: 'doctor-away',
      params: { date: WEDNESDAY, nextDate: THURSDAY },
      detail: expect.any(String),
    },
  ]);
});

test('the first free times of doctors with different timetables come in their order', async () => {
  const { readNext, addSession, book } = await openClinic();
  expect(await readNext()).toEqual([
    'udaharan-patil 2026-11-20 14:00',
    'namuna-gokhale 2026-11-20 14:00',
    `${DOCTOR_ID} ${TUESDAY} 16:00`,
  ]);
  await book({});
  expect((await readNext()).at(-1)).toBe(`${DOCTOR_ID} ${TUESDAY} 16:20`);
  await addSession({ first_date: '2026-11-20', last_date: '2026-11-20', from_time: '13:00', to_time: '14:00' });
  expect((await readNext())[0]).toBe(`${DOCTOR_ID} 2026-11-20 13:00`);
});
