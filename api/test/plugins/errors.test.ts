import { APPOINTMENTS_PATH, AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import type { AppointmentStore } from '#src/appointments/store/store.ts';
import { appointment } from '../sample-bookings.ts';
import { createTestApp } from '../test-app.ts';

function createFailingStore(error: Error): AppointmentStore {
  const fail = async () => {
    throw error;
  };
  return {
    book: fail,
    findBooking: fail,
    listTaken: fail,
    listClosed: fail,
    withSessions: fail,
    findByToken: fail,
    noteOpening: fail,
    move: fail,
    cancel: fail,
    endWhatsApp: fail,
    sendLink: fail,
    readMailWait: fail,
    findAbsence: fail,
    renewLinks: fail,
    removal: { noteUse: fail, readConfirmed: fail, countDue: fail, removeDue: fail, removeOpenings: fail },
    countComing: fail,
    readOutbox: fail,
    checkReady: fail,
    isMoving: async () => false,
    close: async () => undefined,
  };
}

const query = { doctor: appointment.doctor, date: appointment.appointmentDate };

test.each([
  ['DELETE', APPOINTMENTS_PATH, 'POST'],
  ['GET', APPOINTMENTS_PATH, 'POST'],
  ['PUT', APPOINTMENTS_PATH, 'POST'],
  ['POST', AVAILABILITY_PATH, 'GET, HEAD'],
  ['PROPFIND', APPOINTMENTS_PATH, 'POST'],
  ['POST', '/healthz', 'GET, HEAD'],
] as const)('%s %s is refused with 405 and Allow', async (method, url, allow) => {
  const { app } = await createTestApp();
  const response = await app.inject({ method: method as 'GET', url });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe(allow);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
});

test.each(['/api/nothing', '/api', '/api/', '/api/appointments/', '/API/appointments', '/', '/%'])(
  '%s is answered with a problem when it is unknown and no site is served',
  async (url) => {
    const { app } = await createTestApp();
    const response = await app.inject(url);
    expect([400, 404]).toContain(response.statusCode);
    expect(response.json()).toMatchObject({ type: 'about:blank', status: response.statusCode });
  },
);

test('an unavailable database is answered with 503 and Retry-After, for bookings, slots and readiness', async () => {
  const store = createFailingStore(Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }));
  const { app, book, logLines } = await createTestApp({ store });
  for (const response of [
    await book(appointment),
    await book(appointment, { 'idempotency-key': 'k' }),
    await app.inject({ url: AVAILABILITY_PATH, query }),
    await app.inject('/readyz'),
  ]) {
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.body).not.toContain('SQLITE');
  }
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect(logLines.join('')).toContain('SQLITE_BUSY');
});

test('a failure on our side shows the visitor no detail, and the log no value', async () => {
  const { book, logLines } = await createTestApp({ store: createFailingStore(new Error(`row (${appointment.name})`)) });
  const response = await book(appointment);
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toMatch(/row|Canary|at .*\.ts/);
  expect(response.json()).toMatchObject({ title: 'Internal Server Error', status: 500 });
  expect(logLines.join('')).toContain('"status":500');
  expect(logLines.join('')).not.toContain('Canary');
});

test('a healthy database is ready', async () => {
  const { app } = await createTestApp();
  expect((await app.inject('/readyz')).json()).toEqual({
    status: 'ok',
    outbox: { waiting: 0, oldestSeconds: null, undeliverable: 0 },
  });
});

test('the log holds method, route, status and time of each request, and nothing of what was sent', async () => {
  const { app, book, logLines } = await createTestApp();
  await book(appointment);
  await book({ ...appointment, email: 'canary@' });
  await book(`{"name":"Canary`);
  await app.inject({ url: AVAILABILITY_PATH, query: { ...query, name: 'Canary' } });
  await app.inject('/Canary?name=Canary');
  await app.inject('/%Canary');
  const log = logLines.join('');
  for (const typed of ['canary', appointment.name, appointment.email, appointment.phone, appointment.doctor]) {
    expect(log.toLowerCase()).not.toContain(typed.toLowerCase());
  }
  expect(JSON.parse(logLines[0] ?? '')).toMatchObject({
    method: 'POST',
    route: APPOINTMENTS_PATH,
    status: 201,
    ms: expect.any(Number),
    reqId: expect.any(String),
  });
});

test('every answer of the API names its request as the log does, never as the sender wishes', async () => {
  const { app, book, logLines } = await createTestApp();
  const responses = [
    await book(appointment, { 'x-request-id': 'canary', 'request-id': 'canary' }),
    await book(appointment),
    await book('{'),
    await app.inject('/api/nothing'),
    await app.inject('/healthz'),
  ];
  const ids = responses.map(({ headers }) => headers['x-request-id']);
  expect(ids).toEqual(logLines.map((line) => JSON.parse(line).reqId));
  expect(new Set(ids).size).toBe(responses.length);
  expect(ids).not.toContain('canary');
});
