import { createSqlite } from '@clinic/api/test/databases.ts';
import type { InjectOptions } from 'fastify';
import type { Bundle } from 'fhir/r4.js';
import { expect, test } from 'vitest';
import { findFaults } from '#test/fhir.ts';
import { listIds, openFhir } from '#test/fhir-desk.ts';

const LIST = '/Appointment';

type Asked = Pick<InjectOptions, 'method' | 'headers' | 'payload'>;

const JSON_BODY = { 'content-type': 'application/fhir+json' };

/** Status and code of each refusal, and what leads to it. */
const REFUSED: [number, string, string, Asked?][] = [
  [400, 'invalid', '/%ff'],
  [400, 'invalid', `${LIST}/%`],
  [400, 'invalid', '/%ff', { method: 'DELETE' }],
  [401, 'login', LIST, { headers: { authorization: '' } }],
  [401, 'login', '/Nothing', { headers: { authorization: 'Bearer' } }],
  [404, 'not-found', ''],
  [404, 'not-found', '/'],
  [404, 'not-found', '/appointment'],
  [404, 'not-found', `${LIST}/none`],
  [404, 'not-found', `${LIST}/none.`],
  [404, 'not-found', `${LIST}/%C3%A9`],
  [404, 'not-found', `${LIST}/a%00b`],
  [404, 'not-found', `${LIST}/${'a'.repeat(101)}`],
  [404, 'not-found', `${LIST}/none/_history`],
  [404, 'not-found', `${LIST}/_search?status=booked`],
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH', 'QUERY'].map(
    (method): [number, string, string, Asked] => [405, 'not-supported', LIST, { method: method as 'POST' }],
  ),
  [405, 'not-supported', '', { method: 'POST', headers: JSON_BODY, payload: '{}' }],
  [405, 'not-supported', LIST, { method: 'POST', headers: JSON_BODY, payload: '{' }],
  [405, 'not-supported', LIST, { method: 'POST', headers: { 'content-type': 'text/xml' }, payload: '<a/>' }],
  [405, 'not-supported', `${LIST}/none`, { method: 'PUT', headers: JSON_BODY, payload: 'x'.repeat(2_000_000) }],
  [406, 'not-supported', `${LIST}?_format=xml`],
  [406, 'not-supported', `${LIST}?_format=application/fhir+xml`],
  [406, 'not-supported', '/metadata?_format=ttl'],
  ...['text/html', 'application/fhir+xml', 'application/xml, */*;q=0', 'application/fhir+json; fhirVersion=3.0'].map(
    (accept): [number, string, string, Asked] => [406, 'not-supported', LIST, { headers: { accept } }],
  ),
  [414, 'too-long', `${LIST}/${'a'.repeat(2001)}`],
  [414, 'too-long', `/%ff${'a'.repeat(2001)}`],
  ...['yesterday', 'ne2026-11-24', '2026-02-30', 'ge2026-13', '2026-11-24T25:00', '', '2026-11-24,2026-11-25'].map(
    (date): [number, string, string] => [422, 'value', `${LIST}?date=${date}`],
  ),
  ...['status=canceled', 'status=', 'status=booked|', 'status:not=booked', '_lastUpdated=1', '_id=a%00b'].map(
    (query): [number, string, string] => [422, 'value', `${LIST}?${query}`],
  ),
  ...['-1', '1.5', 'many', ''].map((count): [number, string, string] => [422, 'value', `${LIST}?_count=${count}`]),
  ...['handling=strict', 'return=minimal, Handling="strict"'].map((prefer): [number, string, string, Asked] => [
    ...([422, 'value', `${LIST}?color=blue`] as const),
    { headers: { prefer } },
  ]),
];

test('every refusal below /fhir is an OperationOutcome, however the address, method or search is wrong', async () => {
  const { app, token, db } = await openFhir(await createSqlite());
  const send = async (path: string, { headers, ...asked }: Asked = {}) =>
    app.inject({ url: `/fhir${path}`, headers: { authorization: `Bearer ${token}`, ...headers }, ...asked });
  const check = async ([status, code, path, asked]: (typeof REFUSED)[number]) => {
    const answer = await send(path, asked);
    const { issue = [] } = answer.json();
    expect(
      [answer.statusCode, issue[0]?.code, answer.headers['content-type'], findFaults(answer.json())],
      path,
    ).toEqual([status, code, 'application/fhir+json; charset=utf-8', []]);
    expect(issue[0].details.text).not.toContain('see errors');
  };
  for (const one of REFUSED) await check(one);
  const { headers, body } = await send('/%ff', { method: 'HEAD' });
  expect([headers['content-type'], headers['x-content-type-options'], body]).toEqual([
    ...['application/fhir+json; charset=utf-8', 'nosniff', ''],
  ]);
  await db.schema.dropTable('openings').execute();
  await check([500, 'exception', LIST]);
  for (let count = 0; count < 5; count += 1) await send(LIST, { headers: { authorization: `Bearer x${count}` } });
  await check([429, 'throttled', LIST, { headers: { authorization: 'Bearer x' } }]);
});

test('what a search finds follows the rules of FHIR, also where the program asks in an unusual way', async () => {
  const { ask, book } = await openFhir(await createSqlite());
  await book(1);
  await book(2, { appointmentTime: '03:00 PM' });
  /** How many match, or in words how they are told, and the headers of the request. */
  for (const [found, query, headers] of [
    [2, ''],
    [2, '', { accept: 'text/html, */*;q=0.8' }],
    [2, '', { accept: 'application/fhir+json; fhirVersion=4.0; charset=utf-8' }],
    [2, '', { accept: '' }],
    [2, '', { 'if-modified-since': 'Sun, 01 Jan 2040 00:00:00 GMT' }],
    [2, '?_format=application/fhir+json'],
    [2, '?_format=json', { accept: 'application/fhir+xml', prefer: 'handling=strict' }],
    [2, '/'],
    ['total 2', '?_count=0'],
    ['total 2', '?_summary=count&_count=1&_after=z'],
    ['total 0', '?_count=0&date=2027'],
    ['total 0', '?_count=0&practitioner=Practitioner/nobody&_id=none'],
    [1, '?_count=1'],
    [1, '?_count=2&_count=1'],
    [2, '?_count=99999999'],
    [0, '?_after=zzzz'],
    [0, '?date=2027'],
    [2, '?date=ge0000&date=le9999-12-31'],
    [2, '?_lastUpdated=ge2026-11-20T06:30:00.000000+00:00&_lastUpdated=le9999'],
    [0, '?_lastUpdated=gt2026-11-20T06:30:00.000999999Z'],
    [2, '?status=|booked,noshow&status=booked'],
    [2, '?status=http://hl7.org/fhir/appointmentstatus|booked'],
    [0, '?status=http://hl7.org/fhir/slotstatus|booked'],
    [0, '?status=entered-in-error'],
    [2, '?practitioner=http://localhost:4000/fhir/Practitioner/namuna-shaikh'],
    [0, '?practitioner=http://elsewhere.example/fhir/Practitioner/namuna-shaikh'],
    [0, '?practitioner=Patient/namuna-shaikh'],
    [0, '?practitioner='],
    ['2, and told', '?color=blue', { prefer: 'handling=lenient' }],
    ['2, and told', '?_sort=-date'],
    ['2, and told', '?_elements=status'],
    ['2, and told', '?_summary=true'],
    ['2, and told', '?practitioner.name=x&__proto__=1&_has:x:y=1&%ff=1'],
  ] as [number | string, string, Record<string, string>?][]) {
    const answer = await ask(`${LIST}${query}`, headers);
    const bundle: Bundle = answer.json();
    const isTold = bundle.entry?.at(-1)?.search?.mode === 'outcome';
    const count = listIds(bundle).length;
    const words = bundle.total === undefined ? count : `total ${bundle.total}`;
    expect([answer.statusCode, isTold ? `${words}, and told` : words, findFaults(bundle)], query).toEqual([
      ...[200, found, []],
    ]);
  }
  expect((await ask(`${LIST}?_count=0`)).json().entry).toBeUndefined();
});

test('the other types are counted and found by reference too', async () => {
  const { ask, search, book } = await openFhir(await createSqlite());
  await book();
  const count = async (path: string) => (await ask(`${path}_count=0`)).json().total;
  const day = '/Slot?start=2026-11-24&schedule=Schedule/namuna-shaikh&';
  expect(await count(day)).toBe((await search(`${day}_count=200`)).length);
  const schedules = await search('/Schedule');
  expect(await count('/Schedule?')).toBe(schedules.length);
  expect(await search('/Schedule?actor=Location/clinic')).toEqual(schedules);
  expect(await search('/Schedule?actor=Location/clinic&actor=Practitioner/namuna-shaikh')).toEqual(['namuna-shaikh']);
  expect(await search('/Slot?schedule=Practitioner/namuna-shaikh')).toEqual([]);
  expect(await search('/Slot?status=busy-tentative')).toEqual([]);
  expect(await count('/Patient?')).toBe(1);
});
