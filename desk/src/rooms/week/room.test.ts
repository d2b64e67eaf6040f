import { describeDatabases } from '@clinic/api/test/databases.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { giveHours } from '@clinic/api/test/sample-clinic.ts';
import { expect, test, vi } from 'vitest';
import { openSession } from '#rooms/closures/sessions.ts';
import { MAKER, openDesk, openSignedIn } from '../../../test/test-desk.ts';
import { readLoad } from './load.ts';
import { type DoctorWeek, readWeek } from './queries.ts';

vi.setConfig({ testTimeout: 60_000 });

const MONDAY = '2026-11-23';
const COLLEAGUE_ID = 'udaharan-patil';

/** The colleague has hours of their own: Thursdays, and the Sunday on which the clinic is closed. */
const OWN_HOURS = giveHours(COLLEAGUE_ID, [
  { weekdays: ['Thursday', 'Sunday'], from: '16:00', to: '17:00', minutes: 20 },
]);

describeDatabases((createUrl) => {
  test('a week has an address for each doctor and department, and a form leads to that of a date', async () => {
    const { get } = await openSignedIn(await createUrl());
    const first = await get('/week');
    expect(first.body).toContain('<title>Week of Dr. Namuna Shaikh');
    const path = `/week/2026-11-24?doctor=${COLLEAGUE_ID}`;
    expect((await get(`/week?from=2026-11-24&doctor=${COLLEAGUE_ID}`)).headers.location).toBe(path);
    expect((await get(path)).body).toContain('Week of Dr. Udaharan Patil');
    expect((await get('/week/2026-11-24?department=urology')).body).toContain('Two weeks of Urology');
    for (const unknown of ['/week/soon', '/week/2026-02-30', '/week?doctor=nobody', '/week?department=nothing'])
      expect((await get(unknown)).statusCode).toBe(404);
  });

  async function open() {
    const desk = await openDesk(await createUrl());
    const options = { ...desk.options, calendar: OWN_HOURS };
    const week = (doctorId = DOCTOR_ID) => readWeek(options, doctorId, MONDAY, desk.clock.now);
    return { ...desk, options, week };
  }

  test('a week holds bookings, closures, sessions and the days on which a doctor works', async () => {
    const { options, clock, book, close, week } = await open();
    const id = await book(0, { appointmentDate: '2026-11-24', appointmentTime: '02:00 PM' });
    await close({ first_date: '2026-11-25', last_date: '2026-11-25' });
    await openSession(
      options,
      {
        session: {
          doctorId: DOCTOR_ID,
          firstDate: '2026-11-29',
          lastDate: '2026-11-29',
          from: '10:00',
          to: '10:40',
          minutes: 20,
        },
        answer: 'open',
      },
      MAKER,
      clock.now,
    );
    const found = await week();
    expect(found).toMatchObject({ doctor: 'Dr. Namuna Shaikh', department: 'Urology', departmentId: 'urology' });
    expect(toCounts(found)).toEqual([
      ['2026-11-23', 0, 8],
      ['2026-11-24', 1, 7],
      ['2026-11-25', 0, 0],
      ['2026-11-26', 0, 8],
      ['2026-11-27', 0, 8],
      ['2026-11-28', 0, 8],
      ['2026-11-29', 0, 2],
    ]);
    const [, tuesday, wednesday, , , , sunday] = found?.days ?? [];
    expect(tuesday?.slots.find(({ slot }) => slot === '14:00')?.appointments).toMatchObject([{ id, status: 'booked' }]);
    expect(wednesday?.slots[0]).toMatchObject({ state: 'closed', closedReason: 'Leave' });
    expect(sunday?.slots.filter(({ state }) => state === 'free').map(({ slot }) => slot)).toEqual(['10:00', '10:20']);
  });

  test('a doctor with own hours has those days and times, and an unknown one has no week', async () => {
    const { week } = await open();
    const found = await week(COLLEAGUE_ID);
    expect(toCounts(found)).toEqual([
      ['2026-11-26', 0, 3],
      ['2026-11-29', 0, 3],
    ]);
    expect(found?.days[0]?.slots.map(({ slot }) => slot)).toEqual(['16:00', '16:20', '16:40']);
    expect(await week('nobody')).toBeNull();
  });

  test('a department’s two weeks count each doctor’s day, and name the next free time', async () => {
    const { options, clock, book, close, perform } = await open();
    const id = await book(0, { appointmentDate: '2026-11-24' });
    await close({ first_time: '15:00' });
    clock.now = new Date('2026-11-24T10:30:00+05:30');
    const { load, loadDates } = await readLoad(options, MONDAY, 'urology', clock.now);
    // From today on, with the Sundays of the colleague.
    expect([loadDates[0], loadDates.at(-1), loadDates.length]).toEqual(['2026-11-24', '2026-12-07', 14]);
    const [doctor, colleague] = load[0]?.doctors ?? [];
    expect(doctor?.days[0]).toMatchObject({ booked: 1, free: 2 });
    expect(doctor?.days[0]?.slots.map(({ state }) => state).join(' ')).toBe(
      'closed closed free free taken closed closed closed',
    );
    expect(doctor?.earliest).toMatchObject({ date: '2026-11-24', slot: '11:00' });
    // A slot that may be taken back is free for nobody.
    expect(await perform(id, 'cancel')).toBe('done');
    const [department] = (await readLoad(options, MONDAY, 'urology', clock.now)).load;
    expect(department?.doctors[0]?.days[0]).toMatchObject({ booked: 0, free: 2 });
    expect(colleague?.earliest).toMatchObject({ date: '2026-11-26', slot: '16:00' });
    expect(colleague?.days.filter(({ free }) => free > 0)).toHaveLength(4);
  });
});

function toCounts(week: DoctorWeek | null) {
  return week?.days.map(({ date, booked, free }) => [date, booked, free]);
}
