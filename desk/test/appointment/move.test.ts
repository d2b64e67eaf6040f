import { toMailRequest } from '@clinic/api/mails/mail-request.ts';
import { createOutbox } from '@clinic/api/mails/outbox.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { calendar, SLOT_MINUTES } from '@clinic/api/test/sample-clinic.ts';
import { getTakenSlots, links } from '@clinic/api/test/test-store.ts';
import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import { expect, test, vi } from 'vitest';
import { readAppointment } from '#appointments/day.ts';
import type { NamedSlot } from '#appointments/free-slot.ts';
import { moveByDesk } from '#appointments/move.ts';
import { ASHA } from '../people.ts';
import { MAKER, openDesk } from '../test-desk.ts';

vi.setConfig({ testTimeout: 60_000 });

const COLLEAGUE_ID = 'udaharan-patil';
const DATE = appointment.appointmentDate;

/** Names the slot of the usual booking of the tests, with the given changes. */
const toSlot = (change: Partial<NamedSlot> = {}) => ({ doctorId: DOCTOR_ID, date: DATE, slot: '14:00', ...change });

describeDatabases((createUrl) => {
  async function open() {
    const desk = await openDesk(await createUrl());
    const look = (id: string) => readAppointment(desk.options, id, desk.clock.now);
    const move = (id: string, change: Partial<NamedSlot>, version = 0) =>
      moveByDesk(desk.db, calendar, { id, version, to: toSlot(change), ...MAKER }, desk.clock.now);
    const undo = (id: string) => desk.perform(id, 'undo');
    /** Lets the time pass in which a change can be undone. */
    const becomeFinal = () => {
      desk.clock.now = new Date(desk.clock.now.getTime() + UNDO_OFFER_MS);
    };
    return { ...desk, look, move, undo, becomeFinal };
  }

  test('an appointment moves to another doctor and day, stays booked, and is in the record', async () => {
    const { book, move, look, db, store, readMails } = await open();
    const id = await book();
    const before = await readMails();
    expect(await move(id, { doctorId: 'namuna-gokhale', date: '2026-11-25', slot: '09:00' })).toBe('done');
    expect(await look(id)).toMatchObject({
      status: 'booked',
      version: 1,
      date: '2026-11-25',
      slot: '09:00',
      doctor: 'Dr. Namuna Gokhale',
      department: 'Robotic Surgery',
      lastChange: { by: ASHA, action: 'moved' },
    });
    expect(await db.selectFrom('changes').selectAll().execute()).toMatchObject([
      { ...MAKER, old_date: DATE, old_time: '14:00', old_doctor: DOCTOR_ID, old_department: 'urology' },
    ]);
    expect(await getTakenSlots(store, DOCTOR_ID, DATE)).toEqual([]);
    const mails = await readMails();
    expect(mails.slice(before.length)).toMatchObject([
      { kind: 'moved', recipient: 'patient', sequence: 1, previous_date: DATE, previous_time: '14:00' },
      { kind: 'reminder', recipient: 'patient', sequence: 1, appointment_date: '2026-11-25' },
    ]);
    expect(mails.filter(({ kind, status }) => kind === 'reminder' && status === 'waiting')).toHaveLength(1);
  });

  test('the mail of a move names both doctors, and an earlier mail names the earlier one', async () => {
    const { book, move, db, words, clock } = await open();
    const id = await book();
    clock.now = new Date(clock.now.getTime() + 1000);
    expect(await move(id, { doctorId: COLLEAGUE_ID, slot: '15:00' })).toBe('done');
    const outbox = createOutbox(db);
    const later = new Date(clock.now.getTime() + UNDO_OFFER_MS);
    const requests = [];
    for (let mail = await outbox.claim(later); mail; mail = await outbox.claim(later)) {
      const toWords = (facts: Parameters<Parameters<typeof toMailRequest>[1]>[0]) =>
        words.toConfirmation(facts, links.toUrls(facts, ''));
      if (mail.recipient === 'patient') requests.push(toMailRequest(mail, toWords, ''));
      await outbox.markSent(mail, later);
    }
    // The desk's word leaves first.
    expect(requests).toMatchObject([
      {
        kind: 'moved',
        appointment: { doctor: 'Dr. Udaharan Patil', slot: '15:00' },
        previous: { appointmentDate: DATE, appointmentTime: '02:00 PM', doctor: appointment.doctor },
      },
      { kind: 'booked', appointment: { doctor: appointment.doctor, slot: '14:00' }, previous: null },
    ]);
  });

  test('a move with the same doctor names no other one', async () => {
    const { book, move, db, words, clock } = await open();
    const id = await book();
    await db.updateTable('mails').set({ status: 'sent' }).execute();
    expect(await move(id, { slot: '15:00' })).toBe('done');
    const mail = await createOutbox(db).claim(new Date(clock.now.getTime() + UNDO_OFFER_MS));
    if (!mail) throw new Error('There is no mail.');
    expect(toMailRequest(mail, (facts) => words.toConfirmation(facts, links.toUrls(facts, '')), '').previous).toEqual({
      appointmentDate: DATE,
      appointmentTime: '02:00 PM',
    });
  });

  test('a slot that is held, closed, past or unknown is refused, and nothing changes', async () => {
    const { book, move, look, db, close } = await open();
    const id = await book();
    await book(1, { appointmentTime: '03:00 PM' });
    expect(await move(id, { slot: '15:00' })).toBe('slot-taken');
    expect(await move(id, { date: '2026-11-22' })).toBe('slot-closed');
    expect(await move(id, { date: '2026-11-19' })).toBe('slot-past');
    expect(await move(id, { date: '2026-11-20', slot: '11:00' })).toBe('slot-past');
    expect(await move(id, { date: '2026-02-30' })).toBe('slot-closed');
    expect(await move(id, { slot: '15:30' })).toBe('slot-unknown');
    expect(await move(id, { slot: '' })).toBe('slot-unknown');
    expect(await move(id, { doctorId: 'nobody' })).toBe('slot-unknown');
    expect(await move('no-such-id', { slot: '16:00' })).toBe('gone');
    await close({ doctor: COLLEAGUE_ID });
    expect(await move(id, { doctorId: COLLEAGUE_ID, slot: '16:00' })).toBe('slot-closed');
    expect(await look(id)).toMatchObject({ version: 0, slot: '14:00', doctorId: DOCTOR_ID, lastChange: null });
    expect(await db.selectFrom('changes').selectAll().execute()).toEqual([]);
  });

  test('only a booked appointment moves, and only from the version on the screen', async () => {
    const { book, move, db, look } = await open();
    const id = await book();
    expect(await move(id, { slot: '15:00' }, 7)).toBe('outdated');
    expect(await move(id, { slot: '15:00' }, Number.NaN)).toBe('outdated');
    expect(await move(id, { slot: '15:00' })).toBe('done');
    // The form was sent twice.
    expect(await move(id, { slot: '15:00' })).toBe('done');
    expect(await move(id, { slot: '16:00' })).toBe('outdated');
    expect((await look(id))?.version).toBe(1);
    await db.updateTable('appointments').set({ status: 'arrived' }).execute();
    expect(await move(id, { slot: '16:00' }, 1)).toBe('not-allowed');
  });

  test('one of two people who move at once to one slot gets it, and the other is told', async () => {
    const { book, move, look } = await open();
    const one = await book(1, { appointmentTime: '09:00 AM' });
    const other = await book(2, { appointmentTime: '10:00 AM' });
    const outcomes = await Promise.all([move(one, { slot: '12:00' }), move(other, { slot: '12:00' })]);
    expect(outcomes.toSorted()).toEqual(['done', 'slot-taken']);
    expect([(await look(one))?.slot, (await look(other))?.slot].filter((slot) => slot === '12:00')).toHaveLength(1);
  });

  test('one of two people who move one appointment at once does so, and the other is told', async () => {
    const { book, move, look } = await open();
    const id = await book();
    const outcomes = await Promise.all([move(id, { slot: '12:00' }), move(id, { slot: '16:00' })]);
    expect(outcomes.toSorted()).toEqual(['done', 'outdated']);
    expect(await look(id)).toMatchObject({ version: 1, slot: outcomes[0] === 'done' ? '12:00' : '16:00' });
  });

  test('two appointments cannot swap their slots at once: neither is lost, and no slot has two', async () => {
    const { book, move, look } = await open();
    const one = await book(1, { appointmentTime: '09:00 AM' });
    const other = await book(2, { appointmentTime: '10:00 AM' });
    const outcomes = await Promise.all([move(one, { slot: '10:00' }), move(other, { slot: '09:00' })]);
    expect(outcomes).toEqual(['slot-taken', 'slot-taken']);
    expect([(await look(one))?.slot, (await look(other))?.slot]).toEqual(['09:00', '10:00']);
  });

  test('a move without a mail can be undone once, while its old slot is free', async () => {
    const { book, move, undo, look, becomeFinal, db } = await open();
    const mailed = await book(1, { appointmentTime: '09:00 AM' });
    expect(await move(mailed, { slot: '10:00' })).toBe('done');
    becomeFinal();
    await db.updateTable('mails').set({ status: 'sent' }).where('kind', '=', 'moved').execute();
    expect((await look(mailed))?.actions).not.toContain('undo');
    expect(await undo(mailed)).toBe('mail-left');

    const id = await book(2, { email: '' });
    expect(await move(id, { doctorId: 'namuna-gokhale', slot: '16:00' })).toBe('done');
    becomeFinal();
    expect((await look(id))?.actions).toContain('undo');
    expect(await undo(id)).toBe('done');
    expect(await look(id)).toMatchObject({
      slot: '14:00',
      minutes: SLOT_MINUTES,
      doctorId: DOCTOR_ID,
      department: 'Urology',
      status: 'booked',
    });
    expect(await undo(id)).toBe('not-allowed');

    expect(await move(id, { slot: '17:00' }, 2)).toBe('done');
    becomeFinal();
    await book(3);
    expect(await undo(id)).toBe('slot-taken');
    expect((await look(id))?.slot).toBe('17:00');
    expect(
      await db
        .selectFrom('mails')
        .select('kind')
        .where('appointment_id', '=', id)
        .where('recipient', '=', 'patient')
        .execute(),
    ).toEqual([]);
  });
});
