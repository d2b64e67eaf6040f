import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { createOutbox } from '@clinic/api/mails/outbox.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { openMailRoom } from '@clinic/api/test/mails/mail-room.ts';
import { createPatient, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { NOON_IN_PUNE, SLOT_MINUTES } from '@clinic/api/test/sample-clinic.ts';
import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import { expect, test, vi } from 'vitest';
import { readDay } from '#appointments/day.ts';
import { readMonth } from '#rooms/numbers/queries.ts';
import { DATE, LAST_MOMENT, OVER, openUndoDesk } from './undo-desk.ts';

// These tests create Postgres databases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describeDatabases((createUrl) => {
  const open = async () => openUndoDesk(await createUrl());

  test.each(['cancel', 'move'] as const)('a time freed by %s is offered to nobody for ten seconds', async (change) => {
    const { book, perform, move, readRow, listTaken, bookRival, store, db, clock, options } = await open();
    const id = await book();
    const waiting = await book(1, { appointmentTime: '09:00 AM' });
    expect(await (change === 'cancel' ? perform(id, 'cancel') : move(id, '16:00'))).toBe('done');
    const elsewhere = change === 'cancel' ? ['09:00'] : ['09:00', '16:00'];
    clock.now = LAST_MOMENT;
    expect(await listTaken()).toEqual([...elsewhere, '14:00'].sort());
    expect(await bookRival()).toEqual({ kind: 'slot-taken' });
    expect(await move(waiting, '14:00')).toBe('slot-taken');
    const newTime = { date: DATE, slot: '14:00', minutes: SLOT_MINUTES };
    expect(await store.move(toAppointment(await readRow(waiting)), newTime, clock.now)).toBe('slot-taken');
    const day = await readDay(options, DATE, clock.now);
    expect(day).toMatchObject({ finalInMs: 1 });
    expect(day.columns[0]?.slots.find(({ slot }) => slot === newTime.slot)?.state).toBe('taken');

    clock.now = OVER;
    expect(await listTaken()).toEqual(elsewhere);
    expect((await readDay(options, DATE, clock.now)).finalInMs).toBeUndefined();
    expect(await bookRival()).toMatchObject({ kind: 'booked' });
    // The next one that is kept sweeps away what is over.
    expect(await perform(waiting, 'cancel')).toBe('done');
    expect(await db.selectFrom('freed_slots').select('appointment_id').execute()).toEqual([
      { appointment_id: waiting },
    ]);
    await db.deleteFrom('appointments').execute();
    expect(await db.selectFrom('freed_slots').selectAll().execute()).toEqual([]);
  });

  test('what a patient cancels or moves is free at once', async () => {
    const { book, store, readRow, listTaken, bookRival } = await open();
    const id = await book();
    expect(await store.cancel(toAppointment(await readRow(id)), '', NOON_IN_PUNE)).toBe('cancelled');
    expect(await listTaken()).toEqual([]);
    expect(await bookRival()).toMatchObject({ kind: 'booked' });
  });

  test('of twenty who book at once while the time is freed or kept nobody gets it, and afterwards one does', async () => {
    const { book, perform, bookRival } = await open();
    const id = await book();
    const rush = (createdAt: Date) => Array.from({ length: 20 }, () => bookRival(createdAt));
    const [, ...during] = await Promise.all([perform(id, 'cancel'), ...rush(NOON_IN_PUNE)]);
    const kept = await Promise.all(rush(LAST_MOMENT));
    expect(new Set([...during, ...kept].map((result) => (result as { kind: string }).kind))).toEqual(
      new Set(['slot-taken']),
    );
    const after = await Promise.all(rush(OVER));
    expect(after.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
    expect(after.filter(({ kind }) => kind === 'slot-taken')).toHaveLength(19);
  });

  test('an undo before the mail leaves no mail, and all is as it was', async () => {
    const { perform, move, readRow, readMails, look, sendDue, clock, db, bookTold, undoQuietly } = await open();
    const id = await bookTold();
    const [before, mailsBefore] = [await readRow(id), await readMails()];
    const placeOf = ({
      status,
      doctor,
      appointment_date,
      appointment_time,
      appointment_end,
      cancel_reason,
    }: typeof before) => ({
      ...{ status, doctor, appointment_date, appointment_time, appointment_end, cancel_reason },
    });
    for (const change of [() => perform(id, 'cancel'), () => move(id, '16:00')]) {
      expect(await change()).toBe('done');
      expect((await look(id))?.undoUntil).toBe(OVER.toISOString());
      expect((await readMails()).find(({ kind, status }) => status === 'waiting' && kind !== 'reminder')).toMatchObject(
        {
          due_at: OVER.toISOString(),
        },
      );
      expect(await undoQuietly(id)).toBe('done');
      expect(placeOf(await readRow(id))).toEqual(placeOf(before));
      expect(await look(id)).toMatchObject({ status: 'booked', lastChange: { action: 'undo' } });
      expect((await look(id))?.actions).not.toContain('undo');
    }
    clock.now = OVER;
    await sendDue();
    const mails = await readMails();
    expect(mails.filter(({ status }) => status === 'sent')).toEqual(
      mailsBefore.filter(({ kind }) => kind === 'booked'),
    );
    // The reminder waits as before, and is up to date, because outdated ones are not sent.
    const { sequence } = await readRow(id);
    expect(mails.filter(({ status }) => status === 'waiting')).toMatchObject([{ kind: 'reminder', sequence }]);
    expect(await db.selectFrom('freed_slots').selectAll().execute()).toEqual([]);
    const history = await db.selectFrom('changes').select('action').orderBy('version').execute();
    expect(history.map(({ action }) => action)).toEqual(['cancel', 'undo', 'moved', 'undo']);
  });

  test('a booking for a caller that is undone ends as cancelled, without a mail, and its time is free at once', async () => {
    const { options, signIn, submit, look, readMails, listTaken, sendDue, clock, undoQuietly } = await open();
    const caller = { ...createPatient(1), name: 'Canary Caller', doctor: DOCTOR_ID, date: DATE, slot: '14:00' };
    const headers = { cookie: await signIn(), accept: 'application/json' };
    const { appointment: booked } = (await submit('/appointments', caller, headers)).json();
    expect(booked.undoUntil).toBe(OVER.toISOString());
    expect(await undoQuietly(booked.id)).toBe('done');
    expect(await look(booked.id)).toMatchObject({ status: 'cancelled', lastChange: { action: 'undo' } });
    expect(await listTaken()).toEqual([]);
    expect((await readMonth(options, DATE.slice(0, 7))).total).toMatchObject({ booked: 0, byClinic: 0 });
    clock.now = OVER;
    await sendDue();
    expect((await readMails()).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'booked dropped',
      'reminder dropped',
    ]);
  });

  test('once the mail is sent, or is being sent, an undo that may tell nobody is refused', async () => {
    const { perform, move, readRow, db, clock, bookTold, undoQuietly } = await open();
    const id = await bookTold();
    await move(id, '16:00');
    clock.now = OVER;
    // A process is sending it.
    const sending = await createOutbox(db).claim(clock.now);
    expect(sending?.kind).toBe('moved');
    expect(await undoQuietly(id)).toBe('mail-left');
    if (sending) await createOutbox(db).markSent(sending, clock.now);
    expect(await undoQuietly(id)).toBe('mail-left');
    expect(await perform(id, 'undo')).toBe('mail-left');
    expect(await readRow(id)).toMatchObject({ appointment_time: '16:00', version: 1 });
  });

  test('a cancellation whose mail has left is put back with a mail, which can be undone too', async () => {
    const { book, perform, readRow, readMails, sendDue, clock, undoQuietly } = await open();
    const id = await book();
    await perform(id, 'cancel');
    clock.now = OVER;
    await sendDue();
    expect(await undoQuietly(id)).toBe('mail-left');
    expect(await perform(id, 'undo')).toBe('done');
    expect((await readMails()).at(-2)).toMatchObject({ kind: 'booked', status: 'waiting' });
    expect(await undoQuietly(id)).toBe('done');
    expect((await readRow(id)).status).toBe('cancelled');
    expect((await readMails()).filter(({ status }) => status === 'waiting')).toEqual([]);
  });

  test('of an undo and a process that sends the mail at the same moment, one comes first', async () => {
    const { book, move, readRow, url, clock, undoQuietly } = await open();
    const room = await openMailRoom(url);
    const id = await book();
    await room.database.db.updateTable('mails').set({ status: 'sent' }).execute();
    for (let round = 0; round < 6; round += 1) {
      await move(id, round % 2 === 0 ? '16:00' : '15:00');
      const { version } = await readRow(id);
      clock.now = new Date(clock.now.getTime() + UNDO_OFFER_MS);
      const outbox = createOutbox(room.database.db);
      const [outcome, mail] = await Promise.all([undoQuietly(id), outbox.claim(clock.now)]);
      expect([outcome, mail?.kind]).toEqual(mail ? ['mail-left', 'moved'] : ['done', undefined]);
      expect((await readRow(id)).version).toBe(mail ? version : version + 1);
      if (mail) await outbox.markSent(mail, clock.now);
    }
  });

  test('a mail that nobody undoes is sent by any process as soon as its time has come', async () => {
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
