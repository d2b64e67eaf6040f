import { get, type IncomingMessage } from 'node:http';
import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ACCOUNT_PATHS } from '@clinic/contract/desk-people.ts';
import type { DeskRole } from '@clinic/contract/desk-person.ts';
import type { LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endSessions } from '#src/desk/people/people-changes.ts';
import { findPerson } from '#src/desk/people/people-list.ts';
import { getPort } from '#src/listen.ts';
import { createSqlite, describeDatabases } from '../../databases.ts';
import { appointment, createPatient, toNewAppointment } from '../../sample-bookings.ts';
import { openTestStore } from '../../test-store.ts';
import { ASHA, openDesk } from '../test-desk.ts';

vi.setConfig({ testTimeout: 60_000 });

const COLLEAGUE = 'colleague@clinic.example';

/** How often one appointment is cancelled and put back, which ends with a cancellation. */
const PRESSES = 7;

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

test('a closing desk ends its streams of events', async () => {
  const desk = await openDesk(await createSqlite());
  const events = await listen(desk);
  const started = performance.now();
  await desk.app.close();
  await events.ended;
  expect(performance.now() - started).toBeLessThan(2 * MAX_MS);
});

describeDatabases((createUrl) => {
  test.each([
    ['signs out', DESK_PATHS.signOut],
    ['signs out everywhere', ACCOUNT_PATHS.signOut],
  ])('a person who %s hears nothing more, and nobody else is cut off', async (_what, path) => {
    const desk = await openDesk(await createUrl());
    const [own, other] = [await listen(desk), await listen(desk, COLLEAGUE)];
    await desk.submit(path, {}, { cookie: own.cookie });
    await own.ended;
    await expectHearing(desk, other);
  });

  test('a person who is removed hears nothing more', async () => {
    const desk = await openDesk(await createUrl());
    const [own, owner] = [await listen(desk), await listen(desk, COLLEAGUE, 'owner')];
    const person = await findPerson(desk.db, ASHA);
    const removed = await desk.submit(`${DESK_PATHS.people}/${person?.id}/remove`, {}, { cookie: owner.cookie });
    expect(removed.headers.location).toContain('done=remove');
    await own.ended;
    await expectHearing(desk, owner);
  });

  test('a person who is signed out by another process hears nothing more after the next heartbeat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const desk = await openDesk(await createUrl());
    const [own, other] = [await listen(desk), await listen(desk, COLLEAGUE)];
    await endSessions(desk.db, (await findPerson(desk.db, ASHA))?.id ?? '');
    vi.advanceTimersByTime(20_000);
    await own.ended;
    await expectHearing(desk, other);
  });
});

/** Expects that a stream still hears of a change. */
async function expectHearing({ bell }: TestDesk, { next }: { next: () => Promise<unknown> }): Promise<void> {
  const told = next();
  bell.ring();
  await told;
}

type TestDesk = Awaited<ReturnType<typeof openDesk>>;

/** Connects as a page of the desk does. `heard` holds the events so far, and `next` resolves at the next one. */
async function listen({ app, signIn, bell }: TestDesk, email = ASHA, role: DeskRole = 'reception') {
  const cookie = await signIn(email, role);
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const response = await new Promise<IncomingMessage>((resolve) =>
    get({ port: getPort(app), path: '/events', headers: { cookie, accept: 'text/event-stream' } }, resolve),
  );
  expect(response.headers['content-type']).toBe('text/event-stream');
  let wake: (text: string) => void = () => undefined;
  const heard: string[] = [];
  response.setEncoding('utf8').on('data', (text: string) => {
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
    next: () =>
      new Promise<string>((resolve) => {
        wake = resolve;
      }),
  };
}
