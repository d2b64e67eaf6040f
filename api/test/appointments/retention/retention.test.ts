import { addDays } from '@clinic/contract/booking-calendar.ts';
import { createOpenings } from '@clinic/desk/frame/openings.ts';
import { addRecord } from '@clinic/desk/frame/records.ts';
import { retain } from '@clinic/desk/rooms/settings/retention-command.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Removal } from '#src/appointments/retention/removal.ts';
import { getFirstKeptDate, runRetention, startRetention } from '#src/appointments/retention/retention.ts';
import { createSqlite, describeDatabases } from '../../databases.ts';
import { appointment, createPatient, toNewAppointment } from '../../sample-bookings.ts';
import { calendar } from '../../sample-clinic.ts';
import { createServerEnv, spawnServer } from '../../server-process.ts';
import { openTestDatabase, openTestStore } from '../../test-store.ts';

const NOW = new Date('2027-11-25T06:30:00Z');

/** By the true clock, when the clock jumps. */
const JUMP = '2026-11-20';

const year = { ...calendar, horizonDays: 365 };
const toNoon = (date: string) => new Date(`${date}T12:00:00Z`);
const toRun = (date: string) => new Date(`${date}T13:00:00Z`);

function createLog() {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return { ...log, asLogger: log as unknown as Parameters<typeof startRetention>[0]['log'] };
}

/** Opens a clinic on the database at `url`. */
async function openClinic(url: string) {
  const database = await openTestDatabase(url, year);
  const store = await openTestStore(url, year);
  let booked = 0;
  /** Books an appointment on `appointmentDate`, on the day `made`. */
  async function book(made: string, appointmentDate: string, doctor = appointment.doctor): Promise<void> {
    const request = { ...appointment, ...createPatient(booked++), appointmentDate };
    await store.book(toNewAppointment({ ...request, doctor }, { createdAt: toNoon(made) }));
  }
  /** Books an appointment for the next day, every `every` days. */
  async function use(from: string, to: string, every = 10): Promise<void> {
    for (let day = from; day <= to; day = addDays(day, every)) await book(day, addDays(day, 1), 'Dr. Udaharan Patil');
  }
  async function readDates(): Promise<string[]> {
    const rows = await database.db.selectFrom('appointments').select('appointment_date').execute();
    return rows.map(({ appointment_date }) => appointment_date).sort();
  }
  const run = (now: string, days = 365) => runRetention({ removal: store.removal, calendar: year, days }, toRun(now));
  const confirm = (date: string, now = date) => retain(database, { calendar: year }, 365, date, toRun(now));
  return { database, store, book, use, readDates, run, confirm };
}

test.each([
  ['2027-11-24T18:29:00Z', 365, '2026-11-24'],
  ['2027-11-24T18:31:00Z', 365, '2026-11-25'],
  ['2027-11-24T18:31:00Z', 730, '2025-11-25'],
  ['2027-11-24T18:31:00Z', 30, '2027-10-26'],
  // There is a 29 February in the year before these days.
  ['2028-03-01T06:30:00Z', 365, '2027-03-01'],
  ['2028-02-29T06:30:00Z', 365, '2027-03-01'],
  ['2029-02-28T06:30:00Z', 365, '2028-02-28'],
])('at %s with %i days, the first date kept is %s', (now, days, firstKept) => {
  expect(getFirstKeptDate(calendar, new Date(now), days)).toBe(firstKept);
});

describeDatabases((createUrl) => {
  /** A clinic of two years with three appointments to come; `kept` are the dates of its last ten months. */
  async function openWithComing() {
    const clinic = await openClinic(await createUrl());
    await clinic.use(addDays(JUMP, -730), JUMP);
    for (const days of [1, 14, 300]) await clinic.book(JUMP, addDays(JUMP, days));
    expect(await clinic.run(JUMP)).toMatchObject({ removed: 37, refused: 0 });
    return { ...clinic, kept: (await clinic.readDates()).filter((date) => date > addDays(JUMP, -320)) };
  }

  test.each([31, 32, 200, 400, 800])(
    'a clock %i days ahead takes nothing away, whoever acts under it',
    async (ahead) => {
      const { database, book, use, readDates, run, kept } = await openWithComing();
      const wrong = addDays(JUMP, ahead);
      await run(wrong);
      await use(wrong, addDays(wrong, 4), 1);
      const maker = { made_by: 'asha@clinic.example', made_from: '' };
      await addRecord(database.db, { action: 'closed', subject: 'all doctors', ...maker }, toNoon(wrong));
      await createOpenings(database.db).note(maker, 'day', wrong, toNoon(addDays(wrong, 2)));
      expect((await run(addDays(wrong, 5))).refused > 0).toBe(ahead > 31);
      // The clock is right for a day, and then wrong again.
      await book(addDays(JUMP, 6), addDays(JUMP, 9));
      expect((await run(addDays(JUMP, 6))).refused).toBe(0);
      await run(addDays(wrong, 7));
      expect(await readDates()).toEqual(expect.arrayContaining(kept));
    },
  );

  test('once the clock is right again, the service removes by itself what is a year old', async () => {
    const { book, use, readDates, run } = await openWithComing();
    await book(addDays(JUMP, 800), addDays(JUMP, 805));
    await run(addDays(JUMP, 801));
    await use(addDays(JUMP, 10), addDays(JUMP, 400));
    expect(await run(addDays(JUMP, 400))).toMatchObject({ refused: 0 });
    expect((await readDates())[0]).toBe(addDays(JUMP, 41));
  });

  test('a clinic that was closed for months keeps its records by as much longer, or until a person confirms the date', async () => {
    const { use, run, readDates, confirm } = await openWithComing();
    const opened = addDays(JUMP, 120);
    await use(opened, addDays(opened, 300));
    const now = addDays(opened, 300);
    expect(await run(now)).toMatchObject({ removed: expect.any(Number), silence: { since: JUMP, until: opened } });
    expect((await readDates())[0]).toBe(addDays(now, -365 - 120 + 6));
    await expect(confirm(addDays(now, 1), now)).rejects.toThrow(`today is ${now}`);
    expect((await readDates())[0]).toBe(addDays(now, -365 - 120 + 6));
    expect(await confirm(now)).toMatch(/^Removed: \d+ appointments before/);
    expect(await run(addDays(now, 1))).toMatchObject({ refused: 0 });
    expect((await readDates())[0]).toBe(addDays(opened, 1));
  });

  test('a year of use after a long pause removes by itself what was before it', async () => {
    const { use, run, readDates } = await openWithComing();
    const opened = addDays(JUMP, 700);
    await use(opened, addDays(opened, 700));
    await run(addDays(opened, 397));
    // A booking for a day of the pause waits for as long as if the clock had jumped over it.
    expect((await readDates()).slice(0, 2)).toEqual([addDays(JUMP, 300), addDays(opened, 41)]);
    expect(await run(addDays(opened, 666))).toMatchObject({ refused: 0 });
    expect((await readDates())[0]).toBe(addDays(opened, 301));
  });

  test('what is booked under a clock that is behind is kept when the clock is set right', async () => {
    const { book, run, readDates, use } = await openClinic(await createUrl());
    await use('1970-01-02', '1970-01-05', 1);
    await book(JUMP, addDays(JUMP, 2));
    expect(await run(addDays(JUMP, 1))).toMatchObject({ removed: 0, refused: 4 });
    expect(await readDates()).toHaveLength(5);
  });
});

test('appointments are removed at the start and once a day, and are logged without names', async () => {
  const { store, book, use, readDates } = await openClinic(await createSqlite());
  await use('2026-11-01', '2027-11-24', 30);
  await book('2026-11-01', '2026-11-24');
  await book('2026-11-01', '2026-11-25');
  const log = createLog();
  let now = NOW;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { removal } = store;
  const stop = startRetention({ removal, calendar: year, days: 365, getNow: () => now, log: log.asLogger });
  await vi.waitFor(() =>
    expect(log.info.mock.calls).toEqual([[{ removed: 2, before: '2026-11-25' }, expect.any(String)]]),
  );
  expect((await readDates())[0]).toBe('2026-11-25');
  now = new Date(NOW.getTime() + 86_400_000);
  await vi.advanceTimersByTimeAsync(86_400_000);
  await vi.waitFor(async () => expect((await readDates())[0]).toBe('2026-12-02'));
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a refused removal is logged with what to do', async () => {
  const { store, book } = await openClinic(await createSqlite());
  await book(JUMP, addDays(JUMP, 3));
  await book('2029-01-28', '2029-02-01');
  const log = createLog();
  const getNow = () => toRun('2029-01-29');
  startRetention({ removal: store.removal, calendar: year, days: 365, getNow, log: log.asLogger })();
  await vi.waitFor(() =>
    expect(log.warn.mock.calls).toEqual([
      [
        { code: 'retention-refused', refused: 1, before: '2028-01-29', since: JUMP, until: '2029-01-28' },
        expect.stringContaining('npm run desk -- retention --confirm 2029-01-29'),
      ],
    ]),
  );
});

test('a period shorter than the lawful year is obeyed, with a warning', async () => {
  const { store, use, readDates } = await openClinic(await createSqlite());
  await use('2027-10-01', '2027-11-20');
  const log = createLog();
  startRetention({ removal: store.removal, calendar: year, days: 30, getNow: () => NOW, log: log.asLogger })();
  expect(log.warn).toHaveBeenCalledWith({ days: 30 }, expect.stringContaining('RETENTION_DAYS'));
  await vi.waitFor(async () => expect((await readDates())[0]).toBe('2027-11-01'));
});

test('a database that cannot be reached is logged as an error', async () => {
  const log = createLog();
  const removal = { noteUse: () => Promise.reject(new Error('down')) } as unknown as Removal;
  startRetention({ removal, calendar, days: 365, getNow: () => NOW, log: log.asLogger })();
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled());
});

test('the running server removes old appointments by itself and logs how many', async () => {
  const url = await createSqlite();
  const { book, readDates } = await openClinic(url);
  const today = new Date().toISOString().slice(0, 10);
  for (const date of ['2020-01-06', '2020-01-07', '2099-01-05']) await book(today, date);
  const { env } = await createServerEnv();
  const server = spawnServer({ ...env, DATABASE_URL: url });
  await vi.waitFor(() => expect(server.output.stdout).toContain('"removed":2'), 20_000);
  expect(await readDates()).toEqual(['2099-01-05']);
}, 30_000);
