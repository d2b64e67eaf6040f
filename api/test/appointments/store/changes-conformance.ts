import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { PatientAppointment } from '#src/appointments/store/booking.ts';
import { type AppointmentStore, createAppointmentStore } from '#src/appointments/store/store.ts';
import type { Database } from '#src/database/open-database.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import {
  appointment,
  calendar,
  createPatient,
  DOCTOR_ID,
  links,
  NOON_IN_PUNE,
  toNewAppointment,
} from '../../helper.ts';

/** Later than the booking, and before the reminder. */
const LATER = new Date('2026-11-21T12:00:00+05:30');

const OTHER_TIME = { date: '2026-11-26', slot: '10:00' };

/** How every store moves and cancels appointments. */
export function testChanges(openEmpty: () => Promise<Database>) {
  async function openStore() {
    const database = await openEmpty();
    return { db: database.db, store: createAppointmentStore(database, calendar, links) };
  }

  test('a moved appointment takes the new slot, gives up the old one, and is told of', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store);
    expect(await store.move(booked, OTHER_TIME, LATER)).toBe('moved');
    expect(await store.getTakenSlots(DOCTOR_ID, booked.date)).toEqual([]);
    expect(await store.getTakenSlots(DOCTOR_ID, OTHER_TIME.date)).toEqual([OTHER_TIME.slot]);
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

  test('a taken slot leaves the appointment as it was, with its reminder', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store);
    await bookOne(store, { ...createPatient(1), appointmentDate: '2026-11-26', appointmentTime: '10:00 AM' });
    const before = await readMails(db);
    expect(await store.move(booked, OTHER_TIME, LATER)).toBe('slot-taken');
    expect(await find(store, booked)).toEqual(booked);
    expect(await readMails(db)).toEqual(before);
  });

  test('a cancelled appointment gives up its slot, keeps the reason, and is told of without a reminder', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store);
    expect(await store.cancel(booked, 'Feeling better', LATER)).toBe('cancelled');
    expect(await store.getTakenSlots(DOCTOR_ID, booked.date)).toEqual([]);
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

  test('what somebody else has changed meanwhile is left alone', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store);
    await store.move(booked, OTHER_TIME, LATER);
    const before = await readMails(db);
    expect(await store.move(booked, { ...OTHER_TIME, slot: '11:00' }, LATER)).toBe('outdated');
    expect(await store.cancel(booked, '', LATER)).toBe('outdated');
    const moved = (await find(store, booked)) as PatientAppointment;
    expect(await store.cancel(moved, '', LATER)).toBe('cancelled');
    expect(await store.move({ ...moved, version: 2 }, OTHER_TIME, LATER)).toBe('outdated');
    expect(before).toHaveLength(6);
    expect(await readMails(db)).toHaveLength(8);
  });

  test('of two changes at once one is made', async () => {
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
    const all: PatientAppointment[] = [];
    for (const [number, appointmentTime] of slots.entries()) {
      all.push(await bookOne(store, { ...createPatient(number), appointmentTime }));
    }
    const outcomes = await Promise.all(
      all.map((one, index) => {
        const { date, slot } = all[index ^ 1] as PatientAppointment;
        return store.move(one, { date, slot }, LATER);
      }),
    );
    expect(outcomes.every((outcome) => outcome === 'slot-taken' || outcome === 'moved')).toBe(true);
    const rows = await db.selectFrom('appointments').select(['appointment_time', 'status']).execute();
    expect(new Set(rows.map((row) => row.appointment_time)).size).toBe(4);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['booked']));
  });

  test('the patient of a held booking is not written to of its changes either', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store, {}, true);
    await store.move(booked, OTHER_TIME, LATER);
    const moved = (await find(store, booked)) as PatientAppointment;
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
    await store.move(booked as PatientAppointment, OTHER_TIME, LATER);
    expect(await store.book(toNewAppointment(appointment, { idempotency }))).toEqual({ ...first, isNew: false });
  });
}

/** The token in the address of an appointment. */
export function toToken(link: { id: string; linkVersion: number }): string {
  return links.toUrls(link, '').manageUrl.split('/').at(-1) ?? '';
}

/** Books and reads what its patient sees. */
export async function bookOne(
  store: AppointmentStore,
  change: Partial<typeof appointment> = {},
  holdsMails = false,
): Promise<PatientAppointment> {
  const result = await store.book(toNewAppointment({ ...appointment, ...change }, { holdsMails }));
  const found = result.kind === 'booked' ? await store.findByToken(toToken(result.stored), NOON_IN_PUNE) : null;
  if (!found) throw new Error(`The booking was not made: ${result.kind}.`);
  return found;
}

function find(store: AppointmentStore, booked: PatientAppointment): Promise<PatientAppointment | null> {
  return store.findByToken(toToken(booked), LATER);
}

export function readMails(db: Kysely<ClinicDatabase>) {
  return db.selectFrom('mails').selectAll().orderBy('kind').orderBy('recipient').orderBy('created_at').execute();
}
