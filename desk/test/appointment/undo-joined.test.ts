import { createOutbox } from '@clinic/api/mails/outbox.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { createPatient, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { NOON_IN_PUNE } from '@clinic/api/test/sample-clinic.ts';
import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import { describe, expect, test, vi } from 'vitest';
import { DATE, LAST_MOMENT, OVER, openUndoDesk } from './undo-desk.ts';

// These tests create Postgres databases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describeDatabases((createUrl) => {
  const open = async () => openUndoDesk(await createUrl());

  test('the second of two moves is undone alone, and the mail of the first is sent', async () => {
    const { move, readRow, readMails, sendDue, clock, bookTold, undoQuietly } = await open();
    const id = await bookTold();
    await move(id, '15:00');
    await move(id, '16:00');
    expect(await undoQuietly(id)).toBe('done');
    expect((await readRow(id)).appointment_time).toBe('15:00');
    clock.now = OVER;
    await sendDue();
    expect((await readMails()).filter(({ status }) => status !== 'dropped')).toMatchObject([
      { kind: 'booked' },
      { kind: 'moved', status: 'sent' },
      { kind: 'reminder', status: 'waiting' },
    ]);
  });

  test('two moves within ten seconds are undone one after the other, and then no mail is sent', async () => {
    const { move, readRow, readMails, look, listTaken, sendDue, clock, db, bookTold, undoQuietly } = await open();
    const id = await bookTold();
    await move(id, '15:00');
    clock.now = new Date(NOON_IN_PUNE.getTime() + 4000);
    await move(id, '16:00');
    expect(await undoQuietly(id)).toBe('done');
    expect(await look(id)).toMatchObject({ slot: '15:00', undoUntil: OVER.toISOString() });
    expect((await look(id))?.actions).toContain('undo');
    expect(await undoQuietly(id)).toBe('done');
    expect(await look(id)).toMatchObject({ slot: '14:00' });
    expect((await look(id))?.actions).not.toContain('undo');
    expect(await undoQuietly(id)).toBe('not-allowed');
    expect(await listTaken()).toEqual(['14:00']);
    clock.now = new Date(OVER.getTime() + UNDO_OFFER_MS);
    await sendDue();
    const { sequence } = await readRow(id);
    expect((await readMails()).filter(({ status }) => status !== 'dropped')).toMatchObject([
      { kind: 'booked', status: 'sent' },
      { kind: 'reminder', status: 'waiting', sequence },
    ]);
    expect(await db.selectFrom('freed_slots').selectAll().execute()).toEqual([]);
  });

  test('after two moves one mail tells of the last place, and of the one that the patient knows', async () => {
    const { move, sendDue, clock, db, bookTold } = await open();
    const id = await bookTold();
    await move(id, '15:00');
    await move(id, '16:00');
    clock.now = OVER;
    await sendDue();
    const moved = await db
      .selectFrom('mails')
      .select(['appointment_time', 'previous_time'])
      .where('kind', '=', 'moved')
      .where('status', '=', 'sent')
      .execute();
    expect(moved).toEqual([{ appointment_time: '16:00', previous_time: '14:00' }]);
  });

  test('a move that is cancelled within ten seconds tells of the cancellation alone, at the place that is known', async () => {
    const { move, perform, readMails, sendDue, clock, db, bookTold } = await open();
    const id = await bookTold();
    await move(id, '16:00');
    await perform(id, 'cancel');
    clock.now = OVER;
    const mail = await createOutbox(db).claim(clock.now);
    expect(mail).toMatchObject({ kind: 'cancelled', appointment_time: '14:00', place: { doctor: DOCTOR_ID } });
    if (mail) await createOutbox(db).markSent(mail, clock.now);
    await sendDue();
    expect((await readMails()).filter(({ status }) => status === 'sent').map(({ kind }) => kind)).toEqual([
      'booked',
      'cancelled',
    ]);
  });

  test('the patient of a cancelled move hears of nothing when both are undone', async () => {
    const { move, perform, readMails, look, sendDue, clock, bookTold, undoQuietly } = await open();
    const id = await bookTold();
    await move(id, '16:00');
    await perform(id, 'cancel');
    expect(await undoQuietly(id)).toBe('done');
    expect(await look(id)).toMatchObject({ status: 'booked', slot: '16:00' });
    expect(await undoQuietly(id)).toBe('done');
    expect(await look(id)).toMatchObject({ status: 'booked', slot: '14:00' });
    clock.now = OVER;
    await sendDue();
    expect((await readMails()).filter(({ status }) => status !== 'dropped')).toMatchObject([
      { kind: 'booked', status: 'sent' },
      { kind: 'reminder', status: 'waiting' },
    ]);
  });

  describe('a caller who has just been booked', () => {
    async function bookCaller() {
      const opened = await open();
      const caller = { ...createPatient(1), name: 'Canary Caller', doctor: DOCTOR_ID, date: DATE, slot: '14:00' };
      const headers = { cookie: await opened.signIn(), accept: 'application/json' };
      const { appointment: booked } = (await opened.submit('/appointments', caller, headers)).json();
      const listSent = async () => {
        opened.clock.now = new Date(OVER.getTime() + UNDO_OFFER_MS);
        await opened.sendDue();
        return opened.db
          .selectFrom('mails')
          .select(['kind', 'appointment_time', 'previous_time'])
          .where('status', '=', 'sent')
          .execute();
      };
      return { ...opened, id: booked.id as string, listSent };
    }

    test('and is cancelled within ten seconds gets no mail', async () => {
      const { id, perform, listSent } = await bookCaller();
      expect(await perform(id, 'cancel')).toBe('done');
      expect(await listSent()).toEqual([]);
    });

    test('and is moved within ten seconds gets one mail with the last time', async () => {
      const { id, move, listSent } = await bookCaller();
      expect(await move(id, '15:00')).toBe('done');
      expect(await move(id, '16:00')).toBe('done');
      expect(await listSent()).toEqual([{ kind: 'booked', appointment_time: '16:00', previous_time: null }]);
    });

    test('and is moved and cancelled gets no mail, though the ten seconds of the booking are over', async () => {
      const { id, move, perform, clock, listSent } = await bookCaller();
      clock.now = LAST_MOMENT;
      await move(id, '16:00');
      clock.now = OVER;
      await perform(id, 'cancel');
      expect(await listSent()).toEqual([]);
    });

    test('gets the mail of the booking when the cancellation is undone', async () => {
      const { id, perform, listSent, undoQuietly } = await bookCaller();
      await perform(id, 'cancel');
      expect(await undoQuietly(id)).toBe('done');
      expect(await listSent()).toMatchObject([{ kind: 'booked', appointment_time: '14:00' }]);
    });

    test('gets both mails when the first has left before the cancellation', async () => {
      const { id, perform, sendDue, clock, listSent } = await bookCaller();
      clock.now = OVER;
      await sendDue();
      await perform(id, 'cancel');
      expect((await listSent()).map(({ kind }) => kind)).toEqual(['booked', 'cancelled']);
    });
  });
});
