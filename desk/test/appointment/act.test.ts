import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { NOON_IN_PUNE, SLOT_MINUTES } from '@clinic/api/test/sample-clinic.ts';
import { expect, test } from 'vitest';
import { ASHA } from '../people.ts';
import { NO_SHOW_TIME } from '../test-desk.ts';
import { DATE, openAppointments } from './appointment-desk.ts';

test('a patient is booked, arrives, is called in and is seen, and no other way', async () => {
  const { book, perform, look, clock } = await openAppointments(await createSqlite());
  const id = await book();
  clock.now = NO_SHOW_TIME;
  const at = NO_SHOW_TIME.toISOString();
  const steps = [
    ['fulfilled', 'not-allowed', { status: 'booked', actions: ['arrived', 'noshow', 'cancel'] }],
    ['arrived', 'done', { arrivedAt: at, actions: ['callin', 'fulfilled', 'cancel', 'undo'] }],
    ['noshow', 'not-allowed', { status: 'arrived', calledInAt: null }],
    ['callin', 'done', { status: 'arrived', calledInAt: at }],
    ['callin', 'not-allowed', { calledInAt: at }],
    ['undo', 'done', { status: 'arrived', arrivedAt: at, calledInAt: null }],
    ['fulfilled', 'done', { status: 'fulfilled', actions: ['undo'] }],
  ] as const;
  for (const [action, outcome, after] of steps) {
    expect([action, await perform(id, action)]).toEqual([action, outcome]);
    expect(await look(id)).toMatchObject(after);
  }
  expect(await perform('no-such-id', 'arrived')).toBe('gone');
});

test('a patient is marked as arrived on the day alone, and as a no-show some time after the start', async () => {
  const { book, perform, look, clock } = await openAppointments(await createSqlite());
  const id = await book();
  const moments = [
    ['2026-11-23T23:59:59', [], { arrived: 'too-early', noshow: 'too-early' }],
    ['2026-11-24T00:00:00', ['arrived'], { noshow: 'too-early' }],
    ['2026-11-24T14:14:59', ['arrived'], { noshow: 'too-early' }],
    ['2026-11-24T14:15:00', ['arrived', 'noshow'], {}],
    ['2026-11-25T00:00:00', ['noshow'], { arrived: 'not-allowed' }],
  ] as const;
  for (const [moment, offered, refused] of moments) {
    clock.now = new Date(`${moment}+05:30`);
    expect((await look(id)).actions).toEqual([...offered, 'cancel']);
    for (const [action, outcome] of Object.entries(refused)) {
      expect(await perform(id, action as 'arrived' | 'noshow'), moment).toBe(outcome);
    }
  }
  expect(await look(id)).toMatchObject({ status: 'booked', version: 0 });
});

test('a person undoes a change once, on the day it was made', async () => {
  const { book, perform, look, clock } = await openAppointments(await createSqlite());
  const id = await book();
  clock.now = NO_SHOW_TIME;
  await perform(id, 'noshow');
  clock.now = new Date('2026-11-25T09:00:00+05:30');
  expect((await look(id)).actions).toEqual([]);
  expect(await perform(id, 'undo')).toBe('not-allowed');
  clock.now = NO_SHOW_TIME;
  expect(await perform(id, 'undo')).toBe('done');
  expect((await look(id)).status).toBe('booked');
  expect(await perform(id, 'undo')).toBe('not-allowed');
});

describeDatabases((createUrl) => {
  const open = async () => openAppointments(await createUrl());

  test('a person who acts on an old screen overwrites nothing, and sees what the other one did', async () => {
    const { book, perform, look, clock } = await open();
    const id = await book();
    clock.now = NO_SHOW_TIME;
    const actions = ['arrived', 'noshow', 'cancel'] as const;
    const outcomes = await Promise.all(actions.map((action) => perform(id, action, { version: 0 })));
    expect(outcomes.toSorted()).toEqual(['done', 'outdated', 'outdated']);
    expect(await look(id)).toMatchObject({
      version: 1,
      lastChange: { by: ASHA, action: actions[outcomes.indexOf('done')], at: NO_SHOW_TIME.toISOString() },
    });
  });

  test('a person does not overwrite a move by the patient, which is in a record that nobody changes', async () => {
    const { book, store, perform, look, db, readChanges, readRow } = await open();
    const id = await book();
    const newTime = { date: '2026-11-25', slot: '09:00', minutes: SLOT_MINUTES };
    expect(await store.move(toAppointment(await readRow(id)), newTime, NOON_IN_PUNE)).toBe('moved');
    expect(await perform(id, 'noshow', { version: 0 })).toBe('outdated');
    expect((await look(id)).lastChange).toMatchObject({ by: 'patient', action: 'moved' });
    expect(await readChanges()).toMatchObject([
      { action: 'moved', made_from: '', old_status: 'booked', old_date: DATE, old_time: '14:00' },
    ]);
    await expect(db.updateTable('changes').set({ made_by: 'nobody' }).execute()).rejects.toThrow('changes_are_kept');
  });

  test('a cancelled patient is told, gets no reminder, and is not booked again once another has the time', async () => {
    const { book, perform, readPatientMails, becomeFinal, listTaken } = await open();
    const id = await book();
    expect(await perform(id, 'cancel', { version: 0, reason: 'The doctor is ill.' })).toBe('done');
    const mails = await readPatientMails();
    expect(mails.at(-1)).toMatchObject({ kind: 'cancelled', sequence: 1 });
    expect(mails.find(({ kind }) => kind === 'reminder')?.status).toBe('dropped');
    expect((await becomeFinal()).map(({ kind }) => kind)).toContain('cancelled');
    expect(await listTaken()).toEqual([]);
    await book(2);
    expect(await perform(id, 'undo')).toBe('slot-taken');
  });
});
