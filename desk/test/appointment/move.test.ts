import { toMailRequest } from '@clinic/api/outbox/mail-request.ts';
import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { SLOT_MINUTES } from '@clinic/api/test/sample-clinic.ts';
import { links } from '@clinic/api/test/test-store.ts';
import { expect, test } from 'vitest';
import { ASHA } from '../people.ts';
import { MAKER } from '../test-desk.ts';
import { DATE, openAppointments } from './appointment-desk.ts';

const COLLEAGUE_ID = 'udaharan-patil';

describeDatabases((createUrl) => {
  const open = async () => openAppointments(await createUrl());
  /** Opens a desk with two patients, at nine and at ten. */
  async function openWithTwo() {
    const desk = await open();
    const [one, other] = [
      await desk.book(1, { appointmentTime: '09:00 AM' }),
      await desk.book(2, { appointmentTime: '10:00 AM' }),
    ];
    const readSlots = async () => [(await desk.look(one)).slot, (await desk.look(other)).slot];
    return { ...desk, one, other, readSlots };
  }

  test('a person moves a patient to another doctor and day, which frees the old time and is in the record', async () => {
    const { bookTold, move, look, readChanges, listTaken, readPatientMails, becomeFinal } = await open();
    const id = await bookTold();
    expect(await move(id, { doctorId: 'namuna-gokhale', date: '2026-11-25', slot: '09:00' })).toBe('done');
    expect(await look(id)).toMatchObject({
      ...{ status: 'booked', version: 1, date: '2026-11-25', slot: '09:00' },
      ...{ doctor: 'Dr. Namuna Gokhale', department: 'Robotic Surgery' },
      lastChange: { by: ASHA, action: 'moved' },
    });
    expect(await readChanges()).toMatchObject([
      { ...MAKER, old_date: DATE, old_time: '14:00', old_doctor: DOCTOR_ID, old_department: 'urology' },
    ]);
    expect(await becomeFinal()).toMatchObject([
      { kind: 'moved', sequence: 1, previous_date: DATE, previous_time: '14:00' },
    ]);
    expect(await listTaken()).toEqual([]);
    expect((await readPatientMails()).filter(({ status }) => status === 'waiting')).toMatchObject([
      { kind: 'reminder', sequence: 1, appointment_date: '2026-11-25' },
    ]);
  });

  test('of two people who move patients to one slot, or one patient at once, one does so, and the other is told', async () => {
    const { one, other, move, look, readSlots } = await openWithTwo();
    const toOneSlot = await Promise.all([move(one, { slot: '12:00' }), move(other, { slot: '12:00' })]);
    expect(toOneSlot.toSorted()).toEqual(['done', 'slot-taken']);
    expect((await readSlots()).filter((slot) => slot === '12:00')).toHaveLength(1);
    const moved = toOneSlot[0] === 'done' ? one : other;
    const outcomes = await Promise.all([move(moved, { slot: '14:00' }, 1), move(moved, { slot: '16:00' }, 1)]);
    expect(outcomes.toSorted()).toEqual(['done', 'outdated']);
    expect(await look(moved)).toMatchObject({ version: 2, slot: outcomes[0] === 'done' ? '14:00' : '16:00' });
  });

  test('two patients cannot swap their slots at once: neither is lost, and no slot has two', async () => {
    const { one, other, move, readSlots } = await openWithTwo();
    const outcomes = await Promise.all([move(one, { slot: '10:00' }), move(other, { slot: '09:00' })]);
    expect(outcomes).toEqual(['slot-taken', 'slot-taken']);
    expect(await readSlots()).toEqual(['09:00', '10:00']);
  });

  test('a person undoes a move without a mail once, while the old slot is free', async () => {
    const { book, move, perform, look, becomeFinal, readPatientMails } = await open();
    const id = await book(2, { email: '' });
    expect(await move(id, { doctorId: 'namuna-gokhale', slot: '16:00' })).toBe('done');
    await becomeFinal();
    expect((await look(id)).actions).toContain('undo');
    expect(await perform(id, 'undo')).toBe('done');
    expect(await look(id)).toMatchObject({
      ...{ slot: '14:00', minutes: SLOT_MINUTES, doctorId: DOCTOR_ID, department: 'Urology', status: 'booked' },
    });
    expect(await perform(id, 'undo')).toBe('not-allowed');
    expect(await move(id, { slot: '17:00' })).toBe('done');
    await becomeFinal();
    await book(3);
    expect(await perform(id, 'undo')).toBe('slot-taken');
    expect((await look(id)).slot).toBe('17:00');
    expect((await readPatientMails()).filter(({ appointment_id }) => appointment_id === id)).toEqual([]);
  });
});

test('a patient reads both doctors in the mail of a move, the earlier one in an earlier mail, and no doctor who stays', async () => {
  const { book, move, words, clock, becomeFinal } = await openAppointments(await createSqlite());
  const readMails = async () =>
    (await becomeFinal()).map((mail) =>
      toMailRequest(mail, (facts) => words.toConfirmation(facts, links.toUrls(facts, '')), ''),
    );
  const id = await book();
  clock.now = new Date(clock.now.getTime() + 1000);
  expect(await move(id, { doctorId: COLLEAGUE_ID, slot: '15:00' })).toBe('done');
  const usual = { appointmentDate: DATE, appointmentTime: '02:00 PM' };
  // The desk's word leaves first.
  expect(await readMails()).toMatchObject([
    {
      kind: 'moved',
      appointment: { doctor: 'Dr. Udaharan Patil', slot: '15:00' },
      previous: { ...usual, doctor: appointment.doctor },
    },
    { kind: 'booked', appointment: { doctor: appointment.doctor, slot: '14:00' }, previous: null },
  ]);
  await move(id, { doctorId: COLLEAGUE_ID, slot: '14:00' });
  const [mail] = await readMails();
  expect(mail?.previous).toEqual({ ...usual, appointmentTime: '03:00 PM' });
});

test('a person cannot move a patient to a slot that is held, closed, past or unknown, and nothing changes', async () => {
  const { book, move, look, readChanges, close } = await openAppointments(await createSqlite());
  const id = await book();
  await book(1, { appointmentTime: '03:00 PM' });
  await close({ doctor: COLLEAGUE_ID });
  for (const [change, refusal] of [
    [{ slot: '15:00' }, 'slot-taken'],
    [{ date: '2026-11-22' }, 'slot-closed'],
    [{ date: '2026-11-19' }, 'slot-past'],
    [{ date: '2026-11-20', slot: '11:00' }, 'slot-past'],
    [{ date: '2026-02-30' }, 'slot-closed'],
    [{ slot: '15:30' }, 'slot-unknown'],
    [{ slot: '' }, 'slot-unknown'],
    [{ doctorId: 'nobody' }, 'slot-unknown'],
    [{ doctorId: COLLEAGUE_ID, slot: '16:00' }, 'slot-closed'],
  ] as const) {
    expect([change, await move(id, change, 0)]).toEqual([change, refusal]);
  }
  expect(await move('no-such-id', { slot: '16:00' })).toBe('gone');
  expect(await look(id)).toMatchObject({ version: 0, slot: '14:00', doctorId: DOCTOR_ID, lastChange: null });
  expect(await readChanges()).toEqual([]);
});

test('a person moves a patient who is booked, and from the version on the screen', async () => {
  const { book, move, db, look } = await openAppointments(await createSqlite());
  const id = await book();
  for (const [slot, version, outcome] of [
    ['15:00', 7, 'outdated'],
    ['15:00', Number.NaN, 'outdated'],
    ['15:00', 0, 'done'],
    // The form was sent twice.
    ['15:00', 0, 'done'],
    ['16:00', 0, 'outdated'],
  ] as const) {
    expect(await move(id, { slot }, version)).toBe(outcome);
  }
  expect((await look(id)).version).toBe(1);
  await db.updateTable('appointments').set({ status: 'arrived' }).execute();
  expect(await move(id, { slot: '16:00' }, 1)).toBe('not-allowed');
});
