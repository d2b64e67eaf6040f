import { PORTAL_FORMS } from '@clinic/contract/portal.ts';
import { PORTAL_PAGE } from '@clinic/contract/site-pages.ts';
import { expect, test } from 'vitest';
import { openFile } from '../sqlite-files.ts';
import { recordStatements } from '../statements.ts';
import { createPortalApp } from './portal-app.ts';

const OTHER_TIME = { appointmentDate: '2026-11-26', appointmentTime: '10:00 AM' };

test.each<[string, Record<string, string>, number]>([
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['a sandboxed page', { origin: 'null' }, 403],
  ['a sandboxed page of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['our own page, whose referrer policy hides its origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 303],
])('a form of %s is answered by where it comes from', async (_whose, headers, status) => {
  const { bookOne, submit, readRows } = await createPortalApp();
  const { path } = await bookOne();
  for (const [form, fields] of [
    ['move', OTHER_TIME],
    ['cancel', { reason: '' }],
  ] as const) {
    expect((await submit(`${path}/${form}`, fields, headers)).statusCode).toBe(status);
  }
  expect(readRows()).toMatchObject([{ status: status === 303 ? 'cancelled' : 'booked' }]);
});

test('a form that another site sends without an origin is refused', async () => {
  const { app, bookOne } = await createPortalApp();
  const { path } = await bookOne();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
  expect((await app.inject({ method: 'POST', url: `${path}/cancel`, headers, payload: '' })).statusCode).toBe(403);
});

test('programs are answered with problems, and other bodies than forms are refused', async () => {
  const { app, bookOne } = await createPortalApp();
  const { path } = await bookOne();
  for (const [headers, payload, status] of [
    [{ 'content-type': 'application/json' }, JSON.stringify(OTHER_TIME), 415],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 415],
    [{}, '', 422],
  ] as const) {
    const response = await app.inject({ method: 'POST', url: `${path}/move`, headers, payload });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      status,
      expect.stringContaining('problem+json'),
    ]);
  }
});

test('a refused form that is opened again leads to the appointment', async () => {
  const { app, bookOne } = await createPortalApp();
  const { path } = await bookOne();
  for (const form of PORTAL_FORMS) {
    const response = await app.inject(`${path}/${form}`);
    expect([response.statusCode, response.headers.location]).toEqual([303, path]);
  }
});

test.each(PORTAL_FORMS)('the appointment is shown with the reason while %s cannot be stored', async (form) => {
  const { bookOne, submit, rendered, databasePath, readRows } = await createPortalApp();
  const { path } = await bookOne();
  const before = readRows();
  const database = openFile(databasePath);
  database.exec('begin immediate');
  expect((await submit(`${path}/${form}`, form === 'move' ? OTHER_TIME : {})).statusCode).toBe(503);
  expect(rendered[0]).toMatchObject({
    page: PORTAL_PAGE,
    locals: { portal: { canChange: true, refused: { form, code: 'unavailable' } } },
  });
  database.exec('rollback');
  expect(readRows()).toEqual(before);
});

test('a page shows the reason while nothing can be read', async () => {
  const { app, bookOne, submit, rendered, store } = await createPortalApp();
  const { path } = await bookOne();
  await store.close();
  expect((await app.inject(path)).statusCode).toBe(503);
  expect((await submit(`${path}/move`, OTHER_TIME)).statusCode).toBe(503);
  for (const { page, locals } of rendered) {
    expect([page, locals.portalAsk?.code]).toEqual(['/answers/portal-ask', 'unavailable']);
  }
});

test('an unknown link is answered with the page that says so, whatever is sent to it', async () => {
  const { submit, rendered } = await createPortalApp();
  for (const form of ['move', 'cancel']) {
    expect((await submit(`/portal/unknown/${form}`, OTHER_TIME)).statusCode).toBe(404);
  }
  // It is the same for everybody, and drawn once.
  expect(rendered.map(({ page }) => page)).toEqual(['/answers/portal-gone']);
});

test.each([
  ['move', OTHER_TIME],
  ['cancel', {}],
])('an appointment is read once to %s it', async (form, fields) => {
  const { bookOne, submit } = await createPortalApp();
  const { path } = await bookOne();
  const statements = await recordStatements(() => submit(`${path}/${form}`, fields));
  expect(statements.filter((name) => name.endsWith('appointments'))).toEqual([
    'select appointments',
    'update appointments',
  ]);
});
