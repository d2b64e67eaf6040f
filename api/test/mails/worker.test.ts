import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import { expect, test, vi } from 'vitest';
import { decideBookings } from '#src/appointments/changes/decide-bookings.ts';
import { appointment, createAppointments, toNewAppointment } from '../sample-bookings.ts';
import { SLOT_MINUTES } from '../sample-clinic.ts';
import { links } from '../test-store.ts';
import { openMailRoom, writePlainly } from './mail-room.ts';
import { findMail, readMail, startMailServer } from './mail-server.ts';

// These tests start processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const CLINIC = 'desk@clinic.example';
const MINUTES_OF_DAY = 24 * 60;

type Room = Awaited<ReturnType<typeof openMailRoom>>;

/** Books for the patient of these tests, and resolves to the appointment as the patient's page knows it. */
async function book({ store, clock }: Room, request = appointment, language: LanguageCode = ENGLISH) {
  const result = await store.book(toNewAppointment(request, { language, createdAt: clock.now }));
  if (result.kind !== 'booked') throw new Error(`The booking ended as ${result.kind}.`);
  const { id, linkVersion } = result.stored;
  const token = links.toUrls({ id, linkVersion, language: ENGLISH }, '').manageUrl.split('/').at(-1) ?? '';
  const found = await store.findByToken(token, clock.now);
  if (!found) throw new Error('The link of the booking was not found.');
  return found;
}

/** Lists the recipient, kind and status of each mail. */
async function listMails({ readMails }: Room): Promise<string[]> {
  return (await readMails()).map(({ recipient, kind, status }) => `${recipient} ${kind} ${status}`);
}

test('a booking sends one mail to its patient and one to the clinic', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  const stop = room.startWorker({ send: server.url });
  await book(room);
  await server.waitFor(2);
  await stop();

  expect(await listMails(room)).toEqual(['clinic booked sent', 'patient booked sent', 'patient reminder waiting']);
  expect(server.mails.map(({ from, to }) => [from, ...to]).sort()).toEqual([
    [CLINIC, appointment.email],
    [CLINIC, CLINIC],
  ]);
  const mail = await readMail(findMail(server.mails, appointment.email));
  const toClinic = await readMail(findMail(server.mails, CLINIC));
  expect(toClinic.text).toContain('https://desk.clinic.example/day/2026-11-24');
  expect(mail.text).not.toContain('desk.clinic.example');
  const [, toPatient] = await room.readMails();
  expect(mail).toMatchObject({
    from: { name: 'Namuna Clinic', address: CLINIC },
    to: [{ name: appointment.name, address: appointment.email }],
    messageId: `<${toPatient?.id}@clinic.example>`,
    subject: 'patient: booked 2026-11-24',
    html: expect.stringContaining('<p>booked</p>'),
  });
  expect(mail.text).toContain(appointment.message);
  const { id = '' } = (await room.database.db.selectFrom('appointments').select('id').executeTakeFirst()) ?? {};
  expect(mail.text).toContain(
    links.toMailedUrls({ id, linkVersion: 1, language: ENGLISH }, 'https://clinic.example').manageUrl,
  );
  expect(await room.metrics.metrics()).toContain('clinic_mails_total{outcome="sent"} 2');
});

test("a patient's mails are in the language of the booking, and the clinic's in English", async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  const written: string[] = [];
  room.startWorker({
    send: server.url,
    write: (request, language) => {
      written.push(`${request.recipient} ${request.kind} ${language}`);
      return writePlainly(request);
    },
  });
  const found = await book(room, appointment, 'mr');
  await server.waitFor(2);
  await room.store.cancel(found, '', room.clock.now);
  await server.waitFor(4);
  await room.store.sendLink({ reference: found.reference, phone: appointment.phone, now: room.clock.now });
  await server.waitFor(5);
  await book(room, { ...appointment, appointmentTime: '03:00 PM' });
  await server.waitFor(7);
  expect(written.sort()).toEqual([
    'clinic booked en',
    'clinic booked en',
    'clinic cancelled en',
    'patient booked en',
    'patient booked mr',
    'patient cancelled mr',
    'patient link mr',
  ]);
});

test("the patient's mail holds the calendar file twice: for the mail program and to be saved", async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  room.startWorker({ send: server.url });
  await book(room);
  await server.waitFor(2);
  const { attachments } = await readMail(findMail(server.mails, appointment.email));
  expect(attachments.map(({ mimeType, filename, method }) => ({ mimeType, filename, method }))).toEqual([
    { mimeType: 'text/calendar', filename: null, method: 'REQUEST' },
    { mimeType: 'application/ics', filename: 'appointment.ics', method: undefined },
  ]);
  expect((await readMail(findMail(server.mails, CLINIC))).attachments).toEqual([]);
});

test('the mails of a move, a cancellation and a lost link come in the order of what happened', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  const found = await book(room);
  const newTime = { date: '2026-11-25', slot: '10:00', minutes: SLOT_MINUTES };
  expect(await room.store.move(found, newTime, room.clock.now)).toBe('moved');
  const moved = { ...found, ...newTime, sequence: 1, version: 1 };
  expect(await room.store.cancel(moved, 'feeling better', room.clock.now)).toBe('cancelled');
  room.startWorker({ send: server.url });
  await server.waitFor(6);

  const toPatient = server.mails.filter(({ to }) => to.includes(appointment.email));
  const subjects = (await Promise.all(toPatient.map(readMail))).map(({ subject }) => subject);
  expect(subjects).toEqual([
    'patient: booked 2026-11-24',
    'patient: moved 2026-11-25',
    'patient: cancelled 2026-11-25',
  ]);
  const toClinic = server.mails.filter(({ to }) => to.includes(CLINIC)).at(-1);
  expect((await readMail(toClinic ?? { raw: Buffer.of() })).text).toContain('feeling better');

  const { reference } = found;
  await room.store.sendLink({ reference, phone: appointment.phone, now: room.clock.now });
  await server.waitFor(7);
  expect((await readMail(server.mails[6] ?? { raw: Buffer.of() })).subject).toBe('patient: link 2026-11-25');
});

test('a reminder comes on the day before at 18:00 in the clinic, unless the appointment is cancelled or booked later', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  const [first, second, third] = createAppointments(3);
  await book(room, { ...appointment, ...first, appointmentDate: '2026-11-24' });
  const cancelled = await book(room, { ...appointment, ...second, appointmentDate: '2026-11-24' });
  room.startWorker({ send: server.url });
  await server.waitFor(4);
  await room.store.cancel(cancelled, '', room.clock.now);
  await server.waitFor(6);
  await room.untilNoted();

  // From Friday noon to a minute before Monday at 18:00.
  room.passMinutes(3 * MINUTES_OF_DAY + 6 * 60 - 1);
  expect(server.mails).toHaveLength(6);
  room.passMinutes(1);
  await server.waitFor(7);
  const { subject, to } = await readMail(server.mails[6] ?? { raw: Buffer.of() });
  expect([subject, to?.[0]?.address]).toEqual(['patient: reminder 2026-11-24', first?.email]);

  await book(room, { ...appointment, ...third, appointmentDate: '2026-11-24' });
  const reminders = (await room.readMails()).filter(({ kind }) => kind === 'reminder');
  expect(reminders.map(({ status }) => status).sort()).toEqual(['dropped', 'sent']);
});

test('a patient gets no mail about an appointment that is over, but the clinic does', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  await book(room);
  room.passMinutes(10 * MINUTES_OF_DAY);
  room.startWorker({ send: server.url });
  await expect
    .poll(() => listMails(room))
    .toEqual(['clinic booked sent', 'patient booked dropped', 'patient reminder dropped']);
  expect(server.mails.map(({ to }) => to)).toEqual([[CLINIC]]);
});

test('a patient whose booking is held for the clinic to look at gets no mail', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  await room.store.book(toNewAppointment(appointment, { needsReview: true, holdsMails: true }));
  room.startWorker({ send: server.url });
  await server.waitFor(1);
  await room.untilNoted();
  room.passMinutes(4 * MINUTES_OF_DAY);
  await expect
    .poll(() => listMails(room))
    .toEqual(['clinic booked sent', 'patient booked held', 'patient reminder held']);
  expect((await readMail(findMail(server.mails, CLINIC))).text).toContain('held');
});

test('a mail to the patient of a marked booking holds nothing that was typed, until the desk has looked', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  const result = await room.store.book(toNewAppointment(appointment, { needsReview: true }));
  room.startWorker({ send: server.url });
  await server.waitFor(2);
  const first = findMail(server.mails, appointment.email);
  expect((await readMail(first)).to).toEqual([{ name: '', address: appointment.email }]);
  expect(first.raw.toString()).not.toMatch(/canary(?!@patient)/i);
  expect((await readMail(findMail(server.mails, CLINIC))).text).toContain(appointment.name);

  const id = result.kind === 'booked' ? result.stored.id : '';
  const who = { made_by: 'desk@clinic.example', made_from: '' };
  await decideBookings(room.database.db, [id], { action: 'keep', who, now: room.clock.now });
  const { reference } = result.kind === 'booked' ? result.stored : { reference: '' };
  await room.store.sendLink({ reference, phone: appointment.phone, now: room.clock.now });
  await server.waitFor(3);
  expect((await readMail(server.mails[2] ?? { raw: Buffer.of() })).text).toContain(appointment.name);
});

test.each([
  ['a link', 'You won, see https://evil.example/prize'],
  ['an address without a scheme', 'You won: evil.com/prize'],
  ['a hidden link', 'You won, www\u200b.evil.example'],
  ['a telephone number', 'You won, call +91 99999 00000 now'],
  ['a payment handle', 'You won, pay evil@okaxis'],
])('a name with %s is in no mail to the patient, and in that to the clinic', async (_what, name) => {
  const server = await startMailServer();
  const room = await openMailRoom();
  await book(room, { ...appointment, name });
  room.startWorker({ send: server.url });
  await server.waitFor(2);
  const toPatient = findMail(server.mails, appointment.email);
  expect((await readMail(toPatient)).to).toEqual([{ name: '', address: appointment.email }]);
  expect(toPatient.raw.toString()).not.toMatch(/You won|evil|99999/);
  expect((await readMail(findMail(server.mails, CLINIC))).text).toContain(name);
});

test.each([
  ['a line break', 'Asha\u2028You won'],
  ['more than 80 characters', `Asha ${'Rao '.repeat(19)}`],
])('a name with %s is in no mail', async (_what, name) => {
  const server = await startMailServer();
  const room = await openMailRoom();
  await book(room, { ...appointment, name });
  room.startWorker({ send: server.url });
  await server.waitFor(2);
  expect((await readMail(findMail(server.mails, CLINIC))).replyTo).toEqual([{ name: '', address: appointment.email }]);
  for (const { raw } of server.mails) expect(raw.toString()).not.toMatch(/You won|Rao Rao/);
});

test('a name of 80 characters, however they are typed, is in the mails', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  const name = 'e\u0301'.repeat(80);
  await book(room, { ...appointment, name });
  room.startWorker({ send: server.url });
  await server.waitFor(2);
  expect((await readMail(findMail(server.mails, appointment.email))).to).toMatchObject([{ name }]);
});

test('mails use the sender and the inbox of the settings; patient and clinic reply to each other', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  await book(room);
  room.startWorker({
    send: server.url,
    senders: { mailFrom: 'booking@mail.clinic.example', clinicInbox: 'inbox@clinic.example' },
  });
  await server.waitFor(2);
  const toPatient = await readMail(findMail(server.mails, appointment.email));
  expect(toPatient).toMatchObject({
    from: { address: 'booking@mail.clinic.example' },
    replyTo: [{ address: CLINIC }],
    messageId: expect.stringMatching(/@mail\.clinic\.example>$/),
  });
  const toClinic = findMail(server.mails, 'inbox@clinic.example');
  expect((await readMail(toClinic)).replyTo).toEqual([{ name: appointment.name, address: appointment.email }]);
});

test.each(['', 'canary@', 'canary@patient.example, other@patient.example'])(
  'a mail to the clinic has no address for a reply when the patient has %j',
  async (email) => {
    const server = await startMailServer();
    const room = await openMailRoom();
    await book(room, { ...appointment, email });
    room.startWorker({ send: server.url });
    await server.waitFor(1);
    await room.untilNoted();
    expect((await readMail(findMail(server.mails, CLINIC))).replyTo).toBeUndefined();
  },
);

test('a patient replies to the clinic even where it sends from the same address', async () => {
  const server = await startMailServer();
  const room = await openMailRoom();
  await book(room);
  room.startWorker({ send: server.url });
  await server.waitFor(2);
  expect((await readMail(findMail(server.mails, appointment.email))).replyTo).toMatchObject([{ address: CLINIC }]);
});
