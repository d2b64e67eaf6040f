import { describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, createPatient, DOCTOR_ID, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { openTestStore } from '@clinic/api/test/test-store.ts';
import { getStatedSlots, ofDoctor } from '@clinic/contract/open-slots.ts';
import { expect, test, vi } from 'vitest';
import { readDay } from '#appointments/day.ts';
import { MAKER, openDesk } from '#test/test-desk.ts';
import { listClosures, openSlots } from '#timetable/closures.ts';
import { listDeskSessions, readUnoffered } from './queries.ts';
import type { SessionEntries } from './session.ts';
import { readSession } from './session-entries.ts';
import { endSession, openSession } from './sessions.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A Tuesday. */
const DATE = '2026-11-24';
const SUNDAY = '2026-11-29';
const EVENING: SessionEntries = {
  doctor: DOCTOR_ID,
  firstDate: DATE,
  lastDate: '',
  from: '18:00',
  to: '19:00',
  minutes: '20',
  closedDays: '',
};

describeDatabases((createUrl) => {
  async function open() {
    const url = await createUrl();
    const desk = await openDesk(url);
    const other = await openTestStore(url);
    const { options } = desk;
    const openOne = (change: Partial<SessionEntries> = {}) => {
      const read = readSession(calendar, { ...EVENING, ...change }, desk.clock.now);
      if ('refused' in read) throw new Error(JSON.stringify(read));
      return openSession(options, read, MAKER, desk.clock.now);
    };
    const openId = async (change: Partial<SessionEntries> = {}) => {
      const outcome = await openOne(change);
      if ('id' in outcome) return outcome.id;
      throw new Error(JSON.stringify(outcome));
    };
    const listTimes = async (date: string) => {
      const current = await other.withSessions({ from: date, to: date });
      return getStatedSlots(ofDoctor(current, DOCTOR_ID), date, [], desk.clock.now)
        .filter(({ state }) => state === 'free')
        .map(({ start }) => start);
    };
    const list = () => listDeskSessions(options, desk.clock.now);
    const end = (id: string) => endSession(options, id, MAKER, desk.clock.now);
    const unoffered = () => readUnoffered(options, desk.clock.now);
    const book = (number: number, appointmentDate: string, appointmentTime: string, minutes = 20) => {
      const given = toNewAppointment(
        { ...appointment, ...createPatient(number), appointmentDate, appointmentTime },
        { createdAt: desk.clock.now },
      );
      return desk.store.book({ ...given, booking: { ...given.booking, minutes } });
    };
    return { ...desk, other, openOne, openId, listTimes, list, end, unoffered, book };
  }

  test('a session is offered at once by another process, each week until its last day', async () => {
    const { openId, listTimes, list } = await open();
    const id = await openId({ lastDate: '2026-12-10' });
    const usual = calendar.slots;
    expect(await listTimes(DATE)).toEqual([...usual, '18:00', '18:20', '18:40']);
    expect(await listTimes('2026-12-08')).toContain('18:40');
    expect(await listTimes('2026-11-25')).toEqual(usual);
    expect(await listTimes('2026-12-15')).toEqual(usual);
    expect(await list()).toEqual([
      {
        id,
        doctor: appointment.doctor,
        firstDate: DATE,
        lastDate: '2026-12-08',
        from: '18:00',
        to: '19:00',
        minutes: 20,
        opensClosedDays: false,
        by: MAKER.made_by,
        at: expect.any(String),
        appointments: [],
      },
    ]);
  });

  test('a form that is sent twice opens one session, and the record names who opened and ended it', async () => {
    const { db, openId, end, list, clock } = await open();
    const [one, two] = await Promise.all([openId(), openId()]);
    expect(two).toBe(one);
    expect(await openId()).toBe(one);
    expect(await end(one)).toBe(true);
    expect(await end(one)).toBe(false);
    expect(await list()).toEqual([]);
    const subject = `${DOCTOR_ID}, ${DATE}, 18:00 to 19:00, 20 minutes`;
    const made_at = clock.now.toISOString();
    expect(await db.selectFrom('desk_records').selectAll().orderBy('id').execute()).toEqual([
      { ...MAKER, id: expect.any(String), action: 'session-opened', subject, made_at },
      { ...MAKER, id: expect.any(String), action: 'session-ended', subject, made_at },
    ]);
  });

  test("a session that overlaps with the doctor's hours or with another session is refused with the day", async () => {
    const { openId, openOne } = await open();
    expect(await openOne({ from: '17:30' })).toEqual({
      refused: { from: { problem: 'overlaps-hours', overlap: { date: DATE, span: { start: '17:00', end: '18:00' } } } },
    });
    await openId({ firstDate: '2026-12-01' });
    expect(await openOne({ from: '18:50', to: '20:00', lastDate: '2026-12-31' })).toEqual({
      refused: {
        from: { problem: 'overlaps-session', overlap: { date: '2026-12-01', span: { start: '18:40', end: '19:00' } } },
      },
    });
    await openId({ from: '19:00', to: '20:00', lastDate: '2026-12-31' });
    await openId({ firstDate: '2026-12-01', doctor: 'udaharan-patil' });
  });

  test('of two sessions that overlap and are opened at once, one is opened', async () => {
    const { openOne, list } = await open();
    const outcomes = await Promise.all([openOne(), openOne({ to: '19:30' }), openOne({ minutes: '30' })]);
    expect(outcomes.filter((outcome) => 'id' in outcome)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test('a session on a closed day asks first, and then opens the day for that doctor, over the usual times', async () => {
    const { openOne, openId, listTimes, book, list } = await open();
    const sunday = { firstDate: SUNDAY, from: '10:00', to: '11:00' };
    expect(await openOne(sunday)).toEqual({
      question: { closedDates: [SUNDAY], more: 0, closures: [], answers: ['open'] },
    });
    expect(await openOne({ ...sunday, closedDays: 'skip' })).toHaveProperty('question');
    expect(await list()).toEqual([]);
    await openId({ ...sunday, closedDays: 'open' });
    expect(await listTimes(SUNDAY)).toEqual(['10:00', '10:20', '10:40']);
    expect(await book(1, SUNDAY, '10:20 AM')).toMatchObject({ kind: 'booked' });
    const many = await openOne({ ...sunday, from: '11:00', to: '12:00', lastDate: '2027-02-01' });
    expect(many).toMatchObject({ question: { closedDates: { length: 4 }, more: 6 } });
  });

  test('a closure of the desk is named as what to open first, and stays closed when the other days open', async () => {
    const { other, db, openOne, openId, listTimes, clock, close } = await open();
    const closureId = await close({
      ...{ doctor: '', first_date: '2026-12-01', last_date: '2026-12-01', reason: 'Holiday' },
    });
    const closures = [
      { id: closureId, doctor: null, firstDate: '2026-12-01', lastDate: '2026-12-01', reason: 'Holiday' },
    ];
    expect(await openOne({ firstDate: '2026-12-01', closedDays: 'open' })).toEqual({
      question: { closedDates: [], more: 0, closures, answers: [] },
    });
    expect(await openOne({ lastDate: '2026-12-08' })).toEqual({
      question: { closedDates: [], more: 0, closures, answers: ['skip'] },
    });
    await openId({ lastDate: '2026-12-08', closedDays: 'skip' });
    expect(await listTimes('2026-12-08')).toContain('18:00');
    const refused = await other.book({
      ...toNewAppointment({ ...appointment, appointmentDate: '2026-12-01', appointmentTime: '06:00 PM' }),
    });
    expect(refused).toEqual({ kind: 'slot-closed' });
    await openSlots(db, closureId, MAKER, clock.now);
    expect(await openOne({ firstDate: '2026-12-01', doctor: 'udaharan-patil' })).toHaveProperty('id');
  });

  test('who is booked in a session stays when it ends, is listed, and is marked on the day', async () => {
    const { options, openId, book, list, end, unoffered, clock } = await open();
    const id = await openId({ lastDate: '2026-12-08' });
    await book(1, DATE, '06:20 PM');
    await book(2, '2026-12-01', '06:00 PM');
    await book(3, DATE, '02:00 PM', 60);
    const [session] = await list();
    expect(session?.appointments.map(({ date, slot }) => [date, slot])).toEqual([
      [DATE, '18:20'],
      ['2026-12-01', '18:00'],
    ]);
    expect(await unoffered()).toEqual({ appointments: [], count: 0 });
    const readMarks = async () =>
      (await readDay(options, DATE, clock.now)).columns[0]?.slots
        .filter(({ isUnoffered }) => isUnoffered)
        .map(({ slot }) => slot);
    expect(await readMarks()).toEqual([]);
    expect(await end(id)).toBe(true);
    expect(await readMarks()).toEqual(['18:20']);
    expect(await unoffered()).toMatchObject({
      count: 2,
      appointments: [
        { name: appointment.name, doctor: appointment.doctor, date: DATE, slot: '18:20' },
        { date: '2026-12-01', slot: '18:00' },
      ],
    });
  });

  test('a session that has begun ends so that nothing later is offered, and keeps the days that were held', async () => {
    const { db, openId, end, listTimes, list, clock } = await open();
    const id = await openId({ lastDate: '2026-12-15' });
    clock.now = new Date('2026-11-24T18:30:00+05:30');
    const today = await openId({ from: '18:00', doctor: 'udaharan-patil' });
    expect(await end(today)).toBe(true);
    clock.now = new Date('2026-12-01T18:50:00+05:30');
    expect(await end(id)).toBe(true);
    const rows = await db.selectFrom('sessions').select(['id', 'last_date']).execute();
    expect(rows).toEqual([{ id, last_date: '2026-12-01' }]);
    expect(await listTimes('2026-12-08')).not.toContain('18:00');
    expect(await list()).toEqual([]);
    expect(await end(id)).toBe(false);
  });

  test('a session that ends between two of its days is over with the last one that was held', async () => {
    const { db, openId, end, clock } = await open();
    const id = await openId({ lastDate: '2026-12-15' });
    clock.now = new Date('2026-12-01T18:10:00+05:30');
    expect(await end(id)).toBe(true);
    expect(await db.selectFrom('sessions').select('last_date').execute()).toEqual([{ last_date: '2026-11-30' }]);
  });

  test('leave that repeats closes its weekday alone, and lists only who is booked on it', async () => {
    const { options, book, db, clock, close } = await open();
    for (const [number, date] of [DATE, '2026-11-25', '2026-12-01', '2026-12-02'].entries()) {
      await book(number, date, '02:00 PM', 60);
    }
    await close({ last_date: '2026-12-15', every_days: 7 });
    const [closure] = await listClosures(options, clock.now);
    expect(closure).toMatchObject({ isWeekly: true, firstDate: DATE, lastDate: '2026-12-15' });
    expect(closure?.appointments.map(({ date }) => date)).toEqual([DATE, '2026-12-01']);
    expect(await book(10, '2026-12-08', '03:00 PM', 60)).toEqual({ kind: 'slot-closed' });
    expect(await book(11, '2026-12-09', '03:00 PM', 60)).toMatchObject({ kind: 'booked' });
    const records = await db.selectFrom('desk_records').select('subject').execute();
    expect(records).toEqual([{ subject: `${DOCTOR_ID}, ${DATE} to 2026-12-15, every week, 00:00 to 23:59` }]);
  });
});
