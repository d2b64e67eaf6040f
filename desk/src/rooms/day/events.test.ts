import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, createPatient, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import { openTestStore } from '@clinic/api/test/test-store.ts';
import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { DeskRole } from '@clinic/contract/desk-person.ts';
import type { LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endSessions } from '#people/people-changes.ts';
import { findPerson } from '#people/people-list.ts';
import { ACCOUNT_PATHS } from '#people/people-view.ts';
import { ASHA } from '#test/people.ts';
import { openDesk } from '#test/test-desk.ts';

vi.setConfig({ testTimeout: 60_000 });

const OWNER = 'owner@clinic.example';

/** A silent stream says as often that the desk is there. */
const BEAT_MS = 20_000;

/** How often one appointment is cancelled and put back, which ends with a cancellation. */
const PRESSES = 7;

const WINDOWS = 3;
const FORMS = 5;

/** An open page must hear of a booking within this time. */
const MAX_MS = 1000;

describeDatabases((createUrl) => {
  test('an open page hears of a booking within a second, whichever process takes it', async () => {
    const url = await createUrl();
    const desk = await openDesk(url);
    const store = await openTestStore(url);
    const events = await listen(desk);
    // The first event shows that the desk has begun to watch the database.
    await events.next();

    for (const [number, takes] of [desk.store, store].entries()) {
      const started = performance.now();
      const told = events.next();
      await takes.book(
        toNewAppointment({ ...appointment, ...createPatient(number), appointmentTime: `0${3 + number}:00 PM` }),
      );
      await told;
      expect(performance.now() - started).toBeLessThan(MAX_MS);
    }
  });

  test('an event names what a press has changed, and nothing where somebody else may have changed more', async () => {
    const desk = await openDesk(await createUrl());
    const id = await desk.book();
    const events = await listen(desk);
    await events.next();
    const headers = { cookie: events.cookie, accept: 'application/json' };
    let answer: LightMyRequestResponse | undefined;
    // The first presses meet the events of the start, which explain nothing.
    for (let version = 0; version < PRESSES; version += 1) {
      const told = events.next();
      const fields = { version: String(version), date: appointment.appointmentDate };
      answer = await desk.submit(`/appointments/${id}/${version % 2 ? 'undo' : 'cancel'}`, fields, headers);
      await told;
    }
    const named = [PRESSES - 1, PRESSES].map((version) => `event: changed\ndata:${id}:${version}\n\n`);
    await expect.poll(() => events.heard.at(-1)).toBe(named.at(-1));
    expect(events.heard.slice(-2)).toEqual(named);
    // The answer holds the columns of the doctors whom it concerns, so that the page need not ask again.
    expect(answer?.json()).toMatchObject({
      appointment: { id, version: PRESSES },
      day: { date: appointment.appointmentDate, columns: [{ slots: expect.anything() }], finalInMs: UNDO_OFFER_MS },
    });
    const next = events.next();
    await desk.book(1, { appointmentTime: '09:00 AM' });
    desk.bell.ring();
    expect(await next).toContain('data:\n');
  });
});

test('a silent stream says at least every 20 seconds, in words that script hears, that the desk is there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const desk = await openDesk(await createSqlite());
  const events = await listen(desk);
  const countBeats = () => events.all.join('').split('event: beat\ndata:\n\n').length - 1;
  // The first one shows that the line passes something.
  await expect.poll(countBeats).toBe(1);
  vi.advanceTimersByTime(BEAT_MS);
  await expect.poll(countBeats).toBe(2);
});

test('a closing desk ends its streams of events', async () => {
  const desk = await openDesk(await createSqlite());
  const events = await listen(desk);
  const started = performance.now();
  await desk.app.close();
  await events.ended;
  expect(performance.now() - started).toBeLessThan(2 * MAX_MS);
});

describeDatabases((createUrl) => {
  test('a person who signs out, or everywhere, or is removed, or signed out by another process, hears nothing more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const desk = await openDesk(await createUrl());
    const owner = await listen(desk, OWNER, 'owner');
    const ways: ((cookie: string, id: string) => Promise<unknown>)[] = [
      (cookie) => desk.submit(DESK_PATHS.signOut, {}, { cookie }),
      (cookie) => desk.submit(ACCOUNT_PATHS.signOut, {}, { cookie }),
      // Only the next heartbeat looks at the sessions.
      async (_cookie, id) => {
        await endSessions(desk.db, id);
        vi.advanceTimersByTime(BEAT_MS);
      },
      async (_cookie, id) => {
        const removed = await desk.submit(`${DESK_PATHS.people}/${id}/remove`, {}, { cookie: owner.cookie });
        expect(removed.headers.location).toContain('done=remove');
      },
    ];
    for (const [number, end] of ways.entries()) {
      const email = `asha${number}@clinic.example`;
      const own = await listen(desk, email);
      await end(own.cookie, (await findPerson(desk.db, email))?.id ?? '');
      await own.ended;
      // Nobody else is cut off.
      const told = owner.next();
      desk.bell.ring();
      await told;
    }
  });
});

test('only a form that may have ended a session has sessions looked up, each once', async () => {
  const desk = await openDesk(await createSqlite());
  const own = await listen(desk);
  await listen(desk, OWNER);
  const { cookie } = own;
  for (let window = 0; window < WINDOWS; window += 1) await connect(desk.app, cookie);
  const lookUps = vi.spyOn(desk.auth.api, 'getSession');
  const foreign = { origin: 'https://evil.example' };
  const path = `/appointments/${await desk.book()}`;

  const refused = await Promise.all([
    desk.submit(DESK_PATHS.signOut, {}, foreign),
    desk.submit(DESK_PATHS.signOut, {}, { cookie, ...foreign }),
    desk.submit(`${path}/arrived`, {}, foreign),
    desk.submit(`${path}/arrived`, {}),
    desk.submit(DESK_PATHS.signOut, {}),
    desk.submit(DESK_PATHS.signOut, {}, { cookie: 'desk.session_token=made.up' }),
    desk.submit(DESK_PATHS.signIn, { email: ASHA, passphrase: 'wrong' }),
    desk.submit(DESK_PATHS.passphrase, { token: 'made up', passphrase: 'x', again: 'x' }),
    desk.submit(`${path}/nothing`, {}, { cookie }),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 401, 303, 303, 401, 422, 404]);
  // A form that needs a session asks for its own.
  expect(lookUps.mock.calls.length).toBeLessThanOrEqual(2);

  lookUps.mockClear();
  const forms = Array.from({ length: FORMS }, () => desk.submit(DESK_PATHS.stay, {}, { cookie }));
  expect((await Promise.all(forms)).map(({ statusCode }) => statusCode)).toEqual(Array(FORMS).fill(303));
  // Each form asks for its own session twice, and one look at the two open sessions follows.
  expect(lookUps.mock.calls.length).toBeLessThanOrEqual(2 * FORMS + 2);
});

type TestDesk = Awaited<ReturnType<typeof openDesk>>;

/** Connects as a page of the desk does. `heard` holds the changes that it was sent, and `next` resolves at the next one. */
async function listen({ app, signIn, bell }: TestDesk, email = ASHA, role: DeskRole = 'reception') {
  const cookie = await signIn(email, role);
  const response = await connect(app, cookie);
  expect(response.headers['content-type']).toBe('text/event-stream');
  let wake: (text: string) => void = () => undefined;
  const all: string[] = [];
  const heard: string[] = [];
  response.setEncoding('utf8').on('data', (text: string) => {
    all.push(text);
    if (!text.includes('event: changed')) return;
    heard.push(text);
    wake(text);
  });
  const ended = new Promise((resolve) => response.on('close', resolve));
  // On SQLite no first event comes by itself.
  setTimeout(bell.ring, 100);
  return {
    cookie,
    ended,
    heard,
    all,
    next: () => new Promise<string>((resolve) => (wake = resolve)),
  };
}

/** Opens a stream of events. */
async function connect(app: TestDesk['app'], cookie: string): Promise<IncomingMessage> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return new Promise((resolve) =>
    get(
      {
        port: (app.server.address() as AddressInfo).port,
        path: '/events',
        headers: { cookie, accept: 'text/event-stream' },
      },
      resolve,
    ),
  );
}
