import { expect, test } from 'vitest';
import { createPatient } from '../sample-bookings.ts';
import { COLLEAGUE, openClinic, THURSDAY, TUESDAY } from './own-hours-clinic.ts';

const KEY = { 'idempotency-key': '3f6c1f9e-8d6a-4a55-9f8e-1a2b3c4d5e6f' };

test('a visit of thirty minutes takes three slots of ten, also in the eyes of other visits', async () => {
  const { book, readRows, readTimes } = await openClinic();
  const visit = 'first-visit';
  expect(await readTimes(THURSDAY, { visit })).toEqual([
    ...['04:00 PM free', '04:10 PM free', '04:20 PM free', '04:30 PM free'],
  ]);
  const change = { appointmentDate: THURSDAY, appointmentTime: '04:10 PM' };
  expect((await book(change, { visit })).statusCode).toBe(201);
  expect(await readRows()).toMatchObject([{ appointment_time: '16:10', appointment_end: '16:40', visit }]);
  const taken = ['04:10 PM taken', '04:20 PM taken', '04:30 PM taken'];
  const short = ['04:00 PM free', ...taken, '04:40 PM free', '04:50 PM free'];
  expect(await readTimes(THURSDAY)).toEqual(short);
  expect(await readTimes(THURSDAY, { visit: 'dressing' })).toEqual(short);
  expect(await readTimes(THURSDAY, { visit })).toEqual(['04:00 PM taken', ...taken]);
  const other = { ...change, ...createPatient(1) };
  for (const appointmentTime of ['04:00 PM', '04:30 PM']) {
    expect((await book({ ...other, appointmentTime }, { visit })).json().code).toBe('slot-taken');
  }
  expect((await book({ ...other, appointmentTime: '04:40 PM' }, { visit: 'dressing' })).statusCode).toBe(201);
});

test('a visit takes whole slots: thirty minutes are two slots of twenty, and one of sixty', async () => {
  const { book, readRows, readTimes, readErrors } = await openClinic();
  const visit = 'first-visit';
  expect(await readTimes(TUESDAY, { visit })).toEqual(['04:00 PM free', '04:20 PM free']);
  expect(readErrors(await book({ appointmentTime: '04:40 PM' }, { visit }))).toMatchObject([
    { code: 'time-not-offered', params: { nearestTime: '04:20 PM' } },
  ]);
  await book({ appointmentTime: '04:20 PM' }, { visit });
  await book({ ...createPatient(1), doctor: COLLEAGUE, appointmentTime: '02:00 PM' }, { visit });
  const rows = await readRows();
  expect(rows.map((row) => `${row.appointment_time}–${row.appointment_end}`).sort()).toEqual([
    '14:00–15:00',
    '16:20–17:00',
  ]);
});

test('an unknown kind of visit is refused, and an empty one is none', async () => {
  const { book, readErrors, readRows } = await openClinic();
  expect(readErrors(await book({}, { visit: 'operation' }))).toMatchObject([{ field: 'visit', code: 'visit-unknown' }]);
  expect(readErrors(await book({}, { visit: 'dressing&visit=dressing' }))).toMatchObject([{ code: 'visit-unknown' }]);
  expect(await readRows()).toEqual([]);
  expect((await book({}, { visit: '' })).statusCode).toBe(201);
});

test('a retry under the same key gets the same bytes, and the key with another visit is refused', async () => {
  const { book, readRows, clock } = await openClinic();
  const change = { appointmentDate: THURSDAY };
  const first = await book(change, { visit: 'first-visit', headers: KEY });
  clock.now = new Date('2026-11-26T16:01:00+05:30');
  const again = await book(change, { visit: 'first-visit', headers: KEY });
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.body).toBe(first.body);
  clock.now = new Date('2026-11-20T12:30:00+05:30');
  for (const visit of ['dressing', '']) {
    const other = await book(change, { visit, headers: KEY });
    expect([other.statusCode, other.json().code]).toEqual([422, 'key-reused']);
  }
  expect(await readRows()).toHaveLength(1);
});
