import { createSqlite } from '@clinic/api/test/databases.ts';
import { appointment, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { DATE, FORM } from '#test/closure-desk.ts';
import { toText } from '#test/page-text.ts';
import { ASHA } from '#test/people.ts';
import { openSignedIn } from '#test/test-desk.ts';

const TODAY = '2026-11-20';
const SUNDAY = '2026-11-29';
const JSON_ONLY = { accept: 'application/json' };
const EVENING = {
  ...{ doctor: DOCTOR_ID, firstDate: DATE, lastDate: '', from: '18:00', to: '19:00', minutes: '20', closedDays: '' },
};

async function open() {
  const desk = await openSignedIn(await createSqlite());
  const close = (change: Partial<typeof FORM> = {}) => desk.send('/closures', { ...FORM, ...change });
  const openSession = (change: Partial<typeof EVENING> = {}) =>
    desk.send('/closures/sessions', { ...EVENING, ...change });
  const list = () => desk.getData('/closures');
  const read = async (path = '/closures') => toText((await desk.get(path)).body);
  return { ...desk, close, openSession, list, read };
}

test('a receptionist closes a day and opens it again; open pages hear of both', async () => {
  const { bell, book, close, get, list, read, send } = await open();
  const booked = await book();
  const rings = bell.count();
  const closed = await close();
  const [closure] = (await list()).closures;
  expect([closed.statusCode, closed.headers.location]).toEqual([303, `/closures?done=closed#closure-${closure.id}`]);
  const facts = { doctor: appointment.doctor, firstDate: DATE, lastDate: DATE, times: null, by: ASHA };
  expect([bell.count(), closure]).toMatchObject([rings + 1, facts]);
  const { body } = await get('/closures?done=closed');
  const page = toText(body);
  expect(page).toContain('Closed. These times can no longer be booked.');
  expect(page).toContain(
    'Dr. Namuna Shaikh|Tuesday 24 November|, |all day|Leave|One is booked there|Call them, then move or cancel.',
  );
  expect(page).toContain(`${ASHA}, 12:00 PM`);
  expect(body).toContain(`href="/day/${DATE}#appointment-${booked}"`);

  const opened = await send(`/closures/${closure.id}/open`);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/closures?done=opened']);
  expect([bell.count(), (await list()).closures]).toEqual([rings + 2, []]);
  expect((await send(`/closures/${closure.id}/open`)).headers.location).toBe('/closures?done=gone');
  expect(bell.count()).toBe(rings + 2);
  expect(await read('/closures?done=gone')).toContain('These times were already open.');
});

test('a receptionist reads which times each closure closes, which take place, and that the board has them', async () => {
  const { close, read, getData } = await open();
  await close({ doctor: 'all', firstDate: TODAY, lastDate: DATE, firstTime: '15:00', lastTime: '16:00', reason: '' });
  await close({ firstDate: TODAY, lastDate: '2026-12-11', every: 'week', firstTime: '13:00' });
  await close({ lastDate: '2027-01-05', every: 'week', lastTime: '12:59' });
  await close({ firstDate: '2026-11-25', lastTime: '12:00' });
  const page = await read();
  for (const words of [
    'The whole clinic|Friday 20 November| to |Tuesday 24 November|, |03:00 PM to 05:00 PM|, each day|03:00 PM is the first closed time.',
    'The appointment at 05:00 PM takes place.|Nobody is booked there.',
    '|Every |Friday| |until |Friday 11 December|, |the afternoon|02:00 PM is the first closed time.',
    '|Every |Tuesday| |from |Tuesday 24 November| |until |Tuesday 5 January| 2027|, |the morning|12:00 PM is the last closed time.',
    '|up to 01:00 PM|12:00 PM is the last closed time. The appointment at 02:00 PM takes place.|',
  ]) {
    expect(page).toContain(words);
  }
  const { columns } = await getData(`/day/${DATE}`);
  expect(columns[0].slots.map(({ state }: { state: string }) => state).join(' ')).toBe(
    'closed closed closed closed free closed closed free',
  );
});

test('a receptionist gets a form that is not valid back as it was filled in, and the board gets the reasons', async () => {
  const { close, send, list, logLines } = await open();
  const { statusCode, body } = await close({ doctor: DOCTOR_ID, lastDate: '2026-11-23', reason: 'Canary' });
  expect(statusCode).toBe(422);
  for (const words of [
    '<title>Not saved: Closures and sessions',
    'Nothing has been closed yet. Please check the marked fields.',
    'aria-invalid="true" aria-describedby="lastDate-error"',
    'This is before the first one.',
    `<option value="${DOCTOR_ID}" selected="">`,
    'value="Canary"',
  ]) {
    expect(body).toContain(words);
  }
  expect(body).toMatch(/name="lastDate"[^>]*value="2026-11-23"/);
  const refused = await send('/closures', { ...FORM, doctor: 'nobody' }, JSON_ONLY);
  expect([refused.statusCode, refused.json()]).toEqual([422, { reasons: { doctor: 'doctor-unknown' } }]);
  // A request comes twice, or for a period that the desk does not know.
  for (const [field, ...values] of [
    ['every', 'month'],
    ['every', 'week', 'week'],
    ['firstTime', '15:00', '16:00'],
    ['lastTime', '15:00', '16:00'],
  ] as const) {
    const fields = Object.entries({ ...FORM, lastDate: '2026-12-31' }).filter(([name]) => name !== field);
    const odd = await send('/closures', [...fields, ...values.map((value) => [field, value])], JSON_ONLY);
    expect([odd.statusCode, Object.keys(odd.json().reasons)]).toEqual([422, [field]]);
  }
  expect((await list()).closures).toEqual([]);
  const reason = ` <b>'; drop table closures; --\r\n\t😀 Canary`;
  const closed = await send('/closures', { doctor: DOCTOR_ID, firstDate: DATE, lastTime: '12:59', reason }, JSON_ONLY);
  const { closures } = await list();
  expect([closed.statusCode, closed.json()]).toEqual([201, { id: closures[0].id }]);
  // A reason is one line, and in no log.
  expect(closures[0].reason).toBe(`<b>'; drop table closures; -- 😀 Canary`);
  expect(logLines.join('')).not.toContain('Canary');
});

test('a receptionist opens a session and ends it; open pages hear of both', async () => {
  const { bell, book, send, get, list, read, openSession } = await open();
  const rings = bell.count();
  const opened = await openSession({ lastDate: '2026-12-15' });
  const [session] = (await list()).sessions;
  const there = `/closures?done=session-opened#session-${session.id}`;
  expect([opened.statusCode, opened.headers.location, bell.count()]).toEqual([303, there, rings + 1]);
  const page = await read('/closures?done=session-opened');
  for (const words of [
    'The session is open. Its times can be booked.',
    '|Every |Tuesday| |from |Tuesday 24 November| |until |Tuesday 15 December|, |06:00 PM to 07:00 PM, 20 minutes each|',
    '|Nobody is booked in it.',
    'End it|: the session of Dr. Namuna Shaikh, Tuesday 24 November|',
  ]) {
    expect(page).toContain(words);
  }
  await book(0, { appointmentTime: '06:20 PM' });
  expect(await read()).toMatch(/One is booked in it\|.*\|Tuesday 24 November|, |06:20 PM/);

  const ended = await send(`/closures/sessions/${session.id}/end`);
  expect([ended.statusCode, ended.headers.location]).toEqual([303, '/closures?done=session-ended']);
  const left = await read('/closures?done=session-ended');
  expect(left).toContain('The session has ended. No appointment was cancelled.');
  expect(left).toContain('One is booked at a time that is no longer offered');
  const gone = await send(`/closures/sessions/${session.id}/end`);
  expect(gone.headers.location).toBe('/closures?done=session-gone');
  expect((await get('/closures/sessions')).headers.location).toBe('/closures');
});

test('a receptionist reads what is in the way of a session, in the form as it was filled in', async () => {
  const { list, openSession } = await open();
  for (const [change, ...words] of [
    [
      { doctor: 'nobody', minutes: '5' },
      ...['The session is not open yet.', 'Choose a doctor.', 'Choose 10 to 60 minutes.', 'value="5"'],
    ],
    [{ from: '17:00' }, 'The doctor has hours at that time already.', '05:00 PM to 06:00 PM.'],
    [{ firstDate: '2099-01-05' }, 'Choose an earlier day. The last day that can be booked is'],
  ] as [Partial<typeof EVENING>, ...string[]][]) {
    const { statusCode, body } = await openSession(change);
    expect(statusCode).toBe(422);
    for (const one of words) expect(body).toContain(one);
  }
  expect((await list()).sessions).toEqual([]);
});

test('a receptionist is asked about closed days, and the answer sends the same session', async () => {
  const { close, list, openSession } = await open();
  const sunday = { firstDate: SUNDAY, from: '10:00', to: '12:00' };
  const asked = await openSession(sunday);
  expect(asked.statusCode).toBe(422);
  for (const words of [
    'The clinic is closed on Sunday, 29 November. Open it for this session?',
    `<input type="hidden" name="firstDate" value="${SUNDAY}"/>`,
    'Yes, open it',
  ]) {
    expect(asked.body).toContain(words);
  }
  expect(asked.body).toMatch(/name="closedDays"[^>]*value="open"|value="open"[^>]*name="closedDays"/);
  const many = toText((await openSession({ ...sunday, lastDate: '2027-02-01' })).body);
  expect(many).toContain('Sunday, 20 December and 6 more days. Open these days for this session?');
  expect((await openSession({ ...sunday, closedDays: 'open' })).statusCode).toBe(303);
  expect((await list()).sessions).toMatchObject([{ firstDate: SUNDAY, opensClosedDays: true }]);

  await close({ doctor: 'all', lastDate: '2026-11-25', reason: 'Holiday' });
  const { body } = await openSession({ lastDate: '2026-12-08' });
  expect(toText(body)).toContain('|The desk has closed Tuesday, 24 November to Wednesday, 25 November for the whole');
  expect(toText(body)).toContain('To hold the session there, first |open that again| (|Holiday|)|.|');
  expect(body).toContain(`href="#closure-${(await list()).closures[0].id}"`);
  expect(body).toContain('Open the session on the other days only');
});

test('a receptionist follows an address that fills in the form of a session, or of a closed part of a day', async () => {
  const { get } = await open();
  const isFilled = (id: string, body: string) => new RegExp(`id="${id}"[^>]*value="${DATE}"`).test(body);
  const session = (await get(`/closures?doctor=${DOCTOR_ID}&date=${DATE}`)).body;
  expect([isFilled('session-firstDate', session), isFilled('firstDate', session)]).toEqual([true, false]);
  const part = (await get(`/closures?doctor=${DOCTOR_ID}&date=${DATE}&part=afternoon`)).body;
  expect([isFilled('session-firstDate', part), isFilled('firstDate', part)]).toEqual([false, true]);
  expect(part).toContain('<option value="13:00" selected="">');
});
