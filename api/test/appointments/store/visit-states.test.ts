import { holdsSlot, listStates } from '@clinic/contract/visit-states.ts';
import { expect, test } from 'vitest';
import { describeStores } from '../../databases.ts';
import { appointment, createPatient, toNewAppointment } from '../../sample-bookings.ts';
import { openTestDatabase, openTestStore } from '../../test-store.ts';

describeStores((createUrl) => {
  test.each(listStates(() => true))(
    'the database knows the state %s, and frees its slot as the table says',
    async (status) => {
      const url = await createUrl();
      const store = await openTestStore(url);
      const { db } = await openTestDatabase(url);
      await store.book(toNewAppointment(appointment));
      await db.updateTable('appointments').set({ status }).execute();
      const other = await store.book(toNewAppointment({ ...appointment, ...createPatient(2) }));
      expect(other.kind).toBe(holdsSlot({ status }) ? 'slot-taken' : 'booked');
    },
  );
});
