import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import {
  appointment,
  countStatuses,
  createAppointments,
  createPatient,
  createTestApp,
  type TestApp,
} from '../helper.ts';

function submit({ app }: TestApp) {
  return app.inject({
    method: 'POST',
    url: APPOINTMENTS_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(appointment).toString(),
  });
}

test('a patient who sends the plain form twice sees the same success twice', async () => {
  const testApp = await createTestApp();
  const pages = [await submit(testApp), await submit(testApp)];
  expect(countStatuses(pages)).toEqual({ 201: 2 });
  expect(pages[0]?.json().reference).toBe(testApp.readRows()[0]?.reference);
  expect(pages[1]?.body).toBe(pages[0]?.body);
  expect(testApp.readRows()).toHaveLength(1);
});

test('a double click on the plain form is one booking with one reference, fifty times', async () => {
  for (let round = 1; round <= 50; round += 1) {
    const testApp = await createTestApp();
    const pages = await Promise.all([submit(testApp), submit(testApp)]);
    expect(countStatuses(pages)).toEqual({ 201: 2 });
    expect(pages[1]?.body).toBe(pages[0]?.body);
    expect(testApp.readRows()).toHaveLength(1);
  }
}, 60_000);

test('after a lost answer and an edit under a new key the patient gets the booking that is there', async () => {
  const { book, readRows } = await createTestApp();
  const first = await book(appointment, { 'idempotency-key': 'a' });
  const edited = { ...appointment, name: 'asha  canary-kulkarni', message: 'Please call.' };
  const second = await book(edited, { 'idempotency-key': 'b' });
  expect(second.statusCode).toBe(201);
  expect(second.body).toBe(first.body);
  expect(readRows()).toMatchObject([{ name: appointment.name, message: appointment.message }]);
});

test('who holds the slot is answered after it has begun, and on a used-up allowance, at no cost', async () => {
  const { book, clock } = await createTestApp({ maxBookings: 2 });
  const [other, third] = createAppointments(2);
  const first = await book(appointment);
  for (let again = 1; again <= 3; again += 1) expect((await book(appointment)).body).toBe(first.body);
  expect((await book(other)).statusCode).toBe(201);
  expect((await book(third)).statusCode).toBe(429);
  expect((await book(appointment)).body).toBe(first.body);
  clock.now = new Date('2026-11-24T14:30:00+05:30');
  const late = await book(appointment);
  expect(late.statusCode).toBe(201);
  expect(late.body).toBe(first.body);
});

test('somebody else gets a conflict, and learns nothing about who holds the slot', async () => {
  const { book } = await createTestApp();
  const { reference } = (await book(appointment)).json();
  for (const change of [
    { name: 'Someone Else' },
    { phone: '1' },
    { email: 'else@patient.example' },
    createPatient(1),
  ]) {
    const response = await book({ ...appointment, ...change });
    expect(response.statusCode).toBe(409);
    expect(response.body).not.toContain(reference);
    expect(response.body).not.toContain('Canary');
  }
});
