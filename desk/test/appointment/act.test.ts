import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { NOON_IN_PUNE, SLOT_MINUTES } from '@clinic/api/test/sample-clinic.ts';
import { getTakenSlots } from '@clinic/api/test/test-store.ts';
import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import { expect, test, vi } from 'vitest';
import { readAppointment, readDay } from '#appointments/day.ts';
import { NO_SHOW_TIME, openDesk } from '../test-desk.ts';

vi.setConfig({ testTimeout: 60_000 });

const NEXT_DAY = new Date('2026-11-25T09:00:00+05:30');

describeDatabases((createUrl) => {
  async function open() {
    const desk = await openDesk(await createUrl());
    const look = async (id: string) => (await readAppointment(desk.options, id, desk.clock.now)) ?? failMissing(id);
    /** Lets the time pass in which a change can be undone, and sends the mails that are due. */
    async function becomeFinal() {
      desk.clock.now = new Date(desk.clock.now.getTime() + UNDO_OFFER_MS);
      await desk.db.updateTable('mails').set({ status: 'sent' }).where('kind', '<>', 'reminder').execute();
    }
    return { ...desk, look, becomeFinal };
  }

  test('an appointment goes from booked through arrived to fulfilled, and no other way', async () => {
    const { book, perform, look, clock } = await open();
    const id = await book();
    clock.now = NO_SHOW_TIME;
    expect((await look(id)).actions).toEqual(['arrived', 'noshow', 'cancel']);
    expect(await perform(id, 'fulfilled')).toBe('not-allowed');
    expect(await perform(id, 'arrived')).toBe('done');
    expect((await look(id)).actions).toEqual(['callin', 'fulfilled', 'cancel', 'undo']);
    expect(await perform(id, 'noshow')).toBe('not-allowed');
    expect(await look(id)).toMatchObject({ arrivedAt: NO_SHOW_TIME.toISOString(), calledInAt: null });
    expect(await perform(id, 'callin')).toBe('done');
    expect(await look(id)).toMatchObject({ status: 'arrived', calledInAt: NO_SHOW_TIME.toISOString() });
    expect(await perform(id, 'callin')).toBe('not-allowed');
    expect(await perform(id, 'undo')).toBe('done');
    expect(await look(id)).toMatchObject({
      status: 'arrived',
      arrivedAt: NO_SHOW_TIME.toISOString(),
      calledInAt: null,
    });
    expect(await perform(id, 'fulfilled')).toBe('done');
    expect((await look(id)).actions).toEqual(['undo']);
    expect(await perform('no-such-id', 'arrived')).toBe('gone');
  });

  test.each([
    ['2026-11-23T23:59:59+05:30', [], ['arrived', 'noshow']],
    ['2026-11-24T00:00:00+05:30', ['arrived'], ['noshow']],
    ['2026-11-24T14:14:59+05:30', ['arrived'], ['noshow']],
    ['2026-11-24T14:15:00+05:30', ['arrived', 'noshow'], []],
    ['2026-11-25T00:00:00+05:30', ['noshow'], []],
  ] as const)('at %s a patient can be marked as %j, and %j comes too early', async (now, offered, early) => {
    const { book, perform, look, clock } = await open();
    const id = await book();
    clock.now = new Date(now);
    expect((await look(id)).actions).toEqual([...offered, 'cancel']);
    for (const action of early) expect(await perform(id, action)).toBe('too-early');
    expect(await look(id)).toMatchObject({ status: 'booked', version: 0 });
  });

  test('a patient cannot be marked as arrived after the day', async () => {
    const { book, perform, clock } = await open();
    const id = await book();
    clock.now = NEXT_DAY;
    expect(await perform(id, 'arrived')).toBe('not-allowed');
  });

  test('a person who acts on an old screen overwrites nothing, and sees what the other one did', async () => {
    const { book, perform, look, clock } = await open();
    const id = await book();
    clock.now = NO_SHOW_TIME;
    const outcomes = await Promise.all([
      perform(id, 'arrived', { version: 0 }),
      perform(id, 'noshow', { version: 0 }),
      perform(id, 'cancel', { version: 0 }),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'outdated')).toHaveLength(2);
    const { version, lastChange } = await look(id);
    expect(version).toBe(1);
    expect(lastChange).toEqual({
      by: 'asha@clinic.example',
      action: (['arrived', 'noshow', 'cancel'] as const)[outcomes.indexOf('done')],
      at: NO_SHOW_TIME.toISOString(),
    });
  });

  test('a move by the patient meanwhile is not overwritten, and is in the record', async () => {
    const { book, store, perform, look, db, readRow } = await open();
    const id = await book();
    const before = await look(id);
    const newTime = { date: '2026-11-25', slot: '09:00', minutes: SLOT_MINUTES };
    expect(await store.move(toAppointment(await readRow(id)), newTime, NOON_IN_PUNE)).toBe('moved');
    expect(await perform(id, 'noshow', { version: before.version })).toBe('outdated');
    expect((await look(id)).lastChange).toMatchObject({ by: 'patient', action: 'moved' });
    expect(await db.selectFrom('changes').selectAll().execute()).toMatchObject([
      { action: 'moved', made_from: '', old_status: 'booked', old_date: before.date, old_time: '14:00' },
    ]);
  });

  test('a cancellation tells the patient the reason, and frees the slot', async () => {
    const { book, perform, readMails, becomeFinal, store } = await open();
    const id = await book();
    const before = (await readMails()).length;
    expect(await perform(id, 'cancel', { version: 0, reason: 'The doctor is ill.' })).toBe('done');
    const mails = await readMails();
    expect(mails.slice(before)).toMatchObject([{ kind: 'cancelled', recipient: 'patient', sequence: 1 }]);
    expect(mails.find(({ kind }) => kind === 'reminder')?.status).toBe('dropped');
    expect(await getTakenSlots(store, DOCTOR_ID, appointment.appointmentDate)).toEqual([]);
    await becomeFinal();
    await book(2);
    expect(await perform(id, 'undo')).toBe('slot-taken');
  });

  test('an appointment cancelled by mistake is booked again, and the patient gets a mail', async () => {
    const { book, perform, look, readMails, becomeFinal } = await open();
    const id = await book();
    await perform(id, 'cancel', { version: 0, reason: 'A mistake.' });
    await becomeFinal();
    expect(await perform(id, 'undo')).toBe('done');
    expect(await look(id)).toMatchObject({ status: 'booked', cancelReason: '' });
    expect(await perform(id, 'undo')).toBe('done');
    expect(await look(id)).toMatchObject({ status: 'cancelled', cancelReason: 'A mistake.' });
    expect(await perform(id, 'undo')).toBe('done');
    expect((await readMails()).filter(({ status }) => status === 'waiting').slice(-2)).toMatchObject([
      { kind: 'booked', recipient: 'patient', sequence: 2 },
      { kind: 'reminder', recipient: 'patient', sequence: 2 },
    ]);
    await becomeFinal();
    expect(await perform(id, 'undo')).toBe('mail-left');
  });

  test('a change can be undone once, within its day', async () => {
    const { book, perform, look, clock } = await open();
    const id = await book();
    clock.now = NO_SHOW_TIME;
    await perform(id, 'noshow');
    clock.now = NEXT_DAY;
    expect((await look(id)).actions).toEqual([]);
    expect(await perform(id, 'undo')).toBe('not-allowed');
    clock.now = NO_SHOW_TIME;
    expect(await perform(id, 'undo')).toBe('done');
    expect((await look(id)).status).toBe('booked');
    expect(await perform(id, 'undo')).toBe('not-allowed');
  });

  test('the record of changes cannot be changed', async () => {
    const { book, perform, db, clock } = await open();
    const id = await book();
    clock.now = NO_SHOW_TIME;
    await perform(id, 'arrived');
    await expect(db.updateTable('changes').set({ made_by: 'nobody' }).execute()).rejects.toThrow('changes_are_kept');
  });

  test('a day shows the slots of each doctor, even one who has left, with cancelled patients', async () => {
    const { book, perform, options, clock, becomeFinal } = await open();
    const cancelled = await book(1);
    await perform(cancelled, 'cancel');
    await becomeFinal();
    const held = await book(2);
    await book(3, { doctor: 'Dr. Who Left', department: 'Urology', appointmentTime: '08:30 AM' });
    const day = await readDay(options, appointment.appointmentDate, clock.now);
    expect(day).toMatchObject({ date: '2026-11-24', today: '2026-11-20', isClosed: false });
    expect(day.columns.map(({ doctor, slots }) => [doctor, slots.length])).toEqual([
      ['Dr. Namuna Shaikh', 8],
      ['Dr. Udaharan Patil', 8],
      ['Dr. Namuna Gokhale', 8],
      ['Dr. Who Left', 9],
    ]);
    const [first] = day.columns;
    const slot = first?.slots.find(({ slot }) => slot === '14:00');
    expect(slot?.state).toBe('taken');
    expect(slot?.appointments.map(({ id }) => id)).toEqual([held, cancelled]);
    expect(first?.slots.filter(({ state }) => state === 'free')).toHaveLength(7);
    expect((await readDay(options, '2026-11-22', clock.now)).isClosed).toBe(true);
  });
});

function failMissing(id: string): never {
  throw new Error(`There is no appointment ${id}.`);
}
