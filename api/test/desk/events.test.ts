import { get, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAppointmentStore } from '#src/appointments/store/store.ts';
import { openDatabase } from '#src/database/open-database.ts';
import { getPort } from '#src/listen.ts';
import { appointment, calendar, createFolder, createPatient, links, toNewAppointment } from '../helper.ts';
import { describeDatabases } from '../migrations/old-databases.ts';
import { openDesk } from './test-desk.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The limit. */
const MAX_MS = 1000;

describeDatabases((createEmpty) => {
  test('a booking is told of within a second, whichever process takes it', async () => {
    const { url } = await createEmpty();
    const desk = await openDesk(url);
    const other = await openDatabase(url, calendar);
    const store = createAppointmentStore(other, calendar, links);
    onTestFinished(() => store.close());
    const events = await listen(desk);
    // The desk has begun to watch the database.
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
});

test('a closing desk lets go of those who listen', async () => {
  const desk = await openDesk(`file:${await createFolder()}/clinic.db`);
  const events = await listen(desk);
  const started = performance.now();
  await desk.app.close();
  await events.ended;
  expect(performance.now() - started).toBeLessThan(2 * MAX_MS);
});

/** Connects as a page of the desk does. `next` resolves at the next event. */
async function listen({ app, signIn, bell }: Awaited<ReturnType<typeof openDesk>>) {
  const cookie = await signIn();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const response = await new Promise<IncomingMessage>((resolve) =>
    get({ port: getPort(app), path: '/events', headers: { cookie, accept: 'text/event-stream' } }, resolve),
  );
  expect(response.headers['content-type']).toBe('text/event-stream');
  let wake: () => void = () => undefined;
  response.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('event: changed')) wake();
  });
  const ended = new Promise((resolve) => response.on('close', resolve));
  // On SQLite nothing has been told by now.
  setTimeout(bell.ring, 100);
  return {
    ended,
    next: () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      }),
  };
}
