import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { appointment } from '../sample-bookings.ts';
import { calendar } from '../sample-clinic.ts';
import { createPortalApp } from './portal-app.ts';

const VISITS = [{ id: 'dressing', name: 'Dressing', minutes: 10, forNewPatients: false }];

async function openBooked(visit: string) {
  const portal = await createPortalApp({ calendar: { ...calendar, visits: VISITS } });
  const booked = await portal.book(appointment, {}, { url: `/api/appointments?visit=${visit}` });
  return { ...portal, path: new URL(booked.json().manageUrl).pathname };
}

test("the patient's page names the kind of visit, by which the same kind is booked again", async () => {
  const { app, rendered, path } = await openBooked('dressing');
  await app.inject(path);
  expect(rendered.at(-1)?.locals.portal?.appointment.visit).toEqual({ id: 'dressing', name: 'Dressing' });
});

test('the calendar entry of a patient names the kind of visit', async () => {
  const { app, calendarFiles, path } = await openBooked('dressing');
  await app.inject(`${path}/appointment.ics`);
  expect(calendarFiles.at(-1)?.entry.visit).toBe('Dressing');
});

test("the patient's page names no kind of visit where none was chosen", async () => {
  const { app, rendered, path } = await openBooked('');
  await app.inject(path);
  expect(rendered.at(-1)?.locals.portal?.appointment).not.toHaveProperty('visit');
});

test('a visit that content no longer lists stays as long as it was booked', async () => {
  const { databasePath, submit, readRows, path } = await openBooked('');
  const database = new Database(databasePath);
  database.prepare(`update appointments set visit = 'long', appointment_end = '16:00'`).run();
  database.close();
  const move = (appointmentTime: string) =>
    submit(`${path}/move`, { appointmentDate: appointment.appointmentDate, appointmentTime });
  expect((await move('12:00 PM')).statusCode).toBe(422);
  expect((await move('09:00 AM')).statusCode).toBe(303);
  expect(readRows()).toMatchObject([{ appointment_time: '09:00', appointment_end: '11:00' }]);
});
