import { BODY_MAX_BYTES } from '@clinic/contract/appointment.ts';
import { expect, test, vi } from 'vitest';
import { appointment } from '../sample-bookings.ts';
import { createTestApp } from '../test-app.ts';

// Which text of which field is refused is tried with the schema, in `contract/src/appointment-schema.test.ts`.
test.each<[what: string, change: Record<string, unknown>, field: string]>([
  ['a name that is a number', { name: 42 }, 'name'],
  ['a department that is an object', { department: { $ne: '' } }, 'department'],
  ['a doctor of another department', { doctor: 'Dr. Namuna Gokhale' }, 'doctor'],
  ['a date that is over', { appointmentDate: '2026-11-19' }, 'appointmentDate'],
  ['a slot of today that has begun', { appointmentDate: '2026-11-20', appointmentTime: '12:00 PM' }, 'appointmentTime'],
  ['NUL in the message', { message: 'a\u0000b' }, 'message'],
  ['an unknown field', { status: 'fulfilled' }, 'status'],
  ['the honeypot in JSON', { website: '' }, 'website'],
])('%s is refused with a reason beside the field, and nothing is stored', async (_what, change, field) => {
  const { book, readRows } = await createTestApp();
  const response = await book({ ...appointment, ...change });
  expect(response.statusCode).toBe(422);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.json()).toMatchObject({ type: 'about:blank', title: 'Unprocessable Entity', status: 422 });
  expect(response.json().errors).toMatchObject([
    { field, code: expect.any(String), detail: expect.stringMatching(/./) },
  ]);
  expect(readRows()).toHaveLength(0);
});

test.each([
  ['a list', '[]'],
  ['a text', '"booking"'],
  ['null', 'null'],
  ['a number', '7'],
])('a body that is %s is refused', async (_what, body) => {
  const { book, readRows } = await createTestApp();
  expect((await book(body)).statusCode).toBe(422);
  expect(readRows()).toHaveLength(0);
});

test.each([
  ['broken JSON', '{"name":'],
  ['an empty body', ''],
  ['__proto__', `{"__proto__":{"isAdmin":true},${JSON.stringify(appointment).slice(1)}`],
  ['constructor.prototype', `{"constructor":{"prototype":{}},${JSON.stringify(appointment).slice(1)}`],
])('%s is refused with 400', async (_what, body) => {
  const { book, readRows } = await createTestApp();
  const response = await book(body);
  expect(response.statusCode).toBe(400);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(readRows()).toHaveLength(0);
});

test.each([
  ['JSON', 'application/json', Buffer.from(JSON.stringify({ ...appointment, name: 'Andr\u00e9' }), 'latin1')],
  ['a form', 'application/x-www-form-urlencoded', Buffer.from(`${new URLSearchParams(appointment)}&message=Andr%E9`)],
  ['a form with a stray percent sign', 'application/x-www-form-urlencoded', Buffer.from('name=100%')],
])('%s that is not UTF-8 is refused with 400', async (_what, contentType, payload) => {
  const { book, readRows } = await createTestApp();
  const response = await book('', { 'content-type': contentType }, { payload });
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain('not UTF-8');
  expect(readRows()).toHaveLength(0);
});

test('a body one byte over the limit is refused with 413', async () => {
  const { book } = await createTestApp();
  const atLimit = JSON.stringify(appointment).padEnd(BODY_MAX_BYTES, ' ');
  expect((await book(`${atLimit} `)).statusCode).toBe(413);
  expect((await book(atLimit)).statusCode).toBe(201);
});

test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])(
  'content type %s is refused with 415',
  async (contentType) => {
    const { book, readRows } = await createTestApp();
    const response = await book(appointment, { 'content-type': contentType });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ status: 415, title: 'Unsupported Media Type' });
    expect(readRows()).toHaveLength(0);
  },
);

test.each([{ phone: '91'.repeat(7000) }, { name: '' }, { email: 'no address' }, { appointmentDate: '\u0000' }])(
  'no booking is looked up for a field that the schema has refused: %o',
  async (change) => {
    const testApp = await createTestApp();
    expect((await testApp.book(appointment)).statusCode).toBe(201);
    const lookUps = vi.spyOn(testApp.store, 'findBooking');
    expect((await testApp.book({ ...appointment, ...change })).statusCode).toBe(422);
    expect(lookUps).not.toHaveBeenCalled();
  },
);
