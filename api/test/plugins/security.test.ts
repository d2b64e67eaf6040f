import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { loadSite } from '#src/plugins/site-files.ts';
import { createFolder } from '../folder.ts';
import { appointment } from '../sample-bookings.ts';
import { createTestApp } from '../test-app.ts';

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

async function createSite() {
  const folder = await createFolder();
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  return loadSite(folder);
}

test('every answer carries the security headers', async () => {
  const { app, book } = await createTestApp({ site: await createSite() });
  for (const response of [
    await app.inject('/'),
    await app.inject('/index.html'),
    await app.inject('/nothing'),
    await app.inject('/%'),
    await app.inject('/api/nothing'),
    await app.inject({ method: 'DELETE', url: '/' }),
    await app.inject('/healthz'),
    await book(appointment),
    await book({}),
    await book('{'),
  ]) {
    expect(response.headers).toMatchObject(COMMON);
    expect(response.headers['strict-transport-security']).toBeUndefined();
  }
});

test('answers of the API allow nothing and are not kept', async () => {
  const { app, book } = await createTestApp();
  for (const response of [await book(appointment), await book({}), await app.inject('/api/nothing')]) {
    expect(response.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  }
});

test('a browser is told to stay with https only by an answer that goes over https', async () => {
  const { app } = await createTestApp({ site: await createSite(), trustProxy: ['127.0.0.1'] });
  const headers = { 'x-forwarded-proto': 'https' };
  for (const url of ['/', '/healthz', '/api/nothing']) {
    const secure = await app.inject({ url, headers });
    expect(secure.headers['strict-transport-security']).toContain('max-age=');
    expect((await app.inject(url)).headers['strict-transport-security']).toBeUndefined();
    const stranger = await app.inject({ url, headers, remoteAddress: '192.0.2.1' });
    expect(stranger.headers['strict-transport-security']).toBeUndefined();
  }
});

test('an allowed origin may ask and read, others may not', async () => {
  const { app, book } = await createTestApp({ allowedOrigins: ['https://clinic.example'] });
  const preflight = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/api/appointments',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  const allowed = await preflight('https://clinic.example');
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': 'https://clinic.example',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type, idempotency-key',
  });
  expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();

  const headers = { origin: 'https://clinic.example' };
  for (const response of [
    await book(appointment, headers),
    await book({}, headers),
    await book('{', headers),
    await app.inject({ url: AVAILABILITY_PATH, headers }),
  ]) {
    expect(response.headers['access-control-allow-origin']).toBe('https://clinic.example');
    expect(response.headers.vary).toContain('Origin');
  }
});

test('no other site may read without allowed origins', async () => {
  const { app, book } = await createTestApp();
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const preflight = await app.inject({ method: 'OPTIONS', url: '/api/appointments', headers });
  expect(preflight.statusCode).toBe(405);
  expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  expect((await book(appointment, headers)).headers['access-control-allow-origin']).toBeUndefined();
});
