import { describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { expect, test, vi } from 'vitest';
import { DATE, FORM } from '#test/closure-desk.ts';
import { ASHA } from '#test/people.ts';
import { openSignedIn } from '#test/test-desk.ts';
import type { DeskClosure } from '#timetable/closure.ts';
import type { DeskSession } from './session.ts';

vi.setConfig({ testTimeout: 60_000 });

const TODAY = '2026-11-20';
const SUNDAY = '2026-11-29';
const JSON_ONLY = { accept: 'application/json' };
const EVENING = {
  ...{ doctor: DOCTOR_ID, firstDate: DATE, lastDate: '', from: '18:00', to: '19:00', minutes: '20', closedDays: '' },
};

/** The words that people read, without the markup between them. */
const toText = (html: string) =>
  html
    .replace(/^.*<main/s, '')
    .replace(/<!--.*?-->|<[^>]*>/g, '|')
    .replace(/\|+/g, '|');

describeDatabases((createUrl) => {
  async function open() {
    const desk = await openSignedIn(await createUrl());
    const close = (change: Partial<typeof FORM> = {}) => desk.send('/closures', { ...FORM, ...change });
    const openSession = (change: Partial<typeof EVENING> = {}) =>
      desk.send('/closures/sessions', { ...EVENING, ...change });
    const list = async (): Promise<{ closures: DeskClosure[]; sessions: DeskSession[] }> =>
      (await desk.get('/closures', JSON_ONLY)).json();
    const read = async (path = '/closures') => toText((await desk.get(path)).body);
    return { ...desk, close, openSession, list, read };
  }

  test('a person at reception closes a day and opens it again; open pages hear of both', async () => {
    const { bell, book, close, get, list, read, send } = await open();
    const booked = await book();
    const rings = bell.count();
    const closed = await close();
    expect(bell.count()).toBe(rings + 1);
    const [closure] = (await list()).closures;
    const id = closure?.id;
    expect([closed.statusCode, closed.headers.location]).toEqual([303, `/closures?done=closed#closure-${id}`]);
    expect(closure).toMatchObject({
      doctor: appointment.doctor,
      firstDate: DATE,
      lastDate: DATE,
      times: null,
      by: ASHA,
    });
    const { body } = await get('/closures?done=closed');
    expect(toText(body)).toContain('Closed. These times can no longer be booked.');
    expect(toText(body)).toMatch(
      /Dr. Namuna Shaikh\|Tuesday 24 November\|, \|all day\|Leave\|One is booked there\|Call them, then move or cancel\./,
    );
    expect(toText(body)).toContain(`${ASHA}, 12:00 PM`);
    expect(body).toContain(`href="/day/${DATE}#appointment-${booked}"`);

    const opened = await send(`/closures/${id}/open`);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/closures?done=opened']);
    expect([bell.count(), (await list()).closures]).toEqual([rings + 2, []]);
    expect((await send(`/closures/${id}/open`)).headers.location).toBe('/closures?done=gone');
    expect(bell.count()).toBe(rings + 2);
    expect(await read('/closures?done=gone')).toContain('These times were already open.');
  });

  test.each([
    [
      { doctor: 'all', firstDate: TODAY, lastDate: DATE, firstTime: '15:00', lastTime: '16:00', reason: '' },
      'The whole clinic|Friday 20 November| to |Tuesday 24 November|, |03:00 PM to 05:00 PM|, each day|03:00 PM is the first closed time. The appointment at 02:00 PM takes place. 04:00 PM is the last closed time. The appointment at 05:00 PM takes place.|Nobody is booked there.',
    ],
    [
      { firstDate: TODAY, lastDate: '2026-12-11', every: 'week', firstTime: '13:00' },
      '|Every |Friday| |until |Friday 11 December|, |the afternoon|02:00 PM is the first closed time. The appointment at 12:00 PM takes place.|',
    ],
    [
      { lastDate: '2027-01-05', every: 'week', lastTime: '12:59' },
      '|Every |Tuesday| |from |Tuesday 24 November| |until |Tuesday 5 January| 2027|, |the morning|12:00 PM is the last closed time. The appointment at 02:00 PM takes place.|',
    ],
    [
      { lastTime: '12:00' },
      '|up to 01:00 PM|12:00 PM is the last closed time. The appointment at 02:00 PM takes place.|',
    ],
  ])('a card tells which times %j closes, and which take place', async (change, words) => {
    const { close, read } = await open();
    await close(change);
    expect(await read()).toContain(words);
  });

  test('a closure that is not valid is refused with the form as it was filled in', async () => {
    const { close, list } = await open();
    const { statusCode, body } = await close({ doctor: DOCTOR_ID, lastDate: '2026-11-23', reason: 'Mine' });
    expect(statusCode).toBe(422);
    expect(body).toContain('<title>Not saved: Closures and sessions');
    expect(body).toContain('Nothing has been closed yet. Please check the marked fields.');
    expect(body).toMatch(/name="lastDate"[^>]*value="2026-11-23"/);
    expect(body).toMatch(/aria-invalid="true" aria-describedby="lastDate-error"/);
    expect(toText(body)).toContain('This is before the first one.');
    expect(body).toContain(`<option value="${DOCTOR_ID}" selected="">`);
    expect(body).toContain('value="Mine"');
    expect((await list()).closures).toEqual([]);
  });

  test.each([
    ['every', 'every=month'],
    ['every', 'every=week&every=week'],
    ['firstTime', 'firstTime=15:00&firstTime=16:00'],
    ['lastTime', 'lastTime=15:00&lastTime=16:00'],
  ])('%s in "%s" is refused, and nothing is closed', async (field, sent) => {
    const { app, cookie, list } = await open();
    const { [field as 'every']: _, ...rest } = { ...FORM, lastDate: '2026-12-31' };
    const answer = await app.inject({
      method: 'POST',
      url: '/closures',
      headers: { cookie, ...JSON_ONLY, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${new URLSearchParams(rest)}&${sent}`,
    });
    expect([answer.statusCode, Object.keys(answer.json().reasons)]).toEqual([422, [field]]);
    expect((await list()).closures).toEqual([]);
  });

  test('a reason is stored in one line, comes back, and stays out of the log', async () => {
    const { close, list, logLines } = await open();
    await close({ reason: ` <b>'; drop table closures; --\r\n\t😀 ` });
    expect((await list()).closures[0]?.reason).toBe(`<b>'; drop table closures; -- 😀`);
    await close({ reason: 'Canary surgery' });
    await close({ reason: 'Canary surgery', lastDate: 'Canary' });
    expect(logLines.join('')).not.toContain('Canary');
  });

  test('the board closes a part of a day, and gets data', async () => {
    const { get, send } = await open();
    const fields = { doctor: DOCTOR_ID, firstDate: DATE, firstTime: '', lastTime: '12:59' };
    const closed = await send('/closures', fields, JSON_ONLY);
    expect([closed.statusCode, closed.json()]).toEqual([201, { id: expect.any(String) }]);
    const { columns } = (await get(`/day/${DATE}`, JSON_ONLY)).json();
    expect(columns[0].slots.map(({ state }: { state: string }) => state)).toEqual([
      ...Array(4).fill('closed'),
      ...Array(4).fill('free'),
    ]);
    const refused = await send('/closures', { ...fields, doctor: 'nobody' }, JSON_ONLY);
    expect([refused.statusCode, refused.json()]).toEqual([422, { reasons: { doctor: 'doctor-unknown' } }]);
  });

  test('a person at reception opens a session and ends it; open pages hear of both', async () => {
    const { bell, book, send, get, list, read, openSession } = await open();
    const rings = bell.count();
    const opened = await openSession({ lastDate: '2026-12-15' });
    const [session] = (await list()).sessions;
    const id = session?.id;
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/closures?done=session-opened#session-${id}`]);
    expect(session).toMatchObject({ doctor: appointment.doctor, from: '18:00', by: ASHA, appointments: [] });
    expect(bell.count()).toBe(rings + 1);
    const page = await read('/closures?done=session-opened');
    expect(page).toContain('The session is open. Its times can be booked.');
    expect(page).toContain(
      '|Every |Tuesday| |from |Tuesday 24 November| |until |Tuesday 15 December|, |06:00 PM to 07:00 PM, 20 minutes each|Nobody is booked in it.',
    );
    expect(page).toContain('End it|: the session of Dr. Namuna Shaikh, Tuesday 24 November|');
    await book(0, { appointmentTime: '06:20 PM' });
    expect(await read()).toMatch(/One is booked in it\|.*\|Tuesday 24 November|, |06:20 PM/);

    const ended = await send(`/closures/sessions/${id}/end`);
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '/closures?done=session-ended']);
    const left = await read('/closures?done=session-ended');
    expect(left).toContain('The session has ended. No appointment was cancelled.');
    expect(left).toContain('One is booked at a time that is no longer offered');
    const gone = await send(`/closures/sessions/${id}/end`);
    expect(gone.headers.location).toBe('/closures?done=session-gone');
    expect((await list()).sessions).toEqual([]);
    expect((await get('/closures/sessions')).headers.location).toBe('/closures');
  });

  test('a session that is not valid is refused with the form as it was filled in, and says what is in the way', async () => {
    const { list, openSession } = await open();
    const invalid = await openSession({ doctor: 'nobody', minutes: '5' });
    expect(invalid.statusCode).toBe(422);
    for (const words of ['The session is not open yet.', 'Choose a doctor.', 'Choose 10 to 60 minutes.', 'value="5"'])
      expect(invalid.body).toContain(words);
    expect(toText((await openSession({ from: '17:00' })).body)).toContain(
      'The doctor has hours at that time already. Tuesday 24 November: 05:00 PM to 06:00 PM.',
    );
    expect((await openSession({ firstDate: '2099-01-05' })).body).toMatch(
      /Choose an earlier day\. The last day that can be booked is \d+ \w+ \d{4}\./,
    );
    expect((await list()).sessions).toEqual([]);
  });

  test('closed days are asked about, and the answer sends the same session', async () => {
    const { close, list, openSession } = await open();
    const sunday = { firstDate: SUNDAY, from: '10:00', to: '12:00' };
    const asked = await openSession(sunday);
    expect(asked.statusCode).toBe(422);
    expect(asked.body).toContain('The clinic is closed on Sunday, 29 November. Open it for this session?');
    expect(asked.body).toMatch(/name="closedDays"[^>]*value="open"|value="open"[^>]*name="closedDays"/);
    expect(asked.body).toContain(`<input type="hidden" name="firstDate" value="${SUNDAY}"/>`);
    expect(asked.body).toContain('Yes, open it');
    const many = toText((await openSession({ ...sunday, lastDate: '2027-02-01' })).body);
    expect(many).toContain('Sunday, 20 December and 6 more days. Open these days for this session?');
    expect((await openSession({ ...sunday, closedDays: 'open' })).statusCode).toBe(303);
    expect((await list()).sessions).toMatchObject([{ firstDate: SUNDAY, opensClosedDays: true }]);

    await close({ doctor: 'all', lastDate: '2026-11-25', reason: 'Holiday' });
    const [closure] = (await list()).closures;
    const { body } = await openSession({ lastDate: '2026-12-08' });
    expect(toText(body)).toContain(
      '|The desk has closed Tuesday, 24 November to Wednesday, 25 November for the whole clinic. To hold the session there, first |open that again| (|Holiday|)|.|',
    );
    expect(body).toContain(`href="#closure-${closure?.id}"`);
    expect(body).toContain('Open the session on the other days only');
  });

  test('the address fills in the form that opens a session, or the one that closes a part of a day', async () => {
    const { get } = await open();
    const session = (await get(`/closures?doctor=${DOCTOR_ID}&date=${DATE}`)).body;
    expect(session).toMatch(new RegExp(`id="session-firstDate"[^>]*value="${DATE}"`));
    expect(session).not.toMatch(new RegExp(`id="firstDate"[^>]*value="${DATE}"`));
    const part = (await get(`/closures?doctor=${DOCTOR_ID}&date=${DATE}&part=afternoon`)).body;
    expect(part).toMatch(new RegExp(`id="firstDate"[^>]*value="${DATE}"`));
    expect(part).toContain('<option value="13:00" selected="">');
    expect(part).not.toMatch(new RegExp(`id="session-firstDate"[^>]*value="${DATE}"`));
  });
});
