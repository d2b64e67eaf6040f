import { describeDatabases } from '@clinic/api/test/databases.ts';
import { createPatient, DOCTOR_ID, appointment as sample } from '@clinic/api/test/sample-bookings.ts';
import { expect, test, vi } from 'vitest';
import { openSignedIn } from '../../../test/test-desk.ts';

// These tests create Postgres databases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const DATE = sample.appointmentDate;
const JSON_WANTED = { accept: 'application/json' };

describeDatabases((createUrl) => {
  async function open() {
    const desk = await openSignedIn(await createUrl());
    const choose = (undoSeconds: string) => desk.send('/account/undo', { undoSeconds });
    const toEnd = (seconds: number) => new Date(desk.clock.now.getTime() + seconds * 1000).toISOString();
    return { ...desk, choose, toEnd };
  }

  test('a person chooses how long everything waits that tells a patient, and the others stay as they were', async () => {
    const { choose, toEnd, send, get, book, perform, readRow, readMails, db, clock } = await open();
    const chosen = await choose('120');
    expect(chosen.headers.location).toBe('/account?done=undo-chosen');
    expect((await get('/account?done=undo-chosen')).body).toMatch(/The time for Undo is saved.*value="120"/s);
    const [cancelled, moved, other] = [
      await book(),
      await book(1, { appointmentTime: '09:00 AM' }),
      await book(2, { appointmentTime: '10:00 AM' }),
    ];
    await db.updateTable('mails').set({ status: 'sent' }).execute();
    const post = async (path: string, fields: object) =>
      (await send(path, { version: '0', date: DATE, ...fields }, JSON_WANTED)).json();

    expect((await post(`/appointments/${cancelled}/cancel`, {})).appointment.undoUntil).toBe(toEnd(120));
    const to = { doctor: DOCTOR_ID, newDate: DATE, slot: '16:00' };
    expect((await post(`/appointments/${moved}/move`, to)).appointment.undoUntil).toBe(toEnd(120));
    const caller = { ...createPatient(5), name: 'Canary Caller', doctor: DOCTOR_ID, date: DATE, slot: '11:00' };
    expect((await post('/appointments', caller)).appointment.undoUntil).toBe(toEnd(120));
    const told = (await readMails()).filter(({ status, kind }) => status === 'waiting' && kind !== 'reminder');
    expect(told.map(({ kind, due_at }) => [kind, due_at])).toEqual(
      ['booked', 'cancelled', 'moved'].map((kind) => [kind, toEnd(120)]),
    );
    const freed = await db.selectFrom('freed_slots').select('held_until').execute();
    expect(freed).toEqual([{ held_until: toEnd(120) }, { held_until: toEnd(120) }]);

    // A colleague who has chosen nothing.
    await perform(other, 'cancel');
    const standing = await db.selectFrom('changes').select('undo_until').where('appointment_id', '=', other).execute();
    expect(standing).toEqual([{ undo_until: toEnd(10) }]);

    clock.now = new Date(clock.now.getTime() + 119_000);
    await post(`/appointments/${cancelled}/undo`, { version: '1', quiet: '1' });
    expect((await readRow(cancelled)).status).toBe('booked');
  });

  test('what tells of an absence waits as long, and so does the word that it has ended', async () => {
    const { choose, toEnd, send, get, book, readMails, db, clock } = await open();
    await choose('30');
    await book();
    await db.updateTable('mails').set({ status: 'sent' }).execute();
    const away = { doctor: DOCTOR_ID, kind: 'away', firstDate: DATE, span: 'day' };
    expect((await get(`/late?${new URLSearchParams(away)}`)).body).toContain('The mails wait 30 seconds');
    const done = await send('/late', { ...away, reason: '' });
    expect((await readMails()).find(({ kind }) => kind === 'away')?.due_at).toBe(toEnd(30));
    expect((await get(`${done.headers.location}`)).body).toContain('The mails leave in 30 seconds.');
    const { id, undo_until } = await db.selectFrom('absences').selectAll().executeTakeFirstOrThrow();
    expect(undo_until).toBe(toEnd(30));
    await db.updateTable('mails').set({ status: 'sent' }).execute();
    clock.now = new Date(clock.now.getTime() + 60_000);
    await send(`/late/${id}/end`);
    await send(`/late/${id}/back`);
    expect((await readMails()).find(({ kind }) => kind === 'back')?.due_at).toBe(toEnd(30));
  });

  test('no other time can be chosen', async () => {
    const { choose, db } = await open();
    for (const undoSeconds of ['11', '600', '']) expect((await choose(undoSeconds)).headers.location).toBe('/account');
    expect(await db.selectFrom('desk_people').select('undoSeconds').execute()).toEqual([{ undoSeconds: 10 }]);
  });
});
