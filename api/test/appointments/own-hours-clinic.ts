import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { APPOINTMENTS_PATH, AVAILABILITY_PATH, NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import { closeSlots } from '@clinic/desk/timetable/closures.ts';
import { expect } from 'vitest';
import { createAppointmentStore } from '#src/appointments/store/store.ts';
import type { SessionsTable } from '#src/database/desk-tables.ts';
import { createSqlite } from '../databases.ts';
import { appointment, DOCTOR_ID } from '../sample-bookings.ts';
import { giveHours } from '../sample-clinic.ts';
import { createTestApp } from '../test-app.ts';
import { links, openTestDatabase } from '../test-store.ts';

/** `appointment.doctor` sits on Tuesdays in slots of twenty minutes, and on Thursdays in slots of ten. */
export const withHours: BookingCalendar = {
  ...giveHours(DOCTOR_ID, [
    { weekdays: ['Tuesday'], from: '16:00', to: '17:00', minutes: 20 },
    { weekdays: ['Thursday'], from: '16:00', to: '17:00', minutes: 10 },
  ]),
  visits: [
    { id: 'first-visit', name: 'First visit', minutes: 30, forNewPatients: true },
    { id: 'dressing', name: 'Dressing', minutes: 10, forNewPatients: false },
  ],
};

export const TUESDAY = '2026-11-24';
export const WEDNESDAY = '2026-11-25';
export const THURSDAY = '2026-11-26';
export const SUNDAY = '2026-11-22';
export const COLLEAGUE = 'Dr. Udaharan Patil';
export const AT_FOUR = { ...appointment, appointmentTime: '04:00 PM' };
export type Slots = { slots: { time: string; state: string; doctor?: string }[] };

/** Opens a clinic with such a doctor over an empty database. Its clock shows noon of a Friday in Pune. */
export async function openClinic(createUrl = createSqlite) {
  const database = await openTestDatabase(await createUrl(), withHours);
  const store = createAppointmentStore(database, withHours, links);
  const { db } = database;
  const testApp = await createTestApp({ store, calendar: withHours });
  const ask = async (query: Record<string, string>) => testApp.app.inject({ url: AVAILABILITY_PATH, query });
  /** The times of a day with their states, such as `04:00 PM free`. */
  const readTimes = async (date: string, more: Record<string, string> = {}) => {
    const { slots }: Slots = (await ask({ doctor: appointment.doctor, date, ...more })).json();
    return slots.map(({ time, state }) => `${time} ${state}`);
  };
  const book = (
    change: Partial<AppointmentRequest>,
    { visit, headers = {} }: { visit?: string; headers?: Record<string, string> } = {},
  ) =>
    testApp.book(
      { ...AT_FOUR, ...change },
      headers,
      visit === undefined ? {} : { url: `${APPOINTMENTS_PATH}?visit=${visit}` },
    );
  const readErrors = (response: Awaited<ReturnType<typeof book>>) => {
    expect(response.statusCode).toBe(422);
    return response.json().errors;
  };
  const readRows = () => db.selectFrom('appointments').selectAll().orderBy('id').execute();
  const addSession = async (change: Partial<SessionsTable> = {}) => {
    const session = {
      ...{ id: 'session', doctor: DOCTOR_ID, first_date: WEDNESDAY, last_date: WEDNESDAY },
      ...{ from_time: '10:00', to_time: '11:00', minutes: 30, opens_closed_days: 0 },
      ...{ made_by: 'asha@clinic.example', made_at: '2026-11-20T06:30:00.000Z' },
      ...change,
    } satisfies SessionsTable;
    await db.insertInto('sessions').values(session).execute();
  };
  const close = (date: string, first_time: string, last_time: string) => {
    const days = { doctor: DOCTOR_ID, first_date: date, last_date: date, every_days: 1, reason: '' };
    const maker = { made_by: 'asha@clinic.example', made_from: '' };
    return closeSlots(db, { ...days, first_time, last_time }, maker, testApp.clock.now);
  };
  const readNext = async () => {
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 5_000);
    const { slots } = (await testApp.app.inject(NEXT_FREE_PATH)).json();
    return slots.map((slot: Record<string, string>) => `${slot.doctorId} ${slot.date} ${slot.slot}`);
  };
  return { ...testApp, db, store, ask, readTimes, book, readErrors, readRows, addSession, close, readNext };
}
