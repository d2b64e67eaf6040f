import { expect, test, vi } from 'vitest';
import { describeDatabases } from '../databases.ts';
import { createPatient } from '../sample-bookings.ts';
import { COLLEAGUE, openClinic, SUNDAY, WEDNESDAY } from './own-hours-clinic.ts';

// These tests create Postgres databases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A session of a doctor without hours of their own, on a day on which the clinic is closed. */
const ON_SUNDAY = { doctor: 'udaharan-patil', first_date: SUNDAY, last_date: SUNDAY };

describeDatabases((createUrl) => {
  test('a session of the desk is offered and booked at once, and no longer when it is gone', async () => {
    const { readTimes, book, readErrors, readRows, addSession, db } = await openClinic(createUrl);
    const onWednesday = { appointmentDate: WEDNESDAY, appointmentTime: '10:30 AM' };
    expect(readErrors(await book(onWednesday))).toMatchObject([{ code: 'doctor-away' }, { code: 'time-not-offered' }]);
    await addSession();
    expect(await readTimes(WEDNESDAY)).toEqual(['10:00 AM free', '10:30 AM free']);
    expect(await readTimes('2026-12-02')).toEqual([]);
    expect((await book(onWednesday)).statusCode).toBe(201);
    expect(await readTimes(WEDNESDAY)).toEqual(['10:00 AM free', '10:30 AM taken']);
    expect(readErrors(await book({ ...onWednesday, appointmentTime: '11:00 AM' }))).toMatchObject([
      { code: 'time-not-offered', params: { nearestTime: '10:00 AM' } },
    ]);
    await db.deleteFrom('sessions').execute();
    expect(await readTimes(WEDNESDAY)).toEqual([]);
    const late = await book({ ...onWednesday, ...createPatient(1), appointmentTime: '10:00 AM' });
    expect(readErrors(late)[0]).toMatchObject({ code: 'doctor-away' });
    expect(await readRows()).toMatchObject([
      { status: 'booked', appointment_date: WEDNESDAY, appointment_time: '10:30', appointment_end: '11:00' },
    ]);
  });

  test('a session on a closed day opens it only when it says so', async () => {
    const { readTimes, book, readErrors, addSession, db } = await openClinic(createUrl);
    const onSunday = { doctor: COLLEAGUE, appointmentDate: SUNDAY, appointmentTime: '01:30 PM' };
    await addSession({ ...ON_SUNDAY, from_time: '13:00', to_time: '14:00' });
    const states = (await readTimes(SUNDAY, { doctor: COLLEAGUE })).map((text) => text.slice(9));
    expect(new Set(states)).toEqual(new Set(['closed']));
    expect(readErrors(await book(onSunday))).toMatchObject([{ code: 'weekday-closed' }, { code: 'time-not-offered' }]);
    await db.updateTable('sessions').set({ opens_closed_days: 1 }).execute();
    const times = await readTimes(SUNDAY, { doctor: COLLEAGUE });
    expect(times.filter((text) => text.endsWith('free'))).toEqual(['01:00 PM free', '01:30 PM free']);
    expect((await book(onSunday)).statusCode).toBe(201);
    // The clinic's own times of that day stay closed.
    const usual = await book({ ...onSunday, ...createPatient(1), appointmentTime: '02:00 PM' });
    expect([usual.statusCode, usual.json().errors[0].field]).toEqual([422, 'appointmentTime']);
  });
});

test('the day of a session goes on with closures of the desk', async () => {
  const { readTimes, addSession, book, close } = await openClinic();
  await addSession();
  await close(WEDNESDAY, '10:00', '10:00');
  expect(await readTimes(WEDNESDAY)).toEqual(['10:00 AM closed', '10:30 AM free']);
  const answer = await book({ appointmentDate: WEDNESDAY, appointmentTime: '10:00 AM' });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'slot-closed']);
});
