import { decideBookings } from '@clinic/api/appointments/changes/decide-bookings.ts';
import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import type { Bundle } from 'fhir/r4.js';
import { Client } from 'fhir-kit-client';
import { expect, test } from 'vitest';
import { listIds, openFhir } from '#test/fhir-desk.ts';
import { MAKER } from '#test/test-desk.ts';
import { findFreePort } from '../../../testing/free-port.ts';

describeDatabases((createUrl) => {
  test('a program finds appointments by date, doctor, state and last change', async () => {
    const { book, read, search, perform, pass, db, clock } = await openFhir(await createUrl());
    const first = await book(1);
    const second = await book(2, { appointmentDate: '2026-11-25' });
    const other = await book(3, { doctor: 'Dr. Udaharan Patil' });
    pass(60);
    await perform(second, 'cancel');
    const found = async (query: string) =>
      (await search(`/Appointment?${query}`)).map((id) => [first, second, other].indexOf(id));
    expect(await found('')).toEqual([0, 1, 2]);
    for (const [date, expected] of [
      ['2026-11-24', [0, 2]],
      ['eq2026-11', [0, 1, 2]],
      ['2027', []],
      ['gt2026-11-24', [1]],
      ['ge2026-11-24T14:00:00%2B05:30', [0, 1, 2]],
      ['gt2026-11-24T08:30Z', [1]],
      ['lt2026-11-24T14:00', []],
      ['le2026-11-24T14:00:00+05:30', [0, 2]],
      ['lt2026-11-25', [0, 2]],
      ['ge2026-11-24&date=lt2026-11-25', [0, 2]],
    ] as const) {
      expect(await found(`date=${date}`), date).toEqual(expected);
    }
    expect(await found(`practitioner=${DOCTOR_ID}`)).toEqual([0, 1]);
    expect(await found('practitioner=Practitioner/udaharan-patil,Practitioner/nobody')).toEqual([2]);
    expect(await found(`practitioner=${DOCTOR_ID}&practitioner=udaharan-patil`)).toEqual([]);
    expect(await found('status=booked')).toEqual([0, 2]);
    expect(await found('status=cancelled,arrived')).toEqual([1]);
    expect((await read<Bundle>('/Appointment?_count=0&status=booked')).total).toBe(2);
    expect(await found(`_id=${first},${other},none`)).toEqual([0, 2]);
    expect(await found(`_lastUpdated=ge${clock.now.toISOString()}`)).toEqual([1]);
    expect(await search('/Patient?_lastUpdated=lt2026-11-20T12:00:30%2B05:30')).toEqual([first, other]);

    await db.updateTable('appointments').set({ needs_review: 1 }).where('id', '=', first).execute();
    expect([await found('status=pending'), await found('status=booked')]).toEqual([[0], [2]]);
    pass(60);
    // This leaves `changed_at`.
    await decideBookings(db, [first], { action: 'keep', who: MAKER, now: clock.now });
    expect(await found(`_lastUpdated=ge${clock.now.toISOString()}&status=booked`)).toEqual([0]);
  });
});

test('a page leads to the next one, and no resource is left out or comes twice', async () => {
  const { book, read } = await openFhir(await createSqlite());
  const ids: string[] = [];
  for (const [number, time] of ['09:00 AM', '10:00 AM', '02:00 PM', '03:00 PM', '04:00 PM'].entries()) {
    ids.push(await book(number, { appointmentTime: time }));
  }
  const toPath = (url = '') => url.replace('http://localhost:4000/fhir', '');
  for (const query of ['/Appointment?date=2026-11-24&_count=2', '/Slot?start=2026-11-24&_count=7']) {
    const pages: Bundle[] = [];
    for (let path = query; path !== ''; ) {
      const page = await read<Bundle>(path);
      pages.push(page);
      expect(toPath(page.link?.find(({ relation }) => relation === 'self')?.url)).toBe(path);
      path = toPath(page.link?.find(({ relation }) => relation === 'next')?.url);
    }
    const seen = pages.flatMap(listIds);
    expect(new Set(seen).size).toBe(seen.length);
    expect(pages.length).toBeGreaterThan(2);
    if (query.startsWith('/Appointment')) expect(seen).toEqual(ids);
    else expect(seen).toEqual(listIds(await read<Bundle>('/Slot?start=2026-11-24&_count=200')));
  }
});

test('an unknown parameter is left out and told, or refused where the program is strict', async () => {
  const { book, ask, read } = await openFhir(await createSqlite());
  const id = await book();
  const bundle = await read<Bundle>('/Appointment?_sort=date&color=blue&status=booked');
  expect(listIds(bundle)).toEqual([id]);
  expect(bundle.link?.[0]?.url).toBe('http://localhost:4000/fhir/Appointment?status=booked');
  expect(bundle.entry?.at(-1)).toMatchObject({
    resource: { issue: [{ severity: 'warning', details: { text: expect.stringContaining('_sort, color') } }] },
    search: { mode: 'outcome' },
  });
  const strict = await ask('/Appointment?color=blue', { prefer: 'handling=strict' });
  expect([strict.statusCode, strict.json().issue[0].details.text]).toEqual([422, expect.stringContaining('color')]);
  expect((await ask('/Appointment?status=booked', { prefer: 'handling=strict' })).statusCode).toBe(200);
});

test('fhir-kit-client reads a real server page by page, and what it has found', async () => {
  const port = await findFreePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const { app, book, token } = await openFhir(await createSqlite(), {}, baseUrl);
  const ids = [
    await book(1),
    await book(2, { appointmentTime: '03:00 PM' }),
    await book(3, { appointmentTime: '04:00 PM' }),
  ];
  await app.listen({ port, host: '127.0.0.1' });
  const client = new Client({ baseUrl: `${baseUrl}/fhir`, bearerToken: token });
  expect(await client.capabilityStatement()).toMatchObject({ fhirVersion: '4.0.1' });
  const searchParams = { date: 'ge2026-11-24', practitioner: `Practitioner/${DOCTOR_ID}`, _count: 2 };
  const first = (await client.search({ resourceType: 'Appointment', searchParams })) as unknown as Bundle;
  const second = (await client.nextPage({ bundle: first as never })) as unknown as Bundle;
  expect([...listIds(first), ...listIds(second)]).toEqual(ids);
  expect(await client.nextPage({ bundle: second as never })).toBeUndefined();
  const patient = await client.read({ resourceType: 'Patient', id: ids[0] ?? '' });
  expect(patient).toMatchObject({ resourceType: 'Patient', id: ids[0] });
  const refused = new Client({ baseUrl: `${baseUrl}/fhir`, bearerToken: 'wrong' });
  await expect(refused.read({ resourceType: 'Patient', id: ids[0] ?? '' })).rejects.toMatchObject({
    response: { status: 401, data: { resourceType: 'OperationOutcome' } },
  });
});
