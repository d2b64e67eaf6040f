import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { APPOINTMENTS_PATH, AVAILABILITY_PATH, NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import { expect, test, vi } from 'vitest';
import type { SessionsTable } from '#src/database/tables.ts';
import { appointment, calendar, createPatient, createTestApp, DOCTOR_ID, openTestStore } from '../helper.ts';
import { createSqlite, describeDatabases } from '../migrations/old-databases.ts';

// These tests create Postgres databases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** `appointment.doctor` sits on Tuesdays in slots of twenty minutes, and on Thursdays in slots of ten. */
const withHours: BookingCalendar = {
  ...calendar,
  departments: calendar.departments.map((department) => ({
    ...department,
    doctors: department.doctors.map((doctor) =>
      doctor.id === DOCTOR_ID
        ? {
            ...doctor,
            hours: [
              { weekdays: ['Tuesday'], from: '16:00', to: '17:00', minutes: 20 },
              { weekdays: ['Thursday'], from: '16:00', to: '17:00', minutes: 10 },
            ],
          }
        : doctor,
    ),
  })),
  visits: [
    { id: 'first-visit', name: 'First visit', minutes: 30, forNewPatients: true },
    { id: 'dressing', name: 'Dressing', minutes: 10, forNewPatients: false },
  ],
};

const TUESDAY = '2026-11-24';
const WEDNESDAY = '2026-11-25';
const THURSDAY = '2026-11-26';
const SUNDAY = '2026-11-22';
const COLLEAGUE = 'Dr. Udaharan Patil';
/** A session of a doctor without hours of their own, on a day on which the clinic is closed. */
const ON_SUNDAY = { doctor: 'udaharan-patil', first_date: SUNDAY, last_date: SUNDAY };
const AT_FOUR = { ...appointment, appointmentTime: '04:00 PM' };
const KEY = { 'idempotency-key': '3f6c1f9e-8d6a-4a55-9f8e-1a2b3c4d5e6f' };

type Slots = { slots: { time: string; state: string; doctor?: string }[] };

async function openClinic(empty = createSqlite) {
  const { url, db } = await empty();
  const store = await openTestStore(url, withHours);
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
  const readNext = async () => {
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 5_000);
    const { slots } = (await testApp.app.inject(NEXT_FREE_PATH)).json();
    return slots.map((slot: Record<string, string>) => `${slot.doctorId} ${slot.date} ${slot.slot}`);
  };
  return { ...testApp, db, store, ask, readTimes, book, readErrors, readRows, addSession, readNext };
}

test("a doctor's own hours are offered, and another doctor's day has the clinic's eight slots", async () => {
  const { readTimes } = await openClinic();
  expect(await readTimes(TUESDAY)).toEqual(['04:00 PM free', '04:20 PM free', '04:40 PM free']);
  expect(await readTimes(THURSDAY)).toHaveLength(6);
  expect(await readTimes(WEDNESDAY)).toEqual([]);
  expect(await readTimes(TUESDAY, { doctor: COLLEAGUE })).toEqual([
    ...['09:00 AM free', '10:00 AM free', '11:00 AM free', '12:00 PM free'],
    ...['02:00 PM free', '03:00 PM free', '04:00 PM free', '05:00 PM free'],
  ]);
});

test("a department's day lists the times of all its doctors, the earliest first, each with the doctor", async () => {
  const { ask, book } = await openClinic();
  await book({ appointmentTime: '04:20 PM' });
  const response = await ask({ department: 'Urology', date: TUESDAY });
  expect(response.statusCode).toBe(200);
  const { slots, ...rest } = response.json();
  expect(rest).toEqual({ department: 'Urology', date: TUESDAY });
  const colleague = { doctor: COLLEAGUE, state: 'free' };
  const own = { doctor: appointment.doctor, state: 'free' };
  expect(slots).toEqual([
    { time: '09:00 AM', ...colleague },
    { time: '10:00 AM', ...colleague },
    { time: '11:00 AM', ...colleague },
    { time: '12:00 PM', ...colleague },
    { time: '02:00 PM', ...colleague },
    { time: '03:00 PM', ...colleague },
    { time: '04:00 PM', ...own },
    { time: '04:00 PM', ...colleague },
    { time: '04:20 PM', ...own, state: 'taken' },
    { time: '04:40 PM', ...own },
    { time: '05:00 PM', ...colleague },
  ]);
});

test.each<[Record<string, string>, string, string]>([
  [{ department: 'Astrology', date: TUESDAY }, 'department', 'department-unknown'],
  [{ department: 'Urology', date: '2026-02-30' }, 'date', 'date-invalid'],
  [{ department: 'Urology', doctor: 'Dr. Who', date: TUESDAY }, 'doctor', 'doctor-unknown'],
  [{ doctor: appointment.doctor, date: TUESDAY, visit: 'operation' }, 'visit', 'visit-unknown'],
  [{ department: 'Urology', date: TUESDAY, visit: 'operation' }, 'visit', 'visit-unknown'],
])('the times of %j are refused beside %s: %s', async (query, field, code) => {
  const { ask } = await openClinic();
  const response = await ask(query);
  expect([response.statusCode, response.json().errors]).toMatchObject([422, [{ field, code }]]);
});

test('a time that the doctor does not offer is refused with the nearest one', async () => {
  const { book, readErrors, readRows } = await openClinic();
  for (const [appointmentTime, nearestTime] of [
    ['09:00 AM', '04:00 PM'],
    ['04:10 PM', '04:00 PM'],
    ['04:31 PM', '04:40 PM'],
    ['05:00 PM', '04:40 PM'],
  ] as const) {
    expect(readErrors(await book({ appointmentTime }))).toEqual([
      { field: 'appointmentTime', code: 'time-not-offered', params: { nearestTime }, detail: expect.any(String) },
    ]);
  }
  expect(await readRows()).toEqual([]);
});

test('a day without hours of the doctor is refused with the next one that has some', async () => {
  const { book, readErrors } = await openClinic();
  expect(readErrors(await book({ appointmentDate: WEDNESDAY }))).toEqual([
    {
      field: 'appointmentDate',
      code: 'doctor-away',
      params: { date: WEDNESDAY, nextDate: THURSDAY },
      detail: expect.any(String),
    },
  ]);
});

test('a slot of the doctor is booked for as long as it lasts', async () => {
  const { book, readRows, readTimes } = await openClinic();
  expect((await book({ appointmentTime: '04:20 PM' })).statusCode).toBe(201);
  expect(await readRows()).toMatchObject([{ appointment_time: '16:20', appointment_end: '16:40', visit: '' }]);
  expect(await readTimes(TUESDAY)).toEqual(['04:00 PM free', '04:20 PM taken', '04:40 PM free']);
  expect((await book({ ...createPatient(1), appointmentTime: '04:20 PM' })).json().code).toBe('slot-taken');
});

test('a visit of thirty minutes takes three slots of ten, also in the eyes of other visits', async () => {
  const { book, readRows, readTimes } = await openClinic();
  const visit = 'first-visit';
  expect(await readTimes(THURSDAY, { visit })).toEqual([
    ...['04:00 PM free', '04:10 PM free', '04:20 PM free', '04:30 PM free'],
  ]);
  const change = { appointmentDate: THURSDAY, appointmentTime: '04:10 PM' };
  expect((await book(change, { visit })).statusCode).toBe(201);
  expect(await readRows()).toMatchObject([{ appointment_time: '16:10', appointment_end: '16:40', visit }]);
  const taken = ['04:10 PM taken', '04:20 PM taken', '04:30 PM taken'];
  const short = ['04:00 PM free', ...taken, '04:40 PM free', '04:50 PM free'];
  expect(await readTimes(THURSDAY)).toEqual(short);
  expect(await readTimes(THURSDAY, { visit: 'dressing' })).toEqual(short);
  expect(await readTimes(THURSDAY, { visit })).toEqual(['04:00 PM taken', ...taken]);
  const other = { ...change, ...createPatient(1) };
  for (const appointmentTime of ['04:00 PM', '04:30 PM']) {
    expect((await book({ ...other, appointmentTime }, { visit })).json().code).toBe('slot-taken');
  }
  expect((await book({ ...other, appointmentTime: '04:40 PM' }, { visit: 'dressing' })).statusCode).toBe(201);
});

test('a visit takes whole slots: thirty minutes are two slots of twenty, and one of sixty', async () => {
  const { book, readRows, readTimes, readErrors } = await openClinic();
  const visit = 'first-visit';
  expect(await readTimes(TUESDAY, { visit })).toEqual(['04:00 PM free', '04:20 PM free']);
  expect(readErrors(await book({ appointmentTime: '04:40 PM' }, { visit }))).toMatchObject([
    { code: 'time-not-offered', params: { nearestTime: '04:20 PM' } },
  ]);
  await book({ appointmentTime: '04:20 PM' }, { visit });
  await book({ ...createPatient(1), doctor: COLLEAGUE, appointmentTime: '02:00 PM' }, { visit });
  const rows = await readRows();
  expect(rows.map((row) => `${row.appointment_time}–${row.appointment_end}`).sort()).toEqual([
    '14:00–15:00',
    '16:20–17:00',
  ]);
});

test('an unknown kind of visit is refused, and an empty one is none', async () => {
  const { book, readErrors, readRows } = await openClinic();
  expect(readErrors(await book({}, { visit: 'operation' }))).toMatchObject([{ field: 'visit', code: 'visit-unknown' }]);
  expect(readErrors(await book({}, { visit: 'dressing&visit=dressing' }))).toMatchObject([{ code: 'visit-unknown' }]);
  expect(await readRows()).toEqual([]);
  expect((await book({}, { visit: '' })).statusCode).toBe(201);
});

test('a retry under the same key gets the same bytes, and the key with another visit is refused', async () => {
  const { book, readRows, clock } = await openClinic();
  const change = { appointmentDate: THURSDAY };
  const first = await book(change, { visit: 'first-visit', headers: KEY });
  clock.now = new Date('2026-11-26T16:01:00+05:30');
  const again = await book(change, { visit: 'first-visit', headers: KEY });
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.body).toBe(first.body);
  clock.now = new Date('2026-11-20T12:30:00+05:30');
  for (const visit of ['dressing', '']) {
    const other = await book(change, { visit, headers: KEY });
    expect([other.statusCode, other.json().code]).toEqual([422, 'key-reused']);
  }
  expect(await readRows()).toHaveLength(1);
});

test('the first free times of doctors with different timetables come in their order', async () => {
  const { readNext, addSession, book } = await openClinic();
  expect(await readNext()).toEqual([
    'udaharan-patil 2026-11-20 14:00',
    'namuna-gokhale 2026-11-20 14:00',
    `${DOCTOR_ID} ${TUESDAY} 16:00`,
  ]);
  await book({});
  expect((await readNext()).at(-1)).toBe(`${DOCTOR_ID} ${TUESDAY} 16:20`);
  await addSession({ first_date: '2026-11-20', last_date: '2026-11-20', from_time: '13:00', to_time: '14:00' });
  expect((await readNext())[0]).toBe(`${DOCTOR_ID} 2026-11-20 13:00`);
});

describeDatabases((createEmpty) => {
  test('a session of the desk is offered and booked at once, and no longer when it is gone', async () => {
    const { readTimes, book, readErrors, readRows, addSession, db } = await openClinic(createEmpty);
    const onWednesday = { appointmentDate: WEDNESDAY, appointmentTime: '10:30 AM' };
    expect(readErrors(await book(onWednesday))).toMatchObject([{ code: 'doctor-away' }, { code: 'time-not-offered' }]);
    await addSession();
    expect(await readTimes(WEDNESDAY)).toEqual(['10:00 AM free', '10:30 AM free']);
    expect(await readTimes('2026-12-02')).toEqual([]);
    expect((await book(onWednesday)).statusCode).toBe(201);
    expect(await readTimes(WEDNESDAY)).toEqual(['10:00 AM free', '10:30 AM taken']);
    expect(readErrors(await book({ ...onWednesday, appointmentTime: '11:00 AM' }))).toMatchObject([
      { code: 'time-not-offered', params: { nearestTime: '10:30 AM' } },
    ]);
    await db.deleteFrom('sessions').execute();
    expect(await readTimes(WEDNESDAY)).toEqual([]);
    const late = await book({ ...onWednesday, ...createPatient(1), appointmentTime: '10:00 AM' });
    expect(readErrors(late)[0]).toMatchObject({ code: 'doctor-away' });
    expect(await readRows()).toMatchObject([
      { status: 'booked', appointment_date: WEDNESDAY, appointment_time: '10:30', appointment_end: '11:00' },
    ]);
  });

  test('a session that is repeated is held on its weekday up to its last day', async () => {
    const { readTimes, book, addSession } = await openClinic(createEmpty);
    await addSession({ last_date: '2026-12-09' });
    for (const date of [WEDNESDAY, '2026-12-02', '2026-12-09']) expect(await readTimes(date)).toHaveLength(2);
    for (const date of ['2026-11-18', '2026-11-27', '2026-12-16']) expect(await readTimes(date)).toEqual([]);
    const answer = await book({ appointmentDate: '2026-12-02', appointmentTime: '10:00 AM' });
    expect(answer.statusCode).toBe(201);
  });

  test('a session on a closed day opens it only when it says so', async () => {
    const { readTimes, book, readErrors, addSession, db } = await openClinic(createEmpty);
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

  // It fails: the clinic's slots, which are closed on that day, hide those of the session.
  test("a session that opens a closed day stands above the clinic's slots of that day", async () => {
    const { readTimes, book, addSession } = await openClinic(createEmpty);
    await addSession({ ...ON_SUNDAY, opens_closed_days: 1 });
    const times = await readTimes(SUNDAY, { doctor: COLLEAGUE });
    expect(times.filter((text) => text.endsWith('free'))).toEqual(['10:00 AM free', '10:30 AM free']);
    const answer = await book({ doctor: COLLEAGUE, appointmentDate: SUNDAY, appointmentTime: '10:30 AM' });
    expect(answer.statusCode).toBe(201);
  });

  test('a session that overlaps with an appointment offers only what is left', async () => {
    const { readTimes, book, addSession } = await openClinic(createEmpty);
    await addSession({ minutes: 60 });
    await book({ appointmentDate: WEDNESDAY, appointmentTime: '10:00 AM' });
    await addSession({ id: 'second', from_time: '10:30', to_time: '12:00', made_at: '2026-11-20T06:31:00.000Z' });
    expect(await readTimes(WEDNESDAY)).toEqual(['10:00 AM taken', '11:00 AM free', '11:30 AM free']);
  });
});

test('the day of a session goes on with closures of the desk', async () => {
  const { readTimes, addSession, book, db } = await openClinic();
  await addSession();
  await db
    .insertInto('closures')
    .values({
      ...{ id: 'closure', doctor: DOCTOR_ID, first_date: WEDNESDAY, last_date: WEDNESDAY, every_days: 1 },
      ...{ first_time: '10:00', last_time: '10:00', reason: '', made_by: 'asha', made_at: '2026-11-20T06:30:00.000Z' },
    })
    .execute();
  expect(await readTimes(WEDNESDAY)).toEqual(['10:00 AM closed', '10:30 AM free']);
  const answer = await book({ appointmentDate: WEDNESDAY, appointmentTime: '10:00 AM' });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'slot-closed']);
});
