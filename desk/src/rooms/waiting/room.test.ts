import { describeDatabases } from '@clinic/api/test/databases.ts';
import { addMinutes } from '@clinic/contract/timetable.ts';
import { expect, test } from 'vitest';
import { ASHA } from '../../../test/people.ts';
import { openSignedIn } from '../../../test/test-desk.ts';
import { readWaiting } from './queries.ts';

const MORNING = new Date('2026-11-24T09:30:00+05:30');

describeDatabases((createUrl) => {
  async function open() {
    const desk = await openSignedIn(await createUrl(), {}, 'owner');
    const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '10.1.0.1') =>
      desk.app.inject({ url, headers, remoteAddress });
    /** Turns the screen on, or renews its address, and returns the path. */
    const turnOn = async () => {
      const { body } = await desk.send('/settings/screen');
      return /value="http:\/\/localhost:4000(\/waiting\/[^"]+)"/.exec(body)?.[1] ?? '';
    };
    const turnOff = () => desk.send('/settings/screen/off');
    const readScreen = () => readWaiting(desk.options, desk.clock.now);
    const readOpened = () => desk.db.selectFrom('openings').select(['kind', 'subject', 'made_by']).execute();
    /** Does what the desk does at a time of the day. */
    const act = async (id: string, action: string, time: string) => {
      desk.clock.now = new Date(`2026-11-24T${time}:00+05:30`);
      expect((await desk.press(id, action)).headers.location).toContain('done=');
    };
    return { ...desk, ask, turnOn, turnOff, readScreen, readOpened, act };
  }

  test('a screen that is off, and a wrong or earlier address, are refused in one way', async () => {
    const { ask, turnOn, turnOff, db, readOpened, logLines } = await open();
    const refused = await ask('/waiting/0000-0000-0000-0000-0000-0000-0000-0000');
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([401, undefined]);
    expect(refused.body).toContain('This address no longer works.');
    const toAnswer = ({ statusCode, body, headers }: Awaited<ReturnType<typeof ask>>) => {
      return { statusCode, body, headers: { ...headers, date: '', 'x-request-id': '' } };
    };
    const isRefused = async (path: string) => expect(toAnswer(await ask(path))).toEqual(toAnswer(refused));
    await isRefused('/waiting');

    const first = await turnOn();
    expect(first).toMatch(/^\/waiting(?:[/-][0-9a-z]{4}){8}$/);
    const shown = await ask(first);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    // As somebody types it with a remote control.
    expect((await ask(first.toUpperCase().replace('/WAITING', '/waiting').replaceAll('-', ''))).statusCode).toBe(200);
    await isRefused('/waiting');
    await isRefused(`${first}0`);
    expect((await ask(`${first}/events`.replace('-', '-z'))).statusCode).toBe(401);

    const second = await turnOn();
    await isRefused(first);
    expect((await ask(second, { accept: 'application/json' })).json()).toEqual({ doctors: [] });
    expect((await turnOff()).headers.location).toBe('/settings?done=screen-off');
    await turnOff();
    await isRefused(second);
    const data = await ask('/waiting', { accept: 'application/json' });
    expect([data.statusCode, data.json().code]).toEqual([401, 'signed-out']);

    expect(await readOpened()).toEqual([]);
    const records = await db.selectFrom('desk_records').select(['action', 'made_by']).orderBy('id').execute();
    expect(records.map(({ action }) => action)).toEqual(['screen-renewed', 'screen-renewed', 'screen-ended']);
    for (const path of [first, second]) expect(logLines.join('')).not.toContain(path.split('/').at(-1));
  });

  test('the database holds no address, and says who has made it', async () => {
    const { turnOn, db, get } = await open();
    const token = (await turnOn()).split('/').at(-1) ?? '';
    const rows = await db.selectFrom('waiting_screen').selectAll().execute();
    expect(rows).toEqual([
      expect.objectContaining({ token_hash: expect.stringMatching(/^[\w-]{43}$/), made_by: ASHA }),
    ]);
    expect(JSON.stringify(rows)).not.toContain(token.replaceAll('-', ''));
    const { body } = await get('/settings');
    expect(body.replaceAll('<!-- -->', '')).toContain(`The address was made by ${ASHA} on 20 November 2026, 12:00 PM.`);
    expect(body).not.toContain(token);
  });

  test('somebody who tries addresses waits, and the screen on the same network does not', async () => {
    const { ask, turnOn, pass } = await open();
    const path = await turnOn();
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await ask(`/waiting/x${attempt}`)).statusCode).toBe(401);
    const waits = await ask('/waiting/x');
    expect([waits.statusCode, waits.headers['retry-after']]).toEqual([429, '60']);
    expect((await ask('/waiting/x/events')).statusCode).toBe(429);
    expect((await ask('/waiting')).statusCode).toBe(401);
    expect((await ask(path)).statusCode).toBe(200);
    expect((await ask('/waiting/x', {}, '10.2.0.1')).statusCode).toBe(401);
    pass(60);
    expect((await ask('/waiting/x')).statusCode).toBe(401);
  });

  test('people at the desk open the screen without its address, which is recorded with their name', async () => {
    const { ask, turnOn, turnOff, cookie, readOpened } = await open();
    const { statusCode, body } = await ask('/waiting', { cookie });
    expect([statusCode, body.includes(ASHA), body.includes('<nav')]).toEqual([200, false, false]);
    const record = { kind: 'list', subject: 'waiting room', made_by: ASHA };
    expect(await readOpened()).toEqual([record]);
    const path = await turnOn();
    expect((await ask(path, { cookie })).statusCode).toBe(200);
    await turnOff();
    // A television that is set up by somebody who has signed in needs the right address all the same.
    expect((await ask(path, { cookie })).statusCode).toBe(401);
    expect(await readOpened()).toEqual([record]);
  });

  test('the screen names those at the clinic by doctor, in the order of arrival, and nothing else of them', async () => {
    const { book, act, ask, turnOn, readScreen, clock } = await open();
    clock.now = MORNING;
    const patil = 'Dr. Udaharan Patil';
    const late = await book(1, { name: 'Asha Ramesh Kale', appointmentTime: '10:00 AM', message: 'Bleeds' });
    const early = await book(2, { name: 'Ravi Kulkarni', appointmentTime: '11:00 AM' });
    const same = await book(3, { name: 'Ravi Kadam', appointmentTime: '12:00 PM' });
    const other = await book(4, { name: '<b>', appointmentTime: '10:00 AM', doctor: patil });
    await book(5, { name: 'Not Here', appointmentTime: '02:00 PM' });
    const gone = await book(6, { name: 'Went Home', appointmentTime: '03:00 PM' });
    expect(await readScreen()).toEqual({ doctors: [] });

    await act(early, 'arrived', '09:40');
    await act(other, 'arrived', '09:41');
    await act(late, 'arrived', '09:50');
    await act(same, 'arrived', '09:55');
    await act(gone, 'arrived', '09:56');
    await act(gone, 'cancel', '09:57');
    const room = (doctor: string, inside: string[], waiting: string[]) => ({ doctor, inside, waiting, more: 0 });
    const shaikh = 'Dr. Namuna Shaikh';
    expect((await readScreen()).doctors).toEqual([
      room(shaikh, [], ['Ravi Ku.', 'Asha K.', 'Ravi Ka.']),
      room(patil, [], ['b']),
    ]);
    await act(early, 'callin', '10:01');
    await act(other, 'callin', '10:02');
    expect((await readScreen()).doctors).toEqual([
      room(shaikh, ['Ravi Ku.'], ['Asha K.', 'Ravi Ka.']),
      room(patil, ['b'], []),
    ]);
    await act(other, 'fulfilled', '10:10');
    await act(late, 'callin', '10:20');
    const answer = await ask(await turnOn(), { accept: 'application/json' });
    expect(answer.json()).toEqual({ doctors: [room(shaikh, ['Asha K.'], ['Ravi K.'])] });
    clock.now = new Date('2026-11-25T09:00:00+05:30');
    expect(await readScreen()).toEqual({ doctors: [] });
  });

  test('of more than thirty who wait, the next one of each doctor and the earliest are named', async () => {
    const { book, db, readScreen, clock } = await open();
    clock.now = MORNING;
    await book(1, { name: 'Ravi Kale' });
    const [row] = await db.selectFrom('appointments').selectAll().execute();
    if (!row) throw new Error('Nobody is booked.');
    const own = { status: 'arrived' as const, idempotency_key: null, link_hash: null };
    const others = Array.from({ length: 34 }, (_, n) => ({
      ...{ ...row, ...own, id: `more-${n}`, reference: `more-${n}` },
      ...(n === 33 && { doctor: 'udaharan-patil' }),
      name: n % 2 === 0 ? 'Asha Kale' : 'Ravi Kale',
      appointment_time: addMinutes('15:00', 10 * n),
      appointment_end: addMinutes('15:00', 10 * n + 10),
      arrived_at: `2026-11-24T05:${10 + n}:00.000Z`,
    }));
    await db.insertInto('appointments').values(others).execute();
    const { doctors } = await readScreen();
    expect(doctors.map(({ waiting, more }) => [waiting.length, more])).toEqual([
      [29, 4],
      [1, 0],
    ]);
    expect(doctors[0]?.waiting.slice(0, 2)).toEqual(['Asha K.', 'Ravi K.']);
  });
});
