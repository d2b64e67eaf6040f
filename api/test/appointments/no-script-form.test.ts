import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { BOOKED_PAGE, REFUSED_PAGE } from '@clinic/contract/site-pages.ts';
import { expect, test } from 'vitest';
import { createPortalApp } from '../portal/portal-app.ts';
import { appointment } from '../sample-bookings.ts';
import { calendar } from '../sample-clinic.ts';
import { createTestApp } from '../test-app.ts';

const HTML = '<!doctype html><p>Drawn</p>';

async function createFormApp(options: Parameters<typeof createPortalApp>[0] = {}) {
  const testApp = await createPortalApp(options);
  const submit = (fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
    testApp.submit(APPOINTMENTS_PATH, fields, headers);
  return { ...testApp, submit };
}

const form = { ...appointment, website: '' };

test('a booked form is answered with the confirmation page, which gets only the booking', async () => {
  const { submit, rendered, readRows } = await createFormApp();
  const response = await submit(form);
  expect(response.statusCode).toBe(201);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  const [row] = readRows();
  expect(row).toMatchObject({ name: appointment.name, needs_review: 0 });
  const { department, doctor, appointmentDate, appointmentTime } = appointment;
  const manageUrl = expect.stringContaining('/portal/');
  const addresses = { manageUrl, calendarUrl: manageUrl };
  const booked = { reference: row?.reference, department, doctor, appointmentDate, appointmentTime, ...addresses };
  expect(rendered).toEqual([{ page: BOOKED_PAGE, locals: { language: 'en', booked, siteBase: '' } }]);
});

test('a number that looks too short is booked, and the page asks about it', async () => {
  const { submit, rendered, readRows } = await createFormApp();
  expect((await submit({ ...form, phone: '12' })).statusCode).toBe(201);
  expect(rendered).toMatchObject([{ page: BOOKED_PAGE, locals: { isPhoneShort: true } }]);
  expect(readRows()).toMatchObject([{ phone: '12' }]);
});

test('a refused form comes back with its entries and the codes of the reasons', async () => {
  const { submit, rendered, readRows } = await createFormApp();
  const response = await submit({ ...form, name: '', appointmentDate: '2026-11-22' });
  expect(response.statusCode).toBe(422);
  expect(rendered).toMatchObject([
    {
      page: REFUSED_PAGE,
      locals: {
        refused: {
          code: 'fields-invalid',
          reasons: [
            { field: 'name', code: 'name-missing' },
            { field: 'appointmentDate', code: 'weekday-closed' },
          ],
          entries: { phone: appointment.phone, name: '' },
          calendar,
        },
      },
    },
  ]);
  expect(readRows()).toHaveLength(0);
});

test('a taken slot is answered with the page of the refused form', async () => {
  const { submit, rendered } = await createFormApp();
  await submit(form);
  expect((await submit({ ...form, name: 'Someone Else' })).statusCode).toBe(409);
  expect(rendered[1]?.locals.refused).toMatchObject({ code: 'slot-taken', reasons: [{ field: 'appointmentTime' }] });
});

test("an answer carries the page's policy and is never kept", async () => {
  const { submit } = await createFormApp();
  for (const response of [await submit(form), await submit({ ...form, name: '' })]) {
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'sha256-of-the-page'; frame-ancestors 'none'",
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.any(String),
      vary: 'accept-encoding',
    });
  }
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('an answer is compressed with %s for a browser that accepts it', async (encoding, decompress) => {
  const { submit } = await createFormApp();
  const response = await submit(form, { 'accept-encoding': encoding });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(decompress(response.rawPayload).toString()).toBe(HTML);
  expect((await submit(form)).body).toBe(HTML);
});

test('a form is answered in JSON where no page can be rendered', async () => {
  const { submit } = await createFormApp({ renderPage: null });
  const booked = await submit(form);
  expect(booked.statusCode).toBe(201);
  expect(booked.json()).toMatchObject({ doctor: appointment.doctor });
  const refused = await submit({ ...form, name: '' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ code: 'fields-invalid' });
});

test('a page that fails to render is answered in plain text, and the log holds no value', async () => {
  const { submit, logLines } = await createFormApp({
    renderPage: async () => {
      throw new Error(`Canary: ${appointment.name}`);
    },
  });
  for (const fields of [form, { ...form, name: '' }]) {
    const response = await submit(fields);
    expect(response.statusCode).toBe(500);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body).toBe('Something went wrong on our side.');
  }
  expect(logLines.join('')).toContain('page not rendered');
  expect(logLines.join('')).not.toContain('Canary');
});

test('links lead to the site when it is on another host', async () => {
  const { submit, rendered } = await createFormApp({
    publicApiBase: 'https://api.clinic.example',
    publicSiteUrl: 'https://clinic.example',
  });
  await submit(form);
  await submit({ ...form, name: '' });
  expect(rendered.map(({ locals }) => locals.siteBase)).toEqual(['https://clinic.example', 'https://clinic.example']);
});

test('a form with a filled honeypot is booked and marked for the desk', async () => {
  const { submit, readRows } = await createFormApp();
  expect((await submit({ ...form, website: 'https://spam.example' })).statusCode).toBe(201);
  expect(readRows()).toMatchObject([{ needs_review: 1 }]);
});

test('a field that comes twice is refused', async () => {
  const { submit, rendered } = await createFormApp();
  expect((await submit(`${new URLSearchParams(form)}&phone=1`)).statusCode).toBe(422);
  expect(rendered[0]?.locals.refused?.reasons).toMatchObject([{ field: 'phone', code: 'phone-missing' }]);
});

test('a field named like a property of every object is refused as unknown', async () => {
  const { submit, rendered } = await createFormApp();
  expect((await submit({ ...form, constructor: 'x' })).statusCode).toBe(422);
  expect(rendered[0]?.locals.refused?.reasons).toMatchObject([{ field: 'constructor', code: 'field-unknown' }]);
});

test('__proto__ in a form is an unknown field', async () => {
  const { submit, readRows } = await createFormApp();
  expect((await submit(`${new URLSearchParams(form)}&__proto__=x`)).statusCode).toBe(422);
  expect(readRows()).toHaveLength(0);
});

test('a form that is too long is answered with a page that names the message, without entries', async () => {
  // The field allows this many characters, but each takes nine bytes of a form.
  const { submit, rendered } = await createFormApp();
  expect((await submit({ ...form, message: '\u0935'.repeat(2400) })).statusCode).toBe(413);
  expect(rendered[0]?.locals.refused).toMatchObject({ code: 'body-too-long', reasons: [{ field: 'message' }] });
  expect(rendered[0]?.locals.refused).not.toHaveProperty('entries');
});

test('a patient over the limit is told how long to wait', async () => {
  const { submit, rendered } = await createFormApp({ maxBookings: 1 });
  await submit(form);
  const response = await submit({ ...form, appointmentTime: '03:00 PM' });
  expect(response.statusCode).toBe(429);
  const waitSeconds = Number(response.headers['retry-after']);
  expect(waitSeconds).toBeGreaterThan(0);
  expect(rendered[1]?.locals.refused).toMatchObject({ code: 'too-many', waitSeconds });
});

test.each<[string, Record<string, string>]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a page that begins like ours', { origin: 'https://clinic.example.evil.example' }],
])('a form from %s is refused, and not filled in again', async (_what, headers) => {
  const { submit, rendered, readRows } = await createFormApp();
  expect((await submit(form, headers)).statusCode).toBe(403);
  expect(rendered[0]?.locals.refused).toMatchObject({ code: 'forbidden-origin', reasons: [] });
  expect(JSON.stringify(rendered)).not.toContain(appointment.name);
  expect(readRows()).toHaveLength(0);
});

test('a form without an origin is refused when the browser calls it cross-site', async () => {
  const { app } = await createTestApp();
  const payload = new URLSearchParams(form).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = APPOINTMENTS_PATH;
  const cross = { ...headers, 'sec-fetch-site': 'cross-site' };
  // A query that would be refused for itself changes nothing, because its refusal fills in the form again.
  for (const query of ['', '?visit=unknown']) {
    const foreign = await app.inject({ method: 'POST', url: url + query, payload, headers: cross });
    expect(foreign.statusCode).toBe(403);
  }
  expect((await app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(201);
});

test.each<[string, string]>([
  ['the site', 'https://www.clinic.example'],
  ['an allowed origin', 'https://preview.clinic.example'],
])('a form from %s on another host is taken', async (_what, origin) => {
  const { submit } = await createFormApp({
    publicSiteUrl: 'https://www.clinic.example',
    allowedOrigins: ['https://preview.clinic.example'],
  });
  const response = await submit(form, { host: 'api.clinic.example', origin, 'sec-fetch-site': 'cross-site' });
  expect(response.statusCode).toBe(201);
});
