import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { UNDO_GRACE_MS } from '@clinic/contract/desk-appointment.ts';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { changeForDesk } from '#src/appointments/changes/change-for-desk.ts';
import { decideBookings } from '#src/appointments/changes/decide-bookings.ts';
import { createAppointmentStore } from '#src/appointments/store/store.ts';
import { createWebhookChannel } from '#src/channels/webhook/channel.ts';
import { keepEndpoints, listOff, switchEndpointOn, toEndpointId } from '#src/channels/webhook/endpoints.ts';
import { sendAgain } from '#src/outbox/stuck-mails.ts';
import { createOutsideFetch } from '#src/outside/outside-fetch.ts';
import { createSqlite, describeDatabases } from '../databases.ts';
import { openMailRoom } from '../mails/mail-room.ts';
import { startPlainServer } from '../outside/outside-server.ts';
import { appointment, toNewAppointment } from '../sample-bookings.ts';
import { calendar } from '../sample-clinic.ts';
import { links } from '../test-store.ts';

const SECRET = `whsec_${randomBytes(32).toString('base64')}`;
/** The longest wait between two attempts. */
const WAIT_MINUTES = 6 * 60;
const MAKER = { made_by: 'asha@clinic.example', made_from: '127.0.0.1' };

type Told = { type: string; timestamp: string; data: Record<string, unknown> };

/** A receiver that checks each signature, a desk that acts, and a clinic that tells it. */
async function openWebhooks(databaseUrl: string, { allowPrivate = true, tellsNames = false } = {}) {
  const told: { id: string; event: Told }[] = [];
  const answers: (number | { status: number; wait: string })[] = [];
  const url = await startPlainServer(async (request: IncomingMessage, response) => {
    const body = await text(request);
    const event = new Webhook(SECRET).verify(body, request.headers as Record<string, string>) as Told;
    const answer = answers.shift() ?? 204;
    const { status, wait } = typeof answer === 'number' ? { status: answer, wait: undefined } : answer;
    if (status < 300) told.push({ id: String(request.headers['webhook-id']), event });
    response.writeHead(status, { location: 'http://127.0.0.2:1/', ...(wait && { 'retry-after': wait }) }).end();
  });
  const room = await openMailRoom(databaseUrl);
  const { db } = room.database;
  // A signature is good for five minutes by the receiver's clock.
  room.clock.now = new Date();
  await keepEndpoints(db, [url]);
  const store = createAppointmentStore(room.database, calendar, links, room.bell.ring, '', [toEndpointId(url)]);
  const startTelling = () =>
    room.startTelling(
      createWebhookChannel({
        db,
        fetchOutside: createOutsideFetch({ allowPrivate }),
        secret: SECRET,
        tellsNames,
        timeZone: calendar.timeZone,
        getNow: () => new Date(),
      }),
    );
  const readEvents = async () =>
    (await room.readMails())
      .filter(({ channel }) => channel === 'webhook')
      .sort((one, other) => Number(one.version) - Number(other.version));
  async function book(more: Parameters<typeof toNewAppointment>[1] = {}, other: Partial<typeof appointment> = {}) {
    const result = await store.book(
      toNewAppointment({ ...appointment, ...other }, { createdAt: room.clock.now, ...more }),
    );
    if (result.kind !== 'booked') throw new Error(result.kind);
    return result.stored;
  }
  const act = (id: string, action: 'noshow' | 'cancel', undoes?: { version: number; action: 'noshow' }) => {
    const status = undoes ? 'booked' : action === 'cancel' ? 'cancelled' : 'noshow';
    const effect = { action: undoes ? 'undo' : action, values: { status }, ...(undoes && { undoes }) } as const;
    return changeForDesk(db, { id, version: null, ...MAKER }, { decide: () => effect }, room.clock.now);
  };
  return { ...room, db, url, told, answers, startTelling, readEvents, book, act };
}

describeDatabases((createUrl) => {
  test('another system is told of each event once, in order, signed, without names', async () => {
    const { told, answers, startTelling, book, act, passMinutes, readEvents } = await openWebhooks(await createUrl());
    answers.push(500);
    const { id, doctorId } = await book();
    await act(id, 'noshow');
    startTelling();
    await expect.poll(async () => (await readEvents()).map(({ attempts }) => attempts)).toEqual([1, 0]);
    expect(told).toEqual([]);
    passMinutes(2);
    await expect.poll(() => told.map(({ event }) => event.type)).toEqual(['appointment.booked', 'appointment.noshow']);
    expect(told[0]?.event.data).toMatchObject({ id, version: 0, status: 'booked', doctor: doctorId });
    expect(Object.keys(told[0]?.event.data ?? {})).toEqual(['id', 'version', 'status', 'start', 'end', 'doctor']);
    await expect.poll(async () => (await readEvents()).map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect((await readEvents()).map(({ id: row }) => row)).toEqual(told.map(({ id: sent }) => sent));
  });

  test('nobody hears of what is undone in time; a later undo tells the state that holds again', async () => {
    const { told, startTelling, book, act, passMinutes, clock, readEvents } = await openWebhooks(await createUrl());
    const { id } = await book();
    await act(id, 'noshow');
    await act(id, 'noshow', { version: 1, action: 'noshow' });
    expect((await readEvents()).map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
      'booked waiting',
      'noshow dropped',
    ]);
    await act(id, 'noshow');
    clock.now = new Date(clock.now.getTime() + 10_000 + UNDO_GRACE_MS);
    startTelling();
    await expect.poll(() => told.map(({ event }) => event.type)).toEqual(['appointment.booked', 'appointment.noshow']);
    await expect.poll(async () => (await readEvents()).filter(({ status }) => status === 'waiting')).toEqual([]);
    await act(id, 'noshow', { version: 3, action: 'noshow' });
    passMinutes(1);
    await expect.poll(() => told.at(-1)?.event).toMatchObject({ type: 'appointment.booked', data: { version: 4 } });
  });

  test('a receiver that asks for time gets it', async () => {
    const { answers, startTelling, book, clock, readEvents } = await openWebhooks(await createUrl());
    answers.push({ status: 503, wait: '1800' });
    await book();
    const began = clock.now.getTime();
    startTelling();
    await expect.poll(async () => (await readEvents())[0]).toMatchObject({ attempts: 1, claimed_until: null });
    const [event] = await readEvents();
    expect(Date.parse(event?.due_at ?? '') - began).toBe(1_800_000);
  });

  test('a receiver that fails is left alone for a while, and hears all of it when it is back', async () => {
    const { told, answers, startTelling, book, passMinutes, readEvents } = await openWebhooks(await createUrl());
    answers.push(...Array.from({ length: 20 }, () => 503));
    const hours = ['10', '11', '02', '03', '04'].map((hour) => `${hour}:00 ${hour > '09' ? 'AM' : 'PM'}`);
    for (const appointmentTime of hours) await book({}, { appointmentTime });
    startTelling();
    const isWaiting = ({ due_at, created_at }: { due_at: string; created_at: string }) => due_at > created_at;
    await expect.poll(async () => (await readEvents()).filter(isWaiting)).toHaveLength(hours.length);
    expect(20 - answers.length).toBeLessThanOrEqual(2);
    answers.splice(0);
    passMinutes(15);
    await expect.poll(() => told.length).toBe(hours.length);
  });

  test('of bookings that are cleared in the review, a receiver learns if it has heard of them', async () => {
    const { db, told, startTelling, book, clock, readEvents } = await openWebhooks(await createUrl());
    const heard = await book({ needsReview: true });
    startTelling();
    await expect.poll(() => told.map(({ event }) => event.type)).toEqual(['appointment.booked']);
    await expect.poll(async () => (await readEvents())[0]?.status).toBe('sent');
    const cancel = (id: string) => decideBookings(db, [id], { action: 'cancel', who: MAKER, now: clock.now });
    expect(await cancel(heard.id)).toBe(1);
    const unheard = await book({ needsReview: true, holdsMails: true });
    expect(await cancel(unheard.id)).toBe(1);
    const fates = (await readEvents()).map(({ appointment_id, kind }) => [appointment_id, kind]);
    expect(fates.filter(([id]) => id === heard.id)).toEqual([
      [heard.id, 'booked'],
      [heard.id, 'cancelled'],
    ]);
    expect(fates.filter(([id]) => id === unheard.id)).toEqual([[unheard.id, 'booked']]);
  });

  test('a receiver that is gone is told nothing more, until the desk switches it on', async () => {
    const { db, url, told, answers, startTelling, book, act, passMinutes, readEvents } = await openWebhooks(
      await createUrl(),
    );
    answers.push(410);
    const { id } = await book();
    startTelling();
    await expect.poll(() => listOff(db)).toMatchObject([{ id: toEndpointId(url), reason: 'HTTP 410' }]);
    await expect.poll(async () => (await readEvents()).map(({ status }) => status)).toEqual(['undeliverable']);
    await act(id, 'cancel');
    expect(await readEvents()).toHaveLength(1);
    expect(await switchEndpointOn(db, toEndpointId(url), new Date())).toBe(true);
    passMinutes(1);
    await expect.poll(() => told.map(({ event }) => event.type)).toEqual(['appointment.booked']);
  });

  test('an event is given up after three days, and stays for the desk to send again', async () => {
    const { db, told, clock, bell, answers, startTelling, book, passMinutes, readEvents } = await openWebhooks(
      await createUrl(),
    );
    answers.push(...Array.from({ length: 40 }, () => 503));
    await book();
    startTelling();
    // The clock moves only while nothing is under way: a claim of an hour ago would be anybody's.
    await expect.poll(async () => (await readEvents())[0]).toMatchObject({ attempts: 1, claimed_until: null });
    for (let tries = 1; tries < 17; tries += 1) {
      const before = (await readEvents())[0]?.attempts ?? 0;
      passMinutes(WAIT_MINUTES);
      await expect
        .poll(async () => (await readEvents())[0])
        .toSatisfy((row) => row?.attempts > before || row?.status === 'undeliverable');
    }
    const [event] = await readEvents();
    expect(event).toMatchObject({ status: 'undeliverable', error: 'GIVEN-UP HTTP 503' });
    answers.splice(0);
    passMinutes(1);
    // The receiver would be left alone for 15 minutes.
    if (event) await sendAgain(db, event, clock.now);
    bell.ring();
    await expect.poll(() => told.map(({ id }) => id)).toEqual([event?.id]);
  });
});

test('a receiver in our own network is not asked, unless that is allowed', async () => {
  const { told, startTelling, book, readEvents } = await openWebhooks(await createSqlite(), { allowPrivate: false });
  await book();
  startTelling();
  await expect.poll(async () => (await readEvents())[0]).toMatchObject({ attempts: 1, error: 'scheme' });
  expect(told).toEqual([]);
});

test('a redirect to our own network is not followed, and names go only where the owner says so', async () => {
  const { told, answers, startTelling, book, passMinutes, readEvents } = await openWebhooks(await createSqlite(), {
    tellsNames: true,
  });
  answers.push(302);
  await book();
  startTelling();
  await expect.poll(async () => (await readEvents())[0]).toMatchObject({ attempts: 1, error: 'redirect 302' });
  passMinutes(2);
  await expect.poll(() => told[0]?.event.data.patient).toMatchObject({ name: expect.any(String) });
});

test('an address that is no longer named leaves nothing to wait', async () => {
  const { db, book, readEvents } = await openWebhooks(await createSqlite());
  await book();
  await keepEndpoints(db, []);
  expect((await readEvents()).map(({ status }) => status)).toEqual(['dropped']);
  expect(await db.selectFrom('webhook_endpoints').selectAll().execute()).toEqual([]);
});
