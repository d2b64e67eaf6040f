import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { PORTAL_PAGE } from '@clinic/contract/rendered-pages.ts';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { appointment, calendar, openTestStore } from '../helper.ts';
import { describeDatabases } from '../migrations/old-databases.ts';
import { recordStatements } from '../statements.ts';
import { createPortalApp } from './portal-app.ts';

const OTHER_TIME = { appointmentDate: '2026-11-26', appointmentTime: '10:00 AM' };
const STORED_OTHER_TIME = { appointment_date: '2026-11-26', appointment_time: '10:00' };

test('a patient moves the appointment: the page says so, and the old slot is free', async () => {
  const { app, bookOne, submit, rendered, readRows, readMails } = await createPortalApp();
  const { path } = await bookOne();
  const response = await submit(`${path}/move`, OTHER_TIME);
  expect([response.statusCode, response.headers.location]).toEqual([303, `${path}?done=moved`]);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(readRows()).toMatchObject([{ ...STORED_OTHER_TIME, status: 'booked', sequence: 1 }]);
  expect(readMails().filter(({ kind }) => kind === 'moved')).toHaveLength(2);
  await app.inject(`${path}?done=moved`);
  expect(rendered[0]?.locals.portal).toMatchObject({ done: 'moved', appointment: OTHER_TIME });
  const other = await bookOne({}, 1);
  expect(other.path).not.toBe(path);
});

test.each([
  ['a plain one', {}, 'sent'],
  ['one that the desk has to look at', { message: 'https://spam.example' }, 'held'],
])('the page after a change of %s says what is true of the mail', async (_which, change, mails) => {
  const { app, bookOne, submit, rendered } = await createPortalApp({ deskUrl: 'https://desk.clinic.example' });
  const { path } = await bookOne(change);
  await submit(`${path}/move`, OTHER_TIME);
  await app.inject(`${path}?done=moved`);
  await submit(`${path}/cancel`, {});
  await app.inject(`${path}?done=cancelled`);
  expect(rendered.map(({ locals }) => locals.portal?.mails)).toEqual([mails, mails]);
});

const FIVE_TIMES = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM'];

test('a patient who has moved five times in a day is refused a sixth, and can still cancel', async () => {
  const { bookOne, submit, rendered, readRows, readMails } = await createPortalApp();
  const { path } = await bookOne();
  for (const appointmentTime of FIVE_TIMES) {
    expect((await submit(`${path}/move`, { ...OTHER_TIME, appointmentTime })).statusCode).toBe(303);
  }
  const before = { rows: readRows(), mails: readMails() };
  const response = await submit(`${path}/move`, { ...OTHER_TIME, appointmentTime: '03:00 PM' });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, String(12 * 60 * 60)]);
  expect(rendered.at(-1)).toMatchObject({
    page: PORTAL_PAGE,
    locals: { portal: { canChange: true, refused: { code: 'moved-too-often', reasons: [] } } },
  });
  expect({ rows: readRows(), mails: readMails() }).toEqual(before);
  expect((await submit(`${path}/cancel`, {})).statusCode).toBe(303);
});

test('the sixth move is refused with a problem where pages are drawn elsewhere', async () => {
  const { bookOne, submit } = await createPortalApp({ renderPage: null });
  const { path } = await bookOne();
  for (const appointmentTime of FIVE_TIMES) await submit(`${path}/move`, { ...OTHER_TIME, appointmentTime });
  const response = await submit(`${path}/move`, { ...OTHER_TIME, appointmentTime: '03:00 PM' });
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({ status: 429, code: 'moved-too-often' });
});

test('a form that is sent twice changes the appointment once', async () => {
  const { bookOne, submit, readRows, readMails } = await createPortalApp();
  const { path } = await bookOne();
  const moves = await Promise.all([1, 2, 3].map(() => submit(`${path}/move`, OTHER_TIME)));
  expect(moves.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  expect(readRows()).toMatchObject([{ ...STORED_OTHER_TIME, sequence: 1 }]);
  const cancels = await Promise.all([1, 2, 3].map(() => submit(`${path}/cancel`, { reason: 'Better' })));
  expect(cancels.map(({ headers }) => headers.location)).toEqual(Array(3).fill(`${path}?done=cancelled`));
  expect(readRows()).toMatchObject([{ status: 'cancelled', sequence: 2, cancel_reason: 'Better' }]);
  const kinds = readMails().map(({ kind, recipient }) => `${kind} ${recipient}`);
  expect(kinds.filter((kind) => kind.endsWith('clinic'))).toEqual([
    'booked clinic',
    'moved clinic',
    'cancelled clinic',
  ]);
});

describeDatabases((createEmpty) => {
  async function openWithTimes() {
    const { url } = await createEmpty();
    const portal = await createPortalApp({ store: await openTestStore(url), maxBookings: 1000 });
    const { path } = await portal.bookOne();
    const times = ['2026-11-26', '2026-11-27'].flatMap((appointmentDate) =>
      calendar.slots.map((slot) => ({ appointmentDate, appointmentTime: slotToLabel(slot) })),
    );
    return { ...portal, path, times };
  }

  test('of many moves at one moment five are done, and the others say to call the clinic', async () => {
    const { submit, rendered, path, times } = await openWithTimes();
    const moves = await Promise.all(times.map((time) => submit(`${path}/move`, time)));
    const statuses = moves.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(5).fill(303), ...Array(times.length - 5).fill(429)]);
    const codes = rendered.map(({ page, locals }) => [page, locals.portal?.refused?.code]);
    expect(codes).toEqual(Array(times.length - 5).fill([PORTAL_PAGE, 'moved-too-often']));
  });

  test('a cancellation among many moves is done', async () => {
    const { submit, path, times } = await openWithTimes();
    const [cancelled, ...moves] = await Promise.all([
      submit(`${path}/cancel`, {}),
      ...times.map((time) => submit(`${path}/move`, time)),
    ]);
    expect(cancelled.statusCode).toBe(303);
    for (const { statusCode } of moves) expect([303, 409, 429]).toContain(statusCode);
  });
});

test('a slot that was taken meanwhile comes back with its day, and the appointment stays', async () => {
  const { bookOne, submit, rendered, readRows, readMails } = await createPortalApp();
  const { path } = await bookOne();
  await bookOne(OTHER_TIME, 1);
  const before = { rows: readRows(), mails: readMails() };
  const response = await submit(`${path}/move`, OTHER_TIME);
  expect(response.statusCode).toBe(409);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(rendered[0]).toMatchObject({
    page: PORTAL_PAGE,
    locals: {
      portal: {
        appointment: { appointmentDate: appointment.appointmentDate },
        month: { month: '2026-11' },
        day: { date: OTHER_TIME.appointmentDate },
        refused: { code: 'slot-taken', reasons: [{ field: 'appointmentTime', code: 'slot-taken' }] },
      },
    },
  });
  expect({ rows: readRows(), mails: readMails() }).toEqual(before);
});

test.each<[Record<string, string>, string[]]>([
  [{}, ['date-missing', 'time-unknown']],
  [{ appointmentDate: '2026-11-26' }, ['time-unknown']],
  [{ ...OTHER_TIME, appointmentDate: '2026-11-22' }, ['weekday-closed']],
  [{ ...OTHER_TIME, appointmentDate: '2026-11-19' }, ['date-past']],
  [{ ...OTHER_TIME, appointmentDate: '2036-11-26' }, ['date-beyond']],
  [{ ...OTHER_TIME, appointmentDate: 'tomorrow' }, ['date-invalid']],
  [{ ...OTHER_TIME, appointmentTime: '10:00' }, ['time-unknown']],
  [{ appointmentDate: '2026-11-20', appointmentTime: '12:00 PM' }, ['time-past']],
  [{ ...OTHER_TIME, doctor: 'Dr. Udaharan Patil' }, ['field-unknown']],
])('a move to %j is refused with %j', async (fields, codes) => {
  const { bookOne, submit, rendered, readRows } = await createPortalApp();
  const { path } = await bookOne();
  const before = readRows();
  expect((await submit(`${path}/move`, fields)).statusCode).toBe(422);
  const { refused } = rendered[0]?.locals.portal ?? {};
  expect(refused?.code).toBe('fields-invalid');
  expect(refused?.reasons.map(({ code }) => code)).toEqual(codes);
  expect(readRows()).toEqual(before);
});

test('a patient cancels with a reason or without one, and the slot is free', async () => {
  const { app, bookOne, submit, rendered, readRows } = await createPortalApp();
  const first = await bookOne();
  expect((await submit(`${first.path}/cancel`, { reason: '' })).statusCode).toBe(303);
  const second = await bookOne({}, 1);
  const reason = 'Feeling better.\r\nनमस्ते <b>"';
  expect((await submit(`${second.path}/cancel`, { reason })).statusCode).toBe(303);
  expect(readRows()).toMatchObject([{ status: 'cancelled', cancel_reason: '' }, { cancel_reason: reason }]);
  await app.inject(`${second.path}?done=cancelled`);
  expect(rendered[0]?.locals.portal).toMatchObject({
    done: 'cancelled',
    canChange: false,
    month: null,
    day: null,
    appointment: { status: 'cancelled' },
  });
});

test('a reason that is too long comes back as it was typed', async () => {
  const { bookOne, submit, rendered, readRows } = await createPortalApp();
  const { path } = await bookOne();
  const reason = 'x'.repeat(501);
  expect((await submit(`${path}/cancel`, { reason })).statusCode).toBe(422);
  expect(rendered[0]?.locals.portal?.refused).toMatchObject({
    reason,
    reasons: [{ field: 'reason', code: 'text-too-long', params: { maxChars: 500 } }],
  });
  expect((await submit(`${path}/cancel`, { reason: 'x'.repeat(20_000) })).statusCode).toBe(413);
  expect(rendered[1]?.locals.portal?.refused?.reasons).toMatchObject([{ field: 'reason', code: 'message-too-long' }]);
  expect(readRows()).toMatchObject([{ status: 'booked' }]);
});

test('an appointment that has begun can be neither moved nor cancelled', async () => {
  const { bookOne, submit, rendered, readRows, clock } = await createPortalApp();
  const { path } = await bookOne();
  const before = readRows();
  clock.now = new Date('2026-11-24T14:00:00+05:30');
  expect((await submit(`${path}/move`, OTHER_TIME)).statusCode).toBe(409);
  expect((await submit(`${path}/cancel`, {})).statusCode).toBe(409);
  for (const { locals } of rendered) {
    expect(locals.portal).toMatchObject({ canChange: false, month: null, refused: { code: 'appointment-begun' } });
  }
  expect(readRows()).toEqual(before);
});

test('a patient cannot move to a slot that begins within the lead time, and is not offered one', async () => {
  const portal = await createPortalApp({ calendar: { ...calendar, leadMinutes: 60 } });
  const { app, bookOne, submit, rendered, readRows, clock } = portal;
  const { path } = await bookOne();
  clock.now = new Date('2026-11-23T13:30:00+05:30');
  await app.inject(`${path}?date=2026-11-23`);
  expect(rendered[0]?.locals.portal?.day?.slots.slice(4, 6)).toEqual([
    { time: '02:00 PM', state: 'past' },
    { time: '03:00 PM', state: 'free' },
  ]);
  const response = await submit(`${path}/move`, { appointmentDate: '2026-11-23', appointmentTime: '02:00 PM' });
  expect(response.statusCode).toBe(422);
  expect(readRows()).toMatchObject([{ appointment_date: appointment.appointmentDate, sequence: 0 }]);
});

test('a cancelled appointment cannot be moved', async () => {
  const { bookOne, submit, rendered } = await createPortalApp();
  const { path } = await bookOne();
  await submit(`${path}/cancel`, {});
  expect((await submit(`${path}/move`, OTHER_TIME)).statusCode).toBe(409);
  expect(rendered[0]?.locals.portal?.refused).toMatchObject({ code: 'appointment-over' });
});

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
  for (const form of ['move', 'cancel']) {
    const response = await app.inject(`${path}/${form}`);
    expect([response.statusCode, response.headers.location]).toEqual([303, path]);
  }
});

test('the appointment is shown with the reason while nothing can be stored', async () => {
  const { bookOne, submit, rendered, databasePath, readRows } = await createPortalApp();
  const { path } = await bookOne();
  const before = readRows();
  const database = new Database(databasePath);
  onTestFinished(() => void database.close());
  database.exec('begin immediate');
  expect((await submit(`${path}/move`, OTHER_TIME)).statusCode).toBe(503);
  expect(rendered[0]).toMatchObject({
    page: PORTAL_PAGE,
    locals: { portal: { canChange: true, refused: { code: 'unavailable' } } },
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
  expect(rendered.map(({ page }) => page)).toEqual(['/answers/portal-gone', '/answers/portal-gone']);
});

test('a retry of the booking under its key is answered with the same bytes after a move', async () => {
  const { book, submit } = await createPortalApp();
  const headers = { 'idempotency-key': 'key-1' };
  const first = await book(appointment, headers);
  const path = new URL(first.json().manageUrl).pathname;
  expect((await submit(`${path}/move`, OTHER_TIME)).statusCode).toBe(303);
  const again = await book(appointment, headers);
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
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
