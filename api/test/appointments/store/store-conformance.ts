import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { expect, test } from 'vitest';
import type { BookingAttempt } from '#src/appointments/store/appointment.ts';
import type { AppointmentStore } from '#src/appointments/store/store.ts';
import { appointment, createAppointments, createPatient, DOCTOR_ID, toNewAppointment } from '../../sample-bookings.ts';
import { NOON_IN_PUNE } from '../../sample-clinic.ts';
import { getTakenSlots } from '../../test-store.ts';
import { toToken } from './changes-conformance.ts';

function createNew(change: Partial<AppointmentRequest> = {}, idempotency: BookingAttempt['idempotency'] = null) {
  return toNewAppointment({ ...appointment, ...change }, { idempotency });
}

/** Tests every store. `openEmpty` opens a store on an empty database, `reopen` another one on the same database. */
export function testStore(
  openEmpty: () => Promise<{ store: AppointmentStore; reopen: () => Promise<AppointmentStore> }>,
) {
  test('a booking is confirmed and takes its slot', async () => {
    const { store } = await openEmpty();
    const result = await store.book(createNew());
    expect(result).toMatchObject({ kind: 'booked', isNew: true, stored: { doctorId: DOCTOR_ID, slot: '14:00' } });
    expect(await getTakenSlots(store, DOCTOR_ID, appointment.appointmentDate)).toEqual(['14:00']);
    expect(await getTakenSlots(store, 'udaharan-patil', appointment.appointmentDate)).toEqual([]);
    expect(await getTakenSlots(store, DOCTOR_ID, '2026-11-25')).toEqual([]);
  });

  test('the language of a booking is kept', async () => {
    const { store } = await openEmpty();
    const result = await store.book({ ...createNew(), language: 'mr' });
    if (result.kind !== 'booked') throw new Error(`The booking ended as ${result.kind}.`);
    expect(await store.findByToken(toToken(result.stored), NOON_IN_PUNE)).toMatchObject({ language: 'mr' });
  });

  test('the taken slots of several doctors and days are listed at once', async () => {
    const { store } = await openEmpty();
    const days = { from: '2026-11-24', to: '2026-11-25' };
    const bookings = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map((appointmentDate, number) =>
      createNew({ ...createPatient(number), appointmentDate }),
    );
    for (const booking of bookings) await store.book(booking);
    const colleague = { department: 'Robotic Surgery', doctor: 'Dr. Namuna Gokhale' };
    await store.book(createNew({ ...createPatient(9), ...colleague }));
    const taken = [
      { doctorId: DOCTOR_ID, date: '2026-11-24', start: '14:00', end: '15:00' },
      { doctorId: DOCTOR_ID, date: '2026-11-25', start: '14:00', end: '15:00' },
    ];
    const list = async (doctorIds: string[]) =>
      (await store.listTaken(doctorIds, days, NOON_IN_PUNE)).toSorted((a, b) => (a.date < b.date ? -1 : 1));
    expect(await list([DOCTOR_ID, 'udaharan-patil'])).toEqual(taken);
    expect(await store.listTaken(['namuna-gokhale'], days, NOON_IN_PUNE)).toEqual([
      { ...taken[0], doctorId: 'namuna-gokhale' },
    ]);
  });

  test('one of forty bookings at once for one slot is made', async () => {
    const { store } = await openEmpty();
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, number) => store.book(createNew(createPatient(number)))),
    );
    expect(results.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'slot-taken')).toHaveLength(39);
  });

  test('forty bookings at once for forty slots are all made, with forty references', async () => {
    const { store } = await openEmpty();
    const results = await Promise.all(createAppointments(40).map((request) => store.book(createNew(request))));
    const references = results.map((result) => 'stored' in result && result.stored.reference);
    expect(new Set(references).size).toBe(40);
  });

  test('fifty requests at once with one key give one booking and one answer', async () => {
    const { store } = await openEmpty();
    const idempotency = { key: 'k', requestHash: 'h' };
    const results = await Promise.all(Array.from({ length: 50 }, () => store.book(createNew({}, idempotency))));
    expect(results.filter((result) => result.kind === 'booked' && result.isNew)).toHaveLength(1);
    expect(new Set(results.map((result) => JSON.stringify('stored' in result && result.stored))).size).toBe(1);
  });

  test('a key is remembered by another process', async () => {
    const { store, reopen } = await openEmpty();
    const idempotency = { key: 'k', requestHash: 'h' };
    const first = await store.book(createNew({}, idempotency));
    const other = await reopen();
    const another = { name: 'Someone Else' };
    const find = (key: string, requestHash: string) => other.findBooking(createNew(another, { key, requestHash }));
    expect(await find('k', 'h')).toEqual({ ...first, isNew: false });
    expect(await other.book(createNew({}, idempotency))).toEqual({ ...first, isNew: false });
    expect(await find('k', 'other')).toEqual({ kind: 'key-reused' });
    expect(await find('new', 'h')).toBeNull();
  });

  test('a key with another body is refused, also for a free slot', async () => {
    const { store } = await openEmpty();
    await store.book(createNew({}, { key: 'k', requestHash: 'h' }));
    const other = createNew({ appointmentTime: '03:00 PM' }, { key: 'k', requestHash: 'other' });
    expect(await store.book(other)).toEqual({ kind: 'key-reused' });
    expect(await getTakenSlots(store, DOCTOR_ID, appointment.appointmentDate)).toEqual(['14:00']);
  });

  test('a patient who holds a slot gets that booking again, whatever the key and the spelling', async () => {
    const { store } = await openEmpty();
    const name = 'Jos\u00e9 Canary-Kulkarni';
    const first = await store.book(createNew({ name }, { key: 'k', requestHash: 'h' }));
    for (const [change, idempotency] of [
      [{}, null],
      [{}, { key: 'new', requestHash: 'h' }],
      [{ message: 'Changed.' }, { key: 'k', requestHash: 'other' }],
      [{ name: ' jose\u0301  canary-KULKARNI ' }, null],
      [{ email: 'CANARY@Patient.Example' }, null],
      [{ phone: '098765-43210' }, null],
    ] as const) {
      const again = createNew({ name, ...change }, idempotency);
      const before = { kind: 'booked-before', stored: 'stored' in first && first.stored };
      expect(await store.book(again)).toEqual(before);
      expect(await store.findBooking(again)).toEqual(before);
    }
    for (const change of [{ name: 'Josef Canary' }, { email: 'other@patient.example' }, { phone: '1' }]) {
      const other = createNew({ name, ...change });
      expect(await store.book(other)).toEqual({ kind: 'slot-taken' });
      expect(await store.findBooking(other)).toBeNull();
    }
  });

  test('one of several bookings at once from one person is stored, and all of them get it', async () => {
    const { store, reopen } = await openEmpty();
    const stores = [store, await reopen()];
    for (const request of createAppointments(50)) {
      const results = await Promise.all([...stores, ...stores].map((each) => each.book(createNew(request))));
      expect(results.filter((result) => result.kind === 'booked' && result.isNew)).toHaveLength(1);
      const references = results.map((result) => 'stored' in result && result.stored.reference);
      expect(new Set(references).size).toBe(1);
      expect(references[0]).toBeTruthy();
    }
  }, 60_000);

  test('bookings that conflict do not affect the others', async () => {
    const { store } = await openEmpty();
    await store.book(createNew());
    const results = await Promise.all([
      store.book(createNew(createPatient(1))),
      store.book(createNew({ appointmentTime: '03:00 PM' })),
      store.book(createNew(createPatient(2))),
      store.book(createNew({ appointmentTime: '04:00 PM' })),
    ]);
    expect(results.map(({ kind }) => kind)).toEqual(['slot-taken', 'booked', 'slot-taken', 'booked']);
  });

  test('a row that fails does not affect the others', async () => {
    const { store } = await openEmpty();
    const broken = createNew({ name: null as unknown as string, appointmentTime: '03:00 PM' });
    const results = await Promise.allSettled([store.book(createNew()), store.book(broken)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await getTakenSlots(store, DOCTOR_ID, appointment.appointmentDate)).toEqual(['14:00']);
  });

  test('text of any kind comes back as it went in', async () => {
    const { store, reopen } = await openEmpty();
    const doctor = `Dr. O'Brien "; drop table appointments; -- \u{1f600} \u0928\u092e\u0941\u0928\u093e`;
    const result = await store.book(createNew({ doctor }));
    expect(result).toMatchObject({ stored: { doctorId: doctor } });
    expect(await getTakenSlots(await reopen(), doctor, appointment.appointmentDate)).toEqual(['14:00']);
  });

  test('only appointments of earlier dates are removed', async () => {
    const { store } = await openEmpty();
    for (const appointmentDate of ['2026-11-24', '2026-11-25', '2026-11-26']) {
      await store.book(createNew({ appointmentDate }));
    }
    expect(await store.removal.removeDue([{ from: '', before: '2026-11-26' }], '2027-11-20')).toBe(2);
    expect(await store.removal.removeDue([{ from: '', before: '2026-11-26' }], '2027-11-20')).toBe(0);
    expect(await getTakenSlots(store, DOCTOR_ID, '2026-11-25')).toEqual([]);
    expect(await getTakenSlots(store, DOCTOR_ID, '2026-11-26')).toEqual(['14:00']);
  });

  test('appointments on dates that nobody may book are removed by when they were made', async () => {
    const { store } = await openEmpty();
    for (const [appointmentTime, appointmentDate, createdAt] of [
      ['09:00 AM', '9990-01-01', '2025-11-19T18:29:59Z'],
      ['10:00 AM', '9990-01-01', '2025-11-19T18:30:00Z'],
      ['11:00 AM', '2027-11-20', '2025-11-19T18:29:59Z'],
    ] as const) {
      await store.book({ ...createNew({ appointmentDate, appointmentTime }), createdAt: new Date(createdAt) });
    }
    expect(await store.removal.removeDue([{ from: '', before: '2025-11-20' }], '2027-11-20')).toBe(1);
    expect(await getTakenSlots(store, DOCTOR_ID, '9990-01-01')).toEqual(['10:00']);
    expect(await getTakenSlots(store, DOCTOR_ID, '2027-11-20')).toEqual(['11:00']);
  });

  test('the appointments to come of each doctor are counted', async () => {
    const { store } = await openEmpty();
    expect(await store.countComing('2026-11-20')).toEqual([]);
    for (const [doctor, appointmentDate, appointmentTime] of [
      ['Dr. B', '2026-11-19', '09:00 AM'],
      ['Dr. B', '2026-11-20', '09:00 AM'],
      ['Dr. B', '2026-11-20', '10:00 AM'],
      ["Dr. A'", '2026-12-01', '09:00 AM'],
      ['Dr. C', '2026-11-19', '09:00 AM'],
    ] as const) {
      await store.book(createNew({ doctor, appointmentDate, appointmentTime }));
    }
    expect(await store.countComing('2026-11-20')).toEqual([
      { doctor: "Dr. A'", count: 1 },
      { doctor: 'Dr. B', count: 2 },
    ]);
  });

  test('an open store is ready', async () => {
    const { store } = await openEmpty();
    await expect(store.checkReady()).resolves.toBeUndefined();
  });
}
