import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APPOINTMENTS_PATH, AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { expect, test, vi } from 'vitest';
import type { AppointmentStore } from '#src/appointments/store/store.ts';
import { LOGGER_OPTIONS } from '#src/log.ts';
import { appointment, createAppointments, createPatient } from './sample-bookings.ts';
import { createServerEnv, spawnServer } from './server-process.ts';
import { createTestApp, type TestApp } from './test-app.ts';

// These tests start processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/**
 * Finds parts of the patient's name, email, phone and message in any spelling. Half a phone counts only as a whole
 * number, because a duration of 0.0039876540 seconds holds its digits too.
 */
const PERSONAL = /canary|kulkarni|\b(98765|43210)\b|9876543210|pain in the left/i;

/** Requests to an appointment's page. No answer is read: each shows the patient's name. */
const PORTAL_REQUESTS: [status: number, path: string, fields?: Record<string, string>][] = [
  [200, ''],
  [200, '?month=canary&date=98765-43210'],
  [409, '/move', { appointmentDate: '2026-11-25', appointmentTime: '02:00 PM' }],
  [422, '/move', { appointmentDate: 'canary', appointmentTime: '+91 98765 43210' }],
  [303, '/move', { appointmentDate: '2026-11-26', appointmentTime: '02:00 PM' }],
  [422, '/cancel', { reason: `Canary${'x'.repeat(600)}` }],
  [413, '/cancel', { reason: `Canary${'x'.repeat(20_000)}` }],
  [303, '/cancel', { reason: 'Canary pain in the left side.' }],
  [409, '/move', { appointmentDate: '2026-11-26', appointmentTime: '02:00 PM' }],
  [404, '/canary'],
];

/** Requests for every kind of answer, as JSON and as the form without script. */
const REQUESTS: [status: number, send: (app: TestApp) => Promise<{ statusCode: number; body: string }>][] = [
  [201, ({ book }) => book(appointment, { 'idempotency-key': 'k' })],
  [201, ({ book }) => book(appointment, { 'idempotency-key': 'k' })],
  [201, ({ book }) => book(appointment)],
  [409, ({ book }) => book({ ...appointment, name: 'Canary Shah' })],
  [422, ({ book }) => book({ ...appointment, phone: '+91 98765 43211' }, { 'idempotency-key': 'k' })],
  [422, ({ book }) => book({ ...appointment, email: 'canary@', doctor: 'Dr. Canary', appointmentDate: 'canary' })],
  [422, ({ book }) => book({ ...appointment, name: 'Canary\u0000', message: `Canary${'x'.repeat(4000)}` })],
  [422, ({ book }) => book({ ...appointment, department: ['Canary'], [appointment.phone]: 'Canary' })],
  [422, ({ book }) => book(['Canary'])],
  [400, ({ book }) => book('{"name": "Asha Canary-Kulkarni", "phone": +91 98765 43210')],
  [400, ({ book }) => book(appointment, { 'idempotency-key': 'Canary Kulkarni' })],
  [413, ({ book }) => book({ ...appointment, message: 'Canary '.repeat(5000) })],
  [415, ({ book }) => book(appointment, { 'content-type': 'application/canary' })],
  [404, ({ app }) => app.inject(`/api/${encodeURIComponent(appointment.name)}?phone=${appointment.phone}`)],
  [404, ({ app }) => app.inject('/canary?email=canary@patient.example')],
  [400, ({ app }) => app.inject('/%canary')],
  [405, ({ app }) => app.inject({ method: 'PUT', url: APPOINTMENTS_PATH, payload: appointment })],
  [422, ({ app }) => app.inject({ url: AVAILABILITY_PATH, query: { doctor: 'Dr. Canary', date: '+91 98765 43210' } })],
  [200, ({ app }) => app.inject({ url: AVAILABILITY_PATH, query: { doctor: appointment.doctor, date: '2026-11-24' } })],
  [201, ({ submit }) => submit(APPOINTMENTS_PATH, { ...appointment, appointmentTime: '03:00 PM' })],
  [409, ({ submit }) => submit(APPOINTMENTS_PATH, { ...appointment, phone: '98765 43211', website: 'canary.example' })],
  [422, ({ submit }) => submit(APPOINTMENTS_PATH, { ...appointment, email: 'canary@', [appointment.name]: 'Canary' })],
  [403, ({ submit }) => submit(APPOINTMENTS_PATH, appointment, { origin: 'https://canary.example' })],
  [413, ({ submit }) => submit(APPOINTMENTS_PATH, { ...appointment, message: 'Canary '.repeat(5000) })],
  [200, ({ app }) => app.inject('/metrics')],
];

test('no answer and no log line repeats personal data, whatever was sent', async () => {
  const app = await createTestApp();
  for (const [status, send] of REQUESTS) {
    const response = await send(app);
    expect([response.statusCode, response.body]).toEqual([status, expect.not.stringMatching(PERSONAL)]);
  }
  // Requests for the metrics and for an address that cannot be read are not logged.
  expect(app.logLines).toHaveLength(REQUESTS.length - 2);
  expect(app.logLines.join('')).not.toMatch(PERSONAL);
});

test('no log line and no metric holds a link or the data sent through it', async () => {
  const { app, book, submit, logLines } = await createTestApp();
  await book({ ...appointment, ...createPatient(1), appointmentDate: '2026-11-25' });
  const { manageUrl, reference } = (await book(appointment)).json();
  const { pathname } = new URL(manageUrl);
  const token = pathname.split('/').at(-1) ?? '';
  const send = (url: string, fields?: Record<string, string>) => (fields ? submit(url, fields) : app.inject(url));
  for (const [status, path, fields] of PORTAL_REQUESTS) {
    expect([path, (await send(pathname + path, fields)).statusCode]).toEqual([path, status]);
  }
  expect((await send('/portal', { reference, phone: appointment.phone })).statusCode).toBe(200);
  const told = logLines.join('') + (await app.inject('/metrics')).body;
  for (const secret of [token, reference, /"stack"/, PERSONAL]) expect(told).not.toMatch(secret);
  expect(told).toContain('/portal/:token/cancel');
});

test('an answer to one booking too many repeats no personal data', async () => {
  const app = await createTestApp({ maxBookings: 1 });
  for (const request of createAppointments(2)) await app.book(request);
  const response = await app.submit(APPOINTMENTS_PATH, appointment);
  expect(response.statusCode).toBe(429);
  expect(response.body + app.logLines.join('')).not.toMatch(PERSONAL);
});

test.each([
  ['a failure that quotes the row', 500, new Error(`duplicate key (${appointment.name}, ${appointment.phone})`)],
  ['a failure caused by another', 500, new Error('canary', { cause: new Error(appointment.email) })],
  ['several failures at once', 500, new AggregateError([new Error(appointment.name)], appointment.email)],
  ['something thrown that is no error', 500, appointment.message],
  [
    'a lost database',
    503,
    Object.assign(new Error('canary', { cause: new Error(appointment.name) }), { code: 'SQLITE_FULL' }),
  ],
  [
    'a failure with more than a message',
    500,
    Object.assign(new Error('x'), { detail: appointment.name, row: appointment }),
  ],
])('%s repeats no personal data', async (_what, status, thrown) => {
  const fail = () => Promise.reject(thrown);
  const isMoving = async () => false;
  const store = { book: fail, findBooking: fail, withSessions: fail, isMoving, close: async () => undefined };
  const app = await createTestApp({ store: store as unknown as AppointmentStore });
  for (const response of [await app.book(appointment), await app.submit(APPOINTMENTS_PATH, appointment)]) {
    expect([response.statusCode, response.body]).toEqual([status, expect.not.stringMatching(PERSONAL)]);
  }
  expect(app.logLines.join('')).toContain(`"status":${status}`);
  expect(app.logLines.join('')).not.toMatch(PERSONAL);
});

test.each([
  ['an exception', `throw Object.assign(new Error('Canary 98765 43210'), { row: 'Canary' })`],
  ['a rejection', `Promise.reject(new Error('Canary', { cause: 'Kulkarni' }))`],
  ['a rejection with a mere text', `Promise.reject('Canary')`],
])('a crash by %s repeats no personal data', async (_what, crash) => {
  const { env, folder } = await createServerEnv();
  // The server loads this first. It fails outside of any request.
  const crashing = join(folder, 'crash.mjs');
  await writeFile(crashing, `process.stdin.once('data', () => { ${crash} });`);
  const server = spawnServer({ ...env, NODE_OPTIONS: `--import=${crashing}` });
  await server.waitForPort();
  server.child.stdin.write('now');
  expect(await server.exitCode).not.toBe(0);
  expect(server.output.stdout).toContain('unexpected error, closing');
  expect(server.output.stdout + server.output.stderr).not.toMatch(PERSONAL);
});

test('a log line tells where a failure happened, without its message', () => {
  const { err } = LOGGER_OPTIONS.serializers;
  const line = err(new TypeError(appointment.name));
  expect(line).toMatchObject({ type: 'TypeError', stack: expect.stringContaining('privacy.test.ts') });
  expect(JSON.stringify(line)).not.toMatch(PERSONAL);
});
