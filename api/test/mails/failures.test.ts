/** @module-tag long */
import { expect, test, vi } from 'vitest';
import { createFileSender } from '#src/channels/email/mail-files.ts';
import { createSmtpSender } from '#src/channels/email/smtp.ts';
import { createFolder } from '../folder.ts';
import { appointment, createAppointments, toNewAppointment } from '../sample-bookings.ts';
import { openMailRoom, writePlainly } from './mail-room.ts';
import { startMailServer } from './mail-server.ts';

// These tests start processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Room = Awaited<ReturnType<typeof openMailRoom>>;

const bookFor = ({ store }: Room, email: string) => store.book(toNewAppointment({ ...appointment, email }));

async function readPatientMail({ readMails }: Room) {
  const mail = (await readMails()).find(({ kind, recipient }) => kind === 'booked' && recipient === 'patient');
  if (!mail) throw new Error('There is no mail to the patient.');
  return mail;
}

/** Lists when the patients' mails that wait are due, and how often each was tried. */
async function listWaiting({ readMails }: Room) {
  return (await readMails())
    .filter(({ kind, recipient, status }) => kind !== 'reminder' && recipient === 'patient' && status === 'waiting')
    .map(({ due_at, attempts }) => [due_at, attempts]);
}

test('an address that takes no mail for now is tried again at growing intervals', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  await bookFor(room, 'later@patient.example');
  room.startWorker({ send: server.url });
  for (const [index, minutes] of [1, 5, 15, 60, 180, 360, 360].entries()) {
    await expect.poll(async () => (await readPatientMail(room)).attempts).toBe(index + 1);
    const { due_at, error, status } = await readPatientMail(room);
    expect((Date.parse(due_at) - room.clock.now.getTime()) / 60_000).toBe(minutes);
    expect({ error, status }).toEqual({ error: 'EENVELOPE RCPT TO 450', status: 'waiting' });
    room.passMinutes(minutes);
  }
  expect(room.log).toEqual([]);
});

test('an address that does not exist is not tried again; one that is refused for other reasons is', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  const [first, second] = createAppointments(2);
  await room.store.book(toNewAppointment({ ...appointment, ...first, email: 'nobody@patient.example' }));
  await room.store.book(toNewAppointment({ ...appointment, ...second, email: 'policy@patient.example' }));
  room.startWorker({ send: server.url });
  const list = async () =>
    (await room.readMails())
      .filter(({ kind, recipient }) => kind === 'booked' && recipient === 'patient')
      .map(({ status, error }) => `${status}: ${error}`);
  await expect.poll(list).toEqual(['undeliverable: EENVELOPE RCPT TO 550', 'waiting: EENVELOPE RCPT TO 554']);
  await expect
    .poll(() => room.store.readOutbox(room.clock.now))
    .toEqual({ waiting: 1, oldestSeconds: null, undeliverable: 1 });
});

test("what the clinic's own server refuses is tried again often, and the log and a metric tell it", async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  const [first, second] = createAppointments(2);
  await room.store.book(toNewAppointment({ ...appointment, ...first, email: 'relay@patient.example' }));
  await room.store.book(toNewAppointment({ ...appointment, ...second, email: 'full@patient.example' }));
  room.startWorker({ send: server.url });
  // The server still takes mails to its own clinic.
  await server.waitFor(2);
  const list = async () =>
    (await room.readMails())
      .filter(({ kind, recipient }) => kind === 'booked' && recipient === 'patient')
      .map(({ status, due_at }) => [status, (Date.parse(due_at) - room.clock.now.getTime()) / 60_000]);
  for (const minutes of [1, 5, 15, 15, 15]) {
    await expect.poll(list).toEqual(Array(2).fill(['waiting', minutes]));
    room.passMinutes(minutes);
  }
  expect(room.log).toEqual(['the mail server refuses mails, not for their addresses, and they are tried again']);
  expect(room.logged).toMatchObject([{ code: 'mail-refused-by-own-server' }]);
  expect(await room.metrics.metrics()).toContain('clinic_mail_trouble 1');
  await room.store.book(toNewAppointment({ ...appointment, email: 'asha@patient.example' }));
  await server.waitFor(4);
  await expect.poll(() => room.log.at(-1)).toBe('the mail server takes mails again');
  expect(await room.metrics.metrics()).toContain('clinic_mail_trouble 0');
});

test("when several mailboxes in a row are refused, or the clinic's own, no mail is given up", async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  // The server refuses mailboxes by their local part.
  const inbox = 'nobody@clinic.example';
  for (const [index, request] of createAppointments(3).entries()) {
    await room.store.book(toNewAppointment({ ...request, email: `nobody@patient${index}.example` }));
  }
  room.startWorker({ send: server.url, senders: { mailFrom: '', clinicInbox: inbox } });
  const listTried = async () => (await room.readMails()).filter(({ attempts }) => attempts === 1);
  await expect.poll(async () => (await listTried()).length).toBe(6);
  expect((await room.readMails()).map(({ status }) => status)).toEqual(Array(9).fill('waiting'));
  expect(room.log.sort()).toEqual([
    'the mail server refuses mails, not for their addresses, and they are tried again',
    "the mail server refuses the clinic's own address (CLINIC_INBOX), and its mails are tried again",
  ]);
});

test('mails wait untried while the mail server is away, and the log names that and its return once', async () => {
  const server = await startMailServer();
  await server.kill();
  const room = await openMailRoom();
  const requests = createAppointments(4);
  room.startWorker({ send: server.url });
  for (const request of requests) await room.store.book(toNewAppointment(request));
  await expect.poll(() => room.log).toEqual(['mails cannot be sent and wait']);
  room.passMinutes(2);
  await expect.poll(() => room.store.readOutbox(room.clock.now)).toMatchObject({ waiting: 8, oldestSeconds: 120 });
  await expect
    .poll(async () => (await room.readMails()).every(({ attempts, claimed_until }) => attempts === 0 && !claimed_until))
    .toBe(true);

  await server.restart();
  room.passMinutes(2);
  await server.waitFor(8);
  await expect.poll(() => room.log).toEqual(['mails cannot be sent and wait', 'mails are sent again']);
  await expect.poll(() => room.store.readOutbox(room.clock.now)).toMatchObject({ waiting: 0, oldestSeconds: null });
});

test('a site that cannot write mails is logged once, and mails wait for it', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  let isBroken = true;
  room.startWorker({
    send: server.url,
    write: (request) => {
      if (isBroken) throw new TypeError(`${request.appointment.name} cannot be drawn`);
      return writePlainly(request);
    },
  });
  await room.store.book(toNewAppointment(appointment));
  await expect.poll(async () => (await readPatientMail(room)).error).toBe('UNWRITTEN');
  await expect.poll(async () => (await room.readMails()).filter(({ attempts }) => attempts === 1).length).toBe(2);
  expect(room.log).toEqual(['the site cannot write mails, and they wait']);
  isBroken = false;
  room.passMinutes(1);
  await server.waitFor(2);
  await expect.poll(() => room.log.at(-1)).toBe('the site writes mails again');
});

test('a mail under way is finished when the process closes, and the others are left to the next', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  const sending = Promise.withResolvers<void>();
  const going = Promise.withResolvers<void>();
  const sendBySmtp = createSmtpSender(server.url);
  const stop = room.startWorker({
    send: async (...mail) => {
      going.resolve();
      await sending.promise;
      await sendBySmtp(...mail);
    },
  });
  for (const request of createAppointments(3)) await room.store.book(toNewAppointment(request));
  await going.promise;
  const stopped = stop();
  sending.resolve();
  await stopped;
  const mails = await room.readMails();
  const sent = mails.filter(({ status }) => status === 'sent');
  expect(sent.length).toBeGreaterThanOrEqual(1);
  expect(sent.length).toBeLessThanOrEqual(2);
  expect(server.mails).toHaveLength(sent.length);
  expect(mails.filter(({ claimed_until }) => claimed_until !== null)).toEqual([]);
});

test('a mail of a process that died is sent by another when its lease has ended', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  await room.store.book(toNewAppointment(appointment));
  const soon = new Date(room.clock.now.getTime() + 60_000).toISOString();
  await room.database.db.updateTable('mails').set({ claimed_until: soon }).execute();
  room.startWorker({ send: server.url });
  room.passMinutes(0.9);
  expect(server.mails).toEqual([]);
  room.passMinutes(0.1);
  await server.waitFor(2);
});

test('a mailbox whose owner opens no link gets five mails in a day; the sixth waits until a day has passed', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  const spellings = ['a.sha@gmail.com', 'asha+1@gmail.com', 'ASHA@gmail.com', 'asha@googlemail.com', 'ash.a@gmail.com'];
  const requests = createAppointments(7).map((request, index) => ({
    ...request,
    email: spellings[index % spellings.length] ?? '',
  }));
  for (const request of requests) await room.store.book(toNewAppointment(request));
  room.startWorker({ send: server.url });
  await server.waitFor(7 + 5);
  const tomorrow = new Date(room.clock.now.getTime() + 86_400_000).toISOString();
  await expect
    .poll(() => listWaiting(room))
    .toEqual([
      [tomorrow, 0],
      [tomorrow, 0],
    ]);
  const ids = (await room.readMails()).flatMap(({ appointment_id, kind, recipient, status }) =>
    kind === 'booked' && recipient === 'patient' && status === 'waiting' ? appointment_id : [],
  );
  const waits = await Promise.all(ids.map((id) => room.store.readMailWait(id, room.clock.now)));
  expect(waits).toEqual(['later', 'later']);
  // The server takes the last mail a moment before the worker notes it.
  await expect
    .poll(() => room.store.readOutbox(room.clock.now))
    .toEqual({ waiting: 0, oldestSeconds: null, undeliverable: 0 });
  room.passMinutes(24 * 60);
  await server.waitFor(7 + 7);
});

test('a mailbox whose owner has opened a link gets 20 mails in a day; the next waits until a day has passed', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  for (const request of createAppointments(20)) {
    const result = await room.store.book(toNewAppointment({ ...request, email: appointment.email }));
    if (result.kind === 'booked') await room.store.noteOpening(result.stored.id, room.clock.now);
  }
  room.startWorker({ send: server.url });
  await server.waitFor(20 + 20);
  await room.untilNoted();
  const [{ reference, phone } = { reference: '', phone: '' }] = await room.database.db
    .selectFrom('appointments')
    .select(['reference', 'phone'])
    .execute();
  await room.store.sendLink({ reference, phone, now: room.clock.now });
  const tomorrow = new Date(room.clock.now.getTime() + 86_400_000).toISOString();
  await expect.poll(() => listWaiting(room)).toEqual([[tomorrow, 0]]);
  expect(server.mails).toHaveLength(20 + 20);
  room.passMinutes(24 * 60);
  await server.waitFor(20 + 21);
});

test('a folder that cannot be written to makes mails wait, until a clock that ran ahead is put back', async () => {
  const room = await openMailRoom();
  const folders = ['/proc/outbox'];
  room.startWorker({ send: (...mail) => createFileSender(folders[0] ?? '')(...mail) });
  room.passMinutes(24 * 60);
  await room.store.book(toNewAppointment(appointment));
  await expect.poll(() => room.log).toEqual(['mails cannot be sent and wait']);
  folders[0] = await createFolder();
  room.passMinutes(-24 * 60);
  await expect.poll(() => room.log.at(-1)).toBe('mails are sent again');
});
