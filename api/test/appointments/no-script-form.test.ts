import { createHash } from 'node:crypto';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { appointment, createTestApp, type TestApp } from '../helper.ts';

function submit({ app }: TestApp, fields: Record<string, string> | string, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: APPOINTMENTS_PATH,
    headers: {
      host: 'clinic.example',
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://clinic.example',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

const form = { ...appointment, website: '' };

test('a booked form is answered by a page that says so, with reference, doctor, day and time', async () => {
  const testApp = await createTestApp();
  const response = await submit(testApp, form);
  expect(response.statusCode).toBe(201);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  const [row] = testApp.readRows();
  expect(row).toMatchObject({ name: appointment.name, needs_review: 0 });
  for (const text of [
    '<h1>Success!</h1>',
    'Appointment booked successfully. Thank you!',
    row?.reference,
    appointment.doctor,
    'Tuesday, 24 November 2026',
    '02:00 PM',
    'lang="en-IN"',
    'href="/"',
  ]) {
    expect(response.body).toContain(text);
  }
  expectNothingEchoed(response.body);
});

test('a refused form is answered by a page with the reasons by their labels', async () => {
  const testApp = await createTestApp();
  const response = await submit(testApp, { ...form, name: '', appointmentDate: '2026-11-22' });
  expect(response.statusCode).toBe(422);
  for (const text of [
    '<h1>Oops...</h1>',
    'Something went wrong! Please try again.',
    '<strong>Full Name</strong>: Enter your full name.',
    '<strong>Preferred Date</strong>: The clinic takes no bookings on a Sunday.',
    'href="/book"',
  ]) {
    expect(response.body).toContain(text);
  }
  expect(testApp.readRows()).toHaveLength(0);
});

test('a refused form comes back as it was filled in, each reason beside its field', async () => {
  const response = await submit(await createTestApp(), { ...form, email: 'asha@', message: '\r\nFirst\r\nlast' });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['content-security-policy']).toMatch(/; form-action 'self'$/);
  for (const text of [
    '<form method="post">',
    `<input id="name" name="name" autocomplete="name" maxlength="120" value="${appointment.name}" required>`,
    'name="email" aria-invalid="true" aria-describedby="email-reason"',
    'value="asha@"',
    '<p class="reason" id="email-reason">Enter an e',
    `value="${appointment.phone}"`,
    `<option selected>${appointment.department}</option>`,
    `<option selected>${appointment.doctor}</option>`,
    `value="${appointment.appointmentDate}"`,
    `value="${appointment.appointmentTime}" checked required`,
    // The parser drops the first line break of a textarea.
    '>\n\r\nFirst\r\nlast</textarea>',
  ]) {
    expect(response.body).toContain(text);
  }
});

test.each([`"><script>alert(1)</script>`, `' autofocus onfocus='x`, '</textarea><img src=x>', '<!--', '&lt;&#39;'])(
  'a form filled in with %s comes back with it as text',
  async (hostile) => {
    const entries = Object.fromEntries(Object.keys(appointment).map((field) => [field, hostile]));
    const { statusCode, body } = await submit(await createTestApp(), entries);
    expect(statusCode).toBe(422);
    const values = [...body.matchAll(/<input id=[^>]* value="([^"]*)" required>/g)].map(([, value = '']) =>
      unescapeHtml(value),
    );
    const [, message = ''] = /<textarea[^>]*>\n([^<]*)<\/textarea>/.exec(body) ?? [];
    // Name, email, phone and date, then the message: choices hold only what the clinic offers.
    expect([...values, unescapeHtml(message)]).toEqual(Array(5).fill(hostile));
    expect(body).not.toContain(hostile);
  },
);

test('a taken slot is answered by the page too', async () => {
  const testApp = await createTestApp();
  await submit(testApp, form);
  const response = await submit(testApp, { ...form, name: 'Someone Else' });
  expect(response.statusCode).toBe(409);
  expect(response.body).toContain('<strong>Preferred Time</strong>');
  expect(response.body).not.toContain(' checked');
});

test('the page allows its own style by hash, and nothing else', async () => {
  const response = await submit(await createTestApp(), form);
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(response.body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  );
});

test('links lead to the site when it lives elsewhere', async () => {
  const testApp = await createTestApp({
    publicApiBase: 'https://api.clinic.example',
    publicSiteUrl: 'https://clinic.example',
  });
  expect((await submit(testApp, form)).body).toContain('href="https://clinic.example/"');
  const refused = await submit(testApp, { ...form, name: '' });
  expect(refused.body).toContain('href="https://clinic.example/book"');
});

test('a filled honeypot is booked and marked for the desk', async () => {
  const testApp = await createTestApp();
  expect((await submit(testApp, { ...form, website: 'https://spam.example' })).statusCode).toBe(201);
  expect(testApp.readRows()).toMatchObject([{ needs_review: 1 }]);
});

test('a field that comes twice is refused', async () => {
  const testApp = await createTestApp();
  const response = await submit(testApp, `${new URLSearchParams(form)}&phone=1`);
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain('<strong>Phone Number</strong>');
});

test('the name of an unknown field is not repeated', async () => {
  const response = await submit(await createTestApp(), { ...form, canaryfield: 'x' });
  expect(response.statusCode).toBe(422);
  expect(response.body).not.toContain('canaryfield');
});

test('an unknown field may be named like a part of every object', async () => {
  const response = await submit(await createTestApp(), { ...form, constructor: 'x' });
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain('<h1>Oops...</h1>');
});

test('__proto__ in a form is an unknown field', async () => {
  const testApp = await createTestApp();
  expect((await submit(testApp, `${new URLSearchParams(form)}&__proto__=x`)).statusCode).toBe(422);
  expect(testApp.readRows()).toHaveLength(0);
});

test('a form that is too long is answered by a page that names the message, and the way back', async () => {
  // Fewer characters than the field allows, but each of them is nine bytes of a form.
  const response = await submit(await createTestApp(), { ...form, message: '\u0935'.repeat(2400) });
  expect(response.statusCode).toBe(413);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const text of [
    '<h1>Oops...</h1>',
    '<strong>Additional Message</strong>: Shorten the additional message.',
    "browser's Back button",
    'Start with an empty form',
  ]) {
    expect(response.body).toContain(text);
  }
  expect(response.body).not.toContain('<form');
});

test('a form over the limit is answered by a page with Retry-After', async () => {
  const testApp = await createTestApp({ maxBookings: 1 });
  await submit(testApp, form);
  const response = await submit(testApp, { ...form, appointmentTime: '03:00 PM' });
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toMatch(/^\d+$/);
  expect(response.body).toContain('Something went wrong! Please try again.');
});

test.each<[string, Record<string, string>]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a page that begins like ours', { origin: 'https://clinic.example.evil.example' }],
])('a form from %s is refused', async (_what, headers) => {
  const testApp = await createTestApp();
  const response = await submit(testApp, form, headers);
  expect(response.statusCode).toBe(403);
  expect(response.body).toContain('<h1>Oops...</h1>');
  expectNothingEchoed(response.body);
  expect(testApp.readRows()).toHaveLength(0);
});

test('a form without an origin is refused when the browser calls it cross-site', async () => {
  const { app } = await createTestApp();
  const payload = new URLSearchParams(form).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = APPOINTMENTS_PATH;
  const foreign = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.statusCode).toBe(403);
  expect((await app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(201);
});

test.each<[string, string]>([
  ['the site', 'https://www.clinic.example'],
  ['an allowed origin', 'https://preview.clinic.example'],
])('a form from %s on another host is taken', async (_what, origin) => {
  const testApp = await createTestApp({
    publicSiteUrl: 'https://www.clinic.example',
    allowedOrigins: ['https://preview.clinic.example'],
  });
  const response = await submit(testApp, form, { host: 'api.clinic.example', origin, 'sec-fetch-site': 'cross-site' });
  expect(response.statusCode).toBe(201);
});

function unescapeHtml(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replaceAll(/&([^;]+);/g, (_entity, name) => characters[name] ?? '');
}

function expectNothingEchoed(html: string): void {
  for (const typed of [appointment.name, appointment.email, appointment.phone, appointment.message]) {
    expect(html).not.toContain(typed);
  }
}
