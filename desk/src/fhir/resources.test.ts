import { createSqlite } from '@clinic/api/test/databases.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { GENDERS } from '@clinic/contract/booking-calendar.ts';
import type { Appointment, Bundle, CapabilityStatement, Patient, Practitioner, Slot } from 'fhir/r4.js';
import { expect, test } from 'vitest';
import { findFaults } from '#test/fhir.ts';
import { openFhir } from '#test/fhir-desk.ts';
import { NO_SHOW_TIME } from '#test/test-desk.ts';
import { KINDS } from './kinds.ts';

const TYPES = KINDS.map(({ type }) => type);

test("every resource, bundle and refusal fits HL7's definitions 4.0.1", async () => {
  const { book, ask, read, search, db, perform } = await openFhir(await createSqlite());
  const id = await book();
  await perform(await book(1, { appointmentTime: '09:00 AM' }), 'cancel', { reason: 'Ill' });
  await db.updateTable('appointments').set({ needs_review: 1 }).where('id', '=', id).execute();
  const statement = await read<CapabilityStatement>('/metadata');
  expect(findFaults(statement)).toEqual([]);
  expect(statement.rest?.[0]?.resource?.map(({ type }) => type)).toEqual(TYPES);
  for (const type of TYPES) {
    const bundle = await read<Bundle>(`/${type}?_count=5&else=1`);
    expect(findFaults(bundle), type).toEqual([]);
    const [first = ''] = await search(`/${type}`);
    const answer = await ask(`/${type}/${first}`);
    expect([answer.statusCode, findFaults(answer.json())], type).toEqual([200, []]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/fhir+json; charset=utf-8',
      'cache-control': 'no-store',
    });
  }
  expect(findFaults((await ask('/Appointment/none')).json())).toEqual([]);
});

test.each([
  ['a start without an end', (one: Appointment) => ({ ...one, end: undefined })],
  ['an unknown element', (one: Appointment) => ({ ...one, begin: one.start })],
  ['no participant', (one: Appointment) => ({ ...one, participant: undefined })],
  ['a time without a zone', (one: Appointment) => ({ ...one, start: '2026-11-24T14:00:00' })],
])('the definitions refuse %s', async (_fault, spoil) => {
  const { book, read } = await openFhir(await createSqlite());
  const spoilt = spoil(await read<Appointment>(`/Appointment/${await book()}`)) as Appointment;
  expect(findFaults(JSON.parse(JSON.stringify(spoilt)))).not.toEqual([]);
});

test.each([
  ['/metadata', '"status":"active"'],
  ['/metadata', '"kind":"instance"'],
  ['/metadata', '"fhirVersion":"4.0.1"'],
  ['/metadata', '"format":["application/fhir+json"'],
  ['/metadata', '"mode":"server"'],
  ['/metadata', '"type":"Slot"'],
  ['/metadata', '"code":"search-type"'],
  ['/metadata', '"versioning":"no-version"'],
  ['/metadata', '"conditionalRead":"not-supported"'],
  ['/metadata', '"type":"token"'],
  ['/Appointment?_id=none', '"type":"searchset"'],
  ['/Appointment', '"mode":"match"'],
  ['/Appointment', '"status":"booked"'],
  ['/Appointment', '"status":"accepted"'],
  ['/Patient', '"system":"phone"'],
  ['/Location', '"status":"active"'],
  ['/Location', '"mode":"instance"'],
  ['/Slot', '"status":"free"'],
  ['/Slot?else=1', '"severity":"warning"'],
  ['/Slot/none', '"code":"not-found"'],
])('a wrong code in %s is found at %s', async (path, element) => {
  const { book, ask } = await openFhir(await createSqlite());
  await book();
  const { body } = await ask(path);
  expect(findFaults(JSON.parse(body))).toEqual([]);
  expect(body).toContain(element);
  const spoilt = JSON.parse(body.replace(element, element.replace(/[^"]+(?="$)/, 'canary')));
  expect(findFaults(spoilt)).toEqual([expect.stringContaining(' canary: http://hl7.org/fhir/ValueSet/')]);
});

test('the genders of doctors are codes of FHIR, which knows no other', () => {
  const findIn = (gender: string) => findFaults({ resourceType: 'Practitioner', gender } as Practitioner);
  expect(GENDERS.flatMap(findIn)).toEqual([]);
  expect(findIn('woman')).toHaveLength(1);
});

test.each([
  ['http://terminology.hl7.org/CodeSystem/v2-0276', 'ROUTINE', 'ROUTINELY'],
  ['http://terminology.hl7.org/CodeSystem/v3-ParticipationType', 'PPRF', 'PPRV'],
  ['http://terminology.hl7.org/CodeSystem/appointment-cancellation-reason', 'pat', 'ill'],
  ['http://terminology.hl7.org/CodeSystem/service-category', '7', '7a'],
  ['urn:ietf:bcp:47', 'mr', 'marathi_'],
  ['http://nobody.example', '', 'any'],
])('of the codes of %s, %s is known and %s is not', async (system, known, unknown) => {
  const { book, read } = await openFhir(await createSqlite());
  const one = await read<Appointment>(`/Appointment/${await book()}`);
  const withCode = (code: string) => ({ ...one, appointmentType: { coding: [{ system, code }] } });
  if (known) expect(findFaults(withCode(known))).toEqual([]);
  expect(findFaults(withCode(unknown))).toEqual([`${system} has no ${unknown}`]);
});

test('a program reads when, with whom and in which state, and nothing that a patient has written', async () => {
  const { book, read, ask, readRow, db, perform, clock } = await openFhir(await createSqlite());
  const id = await book(0, { message: 'It bleeds' });
  const path = `/Appointment/${id}`;
  const { body } = await ask(path);
  expect(JSON.parse(body)).toEqual({
    resourceType: 'Appointment',
    id,
    meta: { versionId: '0', lastUpdated: '2026-11-20T12:00:00.000+05:30' },
    identifier: [{ value: (await readRow(id)).reference }],
    status: 'booked',
    serviceType: [{ text: 'Urology' }],
    start: '2026-11-24T14:00:00+05:30',
    end: '2026-11-24T15:00:00+05:30',
    created: '2026-11-20T12:00:00+05:30',
    participant: [
      { actor: { reference: `Patient/${id}` }, status: 'accepted' },
      { actor: { reference: `Practitioner/${DOCTOR_ID}`, display: 'Dr. Namuna Shaikh' }, status: 'accepted' },
      { actor: { reference: 'Location/clinic', display: 'Sample Clinic' }, status: 'accepted' },
    ],
  });
  const { name, phone } = await readRow(id);
  expect(await read<Patient>(`/Patient/${id}`)).toMatchObject({
    name: [{ text: name }],
    telecom: [{ system: 'phone', value: phone }],
  });
  expect((await ask(`/Patient/${id}`)).body).not.toContain('patient.example');

  const readState = async () => (await read<Appointment>(path)).status;
  await db.updateTable('appointments').set({ needs_review: 1 }).execute();
  expect(await readState()).toBe('pending');
  await db.updateTable('appointments').set({ needs_review: 0 }).execute();
  clock.now = NO_SHOW_TIME;
  for (const [action, status] of [
    ['arrived', 'arrived'],
    ['fulfilled', 'fulfilled'],
  ] as const) {
    await perform(id, action);
    expect(await readState()).toBe(status);
  }
  const { headers } = await ask(path);
  expect(headers).toMatchObject({ etag: 'W/"2"', 'last-modified': 'Tue, 24 Nov 2026 08:45:00 GMT' });
  const [absent, cancelled] = [
    await book(1, { appointmentTime: '03:00 PM' }),
    await book(2, { appointmentTime: '04:00 PM' }),
  ];
  clock.now = new Date('2026-11-24T15:30:00+05:30');
  await perform(absent, 'noshow');
  await perform(cancelled, 'cancel', { reason: 'A secret' });
  expect((await read<Appointment>(`/Appointment/${absent}`)).status).toBe('noshow');
  const last = await ask(`/Appointment/${cancelled}`);
  expect([last.json().status, last.body.includes('A secret')]).toEqual(['cancelled', false]);
});

test('an erased person is no patient any more, and their appointment names nobody', async () => {
  const { book, ask, search, read, db } = await openFhir(await createSqlite());
  const id = await book();
  await db.updateTable('appointments').set({ name: '', phone: '', email: '' }).execute();
  expect((await ask(`/Patient/${id}`)).statusCode).toBe(404);
  expect(await search('/Patient')).toEqual([]);
  expect((await read<Appointment>(`/Appointment/${id}`)).participant).toHaveLength(2);
  await db.deleteFrom('appointments').execute();
  expect((await ask(`/Appointment/${id}`)).statusCode).toBe(404);
});

test('a time is free, busy with a patient, or closed by the desk, as on the board', async () => {
  const { book, close, read, search } = await openFhir(await createSqlite());
  await book();
  const day = 'practitioner=namuna-shaikh&start=2026-11-24';
  const readState = async (time: string) => (await read<Slot>(`/Slot/20261124.${time}.namuna-shaikh`)).status;
  expect([await readState('1400'), await readState('1500')]).toEqual(['busy', 'free']);
  const free = await search(`/Slot?${day}&status=free`);
  expect(await search(`/Slot?${day}&status=busy`)).toEqual(['20261124.1400.namuna-shaikh']);
  expect(free).toHaveLength((await search(`/Slot?${day}`)).length - 1);
  await close();
  expect([await readState('1400'), await readState('1500')]).toEqual(['busy', 'busy-unavailable']);
  expect(await search(`/Slot?${day}&status=free`)).toEqual([]);
});
