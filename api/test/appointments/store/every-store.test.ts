import { expect, test, vi } from 'vitest';
import { describeStores } from '../../databases.ts';
import { appointment, createPatient, DOCTOR_ID, toNewAppointment } from '../../sample-bookings.ts';
import { getTakenSlots, openTestDatabase, openTestStore } from '../../test-store.ts';
import { testCaps } from './caps-conformance.ts';
import { testChanges } from './changes-conformance.ts';
import { testLinks } from './links-conformance.ts';
import { testMailsOfBookings } from './mails-conformance.ts';
import { testStore } from './store-conformance.ts';

// These tests create Postgres databases, possibly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

describeStores((createUrl) => {
  async function openEmpty() {
    const url = await createUrl();
    return { url, store: await openTestStore(url), reopen: () => openTestStore(url) };
  }

  testStore(openEmpty);
  testCaps(openEmpty);
  for (const testPart of [testMailsOfBookings, testChanges, testLinks]) {
    testPart(async () => openTestDatabase(await createUrl()));
  }

  test('an appointment holds its slot until it is over or cancelled', async () => {
    const { url, store } = await openEmpty();
    const { db } = await openTestDatabase(url);
    const booking = toNewAppointment(appointment);
    await store.book(booking);
    const other = toNewAppointment({ ...appointment, ...createPatient(1) });
    const set = (status: string) =>
      db
        .updateTable('appointments')
        .set({ status: status as 'booked' })
        .execute();
    for (const status of ['booked', 'arrived']) {
      await set(status);
      expect(await store.book(other)).toEqual({ kind: 'slot-taken' });
      expect(await getTakenSlots(store, DOCTOR_ID, appointment.appointmentDate)).toHaveLength(1);
    }
    for (const status of ['fulfilled', 'noshow', 'cancelled']) {
      await set(status);
      expect(await getTakenSlots(store, DOCTOR_ID, appointment.appointmentDate)).toEqual([]);
    }
    expect(await store.findBooking(booking)).toBeNull();
    expect(await store.book(booking)).toMatchObject({ kind: 'booked' });
    await expect(set('lost')).rejects.toThrow(/constraint/i);
  });
});
