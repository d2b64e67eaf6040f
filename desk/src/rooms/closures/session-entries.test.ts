import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { calendar, NOON_IN_PUNE } from '@clinic/api/test/sample-clinic.ts';
import { addDays, DAYS_PER_WEEK, getLastBookableDate } from '@clinic/contract/booking-calendar.ts';
import { expect, test } from 'vitest';
import { readSession } from './session-entries.ts';

const FIELDS = {
  ...{ doctor: DOCTOR_ID, firstDate: '2026-11-24', lastDate: '', from: '18:00', to: '20:00', minutes: '20' },
  closedDays: '',
};

const read = (change: Partial<typeof FIELDS>) => readSession(calendar, { ...FIELDS, ...change }, NOON_IN_PUNE);

test.each<[Partial<typeof FIELDS>, Record<string, string>]>([
  [{ doctor: '' }, { doctor: 'doctor-unknown' }],
  [{ doctor: 'all' }, { doctor: 'doctor-unknown' }],
  [{ firstDate: '' }, { firstDate: 'date-invalid' }],
  [
    { firstDate: '2026-02-30', lastDate: 'soon' },
    { firstDate: 'date-invalid', lastDate: 'date-invalid' },
  ],
  [{ firstDate: '2026-11-19', lastDate: '2026-11-26' }, { firstDate: 'date-past' }],
  [{ lastDate: '2026-11-23' }, { lastDate: 'last-before-first' }],
  [{ lastDate: '9999-12-31' }, { lastDate: 'too-many-weeks' }],
  [
    { from: '6 pm', to: '25:00' },
    { from: 'time-invalid', to: 'time-invalid' },
  ],
  [{ from: '24:00' }, { from: 'time-invalid' }],
  [{ to: '18:00' }, { to: 'to-before-from' }],
  [{ to: '17:00' }, { to: 'to-before-from' }],
  [{ minutes: '' }, { minutes: 'minutes-invalid' }],
  [{ minutes: '9' }, { minutes: 'minutes-invalid' }],
  [{ minutes: '61' }, { minutes: 'minutes-invalid' }],
  [{ minutes: '2e1' }, { minutes: 'minutes-invalid' }],
  [{ to: '18:30', minutes: '40' }, { minutes: 'slot-too-long' }],
  [{ firstDate: '2026-11-20', from: '10:00', to: '12:00' }, { to: 'no-time-left' }],
])('a receptionist reads a reason for each field that is refused: %j', (change, problems) => {
  const refused = Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, { problem }]));
  expect(read(change)).toEqual({ refused });
});

test('a receptionist opens a session on a day that can be booked, and may repeat it beyond', () => {
  const last = getLastBookableDate(calendar, NOON_IN_PUNE);
  expect(read({ firstDate: addDays(last, 1) })).toEqual({
    refused: { firstDate: { problem: 'date-beyond', lastDate: last } },
  });
  const lastDate = addDays(last, 2 * DAYS_PER_WEEK);
  expect(read({ firstDate: last, lastDate })).toMatchObject({ session: { lastDate } });
});

test('a receptionist opens a session that is repeated until the last day on which it is held', () => {
  const { doctor, closedDays: _, ...times } = { ...FIELDS, lastDate: '2026-12-08', to: '24:00', minutes: 20 };
  expect(read({ lastDate: '2026-12-14', to: '24:00', closedDays: 'open' })).toEqual({
    session: { ...times, doctorId: doctor },
    answer: 'open',
  });
});

test('a receptionist opens a session that has begun for its later times', () => {
  const firstDate = '2026-11-20';
  expect(read({ firstDate, from: '11:00', to: '13:00' })).toMatchObject({ session: { firstDate } });
});
