import { randomUUID } from 'node:crypto';
import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { appointment, createAppointments } from '../sample-bookings.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** The ways in which a booking reaches the server. */
const WAYS: [string, (testApp: TestApp, body: AppointmentRequest) => ReturnType<TestApp['book']>][] = [
  ['as JSON', ({ book }, body) => book(body)],
  ['under a key of its own', ({ book }, body) => book(body, { 'idempotency-key': randomUUID() })],
  ['by the form', ({ submit }, body) => submit(APPOINTMENTS_PATH, { ...body, website: '' })],
  [
    'by the form with its trap filled in',
    ({ submit }, body) => submit(APPOINTMENTS_PATH, { ...body, website: 'spam.example' }),
  ],
];

test.each([
  ['phone', ['+91 98765 43210', '9876543210 ext 1', '98765 43210 / 98220 11111', '+91 +91 9876543210']],
  ['email', ['asha@gmail.com', 'Asha@GMail.com', 'a.s.ha@gmail.com', 'asha+clinic@googlemail.com']],
])(
  'a person who has twenty appointments gets no more under any spelling of the %s, whichever way',
  async (field, spellings) => {
    const testApp = await createTestApp({ maxBookings: 100 });
    const bodies = createAppointments(24).map((body, index) => ({
      ...body,
      [field]: spellings[index % spellings.length],
    }));
    for (const [index, body] of bodies.entries()) {
      const [, book] = WAYS[Math.floor(index / spellings.length) % WAYS.length] as (typeof WAYS)[number];
      expect((await book(testApp, body)).statusCode).toBe(index < 20 ? 201 : 422);
    }
    for (const [, book] of WAYS) {
      const refused = await book(testApp, { ...appointment, [field]: spellings[0] });
      expect([refused.statusCode, refused.json().errors]).toMatchObject([422, [{ field, code: 'contact-full' }]]);
    }
    expect(testApp.readRows()).toHaveLength(20);
  },
);

test('an address without allowance books no more, whichever way', async () => {
  const testApp = await createTestApp({ maxBookings: WAYS.length });
  const bodies = createAppointments(2 * WAYS.length);
  for (const [index, body] of bodies.entries()) {
    const [, book] = WAYS[index % WAYS.length] as (typeof WAYS)[number];
    expect((await book(testApp, body)).statusCode).toBe(index < WAYS.length ? 201 : 429);
  }
});
