import { APPOINTMENTS_PATH, AVAILABILITY_PATH, NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { appointment, createAppointments, createPatient } from '../sample-bookings.ts';
import { createServerEnv, spawnServer } from '../server-process.ts';
import { createTestApp } from '../test-app.ts';

test('bookings are counted by how they ended, requests by the pattern of their route', async () => {
  const { app, book } = await createTestApp();
  await book(appointment, { 'idempotency-key': 'k' });
  await book(appointment, { 'idempotency-key': 'k' });
  await book({ ...appointment, ...createPatient(100) });
  await book({ ...appointment, ...createPatient(100) }, { 'idempotency-key': 'k' });
  await book({ ...appointment, email: 'none' });
  for (const request of createAppointments(2)) await book(request);
  await app.inject({
    url: AVAILABILITY_PATH,
    query: { doctor: appointment.doctor, date: appointment.appointmentDate },
  });
  await app.inject(`${AVAILABILITY_PATH}?doctor=nobody`);
  await app.inject(NEXT_FREE_PATH);
  await app.inject(`/api/${appointment.name}?phone=${appointment.phone}`);
  await app.inject('/%');

  const { body, headers } = await app.inject('/metrics');
  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
  const read = (name: string, labels: string) =>
    Number(new RegExp(`^${name}\\{${labels}\\} (\\S+)$`, 'm').exec(body)?.[1]);
  expect(read('clinic_bookings_total', 'outcome="booked"')).toBe(3);
  expect(read('clinic_bookings_total', 'outcome="repeated"')).toBe(1);
  expect(read('clinic_bookings_total', 'outcome="slot-taken"')).toBe(1);
  expect(read('clinic_bookings_total', 'outcome="key-reused"')).toBe(1);
  const asks = 'clinic_free_time_asks_total';
  expect(read(asks, 'ask="day",outcome="answered"')).toBe(1);
  expect(read(asks, 'ask="day",outcome="refused"')).toBe(1);
  expect(read(asks, 'ask="next",outcome="answered"')).toBe(1);
  const seconds = 'http_request_duration_seconds';
  expect(read(`${seconds}_count`, `method="POST",route="${APPOINTMENTS_PATH}",status="201"`)).toBe(4);
  expect(read(`${seconds}_count`, `method="POST",route="${APPOINTMENTS_PATH}",status="422"`)).toBe(2);
  expect(read(`${seconds}_sum`, `method="GET",route="${AVAILABILITY_PATH}",status="200"`)).toBeGreaterThan(0);
  expect(read(`${seconds}_count`, 'method="GET",route="/api/\\*",status="404"')).toBe(1);
  expect(body).not.toMatch(/canary|kulkarni|\b98765\b|9876543210|patient\.example|Namuna/i);
});

test('what is watched has a figure from the start', async () => {
  const { app } = await createTestApp();
  const { body } = await app.inject('/metrics');
  expect(body).toMatch(/^clinic_ready 1$/m);
  expect(body).toMatch(/^clinic_bookings_total\{outcome="failed"\} 0$/m);
});

test('the running server shows its memory and the lag of its event loop', async () => {
  const { env } = await createServerEnv();
  const url = `http://localhost:${await spawnServer(env).waitForPort()}`;
  await fetch(url);
  const body = await (await fetch(`${url}/metrics`)).text();
  expect(body).toMatch(/^clinic_info\{version="\d+\.\d+\.\d+",node="v\d+\..*",migration="\d{3}-[a-z-]+"\} 1$/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
  // Pages are counted too, though they bypass Fastify's reply.
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/*",status="200"} 1');
}, 30_000);

test.each<[string, Record<string, string | undefined>, string, number]>([
  ['this machine', {}, '127.0.0.1', 200],
  ['this machine by IPv6', {}, '::1', 200],
  ['this machine by a mapped address', {}, '::ffff:127.0.0.1', 200],
  ['a neighbour', {}, '192.168.1.9', 404],
  ['a visitor through a proxy on this machine', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1', 404],
  ['a visitor who claims to be here', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1', 404],
  ['a visitor through a proxy that says Forwarded', { forwarded: 'for=203.0.113.7' }, '127.0.0.1', 404],
])(
  '%s is answered with the metrics or with 404, whether proxies are trusted or not',
  async (_who, headers, remoteAddress, status) => {
    for (const trustProxy of [false, true, 1]) {
      const { app } = await createTestApp({ trustProxy });
      const response = await app.inject({ url: '/metrics', headers, remoteAddress });
      expect(response.statusCode).toBe(status);
      if (status === 404) expect(response.body).not.toContain('http_request');
    }
  },
);

test('the metrics are closed behind a proxy that does not name visitors, except by METRICS_FROM', async () => {
  const visitor = { host: 'clinic.example' };
  for (const [metricsFrom, status] of [
    [[], 404],
    [['127.0.0.1'], 200],
  ] as const) {
    const { app } = await createTestApp({ publicSiteUrl: 'https://clinic.example', metricsFrom });
    expect((await app.inject('/metrics')).statusCode).toBe(200);
    expect((await app.inject({ url: '/metrics', headers: visitor })).statusCode).toBe(status);
    // Such a proxy may name this machine as the host.
    expect((await app.inject('/metrics')).statusCode).toBe(status);
  }
});

test('a stranger who reaches the port directly cannot close the metrics for this machine', async () => {
  const { app } = await createTestApp({ publicSiteUrl: 'https://clinic.example' });
  const stranger = { url: '/', headers: { host: 'clinic.example' }, remoteAddress: '203.0.113.7' };
  await app.inject(stranger);
  await app.inject({ url: '/', headers: { host: 'clinic.example', 'x-forwarded-for': '203.0.113.7' } });
  expect((await app.inject('/metrics')).statusCode).toBe(200);
});

test('METRICS_FROM lets others read, by the address behind trusted proxies', async () => {
  const metricsFrom = ['192.168.1.0/24', 'fd00::1'];
  const { app } = await createTestApp({ metricsFrom, trustProxy: ['127.0.0.1'] });
  const get = async (remoteAddress: string, forwardedFor?: string) => {
    const headers = forwardedFor ? { 'x-forwarded-for': forwardedFor } : {};
    return (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  };
  expect(await get('192.168.1.9')).toBe(200);
  expect(await get('fd00::1')).toBe(200);
  expect(await get('127.0.0.1', '192.168.1.9')).toBe(200);
  expect(await get('192.168.2.9')).toBe(404);
  expect(await get('127.0.0.1', '203.0.113.7')).toBe(404);
  // Forwarded addresses count only from a trusted proxy.
  expect(await get('203.0.113.7', '192.168.1.9')).toBe(404);
});
