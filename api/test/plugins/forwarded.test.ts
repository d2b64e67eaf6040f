import { expect, test } from 'vitest';
import { createAppointments } from '../sample-bookings.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const countWarnings = ({ logLines }: TestApp) => logLines.filter((line) => line.includes('TRUST_PROXY')).length;

/** Books once per header. Each address may book once, so the statuses show which headers count as one address. */
async function bookAs(options: Parameters<typeof createTestApp>[0], forwardedFor: string[]) {
  const { book } = await createTestApp({ maxBookings: 1, ...options });
  const statuses: number[] = [];
  for (const [index, body] of createAppointments(forwardedFor.length).entries()) {
    statuses.push((await book(body, { 'x-forwarded-for': forwardedFor[index] ?? '' })).statusCode);
  }
  return statuses;
}

test('an address with a port, or an IPv6 address in brackets, counts as the address itself', async () => {
  const ipv4 = ['203.0.113.7', '203.0.113.7:51234', '203.0.113.7:51235', '203.0.113.8:51234'];
  expect(await bookAs({ trustProxy: 1 }, ipv4)).toEqual([201, 429, 429, 201]);
  const ipv6 = ['2001:db8::1', '[2001:db8::1]', '[2001:db8::1]:443', '[2001:db8:1::1]:443'];
  expect(await bookAs({ trustProxy: 1 }, ipv6)).toEqual([201, 429, 429, 201]);
});

test('a trusted proxy that is named with its port is trusted', async () => {
  const chains = ['203.0.113.7, 10.0.0.5:443', '203.0.113.8, 10.0.0.5:444', '203.0.113.8, 10.0.0.5'];
  expect(await bookAs({ trustProxy: ['127.0.0.1', '10.0.0.0/8'] }, chains)).toEqual([201, 201, 429]);
});

test.each([[1], [2], [true], [['127.0.0.1']]])(
  'a value that is not an address counts for the address that connects (TRUST_PROXY=%s)',
  async (trustProxy) => {
    const garbage = ['unknown', 'x1', 'x2, ', '203.0.113.7, x3', '1.2.3.4.5:6', '[::1', '999.1.1.1', '_hidden'];
    expect(await bookAs({ trustProxy }, garbage)).toEqual([201, ...Array(garbage.length - 1).fill(429)]);
  },
);

test('forwarded headers are warned of once when no proxy is trusted', async () => {
  for (const header of ['x-forwarded-for', 'forwarded']) {
    const testApp = await createTestApp();
    await testApp.app.inject('/healthz');
    expect(countWarnings(testApp)).toBe(0);
    for (let visit = 1; visit <= 3; visit += 1) {
      await testApp.app.inject({ url: '/healthz', headers: { [header]: 'for=203.0.113.7' } });
    }
    expect(countWarnings(testApp)).toBe(1);
    expect(testApp.logLines.join('')).not.toContain('203.0.113.7');
  }
});

test('trust in everyone is warned of at the start, trust in a number of proxies is not', async () => {
  expect(countWarnings(await createTestApp({ trustProxy: true }))).toBe(1);
  const testApp = await createTestApp({ trustProxy: 1 });
  await testApp.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(countWarnings(testApp)).toBe(0);
});

test.each<[string, Record<string, string>]>([
  ['by its host', { host: 'clinic.example' }],
  ['by the page before', { referer: 'https://clinic.example/book' }],
  ['by the page of a form', { origin: 'https://clinic.example' }],
])('a visitor who comes by https without X-Forwarded-Proto, known %s, is warned of once', async (_how, headers) => {
  const testApp = await createTestApp({ publicSiteUrl: 'https://clinic.example', trustProxy: 1 });
  const visit = (more: Record<string, string>) => testApp.app.inject({ url: '/healthz', headers: more });
  const count = () => testApp.logLines.filter((line) => line.includes('X-Forwarded-Proto')).length;
  await visit({ ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' });
  await visit({ host: 'localhost:3000' });
  expect(count()).toBe(0);
  await visit(headers);
  await visit(headers);
  expect(count()).toBe(1);
});

test('a site that nobody reaches by https needs no X-Forwarded-Proto', async () => {
  const testApp = await createTestApp({ publicSiteUrl: 'http://clinic.example' });
  await testApp.app.inject({ url: '/healthz', headers: { host: 'clinic.example' } });
  expect(testApp.logLines.join('')).not.toContain('X-Forwarded-Proto');
});
