import { brotliDecompressSync } from 'node:zlib';
import { getEngine } from '@clinic/api/database/engines.ts';
import { closeMoved, markMove } from '@clinic/api/database/move-mark.ts';
import { createSqlite } from '@clinic/api/test/databases.ts';
import { appointment, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { recordStatements } from '@clinic/api/test/statements.ts';
import { PERSON_HEADER } from '@clinic/contract/desk-person.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readAppointment } from '#appointments/day.ts';
import { ASHA } from '#test/people.ts';
import { NO_SHOW_TIME, openSignedIn } from '#test/test-desk.ts';

const JSON_HEADERS = { accept: 'application/json' };
const DATE = appointment.appointmentDate;

const open = async () => openSignedIn(await createSqlite());

test('a receptionist without script is led back to the day, which shows what was done or why not', async () => {
  const { book, press, get, rendered, clock } = await open();
  const id = await book();
  const lead = async (action: string, version: string, date = DATE) =>
    (await press(id, action, { version, date })).headers.location;
  const readNotice = async (query: string) => {
    await get(`/day/${DATE}?${query}`);
    return rendered.at(-1)?.view.notice;
  };
  expect(await lead('noshow', '0')).toBe(`/day/${DATE}?refused=too-early`);
  clock.now = NO_SHOW_TIME;
  expect(await lead('arrived', '0')).toBe(`/day/${DATE}?done=arrived`);
  expect(await lead('noshow', '0')).toBe(`/day/${DATE}?refused=outdated`);
  expect(await readNotice('done=arrived')).toEqual({ kind: 'done', action: 'arrived' });
  expect(await readNotice('refused=outdated')).toEqual({ kind: 'refused', reason: 'outdated' });
  expect(await readNotice('done=everything&refused=nothing')).toBeNull();
  expect(await lead('fulfilled', '1', 'https://evil.example')).toMatch(/^\/\?/);
});

test('the script is answered with the appointment, also when its request is refused', async () => {
  const { book, press, clock } = await open();
  const id = await book();
  const ask = async (action: string, version: string, of = id) => {
    const answer = await press(of, action, { version }, JSON_HEADERS);
    return { status: answer.statusCode, ...answer.json() };
  };
  expect(await ask('arrived', '0')).toMatchObject({ status: 422, reason: 'too-early', appointment: { version: 0 } });
  clock.now = NO_SHOW_TIME;
  expect(await ask('arrived', '0')).toMatchObject({ appointment: { id, status: 'arrived', version: 1 } });
  expect(await ask('cancel', '0')).toMatchObject({ status: 409, reason: 'outdated', appointment: { version: 1 } });
  expect(await ask('arrived', '0', 'no-such-id')).toEqual({ status: 404, reason: 'gone', appointment: null });
  expect(await ask('noshow', '1')).toMatchObject({ status: 422, reason: 'not-allowed' });
  for (const version of ['', 'x', '-1']) expect((await ask('fulfilled', version)).reason).toBe('outdated');
});

test('unknown actions, dates and methods are refused', async () => {
  const { book, press, get } = await open();
  const id = await book();
  expect((await press(id, 'explode', { version: '0' })).statusCode).toBe(404);
  expect((await get('/day/2026-02-30')).statusCode).toBe(404);
  expect((await get(`/appointments/${id}/arrived`)).statusCode).toBe(404);
  expect((await get(`/day?date=${DATE}`)).headers.location).toBe(`/day/${DATE}`);
  for (const date of ['//evil.example', 'https://evil.example', '2026-11-24/../..//evil.example']) {
    expect((await get(`/day?date=${date}`)).headers.location, date).toBe('/');
  }
});

test('a day is given as data on request, names whose it is, and is never kept', async () => {
  const { book, get } = await open();
  await book();
  const { headers, json } = await get(`/day/${DATE}`, JSON_HEADERS);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.vary).toContain('accept');
  expect(headers[PERSON_HEADER]).toBe(encodeURIComponent(ASHA));
  const packed = await get(`/day/${DATE}`, { ...JSON_HEADERS, 'accept-encoding': 'gzip, br' });
  expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'accept, accept-encoding']);
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(json());
  const { columns } = json();
  expect(columns[0].slots.find(({ slot }: { slot: string }) => slot === '14:00').appointments).toHaveLength(1);
});

test('a reason that is too long is cut, and hostile text is stored as typed', async () => {
  const { book, press, readRow } = await open();
  const id = await book();
  await press(id, 'cancel', { version: '0', reason: `<b>'; drop table changes; --${'x'.repeat(600)}` });
  const { cancel_reason: reason } = await readRow(id);
  expect(reason).toHaveLength(500);
  expect(reason).toMatch(/^<b>'; drop table changes; --x/);
});

test('a person sees a page and the script gets an error while the database is away', async () => {
  const { get, submit, database, rendered } = await open();
  await database.db.destroy();
  const page = await get(`/day/${DATE}`);
  expect([page.statusCode, page.headers['content-type'], page.headers['retry-after']]).toEqual([
    503,
    'text/html; charset=utf-8',
    '5',
  ]);
  expect(rendered.at(-1)).toMatchObject({
    page: 'refused',
    view: { code: 'unavailable', isForm: false },
  });
  const data = await get(`/day/${DATE}`, JSON_HEADERS);
  expect([data.statusCode, data.json().code]).toEqual([503, 'unavailable']);
  const signIn = await submit('/sign-in', { email: 'asha@clinic.example', passphrase: 'canary four words of asha' });
  expect(signIn.statusCode).toBe(503);
  expect(rendered.at(-1)?.view).toMatchObject({ code: 'unavailable', isForm: true });
});

test('a person is told that the desk is back in a minute once the bookings have moved to another database', async () => {
  const { get, database, rendered } = await open();
  const address = 'postgres://host/clinic';
  for (const statement of [...markMove(address), ...closeMoved(getEngine(database.db), ['openings'], address)]) {
    await sql.raw(statement).execute(database.db);
  }
  const page = await get(`/day/${DATE}`);
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '60']);
  expect(rendered.at(-1)).toMatchObject({ page: 'refused', view: { code: 'moving' } });
});

test('an appointment is moved on the page of any day, and the notice says whether a mail was sent', async () => {
  const { book, press, get, rendered, clock } = await open();
  const id = await book();
  const to = { doctor: 'udaharan-patil', newDate: '2026-11-25', slot: '09:00' };
  await get(`/day/2026-11-25?move=${id}`);
  expect(rendered.at(-1)?.view.moving).toMatchObject({ id, date: DATE });
  expect((await get(`/day?date=2026-11-25&move=${id}`)).headers.location).toBe(`/day/2026-11-25?move=${id}`);
  const taken = await press(id, 'move', { ...to, version: '0', slot: '13:00', date: DATE });
  expect(taken.headers.location).toBe(`/day/${DATE}?refused=slot-unknown`);
  const moved = await press(id, 'move', { ...to, version: '0', date: DATE });
  expect(moved.headers.location).toBe(`/day/2026-11-25?done=moved&undo=${id}`);
  const outdated = await press(id, 'move', { ...to, version: '0', slot: '10:00' }, JSON_HEADERS);
  expect([outdated.statusCode, outdated.json()]).toMatchObject([
    409,
    { reason: 'outdated', appointment: { doctorId: 'udaharan-patil', version: 1 } },
  ]);
  clock.now = new Date('2026-11-25T08:50:00+05:30');
  await press(id, 'arrived', { version: '1' });
  await get(`/day/2026-11-25?move=${id}`);
  expect(rendered.at(-1)?.view.moving).toBeNull();

  const unmailed = await book(2, { email: '' });
  expect((await press(unmailed, 'cancel', { version: '0', date: DATE })).headers.location).toBe(
    `/day/${DATE}?done=cancel&mail=none&undo=${unmailed}`,
  );
});

test('an appointment is read once for a change, and the answer comes from the change itself', async () => {
  const { book, press, clock, options } = await open();
  const id = await book();
  const place = { doctor: DOCTOR_ID, newDate: DATE, slot: '15:00' };
  for (const [version, action] of ['move', 'arrived', 'undo'].entries()) {
    if (action === 'arrived') clock.now = NO_SHOW_TIME;
    const fields = { version: String(version), ...(action === 'move' && place) };
    const answers: Awaited<ReturnType<typeof press>>[] = [];
    const statements = await recordStatements(async () => answers.push(await press(id, action, fields, JSON_HEADERS)));
    expect(statements.filter((name) => name === 'select appointments')).toHaveLength(1);
    const { appointment: answer } = answers[0]?.json() ?? {};
    expect(answer).toEqual(await readAppointment(options, id, clock.now));
    expect(answer).toMatchObject({ slot: '15:00', version: version + 1, lastChange: { by: ASHA } });
  }
});

test('calling the next patient in ends the visit before, and undoing it resumes that visit', async () => {
  const { book, press, pass, readRows, clock } = await open();
  const [first, second] = [await book(1), await book(2, { appointmentTime: '03:00 PM' })];
  clock.now = NO_SHOW_TIME;
  const readStates = async () => (await readRows()).map((row) => `${row.status} ${row.called_in_at !== null}`);
  const pressAll = async (id: string, ...actions: string[]) => {
    for (const action of actions) {
      pass(60);
      expect((await press(id, action, {}, JSON_HEADERS)).statusCode, action).toBe(200);
    }
  };
  await pressAll(second, 'arrived');
  await pressAll(first, 'arrived', 'callin');
  await pressAll(second, 'callin');
  expect(await readStates()).toEqual(['fulfilled true', 'arrived true']);
  await pressAll(second, 'undo');
  expect(await readStates()).toEqual(['arrived true', 'arrived false']);
  // A visit that ended by a press of its own stays ended.
  await pressAll(first, 'fulfilled');
  await pressAll(second, 'callin', 'undo');
  expect(await readStates()).toEqual(['fulfilled true', 'arrived false']);
});
