import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { createOutbox } from '@clinic/api/outbox/outbox.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { openMailRoom } from '@clinic/api/test/mails/mail-room.ts';
import { NOON_IN_PUNE, SLOT_MINUTES } from '@clinic/api/test/sample-clinic.ts';
import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import { expect, test, vi } from 'vitest';
import { readDay } from '#appointments/day.ts';
import { readMonth } from '#rooms/numbers/queries.ts';
import { DATE, LAST_MOMENT, OVER, openAppointments } from './appointment-desk.ts';

describeDatabases((createUrl) => {
  const open = async () => openAppointments(await createUrl());

  test.each(['cancel', 'move'] as const)('nobody is offered a time freed by %s for ten seconds', async (change) => {
    const { book, perform, move, readRow, readFreed, listTaken, bookRival, store, db, clock, options } = await open();
    const id = await book();
    const waiting = await book(1, { appointmentTime: '09:00 AM' });
    expect(await (change === 'cancel' ? perform(id, 'cancel') : move(id, { slot: '16:00' }))).toBe('done');
    const elsewhere = change === 'cancel' ? ['09:00'] : ['09:00', '16:00'];
    clock.now = LAST_MOMENT;
    expect(await listTaken()).toEqual([...elsewhere, '14:00'].sort());
    expect(await bookRival()).toEqual({ kind: 'slot-taken' });
    expect(await move(waiting, { slot: '14:00' })).toBe('slot-taken');
    const newTime = { date: DATE, slot: '14:00', minutes: SLOT_MINUTES };
    expect(await store.move(toAppointment(await readRow(waiting)), newTime, clock.now)).toBe('slot-taken');
    const day = await readDay(options, DATE, clock.now);
    expect(day.finalInMs).toBe(1);
    expect(day.columns[0]?.slots.find(({ slot }) => slot === newTime.slot)?.state).toBe('taken');

    clock.now = OVER;
    expect(await listTaken()).toEqual(elsewhere);
    expect((await readDay(options, DATE, clock.now)).finalInMs).toBeUndefined();
    expect(await bookRival()).toMatchObject({ kind: 'booked' });
    // The next one that is kept sweeps away what is over.
    expect(await perform(waiting, 'cancel')).toBe('done');
    expect((await readFreed()).map(({ appointment_id }) => appointment_id)).toEqual([waiting]);
    await db.deleteFrom('appointments').execute();
    expect(await readFreed()).toEqual([]);
  });

  test('of twenty patients who book at once nobody gets a time that is freed or kept, and then one does', async () => {
    const { book, perform, bookRival } = await open();
    const id = await book();
    const rush = (createdAt: Date) => Array.from({ length: 20 }, () => bookRival(createdAt));
    const [, ...during] = await Promise.all([perform(id, 'cancel'), ...rush(NOON_IN_PUNE)]);
    const kept = await Promise.all(rush(LAST_MOMENT));
    expect([...during, ...kept]).toEqual(Array(40).fill({ kind: 'slot-taken' }));
    const after = (await Promise.all(rush(OVER))).map(({ kind }) => kind);
    expect(after.sort()).toEqual(['booked', ...Array(19).fill('slot-taken')]);
  });

  test('a person undoes a change before its mail, which leaves no mail, and all is as it was', async () => {
    const {
      perform,
      move,
      readRow,
      readPatientMails,
      readChanges,
      readFreed,
      look,
      becomeFinal,
      bookTold,
      undoQuietly,
    } = await open();
    const id = await bookTold();
    const readState = async () => ({ ...(await readRow(id)), version: 0, sequence: 0, changed_at: '' });
    const before = await readState();
    for (const change of [() => perform(id, 'cancel'), () => move(id, { slot: '16:00' })]) {
      expect(await change()).toBe('done');
      expect((await look(id)).undoUntil).toBe(OVER.toISOString());
      const told = (await readPatientMails()).find(({ kind, status }) => status === 'waiting' && kind !== 'reminder');
      expect(told?.due_at).toBe(OVER.toISOString());
      expect(await undoQuietly(id)).toBe('done');
      expect(await readState()).toEqual(before);
      expect(await look(id)).toMatchObject({ lastChange: { action: 'undo' } });
      expect((await look(id)).actions).not.toContain('undo');
    }
    expect(await becomeFinal()).toEqual([]);
    // The reminder waits as before, and is up to date, because outdated ones are not sent.
    const { sequence } = await readRow(id);
    expect((await readPatientMails()).filter(({ status }) => status === 'waiting')).toMatchObject([
      { kind: 'reminder', sequence },
    ]);
    expect(await readFreed()).toEqual([]);
    expect((await readChanges()).map(({ action }) => action)).toEqual(['cancel', 'undo', 'moved', 'undo']);
  });

  test('a person undoes the booking of a caller, which is cancelled without a mail, and its time is free at once', async () => {
    const { options, look, readPatientMails, listTaken, bookCaller, undoQuietly } = await open();
    const booked = await bookCaller();
    expect(booked.undoUntil).toBe(OVER.toISOString());
    expect(await undoQuietly(booked.id)).toBe('done');
    expect(await look(booked.id)).toMatchObject({ status: 'cancelled', lastChange: { action: 'undo' } });
    expect(await listTaken()).toEqual([]);
    expect((await readMonth(options, DATE.slice(0, 7))).total).toMatchObject({ booked: 0, byClinic: 0 });
    expect((await readPatientMails()).map(({ status }) => status)).toEqual(['dropped', 'dropped']);
  });

  test('a person cannot undo a move whose mail is being sent or was sent', async () => {
    const { perform, move, look, readRow, db, clock, bookTold, undoQuietly } = await open();
    const id = await bookTold();
    await move(id, { slot: '16:00' });
    clock.now = OVER;
    const sending = await createOutbox(db).claim(clock.now);
    expect(sending?.kind).toBe('moved');
    expect(await undoQuietly(id)).toBe('mail-left');
    if (sending) await createOutbox(db).markSent(sending, clock.now);
    expect(await undoQuietly(id)).toBe('mail-left');
    expect(await perform(id, 'undo')).toBe('mail-left');
    expect((await look(id)).actions).not.toContain('undo');
    expect(await readRow(id)).toMatchObject({ appointment_time: '16:00', version: 1 });
  });

  test('a patient who was told of a cancellation by mistake is booked again with a mail, which can be undone too', async () => {
    const { book, perform, look, readPatientMails, becomeFinal, undoQuietly } = await open();
    const id = await book();
    await perform(id, 'cancel', { reason: 'A mistake.' });
    await becomeFinal();
    const readWaiting = async () => (await readPatientMails()).filter(({ status }) => status === 'waiting');
    const mails = [
      { kind: 'booked', sequence: 2 },
      { kind: 'reminder', sequence: 2 },
    ];
    expect(await undoQuietly(id)).toBe('mail-left');
    expect(await perform(id, 'undo')).toBe('done');
    expect(await look(id)).toMatchObject({ status: 'booked', cancelReason: '' });
    expect(await readWaiting()).toMatchObject(mails);
    expect(await undoQuietly(id)).toBe('done');
    expect(await look(id)).toMatchObject({ status: 'cancelled', cancelReason: 'A mistake.' });
    expect(await readWaiting()).toEqual([]);
    expect(await perform(id, 'undo')).toBe('done');
    expect(await readWaiting()).toMatchObject(mails);
    await becomeFinal();
    expect(await perform(id, 'undo')).toBe('mail-left');
  });

  test('of a person who undoes and a process that sends the mail at the same moment, one comes first', async () => {
    const { move, readRow, url, clock, bookTold, undoQuietly } = await open();
    const outbox = createOutbox((await openMailRoom(url)).database.db);
    const id = await bookTold();
    for (let round = 0; round < 6; round += 1) {
      await move(id, { slot: round % 2 === 0 ? '16:00' : '15:00' });
      const { version } = await readRow(id);
      clock.now = new Date(clock.now.getTime() + UNDO_OFFER_MS);
      const [outcome, mail] = await Promise.all([undoQuietly(id), outbox.claim(clock.now)]);
      expect([outcome, mail?.kind]).toEqual(mail ? ['mail-left', 'moved'] : ['done', undefined]);
      expect((await readRow(id)).version).toBe(mail ? version : version + 1);
      if (mail) await outbox.markSent(mail, clock.now);
    }
  });

  test('a patient gets a mail that nobody undoes from any process, as soon as its time has come', async () => {
    const { perform, url, bookTold } = await open();
    const id = await bookTold();
    await perform(id, 'cancel');
    const room = await openMailRoom(url);
    const waits = vi.spyOn(room.bell, 'wait');
    const sent: string[] = [];
    room.startWorker({ send: async ({ subject }) => void sent.push(String(subject)) });
    await expect.poll(() => waits.mock.calls.map(([, ms]) => ms)).toContain(UNDO_OFFER_MS);
    expect(sent).toEqual([]);
    room.clock.now = OVER;
    room.bell.ring();
    await expect.poll(() => sent).toEqual([`patient: cancelled ${DATE}`]);
  });
});
