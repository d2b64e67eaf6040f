import { expect, test, vi } from 'vitest';
import { getFirstKeptDate, startRetention } from '#src/appointments/retention.ts';
import type { AppointmentStore } from '#src/appointments/store.ts';

const log = { info: vi.fn(), error: vi.fn() };

function createOptions(removeBefore: AppointmentStore['removeBefore']) {
  return {
    store: { removeBefore } as AppointmentStore,
    days: 365,
    getNow: () => new Date('2027-11-25T06:30:00Z'),
    log: log as unknown as Parameters<typeof startRetention>[0]['log'],
  };
}

test('an appointment is kept for so many days after its date in Pune', () => {
  expect(getFirstKeptDate(new Date('2027-11-24T18:29:00Z'), 365)).toBe('2026-11-24');
  expect(getFirstKeptDate(new Date('2027-11-24T18:31:00Z'), 365)).toBe('2026-11-25');
});

test('what has been kept long enough goes at the start and once a day', async () => {
  vi.useFakeTimers();
  const removeBefore = vi.fn(async () => 3);
  const stop = startRetention(createOptions(removeBefore));
  await vi.advanceTimersByTimeAsync(2 * 86_400_000 + 1);
  stop();
  await vi.advanceTimersByTimeAsync(86_400_000);
  vi.useRealTimers();
  expect(removeBefore.mock.calls).toEqual([['2026-11-25'], ['2026-11-25'], ['2026-11-25']]);
  expect(log.info).toHaveBeenCalledWith({ removed: 3, before: '2026-11-25' }, expect.any(String));
});

test('a database that cannot be reached is noted and tried again', async () => {
  startRetention(createOptions(() => Promise.reject(new Error('down'))))();
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled());
});
