import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { expect, test, vi } from 'vitest';
import { describeUnoffered, listUnoffered } from '#src/appointments/doctors/unoffered-appointments.ts';
import { describeDatabases } from '../../databases.ts';
import { appointment, createPatient, DOCTOR_ID, toNewAppointment } from '../../sample-bookings.ts';
import { calendar, giveHours } from '../../sample-clinic.ts';
import { openTestDatabase, openTestStore } from '../../test-store.ts';

vi.setConfig({ testTimeout: 60_000 });

const TODAY = '2026-11-20';

/** The calendar after the doctor of the tests has got hours of their own. */
const CHANGED: BookingCalendar = {
  ...giveHours(DOCTOR_ID, [{ weekdays: ['Tuesday'], from: '14:00', to: '16:00', minutes: 30 }]),
  closedDates: ['26 January'],
};

describeDatabases((createUrl) => {
  test('the coming appointments that a new timetable does not offer are listed, the earliest first', async () => {
    const url = await createUrl();
    const store = await openTestStore(url);
    const { db } = await openTestDatabase(url);
    const book = (number: number, change: Partial<typeof appointment> = {}) =>
      store.book(toNewAppointment({ ...appointment, ...createPatient(number), ...change }));
    await book(1, { appointmentDate: '2026-12-02' });
    await book(2, { appointmentDate: '2026-12-01', appointmentTime: '05:00 PM' });
    await book(3);
    const others = { doctor: 'Dr. Udaharan Patil' };
    await book(4, { ...others, appointmentDate: '2026-12-02' });
    await book(5, { ...others, appointmentDate: '2027-01-26' });
    await book(6, { appointmentDate: '2026-12-03' });
    await db
      .updateTable('appointments')
      .set({ status: 'cancelled' })
      .where('appointment_date', '=', '2026-12-03')
      .execute();

    expect(await listUnoffered(db, calendar, TODAY)).toEqual([]);
    const list = async (today: string) =>
      (await listUnoffered(db, CHANGED, today)).map(({ doctor, date, slot }) => [doctor, date, slot]);
    const all = [
      [DOCTOR_ID, '2026-12-01', '17:00'],
      [DOCTOR_ID, '2026-12-02', '14:00'],
      ['udaharan-patil', '2027-01-26', '14:00'],
    ];
    expect(await list(TODAY)).toEqual(all);
    expect(await list('2026-12-02')).toEqual(all.slice(1));
  });
});

test('the line of the log counts them, names the first times and the remedy, and nobody', () => {
  const one = { id: 'a', doctor: DOCTOR_ID, date: '2026-12-01', slot: '17:00' };
  expect(describeUnoffered([])).toBeNull();
  expect(describeUnoffered([one])).toBe(
    '1 coming appointment is at a time that its doctor does not offer any more: namuna-shaikh on 2026-12-01 at 05:00 PM. No appointment is cancelled. Put the times back into booking.yaml, or move these patients at the front desk: "npm run desk -- sessions" lists them.',
  );
  const many = Array.from({ length: 5 }, (_, day) => ({ ...one, date: `2026-12-0${day + 1}` }));
  expect(describeUnoffered(many)).toMatch(
    /^5 coming appointments are at times .* on 2026-12-03 at 05:00 PM and others\. No appointment/,
  );
});
