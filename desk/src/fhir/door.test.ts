import { createSqlite } from '@clinic/api/test/databases.ts';
import { createTestApp } from '@clinic/api/test/test-app.ts';
import { expect, test } from 'vitest';
import { listRoutes } from '#test/desk-routes-list.ts';
import { findFaults } from '#test/fhir.ts';
import { openFhir } from '#test/fhir-desk.ts';
import { ASHA } from '#test/people.ts';
import { MAKER } from '#test/test-desk.ts';
import { listTokens, revokeToken } from './tokens.ts';

const PATH = '/fhir/Appointment';

test('without a token, with a wrong one and with a session there is nothing but the metadata', async () => {
  const { app, signIn, token, logLines } = await openFhir(await createSqlite());
  const cookie = await signIn(ASHA, 'owner');
  const asked = [
    ...['/fhir', PATH, `${PATH}/some-id`, '/fhir/Nothing', '/fhir/a/b/c'].map((url) => [url, { cookie }] as const),
    ...['', 'Bearer wrong', `Basic ${token}`, token, `Bearer ${token}0`].map((authorization) => [
      PATH,
      { authorization },
    ]),
  ] as [string, Record<string, string>][];
  for (const [url, headers] of asked) {
    const answer = await app.inject({ url, headers });
    expect([answer.statusCode, findFaults(answer.json())], url).toEqual([401, []]);
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer realm="fhir"/);
  }
  expect((await app.inject('/fhir/metadata')).statusCode).toBe(200);
  expect(logLines.join('')).not.toContain(token);
});

test('a token opens nothing else at the desk, and the public port has no FHIR', async () => {
  const { app, token } = await openFhir(await createSqlite());
  const { app: site } = await createTestApp();
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  for (const url of ['/', '/people', '/export', '/settings/tokens', '/openings']) {
    expect((await app.inject({ url, headers })).statusCode, url).toBe(401);
  }
  for (const { path } of (await listRoutes(app)).filter((route) => route.path.startsWith('/fhir'))) {
    expect((await site.inject({ url: path, headers })).statusCode, path).toBe(404);
  }
});

test('a revoked token opens nothing at once', async () => {
  const { ask, db, clock } = await openFhir(await createSqlite());
  expect((await ask('/Appointment')).statusCode).toBe(200);
  const [token] = await listTokens(db);
  expect(await revokeToken(db, token?.id ?? '', MAKER, clock.now)).toBe('Ward system');
  const answer = await ask('/Appointment');
  expect([answer.statusCode, answer.json().issue[0].code]).toEqual([401, 'login']);
});

test('nothing is written: other methods are refused, and HEAD is a GET without its body', async () => {
  const { app, token, book, readRow } = await openFhir(await createSqlite());
  const id = await book();
  const before = await readRow(id);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/fhir+json' };
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    for (const url of [PATH, `${PATH}/${id}`, `${PATH}/_search`, '/fhir/metadata']) {
      const answer = await app.inject({ method, url, headers, payload: '{}' });
      expect([answer.statusCode, answer.headers.allow, findFaults(answer.json())], method + url).toEqual([
        ...[405, 'GET, HEAD', []],
      ]);
    }
  }
  const head = await app.inject({ method: 'HEAD', url: `${PATH}/${id}`, headers });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', 'W/"0"']);
  expect(await readRow(id)).toEqual(before);
});

test('somebody who guesses tokens waits, and a program with the right one on the same network does not', async () => {
  const { app, ask, pass } = await openFhir(await createSqlite());
  const guess = (token: string) => app.inject({ url: PATH, headers: { authorization: `Bearer ${token}` } });
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess(`x${attempt}`)).statusCode).toBe(401);
  const waits = await guess('x');
  expect([waits.statusCode, waits.headers['retry-after'], waits.json().issue[0].code]).toEqual([
    429,
    '60',
    'throttled',
  ]);
  expect((await ask('/Appointment')).statusCode).toBe(200);
  pass(60);
  expect((await guess('x')).statusCode).toBe(401);
});

test('a program that reads too fast waits', async () => {
  const { ask } = await openFhir(await createSqlite());
  const statuses: number[] = [];
  for (let count = 0; count < 121; count += 1) statuses.push((await ask('/Location/clinic')).statusCode);
  expect([new Set(statuses.slice(0, 120)), statuses.at(-1)]).toEqual([new Set([200]), 429]);
});

test('each use is recorded with the type and how many were read; what cannot be recorded is not read', async () => {
  const { ask, book, db, readRow } = await openFhir(await createSqlite());
  const id = await book();
  await book(1, { appointmentTime: '03:00 PM' });
  for (const path of [
    '/Appointment?_count=1',
    '/Appointment',
    `/Patient/${id}`,
    '/Location/clinic',
    '/Slot/none',
    '/Patient?_id=x',
  ]) {
    await ask(path);
  }
  const rows = await db.selectFrom('openings').selectAll().orderBy('id').execute();
  expect(rows.map(({ subject }) => subject)).toEqual([
    ...['Appointment 1', 'Appointment 2', `Patient ${(await readRow(id)).reference}`, 'Location 1', 'Patient 0'],
  ]);
  expect(rows[0]).toMatchObject({ kind: 'fhir', made_by: 'token Ward system', made_from: '127.0.0.1' });
  expect((await listTokens(db))[0]?.lastUse).toBe(rows.at(-1)?.made_at);

  await db.schema.dropTable('openings').execute();
  const failed = await ask('/Appointment');
  expect([failed.statusCode, failed.json().resourceType, failed.body.includes(id)]).toEqual([
    ...[500, 'OperationOutcome', false],
  ]);
});
