import { createSqlite } from '@clinic/api/test/databases.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { giveHours } from '@clinic/api/test/sample-clinic.ts';
import { expect, test } from 'vitest';
import { openSession } from '#rooms/closures/sessions.ts';
import { MAKER, openSignedIn } from '#test/test-desk.ts';
import { readLoad } from './load.ts';
import { readWeek } from './queries.ts';

const MONDAY = '2026-11-23';
const COLLEAGUE_ID = 'udaharan-patil';

/** The colleague has hours of their own: Thursdays, and the Sunday on which the clinic is closed. */
const OWN_HOURS = giveHours(COLLEAGUE_ID, [
  { weekdays: ['Thursday', 'Sunday'], from: '16:00', to: '17:00', minutes: 20 },
]);

async function open() {
  const desk = await openSignedIn(await createSqlite());
  const options = { ...desk.options, calendar: OWN_HOURS };
  const readDays = async (doctorId = DOCTOR_ID) =>
    (await readWeek(options, doctorId, MONDAY, desk.clock.now))?.days.map(({ date, booked, free, slots }) => {
      const open = slots.filter(({ state }) => state === 'free').map(({ slot }) => slot);
      return { day: `${date.slice(-2)}: ${booked} booked, ${free} free`, slots, open };
    });
  return { ...desk, options, readDays };
}

test('a receptionist finds a week at the address of each doctor and department, and by the form of a date', async () => {
  const { get, book } = await open();
  const path = `/week/2026-11-24?doctor=${COLLEAGUE_ID}`;
  expect((await get(`/week?from=2026-11-24&doctor=${COLLEAGUE_ID}`)).headers.location).toBe(path);
  for (const [address, title] of [
    ['/week', '<title>Week of Dr. Namuna Shaikh'],
    ['/week', '?department=urology'],
    [path, 'Week of Dr. Udaharan Patil'],
    ['/week/2026-11-24?department=urology', 'Two weeks of Urology'],
  ] as const) {
    expect((await get(address)).body).toContain(title);
  }
  const id = await book(0, { doctor: 'Dr. Udaharan Patil' });
  const { body } = await get(path);
  for (const link of [
    ...[`/week/2026-11-30?doctor=${COLLEAGUE_ID}`, `/week/2026-11-20?doctor=${COLLEAGUE_ID}`, `/appointments/${id}`],
    `/appointments/new?doctor=${COLLEAGUE_ID}&amp;date=2026-11-24&amp;slot=11%3A00`,
  ]) {
    expect(body).toContain(`href="${link}"`);
  }
  for (const unknown of ['/week/soon', '/week/2026-02-30', '/week?doctor=nobody', '/week?department=nothing']) {
    expect((await get(unknown)).statusCode, unknown).toBe(404);
  }
});

test('a receptionist reads the bookings, closures, sessions and own days of a doctor’s week', async () => {
  const { options, clock, book, close, readDays } = await open();
  const id = await book(0, { appointmentDate: '2026-11-24' });
  await close({ first_date: '2026-11-25', last_date: '2026-11-25' });
  const [firstDate, lastDate] = ['2026-11-29', '2026-11-29'];
  const session = { doctorId: DOCTOR_ID, firstDate, lastDate, from: '10:00', to: '10:40', minutes: 20 };
  await openSession(options, { session, answer: 'open' }, MAKER, clock.now);
  const days = (await readDays()) ?? [];
  expect(days.map(({ day }) => day)).toEqual([
    ...['23: 0 booked, 8 free', '24: 1 booked, 7 free', '25: 0 booked, 0 free', '26: 0 booked, 8 free'],
    ...['27: 0 booked, 8 free', '28: 0 booked, 8 free', '29: 0 booked, 2 free'],
  ]);
  const [, tuesday, wednesday, , , , sunday] = days;
  expect(tuesday?.slots[4]).toMatchObject({ slot: '14:00', appointments: [{ id, status: 'booked' }] });
  expect(wednesday?.slots[0]).toMatchObject({ state: 'closed', closedReason: 'Leave' });
  expect(sunday?.open).toEqual(['10:00', '10:20']);
  const own = (await readDays(COLLEAGUE_ID)) ?? [];
  expect(own.map(({ day }) => day)).toEqual(['26: 0 booked, 3 free', '29: 0 booked, 3 free']);
  expect(own[0]?.open).toEqual(['16:00', '16:20', '16:40']);
  expect(await readDays('nobody')).toBeUndefined();
});

test('a receptionist reads the days of each doctor in two weeks of a department, and the next free times', async () => {
  const { options, clock, book, close, perform } = await open();
  const id = await book(0, { appointmentDate: '2026-11-24' });
  await close({ first_time: '15:00' });
  clock.now = new Date('2026-11-24T10:30:00+05:30');
  const readUrology = async () => {
    const { load, loadDates } = await readLoad(options, MONDAY, 'urology', clock.now);
    return { loadDates, doctors: load[0]?.doctors ?? [] };
  };
  const { loadDates, doctors } = await readUrology();
  // From today on, with the Sundays of the colleague.
  expect([loadDates[0], loadDates.at(-1), loadDates.length]).toEqual(['2026-11-24', '2026-12-07', 14]);
  const [doctor, colleague] = doctors;
  expect(doctor?.days[0]).toMatchObject({ booked: 1, free: 2 });
  expect(doctor?.days[0]?.slots.map(({ state }) => state).join(' ')).toBe(
    'closed closed free free taken closed closed closed',
  );
  expect(doctor?.earliest).toMatchObject({ date: '2026-11-24', slot: '11:00' });
  expect(colleague?.earliest).toMatchObject({ date: '2026-11-26', slot: '16:00' });
  expect(colleague?.days.filter(({ free }) => free > 0)).toHaveLength(4);
  // A slot that may be taken back is free for nobody.
  expect(await perform(id, 'cancel')).toBe('done');
  expect((await readUrology()).doctors[0]?.days[0]).toMatchObject({ booked: 0, free: 2 });
});
