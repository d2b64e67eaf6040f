import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { countStatuses, withoutLinks } from '../answers.ts';
import { appointment, createAppointments, createPatient, toNewAppointment } from '../sample-bookings.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const submit = (testApp: TestApp, form = appointment) => testApp.submit(APPOINTMENTS_PATH, form);

test('a double click on the plain form makes one booking with one reference', async () => {
  const forms = createAppointments(50);
  const testApp = await createTestApp({ maxBookings: forms.length });
  for (const form of forms) {
    const pages = await Promise.all([submit(testApp, form), submit(testApp, form)]);
    expect(countStatuses(pages)).toEqual({ 201: 2 });
    const references = pages.map((page) => page.json().reference);
    expect(references[1]).toBe(references[0]);
    expect(pages.filter((page) => page.json().manageUrl)).toHaveLength(1);
  }
  expect(testApp.readRows()).toHaveLength(forms.length);
});

test('a patient who holds the slot is answered at no cost after it has begun and without allowance', async () => {
  const { book, clock } = await createTestApp({ maxBookings: 2 });
  const [other, third] = createAppointments(2);
  const first = await book(appointment);
  const expected = withoutLinks(first.json());
  for (let again = 1; again <= 3; again += 1) expect((await book(appointment)).json()).toEqual(expected);
  expect((await book(other)).statusCode).toBe(201);
  expect((await book(third)).statusCode).toBe(429);
  expect((await book(appointment)).json()).toEqual(expected);
  clock.now = new Date('2026-11-24T14:30:00+05:30');
  const late = await book(appointment);
  expect(late.statusCode).toBe(201);
  expect(late.json()).toEqual(expected);
});

test('a stranger who knows name, phone and email address does not get the links', async () => {
  const testApp = await createTestApp();
  const first = await testApp.book(appointment, { 'idempotency-key': 'a' });
  expect(first.json()).toMatchObject({ manageUrl: expect.any(String), calendarUrl: expect.any(String) });
  for (const answer of [await testApp.book(appointment), await submit(testApp)]) {
    expect(answer.statusCode).toBe(201);
    expect(answer.body).not.toContain('/portal/');
    expect(answer.json()).toEqual(withoutLinks(first.json()));
  }
  expect((await testApp.book(appointment, { 'idempotency-key': 'a' })).body).toBe(first.body);
});

test('a booking that the desk made without an email address does not reveal its reference', async () => {
  const { book, store } = await createTestApp();
  const withoutAddress = { ...appointment, email: '' };
  await store.book(toNewAppointment(withoutAddress));
  const answer = await book(withoutAddress);
  expect([answer.statusCode, answer.json().reference]).toEqual([422, undefined]);
});

test('another patient gets a conflict, and learns nothing about who holds the slot', async () => {
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
