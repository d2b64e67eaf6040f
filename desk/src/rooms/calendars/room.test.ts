import { readDueCalendars } from '@clinic/api/busy/calendar-reader.ts';
import { createOutsideFetch } from '@clinic/api/outside/outside-fetch.ts';
import { createCalendarFile } from '@clinic/api/test/busy/sample-calendars.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { lookup, PUBLIC_MACHINE, startOutsideServer } from '@clinic/api/test/outside/outside-server.ts';
import { appointment, createPatient, DOCTOR_ID, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { openTestDatabase, openTestStore } from '@clinic/api/test/test-store.ts';
import { expect, test } from 'vitest';
import { toText } from '#test/page-text.ts';
import { openSignedIn } from '#test/test-desk.ts';
import { busyCommand } from './calendar-command.ts';

const DATE = appointment.appointmentDate;
const MORNING =
  'UID:a\nDTSTART;TZID=India Standard Time:20261124T100000\nDTEND;TZID=India Standard Time:20261124T113000';
const AFTERNOON = 'UID:b\nDTSTART:20261124T083000Z\nDTEND:20261124T090000Z';
const DAILY = 'UID:c\nDTSTART;TZID=Asia/Kolkata:20260101T170000\nDURATION:PT1H\nRRULE:FREQ=DAILY';

const TOO_BIG = Buffer.alloc(1_000_000, 'BEGIN:VEVENT\r\n');

describeDatabases((createUrl) => {
  /** Opens an owner's desk, and the server of a calendar which answers with what `served` holds. */
  async function open() {
    const url = await createUrl();
    const desk = await openSignedIn(url, {}, 'owner');
    const served = {
      status: 200,
      text: createCalendarFile('outlook', MORNING),
      etag: '"1"',
      location: '',
      megabytes: 0,
    };
    const conditions: (string | undefined)[] = [];
    const server = await startOutsideServer((request, response) => {
      const { status, text, etag, location, megabytes } = served;
      conditions.push(request.headers['if-none-match']);
      if (location) return response.writeHead(302, { location }).end();
      if (etag && request.headers['if-none-match'] === etag) return response.writeHead(304).end();
      response.writeHead(status, { 'content-type': 'text/calendar', ...(etag && { etag }) });
      for (let count = 0; count < megabytes; count += 1) response.write(TOO_BIG);
      response.end(text);
    });
    const isAllowed = (address: string) => address === PUBLIC_MACHINE;
    const fetchOutside = createOutsideFetch({ allowPrivate: false, isAllowed, lookup, ca: server.ca });
    const logged: unknown[] = [];
    const note = (...line: unknown[]) => void logged.push(line);
    const log = { info: note, warn: note, error: note };
    /** Reads what is due, in this process or in another one on the same database. */
    const read = async (seconds = 300, db = desk.db, horizonDays = calendar.horizonDays) => {
      desk.pass(seconds);
      const getNow = () => desk.clock.now;
      const options = {
        db,
        calendar: { ...calendar, horizonDays },
        fetchOutside,
        seconds: 300,
        bell: desk.bell,
        getNow,
        log,
      };
      await readDueCalendars(options, AbortSignal.timeout(60_000));
    };
    const address = `${server.url}/private-canary/basic.ics`;
    const set = (typed = address) => desk.send('/settings/calendars', { doctor: DOCTOR_ID, url: typed });
    const listClosedTimes = async () => {
      const rows = await desk.db
        .selectFrom('closures')
        .selectAll()
        .orderBy('first_date')
        .orderBy('first_time')
        .execute();
      return rows.map(({ first_date, first_time, last_time }) => `${first_date} ${first_time}–${last_time}`);
    };
    const bookAt = async (appointmentTime: string, number = 1) => {
      const other = await openTestStore(url);
      const change = { ...createPatient(number), appointmentTime };
      const attempt = toNewAppointment({ ...appointment, ...change }, { createdAt: desk.clock.now });
      return (await other.book(attempt)).kind;
    };
    const show = async (path: string) => toText((await desk.get(path)).body);
    return { ...desk, url, served, conditions, server, read, address, set, listClosedTimes, bookAt, show, logged };
  }

  test('a doctor’s busy times close slots, whatever becomes of the server, until its owner turns them off', async () => {
    const { url, served, conditions, read, set, listClosedTimes, bookAt, show, send, get, clock, server } =
      await open();
    expect((await set()).headers.location).toBe('/settings/calendars?done=set');
    await read(0);
    const times = [`${DATE} 10:00–11:29`];
    expect(await listClosedTimes()).toEqual(times);
    expect([await bookAt('11:00 AM'), await bookAt('12:00 PM', 2)]).toEqual(['slot-closed', 'booked']);
    // Not due yet; then the server says that nothing has changed.
    await read(60);
    await read();
    expect([conditions, await listClosedTimes()]).toEqual([[undefined, '"1"'], times]);

    const inside = `https://inner.example:${server.port}/basic.ics`;
    for (const [change, words] of [
      [{ text: '<!doctype html><title>Sign in</title>' }, 'is no calendar, perhaps a page that asks for a sign-in'],
      [{ text: createCalendarFile('google', 'UID:d\nDTSTART:tomorrow') }, 'is no calendar'],
      [{ status: 401 }, 'its server refuses (401)'],
      [{ megabytes: 50 }, 'it is larger than 5 MB'],
      [{ location: inside }, 'leads into a network of our own'],
      [{ location: 'http://calendar.example/' }, 'does not begin with https'],
    ] as const) {
      Object.assign(served, { status: 200, etag: '', location: '', megabytes: 0, text: '' }, change);
      await read();
      for (const path of ['/closures', '/settings/calendars']) expect(await show(path)).toContain(words);
      expect(await listClosedTimes(), words).toEqual(times);
    }
    expect(server.asked.filter((one) => one.includes('inner'))).toEqual([]);
    expect((await get('/')).body).toMatch(/Closures[^\n]{0,20}<span class="[^"]*">1</);
    // Another process finds the times after a restart, and the whole file is read again.
    const { db: other } = await openTestDatabase(url);
    Object.assign(served, { location: '', etag: '"2"', text: createCalendarFile('google', MORNING, AFTERNOON) });
    await read(300, other);
    expect(await listClosedTimes()).toEqual([...times, `${DATE} 14:00–14:29`]);
    expect(await show('/settings/calendars')).not.toContain('cannot be read');
    // Each day more of a series can be booked, so the file is read whole although nothing has changed.
    conditions.length = 0;
    clock.now = new Date(clock.now.getTime() + 86_400_000);
    await read();
    await read();
    // So it is when the owner lets patients book further ahead.
    await read(300, other, calendar.horizonDays + 30);
    expect(conditions).toEqual([undefined, '"2"', undefined]);

    expect((await send(`/settings/calendars/${DOCTOR_ID}/off`)).headers.location).toBe('/settings/calendars?done=off');
    expect([await listClosedTimes(), await bookAt('11:00 AM', 3)]).toEqual([[], 'booked']);
    await read();
    expect(await listClosedTimes()).toEqual([]);
  });

  test('an event over a booked time cancels nobody, is listed and marked on the day, and opens only in its calendar', async () => {
    const { served, book, readRow, read, set, show, send, db, bell, get } = await open();
    const id = await book();
    served.text = createCalendarFile('apple', AFTERNOON);
    const rings = bell.count();
    await set();
    await read(0);
    expect([(await readRow(id)).status, bell.count()]).toEqual(['booked', rings + 1]);
    const page = await show('/closures');
    expect(page).toContain('Doctors’ calendars| close one time here.| These are booked there.');
    expect(page).toContain('Tuesday 24 November|, |02:00 PM to 02:30 PM');
    expect((await get('/closures')).body).toContain(`href="/day/${DATE}#appointment-${id}"`);
    expect(await show(`/day/${DATE}`)).toContain('Closed: busy');
    const closure = await db.selectFrom('closures').select('id').executeTakeFirstOrThrow();
    expect((await send(`/closures/${closure.id}/open`)).headers.location).toBe('/closures?done=gone');
  });

  test('a copy of an appointment in the doctor’s calendar closes no time, also when the appointment is cancelled', async () => {
    const { served, book, perform, read, set, listClosedTimes, show } = await open();
    const id = await book();
    served.text = createCalendarFile('apple', AFTERNOON.replace('UID:b', `UID:${id}`), MORNING);
    await set();
    await read(0);
    expect(await show('/closures')).not.toContain('These are booked there.');
    await perform(id, 'cancel');
    await set();
    await read(0);
    expect(await listClosedTimes()).toEqual([`${DATE} 10:00–11:29`]);
  });

  test('nothing of a calendar but its times is kept or shown, and its address is told nowhere', async () => {
    const { served, read, set, db, get, logged, logLines, address, server } = await open();
    served.text = createCalendarFile('google', MORNING, DAILY);
    await set();
    await read(0);
    served.status = 500;
    await read(86_400);
    const tables = await Promise.all(
      (['closures', 'desk_records'] as const).map((table) => db.selectFrom(table).selectAll().execute()),
    );
    const paths = ['/closures', '/settings/calendars', '/export', `/day/${DATE}`, '/week'];
    const bodies = await Promise.all(paths.map(async (path) => (await get(path)).body));
    const told = JSON.stringify([tables, bodies, logged, logLines]);
    for (const secret of ['anary operation', 'anary place', 'private-canary', address])
      expect(told).not.toContain(secret);
    expect(told).toContain(`calendar.example:${server.port}/…`);
    expect(logged).toEqual([[{ doctor: DOCTOR_ID, code: 'busy-calendar status 500' }, expect.any(String)]]);
    expect(await db.selectFrom('desk_records').select(['action', 'subject']).execute()).toEqual([
      { action: 'calendar-set', subject: DOCTOR_ID },
    ]);
    // A series without an end closes the days that can be booked, and a while more.
    const { count } = await db
      .selectFrom('closures')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(calendar.horizonDays + 1 + 14 + 1);
  });

  test('of several processes one reads, and an address that was changed meanwhile is not overwritten', async () => {
    const { url, read, set, conditions, db, listClosedTimes } = await open();
    await set();
    const { db: other } = await openTestDatabase(url);
    await Promise.all([read(0), read(0, other), read(0), read(0, other)]);
    expect(conditions).toHaveLength(1);
    await set();
    const reading = read(0);
    await expect.poll(() => conditions.length).toBe(2);
    await db.updateTable('busy_calendars').set({ url: 'https://other.example/' }).execute();
    await db.deleteFrom('closures').execute();
    await reading;
    expect(await listClosedTimes()).toEqual([]);
  });

  test('an owner types an address, or names it in a shell; what is none is refused', async () => {
    const { set, send, options, db, clock, address, show } = await open();
    for (const typed of ['', 'basic.ics', 'file:///etc/passwd', `https://${'a'.repeat(2000)}.example/`]) {
      expect((await set(typed)).statusCode, typed).toBe(422);
    }
    expect((await send('/settings/calendars', { doctor: 'nobody', url: address })).statusCode).toBe(422);
    expect(await show('/settings/calendars')).toContain('No calendar is read.');
    const run = (...args: string[]) => busyCommand(options, args, clock.now);
    await run(DOCTOR_ID, 'webcal://calendar.example/a.ics');
    const { url } = await db.selectFrom('busy_calendars').selectAll().executeTakeFirstOrThrow();
    expect(url).toBe('https://calendar.example/a.ics');
    expect(await run(DOCTOR_ID, 'off')).toContain('is off');
    await expect(run(DOCTOR_ID, 'off')).rejects.toThrow('has no calendar');
    await expect(run('nobody', address)).rejects.toThrow('no such doctor');
    await expect(run(DOCTOR_ID, 'soon')).rejects.toThrow('private address');
  });
});
