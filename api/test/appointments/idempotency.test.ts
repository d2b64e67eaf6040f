import { expect, test } from 'vitest';
import { withoutLinks } from '../answers.ts';
import { appointment, createAppointments } from '../sample-bookings.ts';
import { openFile } from '../sqlite-files.ts';
import { createTestApp } from '../test-app.ts';

const KEY = { 'idempotency-key': '3f6c1f9e-8d6a-4a55-9f8e-1a2b3c4d5e6f' };

test('a repeated key with the same body gets the first answer byte for byte', async () => {
  const { book, readRows } = await createTestApp();
  const first = await book(appointment, KEY);
  const { name, ...rest } = appointment;
  const second = await book({ ...rest, name: `${name} ` }, KEY);
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.body).toBe(first.body);
  expect(readRows()).toHaveLength(1);
});

test('a repeated key with another body is refused, whichever slot it names', async () => {
  const { book, readRows } = await createTestApp();
  await book(appointment, KEY);
  for (const other of [
    { ...appointment, phone: '1' },
    { ...appointment, appointmentTime: '03:00 PM' },
  ]) {
    const response = await book(other, KEY);
    expect(response.statusCode).toBe(422);
    expect(response.json().code).toBe('key-reused');
  }
  expect(readRows()).toHaveLength(1);
});

test('an international email is stored in ASCII, and a repeat in either spelling is the same booking', async () => {
  const { book, readRows } = await createTestApp();
  const spellings = ['canary@bücher.example', 'canary@xn--bcher-kva.example', ' canary@BÜCHER.example '];
  const answers = [];
  for (const email of spellings) answers.push(await book({ ...appointment, email }, KEY));
  const [first, ...repeats] = answers;
  expect(first?.statusCode).toBe(201);
  expect(repeats.map(({ body }) => body)).toEqual([first?.body, first?.body]);
  const withoutKey = await book({ ...appointment, email: 'canary@bücher.example' });
  expect(withoutKey.json()).toEqual(withoutLinks(first?.json() ?? {}));
  expect(readRows()).toMatchObject([{ email: 'canary@xn--bcher-kva.example' }]);
});

test('a retry is answered even when the allowance is used up, and does not count', async () => {
  const { book } = await createTestApp({ maxBookings: 2 });
  const [other, third] = createAppointments(2);
  await book(appointment, KEY);
  for (let retry = 1; retry <= 3; retry += 1) expect((await book(appointment, KEY)).statusCode).toBe(201);
  expect((await book(other)).statusCode).toBe(201);
  expect((await book(third)).statusCode).toBe(429);
  expect((await book(appointment, KEY)).statusCode).toBe(201);
});

test('only a success is remembered under a key', async () => {
  const { book } = await createTestApp();
  await book(appointment);
  expect((await book({ ...appointment, name: 'Someone Else' }, KEY)).statusCode).toBe(409);
  expect((await book({ ...appointment, email: 'nonsense' }, KEY)).statusCode).toBe(422);
  expect((await book({ ...appointment, appointmentTime: '03:00 PM' }, KEY)).statusCode).toBe(201);
});

test('a retry of a booking that has since been cancelled is told so, and stores nothing', async () => {
  const { book, databasePath, readRows, clock } = await createTestApp();
  await book(appointment, KEY);
  const database = openFile(databasePath);
  database.exec("update appointments set status = 'cancelled'");
  for (const now of [clock.now, new Date('2026-11-24T14:30:00+05:30')]) {
    clock.now = now;
    const response = await book(appointment, KEY);
    expect(response.statusCode).toBe(409);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.json()).toMatchObject({
      code: 'booking-cancelled',
      errors: [{ field: 'Idempotency-Key', code: 'booking-cancelled' }],
    });
  }
  expect(readRows()).toHaveLength(1);
});

test('a patient who cancelled and booked the same slot again gets the new booking', async () => {
  const { book, databasePath } = await createTestApp();
  await book(appointment, KEY);
  const database = openFile(databasePath);
  database.exec("update appointments set status = 'cancelled'");
  const second = await book(appointment, { 'idempotency-key': 'other' });
  expect(second.statusCode).toBe(201);
  expect((await book(appointment, KEY)).json()).toEqual(withoutLinks(second.json()));
});

test.each([
  ['empty', ''],
  ['longer than 200 characters', 'k'.repeat(201)],
  ['with a space', 'a b'],
])('a key that is %s is refused with 400', async (_case, key) => {
  const { book, readRows } = await createTestApp();
  const response = await book(appointment, { 'idempotency-key': key });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toMatchObject([{ field: 'Idempotency-Key', code: 'key-invalid' }]);
  expect(readRows()).toHaveLength(0);
});
