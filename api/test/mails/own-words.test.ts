import { act } from '@clinic/desk/appointments/act.ts';
import { expect, test, vi } from 'vitest';
import type { SendMessage } from '#src/channels/email/smtp.ts';
import { createMail } from '#src/outbox/new-mails.ts';
import { createOutbox, type DueMail } from '#src/outbox/outbox.ts';
import { describeDatabases } from '../databases.ts';
import { appointment, createAppointments, toNewAppointment } from '../sample-bookings.ts';
import { calendar } from '../sample-clinic.ts';
import { openMailRoom } from './mail-room.ts';

vi.setConfig({ testTimeout: 60_000 });

/** More mails than a mailbox of a stranger gets in a day. */
const BOOKINGS = 8;
const FLOOD = 600;
const UNDO_MINUTES = 10 / 60;
const BY_DESK = { made_by: 'asha@clinic.example', made_from: '', version: null };

describeDatabases((createUrl) => {
  /** Opens an outbox whose mails of the kind `slow` are under way until `hanging` resolves. */
  async function open(slow = '') {
    const room = await openMailRoom(await createUrl());
    const subjects: string[] = [];
    const hanging = Promise.withResolvers<void>();
    const send: SendMessage = async ({ subject = '', to }) => {
      const address = to && typeof to === 'object' && 'address' in to ? to.address : '';
      subjects.push(`${subject.split(' ', 2).join(' ')} to ${address}`);
      if (slow && subject.includes(slow)) await hanging.promise;
    };
    const book = async (request: typeof appointment) => {
      const result = await room.store.book(toNewAppointment(request));
      if (result.kind !== 'booked') throw new Error(`The booking ended as ${result.kind}.`);
      return result.stored.id;
    };
    const cancel = (id: string) =>
      act(room.database.db, { ...BY_DESK, id, action: 'cancel', reason: '' }, room.clock.now, calendar.timeZone);
    return { ...room, subjects, send, hanging, book, cancel };
  }

  test(`the desk's word leaves before ${FLOOD} mails that strangers have caused, while two of these hang`, async () => {
    const { database, clock, book, cancel, startWorker, send, subjects, passMinutes, hanging } = await open('link');
    const id = await book(appointment);
    await database.db.updateTable('mails').set({ status: 'sent' }).execute();
    const row = await database.db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow();
    const flood = Array.from({ length: FLOOD }, () =>
      createMail({ kind: 'link', recipient: 'patient', appointment: row, now: clock.now }),
    );
    await database.db.insertInto('mails').values(flood).execute();
    startWorker({ send });
    await expect.poll(() => subjects).toHaveLength(2);
    expect(await cancel(id)).toBe('done');
    passMinutes(UNDO_MINUTES);
    await expect.poll(() => subjects.slice(2)).toEqual([`patient: cancelled to ${appointment.email}`]);
    hanging.resolve();
  });

  test('a mailbox that has got all that strangers may cause gets the words of the desk, and reminders', async () => {
    const { readMails, book, cancel, startWorker, send, subjects, passMinutes, clock, bell } = await open();
    const ids: string[] = [];
    for (const request of createAppointments(BOOKINGS)) ids.push(await book({ ...request, email: appointment.email }));
    startWorker({ send });
    const listWaiting = async () =>
      (await readMails()).filter(({ kind, status }) => kind !== 'reminder' && status === 'waiting');
    await expect.poll(async () => (await listWaiting()).length).toBe(BOOKINGS - 5);

    for (const id of ids.slice(1)) expect(await cancel(id)).toBe('done');
    subjects.length = 0;
    passMinutes(UNDO_MINUTES);
    await expect.poll(() => subjects).toEqual(Array(BOOKINGS - 1).fill(`patient: cancelled to ${appointment.email}`));

    const reminder = (await readMails()).find(({ kind, status }) => kind === 'reminder' && status === 'waiting');
    clock.now = new Date(reminder?.due_at ?? '');
    bell.ring();
    await expect.poll(() => subjects.at(-1)).toBe(`patient: reminder to ${appointment.email}`);
    // The mails that waited for the mailbox are old news: the patients were told of the cancellations.
    await expect.poll(listWaiting).toEqual([]);
    expect(subjects).not.toContain(`patient: booked to ${appointment.email}`);
  });

  test('mails of bookings that look like the work of a program leave after those of others', async () => {
    const { store, database, clock, book } = await open();
    const [marked = appointment, other = appointment] = createAppointments(2);
    await store.book(toNewAppointment(marked, { needsReview: true }));
    await book(other);
    const { claim } = createOutbox(database.db);
    const claimed: DueMail[] = [];
    for (let mail = await claim(clock.now); mail; mail = await claim(clock.now)) claimed.push(mail);
    const toPatients = claimed.filter(({ recipient }) => recipient === 'patient');
    expect(toPatients.map((mail) => mail.appointment.email)).toEqual([other.email, marked.email]);
  });
});
