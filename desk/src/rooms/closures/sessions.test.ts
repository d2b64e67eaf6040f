import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, createPatient, DOCTOR_ID, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { openTestStore } from '@clinic/api/test/test-store.ts';
import { getStatedSlots, ofDoctor } from '@clinic/contract/open-slots.ts';
import { expect, test } from 'vitest';
import { readDay } from '#appointments/day.ts';
import { MAKER, openDesk } from '#test/test-desk.ts';
import { openSlots } from '#timetable/closures.ts';
import { listDeskSessions, readUnoffered } from './queries.ts';
import type { SessionEntries } from './session.ts';
import { readSession } from './session-entries.ts';
import { endSession, openSession } from './sessions.ts';

/** A Tuesday. */
const DATE = '2026-11-24';
const SUNDAY = '2026-11-29';
const EVENING: SessionEntries = {
  ...{ doctor: DOCTOR_ID, firstDate: DATE, lastDate: '', from: '18:00', to: '19:00', minutes: '20', closedDays: '' },
};
const COLLEAGUE_ID = 'udaharan-patil';

async function openOn(url: string) {
  const desk = await openDesk(url);
  const other = await openTestStore(url);
  const { options, clock } = desk;
  const openOne = (change: Partial<SessionEntries> = {}) => {
    const read = readSession(calendar, { ...EVENING, ...change }, clock.now);
    if ('refused' in read) throw new Error(JSON.stringify(read));
    return openSession(options, read, MAKER, clock.now);
  };
  const openId = async (change: Partial<SessionEntries> = {}) => {
    const outcome = await openOne(change);
    if ('id' in outcome) return outcome.id;
    throw new Error(JSON.stringify(outcome));
  };
  /** Lists the free times of a day in another process. */
  const listTimes = async (date: string) => {
    const current = await other.withSessions({ from: date, to: date });
    const slots = getStatedSlots(ofDoctor(current, DOCTOR_ID), date, [], clock.now);
    return slots.filter(({ state }) => state === 'free').map(({ start }) => start);
  };
  const list = () => listDeskSessions(options, clock.now);
  const end = (id: string) => endSession(options, id, MAKER, clock.now);
  const book = (number: number, appointmentDate: string, appointmentTime: string, minutes = 20) => {
    const request = { ...appointment, ...createPatient(number), appointmentDate, appointmentTime };
    const given = toNewAppointment(request, { createdAt: clock.now });
    return other.book({ ...given, booking: { ...given.booking, minutes } });
  };
  return { ...desk, openOne, openId, listTimes, list, end, book };
}

const open = async () => openOn(await createSqlite());

describeDatabases((createUrl) => {
  test('a receptionist who sends a form twice opens one session, and the record names who opened and ended it', async () => {
    const { db, openId, end, list, clock } = await openOn(await createUrl());
    const [one, two] = await Promise.all([openId(), openId()]);
    expect([two, await openId()]).toEqual([one, one]);
    expect(await end(one)).toBe(true);
    expect(await end(one)).toBe(false);
    expect(await list()).toEqual([]);
    const subject = `${DOCTOR_ID}, ${DATE}, 18:00 to 19:00, 20 minutes`;
    const own = { id: expect.any(String), subject, made_at: clock.now.toISOString() };
    expect(await db.selectFrom('desk_records').selectAll().orderBy('id').execute()).toEqual([
      { ...MAKER, ...own, action: 'session-opened' },
      { ...MAKER, ...own, action: 'session-ended' },
    ]);
  });

  test('of receptionists who open overlapping sessions at once, one opens hers', async () => {
    const { openOne, list } = await openOn(await createUrl());
    const outcomes = await Promise.all([openOne(), openOne({ to: '19:30' }), openOne({ minutes: '30' })]);
    expect(outcomes.filter((outcome) => 'id' in outcome)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test('a patient finds a session at once in another process, each week until its last day', async () => {
    const { openId, listTimes, list } = await openOn(await createUrl());
    const id = await openId({ lastDate: '2026-12-10' });
    const usual = calendar.slots;
    expect(await listTimes(DATE)).toEqual([...usual, '18:00', '18:20', '18:40']);
    expect(await listTimes('2026-12-08')).toContain('18:40');
    for (const date of ['2026-11-25', '2026-12-15']) expect(await listTimes(date)).toEqual(usual);
    expect(await list()).toEqual([
      {
        ...{ id, doctor: appointment.doctor, firstDate: DATE, lastDate: '2026-12-08', from: '18:00', to: '19:00' },
        ...{ minutes: 20, opensClosedDays: false, by: MAKER.made_by, at: expect.any(String), appointments: [] },
      },
    ]);
  });
});

test("a receptionist is told the day on which a session overlaps with the doctor's hours or another session", async () => {
  const { openId, openOne } = await open();
  const refuse = (problem: string, date: string, start: string, end: string) => ({
    refused: { from: { problem, overlap: { date, span: { start, end } } } },
  });
  expect(await openOne({ from: '17:30' })).toEqual(refuse('overlaps-hours', DATE, '17:00', '18:00'));
  await openId({ firstDate: '2026-12-01' });
  expect(await openOne({ from: '18:50', to: '20:00', lastDate: '2026-12-31' })).toEqual(
    refuse('overlaps-session', '2026-12-01', '18:40', '19:00'),
  );
  await openId({ from: '19:00', to: '20:00', lastDate: '2026-12-31' });
  await openId({ firstDate: '2026-12-01', doctor: COLLEAGUE_ID });
});

test('a receptionist is asked before a session opens a closed day, for that doctor and over the usual times', async () => {
  const { openOne, openId, listTimes, book, list } = await open();
  const sunday = { firstDate: SUNDAY, from: '10:00', to: '11:00' };
  const question = { closedDates: [SUNDAY], more: 0, closures: [], answers: ['open'] };
  expect(await openOne(sunday)).toEqual({ question });
  expect(await openOne({ ...sunday, closedDays: 'skip' })).toHaveProperty('question');
  expect(await list()).toEqual([]);
  await openId({ ...sunday, closedDays: 'open' });
  expect(await listTimes(SUNDAY)).toEqual(['10:00', '10:20', '10:40']);
  expect(await book(1, SUNDAY, '10:20 AM')).toMatchObject({ kind: 'booked' });
  const many = await openOne({ ...sunday, from: '11:00', to: '12:00', lastDate: '2027-02-01' });
  expect(many).toMatchObject({ question: { closedDates: { length: 4 }, more: 6 } });
});

test('a receptionist is told which closure to open first, and may open the session on the other days', async () => {
  const { db, openOne, openId, listTimes, clock, close, book } = await open();
  const [day, date] = ['2026-12-01', '2026-12-08'];
  const id = await close({ doctor: '', first_date: day, last_date: day, reason: 'Holiday' });
  const closures = [{ id, doctor: null, firstDate: day, lastDate: day, reason: 'Holiday' }];
  const question = { closedDates: [], more: 0, closures };
  expect(await openOne({ firstDate: day, closedDays: 'open' })).toEqual({ question: { ...question, answers: [] } });
  expect(await openOne({ lastDate: date })).toEqual({ question: { ...question, answers: ['skip'] } });
  await openId({ lastDate: date, closedDays: 'skip' });
  expect(await listTimes(date)).toContain('18:00');
  expect(await book(1, day, '06:00 PM')).toEqual({ kind: 'slot-closed' });
  await openSlots(db, id, MAKER, clock.now);
  expect(await openOne({ firstDate: day, doctor: COLLEAGUE_ID })).toHaveProperty('id');
});

test('a patient who is booked in a session stays when it ends, is listed, and is marked on the day', async () => {
  const { options, openId, book, list, end, clock } = await open();
  const id = await openId({ lastDate: '2026-12-08' });
  await book(1, DATE, '06:20 PM');
  await book(2, '2026-12-01', '06:00 PM');
  await book(3, DATE, '02:00 PM', 60);
  const booked = [
    { name: appointment.name, doctor: appointment.doctor, date: DATE, slot: '18:20' },
    { date: '2026-12-01', slot: '18:00' },
  ];
  expect((await list())[0]?.appointments).toMatchObject(booked);
  const readMarks = async () => {
    const { columns } = await readDay(options, DATE, clock.now);
    return columns[0]?.slots.filter(({ isUnoffered }) => isUnoffered).map(({ slot }) => slot);
  };
  expect([await readUnoffered(options, clock.now), await readMarks()]).toEqual([{ appointments: [], count: 0 }, []]);
  expect(await end(id)).toBe(true);
  expect(await readMarks()).toEqual(['18:20']);
  expect(await readUnoffered(options, clock.now)).toMatchObject({ count: 2, appointments: booked });
});

test.each([
  ['between its times on the first day', '2026-11-24T18:30:00', []],
  ['between its times on a later day', '2026-12-01T18:10:00', ['2026-11-30']],
  ['after its last time of a day', '2026-12-01T18:50:00', ['2026-12-01']],
])(
  'a receptionist who ends a session %s keeps the days that were held, and nothing later is offered',
  async (_, now, kept) => {
    const { db, openId, end, listTimes, list, clock } = await open();
    const id = await openId({ lastDate: '2026-12-15' });
    clock.now = new Date(`${now}+05:30`);
    expect(await end(id)).toBe(true);
    const rows = await db.selectFrom('sessions').select('last_date').execute();
    expect(rows.map(({ last_date }) => last_date)).toEqual(kept);
    expect(await listTimes('2026-12-08')).not.toContain('18:00');
    expect([await list(), await end(id)]).toEqual([[], false]);
  },
);
