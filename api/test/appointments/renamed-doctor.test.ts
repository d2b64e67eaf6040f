import { join } from 'node:path';
import type { Availability } from '@clinic/contract/appointment.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { withoutLinks } from '../answers.ts';
import { createFolder } from '../folder.ts';
import { appointment, createPatient } from '../sample-bookings.ts';
import { calendar } from '../sample-clinic.ts';
import { createTestApp } from '../test-app.ts';
import { openTestStore } from '../test-store.ts';

const NEW_NAMES = { 'Dr. Namuna Shaikh': 'Dr. Namuna Shaikh-Rao', Urology: 'Urology & Andrology' };

const renamed: BookingCalendar = JSON.parse(
  Object.entries(NEW_NAMES).reduce(
    (text, [name, newName]) => text.replaceAll(JSON.stringify(name), JSON.stringify(newName)),
    JSON.stringify(calendar),
  ),
);

const renamedAppointment = {
  ...appointment,
  department: NEW_NAMES.Urology,
  doctor: NEW_NAMES['Dr. Namuna Shaikh'],
};

const KEY = { 'idempotency-key': 'key-1' };

/** Books, then restarts the service with new names for the doctor and the department. */
async function bookAndRename() {
  const databasePath = join(await createFolder(), 'clinic.db');
  const store = await openTestStore(`file:${databasePath}`);
  const before = await createTestApp({ store, databasePath });
  const first = (await before.book(appointment, KEY)).json();
  await store.close();
  return { first, ...(await createTestApp({ databasePath, calendar: renamed })) };
}

test('a doctor who is renamed keeps the appointments: their slots are taken under the new name', async () => {
  const { app, book, readRows } = await bookAndRename();
  const query = new URLSearchParams({ doctor: renamedAppointment.doctor, date: appointment.appointmentDate });
  const { slots } = (await app.inject(`${AVAILABILITY_PATH}?${query}`)).json() as Availability;
  expect(slots).toContainEqual({ time: '02:00 PM', state: 'taken' });
  expect((await book({ ...renamedAppointment, ...createPatient(1) })).statusCode).toBe(409);
  expect(readRows()).toMatchObject([{ department: 'urology', doctor: 'namuna-shaikh', appointment_time: '14:00' }]);
});

test('a patient who booked under the old name gets that booking again, under the new names', async () => {
  const { first, book } = await bookAndRename();
  const expected = { ...first, department: renamedAppointment.department, doctor: renamedAppointment.doctor };
  for (const [body, headers] of [
    [renamedAppointment, {}],
    [renamedAppointment, KEY],
    // This comes from a page that was open before the change. Only its key tells what it means.
    [appointment, KEY],
  ] as const) {
    const again = await book(body, headers);
    expect([again.statusCode, again.json()]).toEqual([201, body === appointment ? expected : withoutLinks(expected)]);
  }
  expect((await book(appointment)).statusCode).toBe(422);
});
