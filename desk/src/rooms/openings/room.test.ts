import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createOpenings } from '#frame/openings.ts';
import { openForOwner } from '#test/people/owner-desk.ts';
import { ASHA } from '#test/people.ts';
import { describeUnknown, listConcerned } from './concerned.ts';

const RAVI = 'ravi@clinic.example';
const DAY = appointment.appointmentDate;
const ALL = `from=${DAY}&to=${DAY}&format=csv`;

async function open(url = '') {
  const desk = await openForOwner(url || (await createSqlite()));
  const readOpenings = () => desk.db.selectFrom('openings').selectAll().orderBy('id').execute();
  const readKinds = async () => (await readOpenings()).map(({ kind, subject }) => `${kind} ${subject}`.trim());
  return { ...desk, readOpenings, readKinds };
}

test('an owner finds who opened a person, when and from where, and a search without its words', async () => {
  const { book, get, readOpenings, readKinds, readRow, clock } = await open();
  const id = await book(1);
  const { reference, name, phone } = await readRow(id);
  await get(`/appointments/${id}`, { accept: 'application/json' });
  for (const path of [
    ...[`/appointments/${id}`, `/person?of=${id}`, `/person/file?of=${id}`, `/search?q=${encodeURIComponent(name)}`],
    ...['/search', `/export?${ALL}`, `/export?from=${DAY}&to=nothing&format=csv`, '/appointments/nothing'],
  ]) {
    await get(path);
  }
  expect(await readKinds()).toEqual([
    ...[`appointment ${reference}`, `appointment ${reference}`, `person ${reference}`, `person-file ${reference}`],
    ...['search', `export csv ${DAY} ${DAY}`],
  ]);
  const rows = await readOpenings();
  expect(rows[0]).toMatchObject({ made_by: ASHA, made_from: '127.0.0.1', made_at: clock.now.toISOString() });
  const kept = JSON.stringify(rows);
  expect([kept.includes(name), kept.includes(phone)]).toEqual([false, false]);
});

describeDatabases((createUrl) => {
  test('a person who opens a board or a list counts once a day for each address', async () => {
    const { get, app, cookie, signIn, clock, readKinds, db } = await open(await createUrl());
    const raviCookie = await signIn(RAVI);
    for (const accept of ['text/html', 'application/json']) {
      for (const path of [`/day/${DAY}`, '/mails']) await get(path, { accept });
    }
    await app.inject({ url: `/day/${DAY}`, headers: { cookie: raviCookie } });
    await app.inject({ url: `/day/${DAY}`, headers: { cookie }, remoteAddress: '127.0.0.2' });
    // Another process does not know what this one has noted.
    await createOpenings(db).note({ made_by: ASHA, made_from: '127.0.0.1' }, 'day', DAY, clock.now);
    expect((await readKinds()).sort()).toEqual([...Array(3).fill(`day ${DAY}`), 'list mails']);
    clock.now = new Date('2026-11-21T12:00:00+05:30');
    await get(`/day/${DAY}`);
    expect(await readKinds()).toHaveLength(5);
  });

  test('an owner pages through the openings and looks at those of one person, for a year', async () => {
    const { get, getData, db, clock, send, store } = await open(await createUrl());
    const openings = createOpenings(db);
    for (let number = 0; number < 130; number += 1) {
      const made_by = number % 10 === 0 ? RAVI : ASHA;
      const now = new Date(clock.now.getTime() + Math.floor(number / 3) * 1000);
      await openings.note({ made_by, made_from: '' }, 'appointment', `REF-${number}`, now);
    }
    await send('/account/name', { name: 'Asha' });
    const read = async (path: string) => {
      const { body } = await get(path);
      const toLink = (words: string) =>
        new RegExp(`href="([^"]*)"[^>]*>${words}<`).exec(body)?.[1]?.replaceAll('&amp;', '&');
      const subjects = [...body.matchAll(/Appointment: (REF-\d+)/g)].map(([, subject]) => subject);
      return { body, subjects, newest: toLink('Newest'), older: toLink('Older') };
    };
    const first = await read('/openings');
    const second = await read(first.older ?? '');
    expect([first.subjects.length, first.newest, first.subjects[0]]).toEqual([100, undefined, 'REF-129']);
    expect([second.subjects.length, second.newest, second.older]).toEqual([30, '/openings?', undefined]);
    expect(new Set([...first.subjects, ...second.subjects]).size).toBe(130);
    const { body, subjects, older } = await read(`/openings?by=${RAVI}`);
    expect([subjects.length, older]).toEqual([13, undefined]);
    expect(body).toMatch(/<option value="asha@[^>]*>Asha \(asha@.*<option value="ravi@[^>]*selected/s);
    const data = await getData(`/openings?by=${RAVI}`);
    expect(data.openings[0]).toMatchObject({ kind: 'appointment', subject: 'REF-120', by: RAVI });

    const maker = { made_by: ASHA, made_from: '' };
    await openings.note(maker, 'search', '', new Date('2025-11-19T23:59:00+05:30'));
    await openings.note(maker, 'appointment', 'KEPT', new Date('2025-11-20T00:01:00+05:30'));
    expect(await store.removal.removeOpenings([{ from: '', before: '2025-11-20' }])).toBe(1);
    expect(await db.selectFrom('openings').select('id').execute()).toHaveLength(131);
  });
});

test('a person is shown nothing when the record of it cannot be written', async () => {
  const { book, get, db } = await open();
  const id = await book(1);
  await sql`alter table openings rename to away`.execute(db);
  for (const path of [`/appointments/${id}`, `/person?of=${id}`, `/day/${DAY}`, '/search?q=asha', '/review']) {
    for (const accept of ['application/json', 'text/html']) {
      const answer = await get(path, { accept });
      expect([answer.statusCode, answer.body.includes(appointment.name)], path).toEqual([500, false]);
    }
  }
  expect((await get(`/export?${ALL}`)).statusCode).toBe(500);
  await sql`alter table away rename to openings`.execute(db);
  expect((await get(`/appointments/${id}`)).statusCode).toBe(200);
});

test('an operator lists after a breach whose data was opened, and the list is recorded', async () => {
  const { book, get, db, clock, perform, readRow, readKinds, signIn, app } = await open();
  const PERSON = { phone: '+91 98765 43210', email: 'family@patient.example' };
  const family = await book(1, PERSON);
  const earlier = await book(2, { ...PERSON, appointmentDate: '2026-11-26', name: '=Rohan Canary' });
  const ofDay = await book(3, { appointmentTime: '10:00 AM' });
  const moved = await book(4, { appointmentTime: '11:00 AM' });
  const unseen = await book(5, { appointmentDate: '2026-11-27' });
  await perform(moved, 'cancel');
  await db.updateTable('appointments').set({ appointment_date: '2026-11-30' }).where('id', '=', moved).execute();
  const raviCookie = await signIn(RAVI);

  clock.now = new Date('2026-11-22T09:00:00+05:30');
  await app.inject({ url: `/day/${DAY}`, headers: { cookie: raviCookie } });
  clock.now = new Date('2026-11-22T11:00:00+05:30');
  for (const path of [`/person?of=${family}`, '/search?q=98765']) await get(path);
  clock.now = new Date('2026-11-22T15:00:00+05:30');
  await get(`/appointments/${unseen}`);

  const list = async (from: string, to: string, by = '') => {
    const { csv, unknown } = await listConcerned(db, calendar, { from, to, by }, clock.now);
    const [header, ...lines] = csv.replace('\uFEFF', '').trim().split('\r\n');
    return { header, csv, unknown, references: lines.map((line) => line.slice(0, 9)).sort() };
  };
  const readReferences = async (...ids: string[]) =>
    (await Promise.all(ids.map(readRow))).map(({ reference }) => reference).sort();

  const all = await list('2026-11-22T10:00', '2026-11-22T12:00');
  expect(all.header).toBe('Reference,Name,Phone,Email');
  expect(all.references).toEqual(await readReferences(family, earlier, ofDay, moved));
  expect(all.csv).toContain("'=Rohan Canary,'+91 98765 43210,family@patient.example");
  expect(describeUnknown(all.unknown)).toBe('Searches: 1. Whom they found is not recorded.');
  const hers = await list('2026-11-22T04:30:00Z', '2026-11-22T12:00', ASHA);
  expect(hers.references).toEqual(await readReferences(family, earlier));
  expect(await readKinds()).toContain('concerned 2026-11-22T10:00 2026-11-22T12:00');

  await expect(list('yesterday', '2026-11-22')).rejects.toThrow(/There is no moment "yesterday"/);
  await expect(list('2026-11-23', '2026-11-22')).rejects.toThrow(/before the beginning/);
  await expect(list('2026-11-22', '2026-11-23', 'nobody')).rejects.toThrow(/has opened anything/);
});
