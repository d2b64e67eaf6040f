import { AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { appointment } from '../sample-bookings.ts';
import { calendar } from '../sample-clinic.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const { doctor } = appointment;

function ask({ app }: TestApp, query: Record<string, string | string[]>) {
  return app.inject({ url: AVAILABILITY_PATH, query });
}

function getStates(body: { slots: { time: string; state: string }[] }) {
  return body.slots.map(({ state }) => state);
}

test('a booked slot shows as taken and the others as free, without personal data', async () => {
  const testApp = await createTestApp();
  await testApp.book(appointment);
  const response = await ask(testApp, { doctor, date: '2026-11-24' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({ doctor, date: '2026-11-24' });
  expect(response.json().slots).toContainEqual({ time: '02:00 PM', state: 'taken' });
  expect(getStates(response.json()).filter((state) => state === 'free')).toHaveLength(7);
  expect(response.body).not.toContain('Canary');
});

test.each<[string, Record<string, string | string[]>, string[]]>([
  ['an unknown doctor', { doctor: 'Dr. Who', date: '2026-11-24' }, ['doctor']],
  ['a date that does not exist', { doctor, date: '2026-02-30' }, ['date']],
  ['no parameters', {}, ['doctor', 'date']],
  ['a doctor named twice', { doctor: [doctor, doctor], date: '2026-11-24' }, ['doctor']],
  ['two dates', { doctor, date: ['2026-11-24', '2026-11-25'] }, ['date']],
])('%s is refused with a reason for each parameter', async (_what, query, fields) => {
  const response = await ask(await createTestApp(), query);
  expect(response.statusCode).toBe(422);
  expect(response.json().errors.map(({ field }: { field: string }) => field)).toEqual(fields);
});

test('a slot that begins within the lead time is past, and a booking of it is refused', async () => {
  const { app, book, clock } = await createTestApp({ calendar: { ...calendar, leadMinutes: 60 } });
  clock.now = new Date('2026-11-20T13:30:00+05:30');
  const query = new URLSearchParams({ doctor: appointment.doctor, date: '2026-11-20' });
  const { slots } = (await app.inject(`/api/availability?${query}`)).json();
  expect(slots[4]).toEqual({ time: '02:00 PM', state: 'past' });
  const { statusCode, body } = await book({ ...appointment, appointmentDate: '2026-11-20' });
  expect(statusCode).toBe(422);
  expect(body).toContain('time-past');
});
