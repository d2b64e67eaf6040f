import { PORTAL_PAGE } from '@clinic/contract/site-pages.ts';
import { expect, test } from 'vitest';
import { appointment } from '../sample-bookings.ts';
import { calendar } from '../sample-clinic.ts';
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
    { time: '02:00 PM', state: 'past', isSoon: true },
    { time: '03:00 PM', state: 'free' },
  ]);
  expect(rendered[0]?.locals.portal?.day?.slots[3]).toEqual({ time: '12:00 PM', state: 'past' });
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
