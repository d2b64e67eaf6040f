import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { describe, expect, test } from 'vitest';
import type { BookingAttempt } from '#src/appointments/store/appointment.ts';
import type { AppointmentStore } from '#src/appointments/store/store.ts';
import { appointment, createAppointments, createPatient, toNewAppointment } from '../../sample-bookings.ts';

function createNew(change: Partial<AppointmentRequest> = {}, idempotency: BookingAttempt['idempotency'] = null) {
  return toNewAppointment({ ...appointment, ...change }, { idempotency });
}

/** Tests the caps per contact of a store. `openEmpty` is that of `testStore`. */
export function testCaps(
  openEmpty: () => Promise<{ store: AppointmentStore; reopen: () => Promise<AppointmentStore> }>,
) {
  describe.each<[contact: 'phone' | 'email', spellings: string[]]>([
    [
      'phone',
      ['+91 98765 43210', '098765-43210 ext 1', '৯৮৭৬৫৪৩২১০', '+91 +91 98765 43210', '9876543210 / 9822011111'],
    ],
    ['email', ['canary@patient.example', 'Canary+2@Patient.Example']],
  ])('appointments to come under one %s', (contact, spellings) => {
    /** Requests for different slots by different patients who share one contact. */
    const createMany = (count: number) =>
      createAppointments(count).map((request, index) =>
        createNew({ ...request, [contact]: spellings[index % spellings.length] }),
      );

    test('are counted to the limit, however it is written, also through two stores at once', async () => {
      const { store, reopen } = await openEmpty();
      const stores = [store, await reopen()];
      const many = createMany(60);
      for (const booking of many.slice(0, 15)) expect(await store.book(booking)).toMatchObject({ kind: 'booked' });
      const results = await Promise.all(many.slice(15).map((booking, index) => stores[index % 2]?.book(booking)));
      expect(results.filter((result) => result?.kind === 'booked')).toHaveLength(5);
      const refused = results.filter((result) => result?.kind !== 'booked');
      expect(new Set(refused.map((result) => JSON.stringify(result)))).toEqual(
        new Set([JSON.stringify({ kind: 'contact-full', contact })]),
      );
    });

    test('leave other patients their slots, and a retry its answer', async () => {
      const { store } = await openEmpty();
      const [other, ...many] = createMany(21);
      const idempotency = { key: 'k', requestHash: 'h' };
      const first = await store.book(createNew(appointment, idempotency));
      for (const booking of many.slice(1)) await store.book(booking);
      expect(await store.book(createNew(appointment, idempotency))).toEqual({ ...first, isNew: false });
      expect(await store.book(createNew(appointment))).toMatchObject({ kind: 'booked-before' });
      expect(await store.book(other as BookingAttempt)).toEqual({ kind: 'contact-full', contact });
      expect(
        await store.book({
          ...(other as BookingAttempt),
          booking: { ...(other as BookingAttempt).booking, ...createPatient(100) },
        }),
      ).toMatchObject({
        kind: 'booked',
      });
    });

    test('no longer count when their day is over in Pune', async () => {
      const { store } = await openEmpty();
      const [last, ...today] = createMany(21).map((booking, index) => ({
        ...booking,
        booking: { ...booking.booking, date: '2026-11-20', doctorId: `namuna-${index}` },
      })) as [BookingAttempt, ...BookingAttempt[]];
      for (const booking of today) expect(await store.book(booking)).toMatchObject({ kind: 'booked' });
      const bookAt = (time: string) => store.book({ ...last, createdAt: new Date(time) });
      expect(await bookAt('2026-11-20T23:59:00+05:30')).toEqual({ kind: 'contact-full', contact });
      expect(await bookAt('2026-11-21T00:01:00+05:30')).toMatchObject({ kind: 'booked' });
    });
  });
}
