import { describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createOpenings } from '#frame/openings.ts';
import { openForOwner } from '../../../test/people/owner-desk.ts';
import { ASHA } from '../../../test/people.ts';
import { describeUnknown, listConcerned } from './concerned.ts';

const RAVI = 'ravi@clinic.example';
const DAY = appointment.appointmentDate;

describeDatabases((createUrl) => {
  const open = async () => {
    const desk = await openForOwner(await createUrl());
    const readOpenings = () => desk.db.selectFrom('openings').selectAll().orderBy('id').execute();
    const readKinds = async () => (await readOpenings()).map(({ kind, subject }) => `${kind} ${subject}`.trim());
    return { ...desk, readOpenings, readKinds };
  };

  test('each opening of a person is recorded with who, when and from where, and a search without its words', async () => {
    const { book, get, readOpenings, readKinds, readRow, clock } = await open();
    const id = await book(1);
    const { reference, name, phone } = await readRow(id);
    await get(`/appointments/${id}`);
    await get(`/appointments/${id}`, { accept: 'application/json' });
    await get(`/person?of=${id}`);
    await get(`/person/file?of=${id}`);
    await get(`/search?q=${encodeURIComponent(name)}`);
    await get('/search');
    await get(`/export?from=${DAY}&to=${DAY}&format=csv`);
    await get(`/export?from=${DAY}&to=nothing&format=csv`);
    await get('/appointments/nothing');
    expect(await readKinds()).toEqual([
      `appointment ${reference}`,
      `appointment ${reference}`,
      `person ${reference}`,
      `person-file ${reference}`,
      'search',
      `export csv ${DAY} ${DAY}`,
    ]);
    const rows = await readOpenings();
    expect(rows[0]).toMatchObject({ made_by: ASHA, made_from: '127.0.0.1', made_at: clock.now.toISOString() });
    expect(JSON.stringify(rows)).not.toContain(name);
    expect(JSON.stringify(rows)).not.toContain(phone);
  });

  test('a board and a list count once a day for each person and address', async () => {
    const { get, app, cookie, signIn, clock, readKinds, db } = await open();
    const raviCookie = await signIn(RAVI);
    for (const accept of ['text/html', 'application/json']) {
      await get(`/day/${DAY}`, { accept });
      await get('/mails', { accept });
    }
    await app.inject({ url: `/day/${DAY}`, headers: { cookie: raviCookie } });
    await app.inject({ url: `/day/${DAY}`, headers: { cookie }, remoteAddress: '127.0.0.2' });
    // Another process does not know what this one has noted.
    await createOpenings(db).note({ made_by: ASHA, made_from: '127.0.0.1' }, 'day', DAY, clock.now);
    expect((await readKinds()).sort()).toEqual([`day ${DAY}`, `day ${DAY}`, `day ${DAY}`, 'list mails']);
    clock.now = new Date('2026-11-21T12:00:00+05:30');
    await get(`/day/${DAY}`);
    expect(await readKinds()).toHaveLength(5);
  });

  test('nothing is shown when its record cannot be written', async () => {
    const { book, get, db } = await open();
    const id = await book(1);
    await sql`alter table openings rename to away`.execute(db);
    for (const path of [`/appointments/${id}`, `/person?of=${id}`, `/day/${DAY}`, '/search?q=asha', '/review']) {
      for (const accept of ['application/json', 'text/html']) {
        const answer = await get(path, { accept });
        expect([answer.statusCode, answer.body.includes(appointment.name)], path).toEqual([500, false]);
      }
    }
    expect((await get(`/export?from=${DAY}&to=${DAY}&format=csv`)).statusCode).toBe(500);
    await sql`alter table away rename to openings`.execute(db);
    expect((await get(`/appointments/${id}`)).statusCode).toBe(200);
  });

  test('an owner pages through the openings and looks at those of one person', async () => {
    const { get, db, clock, send } = await open();
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
    expect([first.subjects.length, first.newest]).toEqual([100, undefined]);
    expect([second.subjects.length, second.newest, second.older]).toEqual([30, '/openings?', undefined]);
    expect(new Set([...first.subjects, ...second.subjects]).size).toBe(130);
    expect(first.subjects[0]).toBe('REF-129');
    const { body, subjects, older } = await read(`/openings?by=${RAVI}`);
    expect([subjects.length, older]).toEqual([13, undefined]);
    expect(body).toMatch(/<option value="asha@[^>]*>Asha \(asha@.*<option value="ravi@[^>]*selected/s);
    const data = await get(`/openings?by=${RAVI}`, { accept: 'application/json' });
    expect(data.json().openings[0]).toMatchObject({ kind: 'appointment', subject: 'REF-120', by: RAVI });
  });

  test('records are removed after a year', async () => {
    const { db, store, clock, readKinds } = await open();
    const openings = createOpenings(db);
    const maker = { made_by: ASHA, made_from: '' };
    await openings.note(maker, 'search', '', new Date('2025-11-19T23:59:00+05:30'));
    await openings.note(maker, 'appointment', 'KEPT', new Date('2025-11-20T00:01:00+05:30'));
    expect(await store.removal.removeOpenings([{ from: '', before: '2025-11-20' }])).toBe(1);
    expect(await readKinds()).toEqual(['appointment KEPT']);
    expect(clock.now.toISOString()).toMatch(/^2026-11-20/);
  });

  test('after a breach, those whose data was opened are listed, and the list is recorded', async () => {
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
    await get(`/person?of=${family}`);
    await get('/search?q=98765');
    clock.now = new Date('2026-11-22T15:00:00+05:30');
    await get(`/appointments/${unseen}`);

    const list = async (from: string, to: string, by = '') => {
      const { csv, unknown } = await listConcerned(db, calendar, { from, to, by }, clock.now);
      return { lines: csv.replace('\uFEFF', '').trim().split('\r\n'), unknown };
    };
    const references = async (...ids: string[]) =>
      (await Promise.all(ids.map(readRow))).map(({ reference }) => reference).sort();
    const toReferences = (lines: string[]) =>
      lines
        .slice(1)
        .map((line) => line.slice(0, 9))
        .sort();

    const all = await list('2026-11-22T10:00', '2026-11-22T12:00');
    expect(all.lines[0]).toBe('Reference,Name,Phone,Email');
    expect(toReferences(all.lines)).toEqual(await references(family, earlier, ofDay, moved));
    expect(all.lines.join()).toContain("'=Rohan Canary,'+91 98765 43210,family@patient.example");
    expect(describeUnknown(all.unknown)).toBe('Searches: 1. Whom they found is not recorded.');
    const hers = await list('2026-11-22T04:30:00Z', '2026-11-22T12:00', ASHA);
    expect(toReferences(hers.lines)).toEqual(await references(family, earlier));
    expect(await readKinds()).toContain('concerned 2026-11-22T10:00 2026-11-22T12:00');

    await expect(list('yesterday', '2026-11-22')).rejects.toThrow(/There is no moment "yesterday"/);
    await expect(list('2026-11-23', '2026-11-22')).rejects.toThrow(/before the beginning/);
    await expect(list('2026-11-22', '2026-11-23', 'nobody')).rejects.toThrow(/has opened anything/);
  });
});
