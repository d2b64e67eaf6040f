import { ENGLISH } from '@clinic/contract/languages.ts';
import { moveByDesk } from '@clinic/desk/appointments/move.ts';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Appointment } from '#src/appointments/store/appointment.ts';
import { type AppointmentStore, createAppointmentStore } from '#src/appointments/store/store.ts';
import type { Database } from '#src/database/open-database.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { appointment, createPatient, DOCTOR_ID, toNewAppointment } from '../../sample-bookings.ts';
import { calendar, NOON_IN_PUNE, SLOT_MINUTES } from '../../sample-clinic.ts';
import { getTakenSlots, links } from '../../test-store.ts';

/** Later than the booking, and before the reminder. */
const LATER = new Date('2026-11-21T12:00:00+05:30');

const OTHER_TIME = { date: '2026-11-26', slot: '10:00', minutes: SLOT_MINUTES };

/** Tests how every store moves and cancels appointments. */
export function testChanges(openEmpty: () => Promise<Database>) {
  async function openStore() {
    const database = await openEmpty();
    return { db: database.db, store: createAppointmentStore(database, calendar, links) };
  }

  test('a moved appointment takes the new slot, gives up the old one, and sends mails', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store);
    expect(await store.move(booked, OTHER_TIME, LATER)).toBe('moved');
    expect(await getTakenSlots(store, DOCTOR_ID, booked.date)).toEqual([]);
    expect(await getTakenSlots(store, DOCTOR_ID, OTHER_TIME.date)).toEqual([OTHER_TIME.slot]);
    expect(await find(store, booked)).toEqual({
      ...booked,
      ...OTHER_TIME,
      sequence: 1,
      version: 1,
      changedAt: LATER.toISOString(),
    });
    const now = { sequence: 1, appointment_date: OTHER_TIME.date, appointment_time: OTHER_TIME.slot };
    const before = { previous_date: booked.date, previous_time: booked.slot };
    expect(await readMails(db)).toMatchObject([
      { kind: 'booked', recipient: 'clinic', status: 'waiting', sequence: 0 },
      { kind: 'booked', recipient: 'patient', status: 'waiting', sequence: 0 },
      { kind: 'moved', recipient: 'clinic', status: 'waiting', ...now, ...before, due_at: LATER.toISOString() },
      { kind: 'moved', recipient: 'patient', status: 'waiting', ...now, ...before, due_at: LATER.toISOString() },
      { kind: 'reminder', status: 'dropped', sequence: 0 },
      { kind: 'reminder', status: 'waiting', ...now, previous_date: null, due_at: '2026-11-25T12:30:00.000Z' },
    ]);
  });

  test('a patient moves an appointment five times in a day of the clinic, and the desk without limit', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store);
    const move = async (slot: string, now: Date) =>
      store.move((await find(store, booked)) as Appointment, { ...OTHER_TIME, slot }, now);
    const lastMinute = new Date('2026-11-21T23:59:00+05:30');
    for (const slot of ['09:00', '10:00', '11:00', '12:00', '14:00']) expect(await move(slot, LATER)).toBe('moved');
    const before = await readMails(db);
    expect(await move('15:00', lastMinute)).toBe('moved-too-often');
    expect(await find(store, booked)).toMatchObject({ slot: '14:00', sequence: 5 });
    expect(await readMails(db)).toEqual(before);

    const to = { doctorId: DOCTOR_ID, date: OTHER_TIME.date, slot: '16:00' };
    const byDesk = { id: booked.id, version: 5, to, made_by: 'desk@clinic.example', made_from: '' };
    expect(await moveByDesk(db, calendar, byDesk, lastMinute)).toBe('done');
    expect(await move('15:00', lastMinute)).toBe('moved-too-often');
    expect(await move('15:00', new Date('2026-11-22T00:00:00+05:30'))).toBe('moved');
  });

  test('moves at once count towards the limit of a day like moves one after another', async () => {
    const { store } = await openStore();
    const booked = await bookOne(store);
    for (const slot of ['09:00', '10:00', '11:00', '12:00']) {
      await store.move((await find(store, booked)) as Appointment, { ...OTHER_TIME, slot }, LATER);
    }
    const fourth = (await find(store, booked)) as Appointment;
    const all = await Promise.all(
      ['14:00', '15:00', '16:00'].map((slot) => store.move(fourth, { ...OTHER_TIME, slot }, LATER)),
    );
    expect(all.filter((outcome) => outcome === 'moved')).toHaveLength(1);
    const fifth = (await find(store, booked)) as Appointment;
    expect(await store.move(fifth, { ...OTHER_TIME, slot: '17:00' }, LATER)).toBe('moved-too-often');
  });

  test('each recipient of several moves whose mails still wait gets one mail, about the last move', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store);
    await store.move(booked, OTHER_TIME, LATER);
    const moved = (await find(store, booked)) as Appointment;
    await store.move(moved, { ...OTHER_TIME, slot: '11:00' }, LATER);
    const told = { appointment_time: '11:00', previous_date: booked.date, previous_time: booked.slot };
    expect(await readWaiting(db)).toMatchObject([
      { kind: 'booked', recipient: 'clinic' },
      { kind: 'booked', recipient: 'patient' },
      { kind: 'moved', recipient: 'clinic', ...told },
      { kind: 'moved', recipient: 'patient', ...told },
      { kind: 'reminder' },
    ]);
    const { date, slot, minutes } = booked;
    await store.move((await find(store, booked)) as Appointment, { date, slot, minutes }, LATER);
    const back = { appointment_time: booked.slot, previous_date: OTHER_TIME.date, previous_time: '11:00' };
    expect((await readWaiting(db)).filter(({ kind }) => kind === 'moved')).toMatchObject([back, back]);
  });

  test('a mail that is being sent is not replaced', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store);
    await store.move(booked, OTHER_TIME, LATER);
    const claim = (until: Date) =>
      db.updateTable('mails').set({ claimed_until: until.toISOString() }).where('kind', '=', 'moved').execute();
    await claim(new Date(LATER.getTime() + 1));
    const moveTo = async (slot: string) =>
      store.move((await find(store, booked)) as Appointment, { ...OTHER_TIME, slot }, LATER);
    await moveTo('11:00');
    const readMoves = async () => (await readWaiting(db)).filter(({ kind }) => kind === 'moved');
    expect((await readMoves()).map(({ appointment_time }) => appointment_time).sort()).toEqual([
      '10:00',
      '10:00',
      '11:00',
      '11:00',
    ]);
    // The process that was sending it has died.
    await claim(LATER);
    await moveTo('12:00');
    expect((await readMoves()).map(({ appointment_time }) => appointment_time)).toEqual(['12:00', '12:00']);
  });

  test('a taken slot leaves the appointment as it was, with its reminder', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store);
    await bookOne(store, { ...createPatient(1), appointmentDate: '2026-11-26', appointmentTime: '10:00 AM' });
    const before = await readMails(db);
    expect(await store.move(booked, OTHER_TIME, LATER)).toBe('slot-taken');
    expect(await find(store, booked)).toEqual(booked);
    expect(await readMails(db)).toEqual(before);
  });

  test('a cancelled appointment gives up its slot, keeps the reason, and sends mails but no reminder', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store);
    expect(await store.cancel(booked, 'Feeling better', LATER)).toBe('cancelled');
    expect(await getTakenSlots(store, DOCTOR_ID, booked.date)).toEqual([]);
    expect(await find(store, booked)).toMatchObject({ status: 'cancelled', sequence: 1 });
    expect(await db.selectFrom('appointments').select('cancel_reason').execute()).toEqual([
      { cancel_reason: 'Feeling better' },
    ]);
    const now = { sequence: 1, appointment_date: booked.date, previous_date: null, status: 'waiting' };
    expect(await readMails(db)).toMatchObject([
      { kind: 'booked', recipient: 'clinic', status: 'waiting' },
      { kind: 'booked', recipient: 'patient', status: 'waiting' },
      { kind: 'cancelled', recipient: 'clinic', ...now },
      { kind: 'cancelled', recipient: 'patient', ...now },
      { kind: 'reminder', status: 'dropped' },
    ]);
  });

  test('an appointment that somebody else has changed meanwhile is left alone', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store);
    await store.move(booked, OTHER_TIME, LATER);
    const before = await readMails(db);
    expect(await store.move(booked, { ...OTHER_TIME, slot: '11:00' }, LATER)).toBe('outdated');
    expect(await store.cancel(booked, '', LATER)).toBe('outdated');
    const moved = (await find(store, booked)) as Appointment;
    expect(await store.cancel(moved, '', LATER)).toBe('cancelled');
    expect(await store.move({ ...moved, version: 2 }, OTHER_TIME, LATER)).toBe('outdated');
    expect(before).toHaveLength(6);
    expect(await readMails(db)).toHaveLength(8);
  });

  test('only one of several changes at once is made', async () => {
    const { store } = await openStore();
    const booked = await bookOne(store);
    const outcomes = await Promise.all([
      store.move(booked, OTHER_TIME, LATER),
      store.move(booked, { ...OTHER_TIME, slot: '11:00' }, LATER),
      store.cancel(booked, '', LATER),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'outdated')).toHaveLength(2);
  });

  test('patients who want each other’s slots at once keep one each', async () => {
    const { db, store } = await openStore();
    const slots = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM'];
    const all: Appointment[] = [];
    for (const [number, appointmentTime] of slots.entries()) {
      all.push(await bookOne(store, { ...createPatient(number), appointmentTime }));
    }
    const outcomes = await Promise.all(
      all.map((one, index) => {
        const { date, slot, minutes } = all[index ^ 1] as Appointment;
        return store.move(one, { date, slot, minutes }, LATER);
      }),
    );
    expect(outcomes.every((outcome) => outcome === 'slot-taken' || outcome === 'moved')).toBe(true);
    const rows = await db.selectFrom('appointments').select(['appointment_time', 'status']).execute();
    expect(new Set(rows.map((row) => row.appointment_time)).size).toBe(4);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['booked']));
  });

  test('the patient of a held booking gets no mail about its changes', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store, {}, true);
    await store.move(booked, OTHER_TIME, LATER);
    const moved = (await find(store, booked)) as Appointment;
    await store.sendLink({ reference: moved.reference, phone: moved.phone, now: LATER });
    await store.cancel(moved, '', LATER);
    const mails = await readMails(db);
    const toPatient = mails.filter(({ recipient, status }) => recipient === 'patient' && status !== 'dropped');
    expect(toPatient.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'booked held',
      'cancelled held',
      'link held',
      'moved held',
    ]);
  });

  test('a retry under the same key gets the first answer after a move, and the link stays', async () => {
    const { store } = await openStore();
    const idempotency = { key: 'k', requestHash: 'h' };
    const first = await store.book(toNewAppointment(appointment, { idempotency }));
    const booked = first.kind === 'booked' ? await store.findByToken(toToken(first.stored), LATER) : null;
    await store.move(booked as Appointment, OTHER_TIME, LATER);
    expect(await store.book(toNewAppointment(appointment, { idempotency }))).toEqual({ ...first, isNew: false });
  });
}

/** Returns the token in the address of an appointment. */
export function toToken(link: { id: string; linkVersion: number }, madeBy = links): string {
  return (
    madeBy
      .toUrls({ ...link, language: ENGLISH }, '')
      .manageUrl.split('/')
      .at(-1) ?? ''
  );
}

/** Books an appointment, and reads it as its patient sees it. */
export async function bookOne(
  store: AppointmentStore,
  change: Partial<typeof appointment> = {},
  holdsMails = false,
): Promise<Appointment> {
  const result = await store.book(toNewAppointment({ ...appointment, ...change }, { holdsMails }));
  const found = result.kind === 'booked' ? await store.findByToken(toToken(result.stored), NOON_IN_PUNE) : null;
  if (!found) throw new Error(`The booking was not made: ${result.kind}.`);
  return found;
}

function find(store: AppointmentStore, booked: Appointment): Promise<Appointment | null> {
  return store.findByToken(toToken(booked), LATER);
}

async function readWaiting(db: Kysely<ClinicDatabase>) {
  return (await readMails(db)).filter(({ status }) => status === 'waiting');
}

export function readMails(db: Kysely<ClinicDatabase>) {
  return db.selectFrom('mails').selectAll().orderBy('kind').orderBy('recipient').orderBy('created_at').execute();
}
