import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getFirstKeptDate, startRetention } from '#src/appointments/retention/retention.ts';
import type { AppointmentStore } from '#src/appointments/store/store.ts';
import { createFolder } from '../../folder.ts';
import { appointment, toNewAppointment } from '../../sample-bookings.ts';
import { calendar } from '../../sample-clinic.ts';
import { createServerEnv, spawnServer } from '../../server-process.ts';
import { openTestStore } from '../../test-store.ts';

const NOW = new Date('2027-11-25T06:30:00Z');

function createLog() {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return { ...log, asLogger: log as unknown as Parameters<typeof startRetention>[0]['log'] };
}

/** Makes a database with an appointment on each date of `created`, booked on the day beside that date. */
async function createStore(created: Record<string, string>) {
  const path = join(await createFolder(), 'clinic.db');
  const store = await openTestStore(`file:${path}`);
  for (const [appointmentDate, day] of Object.entries(created)) {
    await store.book(
      toNewAppointment({ ...appointment, appointmentDate }, { createdAt: new Date(`${day}T12:00:00Z`) }),
    );
  }
  const readDates = () => {
    const database = new Database(path, { readonly: true });
    const dates = database.prepare('select appointment_date from appointments order by 1').pluck().all();
    database.close();
    return dates;
  };
  return { path, store, readDates };
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

test('old appointments are removed at the start and once a day, and are logged without names', async () => {
  const { store, readDates } = await createStore({
    '2026-11-24': '2026-11-01',
    '2026-11-25': '2026-11-01',
    '2026-11-26': '2026-11-01',
    '2027-12-24': '2027-11-20',
  });
  const log = createLog();
  let now = NOW;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = startRetention({ store, calendar, days: 365, getNow: () => now, log: log.asLogger });
  await vi.waitFor(() => expect(readDates()).toEqual(['2026-11-25', '2026-11-26', '2027-12-24']));
  await vi.waitFor(() =>
    expect(log.info.mock.calls).toEqual([[{ removed: 1, before: '2026-11-25' }, expect.any(String)]]),
  );

  now = new Date(NOW.getTime() + 86_400_000);
  await vi.advanceTimersByTimeAsync(86_400_000);
  await vi.waitFor(() => expect(readDates()).toEqual(['2026-11-26', '2027-12-24']));
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a date that nobody may book is counted from the day on which it was booked', async () => {
  const { store, readDates } = await createStore({
    '9990-01-05': '2026-11-24',
    '9990-01-06': '2026-11-26',
    '2028-11-24': '2026-11-24',
    '2027-12-24': '2027-11-20',
  });
  const year = { ...calendar, horizonDays: 365 };
  startRetention({ store, calendar: year, days: 365, getNow: () => NOW, log: createLog().asLogger })();
  await vi.waitFor(() => expect(readDates()).toEqual(['2027-12-24', '2028-11-24', '9990-01-06']));
});

test.each([
  ['years ahead', '2031-01-01T00:00:00Z'],
  ['two months ahead', '2028-01-25T00:00:00Z'],
  ['years behind', '1970-01-01T00:00:00Z'],
])('a clock that is %s removes nothing', async (_how, now) => {
  const { store, readDates } = await createStore({ '2027-01-05': '2026-12-20', '2027-12-24': '2027-11-20' });
  const log = createLog();
  startRetention({ store, calendar, days: 365, getNow: () => new Date(now), log: log.asLogger })();
  const isAhead = new Date(now) > NOW;
  if (isAhead)
    await vi.waitFor(() =>
      expect(log.warn).toHaveBeenCalledWith({ silentDays: expect.any(Number) }, expect.any(String)),
    );
  else await store.checkReady();
  expect(readDates()).toEqual(['2027-01-05', '2027-12-24']);
});

test('a period shorter than the lawful year is obeyed, with a warning', async () => {
  const { store, readDates } = await createStore({ '2027-10-01': '2027-09-20', '2027-12-24': '2027-11-20' });
  const log = createLog();
  startRetention({ store, calendar, days: 30, getNow: () => NOW, log: log.asLogger })();
  expect(log.warn).toHaveBeenCalledWith({ days: 30 }, expect.stringContaining('RETENTION_DAYS'));
  await vi.waitFor(() => expect(readDates()).toEqual(['2027-12-24']));
});

test('a database that cannot be reached is logged as an error', async () => {
  const log = createLog();
  const store = { getNewestCreation: () => Promise.reject(new Error('down')) } as unknown as AppointmentStore;
  startRetention({ store, calendar, days: 365, getNow: () => NOW, log: log.asLogger })();
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled());
});

test('the running server removes old appointments by itself and logs how many', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const { path, readDates } = await createStore({ '2020-01-06': today, '2020-01-07': today, '2099-01-05': today });
  const { env } = await createServerEnv();
  const server = spawnServer({ ...env, DATABASE_URL: `file:${path}` });
  await vi.waitFor(() => expect(server.output.stdout).toContain('"removed":2'), 20_000);
  expect(readDates()).toEqual(['2099-01-05']);
}, 30_000);
