import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { parseBundle } from '../../../test/fhir-r4.ts';
import { openForOwner } from '../../../test/people/owner-desk.ts';
import { ASHA } from '../../../test/people.ts';

const MONTH = 'from=2026-11-01&to=2026-12-31';

/** A time on the day of most bookings here, when all of them have begun. */
const CLOSING_TIME = new Date('2026-11-24T18:00:00+05:30');

const HEADER =
  '\ufeffReference,State,Date,Time,Doctor,Department,Name,Phone,Email,Note,Booked at,Booked by,Reason for cancelling,Language';

const openOnFile = async () => openForOwner(await createSqlite());

describeDatabases((createUrl) => {
  test('every appointment of the days is exported as CSV once, in the order of time', async () => {
    const { book, get, readRecords, readRow } = await openForOwner(await createUrl());
    await book(1, { appointmentDate: '2026-11-25', appointmentTime: '09:00 AM' });
    await book(2);
    await book(3, { appointmentDate: '2027-01-04' });
    const id = await book(4, { appointmentTime: '09:00 AM', message: 'Two\nlines, and a "quote"' });
    const { reference } = await readRow(id);
    const answer = await get(`/export?${MONTH}&format=csv`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="appointments-2026-11-01-2026-12-31.csv"',
      'cache-control': 'no-store',
    });
    const [header, first, ...rest] = answer.body.split('\r\n');
    expect(header).toBe(HEADER);
    expect(first).toBe(
      `${reference},Booked,2026-11-24,09:00,Dr. Namuna Shaikh,Urology,Asha Canary-Kulkarni,'+91 9000000004,patient-4@patient.example,"Two\nlines, and a ""quote""",2026-11-20T12:00:00+05:30,patient,,English`,
    );
    expect(rest.map((line) => line.split(',')[2])).toEqual(['2026-11-24', '2026-11-25', undefined]);
    expect(await readRecords()).toMatchObject([
      { action: 'exported', subject: 'csv 2026-11-01 2026-12-31', made_by: ASHA, made_from: '127.0.0.1' },
    ]);
  });

  test('an export of more rows than a page holds has each row once', async () => {
    const { db, book, get, readRow } = await openForOwner(await createUrl());
    const row = await readRow(await book());
    // One day has many rows, so that a page ends within it.
    const copies = Array.from({ length: 1200 }, (_, index) => ({
      ...row,
      id: `0198c0de-0000-7000-8000-${String(index).padStart(12, '0')}`,
      reference: `T${String(index).padStart(3, '0')}`,
      status: 'fulfilled' as const,
      appointment_date: index < 900 ? '2026-11-10' : `2026-11-${11 + (index % 10)}`,
      appointment_time: index % 2 ? '09:00' : '10:00',
      link_hash: null,
    }));
    for (let start = 0; start < copies.length; start += 300) {
      await db
        .insertInto('appointments')
        .values(copies.slice(start, start + 300))
        .execute();
    }
    const { entry = [] } = parseBundle((await get(`/export?${MONTH}&format=fhir`)).body);
    expect(entry).toHaveLength(1201);
    const starts = entry.map(({ resource }) => resource.start ?? '');
    expect(starts).toEqual(starts.toSorted());
  });
});

test('a Bundle of FHIR R4 holds every state, and passes the rules of the standard', async () => {
  const { book, perform, get, db, clock } = await openOnFile();
  const times = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM'] as const;
  const ids: string[] = [];
  for (const [number, appointmentTime] of times.entries())
    ids.push(await book(number, { appointmentTime, message: '' }));
  const [, arrived = '', fulfilled = '', noshow = '', cancelled = '', erased = ''] = ids;
  clock.now = CLOSING_TIME;
  await perform(arrived, 'arrived');
  await perform(fulfilled, 'arrived');
  await perform(fulfilled, 'fulfilled');
  await perform(noshow, 'noshow');
  await perform(cancelled, 'cancel', { reason: 'The doctor is ill.' });
  await db.updateTable('appointments').set({ name: '', phone: '', email: '' }).where('id', '=', erased).execute();
  await db.updateTable('appointments').set({ message: '  \n' }).where('id', '=', arrived).execute();

  const answer = await get(`/export?${MONTH}&format=fhir`);
  expect(answer.headers['content-type']).toBe('application/fhir+json; charset=utf-8');
  expect(answer.headers['content-disposition']).toContain('.fhir.json"');
  const { entry = [], timestamp } = parseBundle(answer.body);
  expect(timestamp).toBe('2026-11-24T18:00:00+05:30');
  expect(entry.map(({ resource }) => resource.status)).toEqual([
    'booked',
    'arrived',
    'fulfilled',
    'noshow',
    'cancelled',
    'booked',
  ]);
  expect(entry[0]?.resource).toMatchObject({
    start: '2026-11-24T09:00:00+05:30',
    end: '2026-11-24T10:00:00+05:30',
    serviceType: [{ text: 'Urology' }],
    contained: [
      {
        name: [{ text: appointment.name }],
        telecom: [
          { system: 'phone', value: '+91 9000000000' },
          { system: 'email', value: 'patient-0@patient.example' },
        ],
      },
    ],
    participant: [{ actor: { reference: '#patient' } }, { actor: { display: 'Dr. Namuna Shaikh' } }],
  });
  expect(entry[4]?.resource.cancelationReason).toEqual({ text: 'The doctor is ill.' });
  expect(entry[5]?.resource).not.toHaveProperty('contained');
});

test('the files name the kind of visit where one is stored', async () => {
  const visits = [{ id: 'dressing', name: 'Dressing', minutes: 10, forNewPatients: false }];
  const { book, get, db } = await openForOwner(await createSqlite(), visits);
  await book(0);
  const id = await book(1, { appointmentTime: '09:00 AM' });
  await db.updateTable('appointments').set({ visit: 'dressing' }).where('id', '=', id).execute();
  const [header, first, second] = (await get(`/export?${MONTH}&format=csv`)).body.split('\r\n');
  expect(header).toBe(`${HEADER},Visit`);
  expect([first?.split(',').at(-1), second?.split(',').at(-1)]).toEqual(['Dressing', '']);
  const { entry = [] } = parseBundle((await get(`/export?${MONTH}&format=fhir`)).body);
  expect(entry[0]?.resource.appointmentType).toEqual({ text: 'Dressing' });
  expect(entry[1]?.resource).not.toHaveProperty('appointmentType');
});

test('a phone is exported in digits that every program reads', async () => {
  const { book, get } = await openOnFile();
  await book(0, { phone: '+९१ ९८७६५ ४३२१०' });
  const { entry = [] } = parseBundle((await get(`/export?${MONTH}&format=fhir`)).body);
  expect(entry[0]?.resource.contained).toMatchObject([{ telecom: [{ value: '+91 98765 43210' }, {}] }]);
  expect((await get(`/export?${MONTH}&format=csv`)).body).toContain(",'+91 98765 43210,");
});

test('the language of a patient is exported, to FHIR where it is not English', async () => {
  const { book, get } = await openOnFile();
  await book(0);
  await book(1, { appointmentTime: '03:00 PM' }, 'mr');
  const { entry = [] } = parseBundle((await get(`/export?${MONTH}&format=fhir`)).body);
  expect(entry[0]?.resource.contained?.[0]).not.toHaveProperty('communication');
  expect(entry[1]?.resource.contained).toMatchObject([
    { communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'mr', display: 'Marathi' }] } }] },
  ]);
  const [, first, second] = (await get(`/export?${MONTH}&format=csv`)).body.split('\r\n');
  expect([first?.split(',').at(-1), second?.split(',').at(-1)]).toEqual(['English', 'Marathi']);
});

test('days without appointments still give a file', async () => {
  const { get } = await openOnFile();
  expect((await get(`/export?${MONTH}&format=csv`)).body).toBe(`${HEADER}\r\n`);
  expect(parseBundle((await get(`/export?${MONTH}&format=fhir`)).body)).not.toHaveProperty('entry');
});

test.each<[query: string, reason: string, words: string]>([
  ['from=2026-11-31&to=2026-12-01&format=csv', 'dates', 'Choose a first and a last day that exist.'],
  ['from=2026-11-01&format=csv', 'dates', 'Choose a first and a last day that exist.'],
  ['from=2026-11-02&to=2026-11-01&format=csv', 'order', 'The last day is before the first one.'],
  ['from=2026-11-01&to=2026-11-02&format=xlsx', 'format', 'Choose one of the formats.'],
  [
    `from=${encodeURIComponent("' or 1=1 --")}&to=2026-11-02&format=csv`,
    'dates',
    'Choose a first and a last day that exist.',
  ],
])('%s is refused, and nothing is recorded', async (query, reason, words) => {
  const { get, readRecords } = await openOnFile();
  const page = await get(`/export?${query}`);
  expect([page.statusCode, page.headers['content-disposition']]).toEqual([422, undefined]);
  expect(page.body).toContain(words);
  const data = await get(`/export?${query}`, { accept: 'application/json' });
  expect([data.statusCode, data.json()]).toEqual([422, { reason }]);
  expect(await readRecords()).toEqual([]);
});
