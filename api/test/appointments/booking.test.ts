import { expect, onTestFinished, test, vi } from 'vitest';
import { countStatuses } from '../answers.ts';
import { appointment, createAppointments, createPatient, DOCTOR_ID } from '../sample-bookings.ts';
import { createTestApp } from '../test-app.ts';

test('a booking is answered with 201 and its reference, and stored as typed', async () => {
  const { book, readRows } = await createTestApp();
  const message = 'First line\nsecond line\r\nthird <b>line</b>';

  const response = await book({ ...appointment, name: '  Asha Kulkarni ', email: ' asha@patient.example', message });

  expect(response.statusCode).toBe(201);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const { reference, ...rest } = response.json();
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(rest).toEqual({
    department: appointment.department,
    doctor: appointment.doctor,
    appointmentDate: appointment.appointmentDate,
    appointmentTime: appointment.appointmentTime,
    // The token has 128 bits.
    manageUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/portal\/[\w-]{22}$/),
    calendarUrl: `${rest.manageUrl}/appointment.ics`,
  });
  expect(readRows()).toMatchObject([
    {
      reference,
      name: 'Asha Kulkarni',
      email: 'asha@patient.example',
      phone: appointment.phone,
      department: 'urology',
      doctor: DOCTOR_ID,
      appointment_date: '2026-11-24',
      appointment_time: '14:00',
      message,
      status: 'booked',
      needs_review: 0,
      idempotency_key: null,
      request_hash: null,
      created_at: '2026-11-20T06:30:00.000Z',
    },
  ]);
});

test('forty requests at once for one slot give one booking and 39 conflicts, on the default limit', async () => {
  const { book, readRows } = await createTestApp();
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, number) => book({ ...appointment, ...createPatient(number) })),
  );
  expect(countStatuses(responses)).toEqual({ 201: 1, 409: 39 });
  expect(readRows()).toHaveLength(1);
});

test('a conflict is a problem with a reason beside the time', async () => {
  const { book } = await createTestApp();
  await book(appointment);
  const response = await book({ ...appointment, name: 'Someone Else' });
  expect(response.statusCode).toBe(409);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.json()).toEqual({
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    detail: expect.stringContaining('booked'),
    code: 'slot-taken',
    errors: [{ field: 'appointmentTime', code: 'slot-taken', detail: expect.any(String) }],
  });
});

test('forty requests at once from one address get twenty slots, and the rest are told to wait', async () => {
  const { book, readRows } = await createTestApp();
  const responses = await Promise.all(createAppointments(40).map((body) => book(body)));
  expect(countStatuses(responses)).toEqual({ 201: 20, 429: 20 });
  const refused = responses.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused?.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(readRows()).toHaveLength(20);
});

test('IPv6 addresses of one subscriber share an allowance', async () => {
  const { book } = await createTestApp({ maxBookings: 1 });
  const [first, second, third] = createAppointments(3);
  expect((await book(first, {}, { remoteAddress: '2001:db8:1:2::1' })).statusCode).toBe(201);
  expect((await book(second, {}, { remoteAddress: '2001:db8:1:ff:ffff::9' })).statusCode).toBe(429);
  expect((await book(third, {}, { remoteAddress: '2001:db8:1:102::1' })).statusCode).toBe(201);
});

test('two hundred wrong attempts from an address do not hold up a booking from it', async () => {
  const { book } = await createTestApp();
  const wrong = await Promise.all(
    Array.from({ length: 200 }, (_, index) => book({ ...appointment, email: `${index}` })),
  );
  expect(countStatuses(wrong)).toEqual({ 422: 200 });
  expect((await book(appointment)).statusCode).toBe(201);
});

test('a flood of wrong attempts is held back, for seconds and for its own address only', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { book } = await createTestApp();
  let heldBack = 0;
  for (let round = 1; round <= 200; round += 1) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => book({})));
    heldBack += countStatuses(answers)[429] ?? 0;
  }
  expect(heldBack).toBe(20_000 - 500);
  const refused = await book(appointment);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('10');
  expect(refused.json()).toMatchObject({ status: 429, title: 'Too Many Requests' });
  const [elsewhere] = createAppointments(1);
  expect((await book(elsewhere, {}, { remoteAddress: '192.0.2.7' })).statusCode).toBe(201);

  vi.setSystemTime(Date.now() + 10_000);
  expect((await book(appointment)).statusCode).toBe(201);
}, 60_000);

test('a visitor behind a trusted proxy is counted by their own address, not by the address of the proxy', async () => {
  const { book } = await createTestApp({ maxBookings: 1, trustProxy: 1 });
  const [first, second, third] = createAppointments(3);
  expect((await book(first, { 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(201);
  expect((await book(second, { 'x-forwarded-for': '203.0.113.2' })).statusCode).toBe(201);
  // Only the last address comes from the proxy; the visitor can write the others.
  expect((await book(third, { 'x-forwarded-for': '198.51.100.9, 203.0.113.2' })).statusCode).toBe(429);
});

test('a visitor cannot borrow an address without a trusted proxy', async () => {
  const { book } = await createTestApp({ maxBookings: 1 });
  const [first, second] = createAppointments(2);
  expect((await book(first, { 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(201);
  expect((await book(second, { 'x-forwarded-for': '203.0.113.2' })).statusCode).toBe(429);
});
