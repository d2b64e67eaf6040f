import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment } from '@clinic/api/test/sample-bookings.ts';
import type { Appointment } from 'fhir/r4.js';
import { expect, test } from 'vitest';
import { parseBundle } from '#test/fhir.ts';
import { openForOwner } from '#test/people/owner-desk.ts';
import { ASHA } from '#test/people.ts';

const MONTH = 'from=2026-11-01&to=2026-12-31';

/** A time on the day of most bookings here, when all of them have begun. */
const CLOSING_TIME = new Date('2026-11-24T18:00:00+05:30');

const HEADER =
  '\ufeffReference,State,Date,Time,Doctor,Department,Name,Phone,Email,Note,Booked at,Booked by,Reason for cancelling,Language';

const VISITS = [{ id: 'dressing', name: 'Dressing', minutes: 10, forNewPatients: false }];

async function open(visits?: typeof VISITS, url = '') {
  const desk = await openForOwner(url || (await createSqlite()), visits);
  const readCsv = async () => (await desk.get(`/export?${MONTH}&format=csv`)).body.split('\r\n');
  const readBundle = async () => parseBundle<Appointment>((await desk.get(`/export?${MONTH}&format=fhir`)).body);
  return { ...desk, readCsv, readBundle };
}

test('an owner exports every appointment of the days as CSV once, in the order of time', async () => {
  const { book, get, db, readCsv, readRecords, readRow } = await open(VISITS);
  expect(await readCsv()).toEqual([`${HEADER},Visit`, '']);
  await book(1, { appointmentDate: '2026-11-25', appointmentTime: '09:00 AM' });
  await book(2, { phone: '+९१ ९८७६५ ४३२१०' }, 'mr');
  await book(3, { appointmentDate: '2027-01-04' });
  const id = await book(4, { appointmentTime: '09:00 AM', message: 'Two\nlines, and a "quote"' });
  await db.updateTable('appointments').set({ visit: 'dressing' }).where('id', '=', id).execute();
  const { reference } = await readRow(id);
  const { headers } = await get(`/export?${MONTH}&format=csv`);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="appointments-2026-11-01-2026-12-31.csv"',
    'cache-control': 'no-store',
  });
  const [, first, second, ...rest] = await readCsv();
  expect([first]).toEqual([
    `${reference},Booked,2026-11-24,09:00,Dr. Namuna Shaikh,Urology,Asha Canary-Kulkarni,'+91 9000000004,patient-4@patient.example,"Two\nlines, and a ""quote""",2026-11-20T12:00:00+05:30,patient,,English,Dressing`,
  ]);
  // A phone has digits that every program reads.
  expect(second).toMatch(/,2026-11-24,14:00,.*,'\+91 98765 43210,.*,Marathi,$/);
  expect(rest.map((line) => line.split(',')[2])).toEqual(['2026-11-25', undefined]);
  expect((await readRecords())[0]).toMatchObject({
    ...{ action: 'exported', subject: 'csv 2026-11-01 2026-12-31', made_by: ASHA, made_from: '127.0.0.1' },
  });
  expect((await get('/export')).body).toMatch(/Exported appointments.*csv 2026-11-01 2026-12-31/);
});

describeDatabases((createUrl) => {
  test('an owner exports more rows than a page holds, each once', async () => {
    const { db, book, readBundle, readRow } = await open(undefined, await createUrl());
    const row = await readRow(await book());
    // One day has many rows, so that a page ends within it.
    const copies = Array.from({ length: 1200 }, (_, index) => ({
      ...{ ...row, id: `0198c0de-0000-7000-8000-${String(index).padStart(12, '0')}`, reference: `T${index}` },
      ...{ status: 'fulfilled' as const, link_hash: null, appointment_time: index % 2 ? '09:00' : '10:00' },
      appointment_date: index < 900 ? '2026-11-10' : `2026-11-${11 + (index % 10)}`,
    }));
    for (let start = 0; start < copies.length; start += 300) {
      await db
        .insertInto('appointments')
        .values(copies.slice(start, start + 300))
        .execute();
    }
    const { entry = [] } = await readBundle();
    expect(entry).toHaveLength(1201);
    const starts = entry.map(({ resource }) => resource.start ?? '');
    expect(starts).toEqual(starts.toSorted());
  });
});

test('an owner exports every state as a Bundle of FHIR R4, which passes the rules of the standard', async () => {
  const { book, perform, get, db, clock, readBundle } = await open(VISITS);
  expect(await readBundle()).not.toHaveProperty('entry');
  const times = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM'];
  const ids: string[] = [];
  for (const [number, appointmentTime] of times.entries()) {
    const phone = number === 0 ? { phone: '+९१ ९८७६५ ४३२१०' } : {};
    ids.push(await book(number, { appointmentTime, message: '', ...phone }, number === 1 ? 'mr' : 'en'));
  }
  const [, arrived = '', fulfilled = '', noshow = '', cancelled = '', erased = ''] = ids;
  clock.now = CLOSING_TIME;
  for (const id of [arrived, fulfilled]) await perform(id, 'arrived');
  await perform(fulfilled, 'fulfilled');
  await perform(noshow, 'noshow');
  await perform(cancelled, 'cancel', { reason: 'The doctor is ill.' });
  await db.updateTable('appointments').set({ name: '', phone: '', email: '' }).where('id', '=', erased).execute();
  await db.updateTable('appointments').set({ message: '  \n', visit: 'dressing' }).where('id', '=', arrived).execute();

  const { headers } = await get(`/export?${MONTH}&format=fhir`);
  expect(headers['content-type']).toBe('application/fhir+json; charset=utf-8');
  expect(headers['content-disposition']).toContain('.fhir.json"');
  const { entry = [], timestamp } = await readBundle();
  expect(timestamp).toBe('2026-11-24T18:00:00+05:30');
  expect(entry.map(({ resource }) => resource.status)).toEqual([
    ...['booked', 'arrived', 'fulfilled', 'noshow', 'cancelled', 'booked'],
  ]);
  const telecom = [
    { system: 'phone', value: '+91 98765 43210' },
    { system: 'email', value: 'patient-0@patient.example' },
  ];
  expect(entry[0]?.resource).toMatchObject({
    ...{ start: '2026-11-24T09:00:00+05:30', end: '2026-11-24T10:00:00+05:30', serviceType: [{ text: 'Urology' }] },
    contained: [{ name: [{ text: appointment.name }], telecom }],
    participant: [{ actor: { reference: '#patient' } }, { actor: { display: 'Dr. Namuna Shaikh' } }],
  });
  expect(entry[0]?.resource).not.toHaveProperty('appointmentType');
  expect(entry[0]?.resource.contained?.[0]).not.toHaveProperty('communication');
  expect(entry[1]?.resource.appointmentType).toEqual({ text: 'Dressing' });
  expect(entry[1]?.resource.contained).toMatchObject([
    { communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'mr', display: 'Marathi' }] } }] },
  ]);
  expect(entry[4]?.resource.cancelationReason).toEqual({ text: 'The doctor is ill.' });
  expect(entry[5]?.resource).not.toHaveProperty('contained');
});

test('an owner reads why an export is refused, and nothing is recorded', async () => {
  const { get, readCsv, readRecords } = await open();
  const injected = encodeURIComponent("' or 1=1 --");
  const missing = ['dates', 'Choose a first and a last day that exist.'];
  for (const [query, reason = '', words = ''] of [
    ['from=2026-11-31&to=2026-12-01&format=csv', ...missing],
    ['from=2026-11-01&format=csv', ...missing],
    [`from=${injected}&to=2026-11-02&format=csv`, ...missing],
    ['from=2026-11-02&to=2026-11-01&format=csv', 'order', 'The last day is before the first one.'],
    ['from=2026-11-01&to=2026-11-02&format=xlsx', 'format', 'Choose one of the formats.'],
  ]) {
    const page = await get(`/export?${query}`);
    expect([page.statusCode, page.headers['content-disposition'], page.body.includes(words)], query).toEqual([
      ...[422, undefined, true],
    ]);
    const data = await get(`/export?${query}`, { accept: 'application/json' });
    expect([data.statusCode, data.json()]).toEqual([422, { reason }]);
  }
  expect(await readRecords()).toEqual([]);
  // Without kinds of visits, no column names them.
  expect(await readCsv()).toEqual([HEADER, '']);
});
