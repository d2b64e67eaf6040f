// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BookingAction } from './booking-state.ts';
import { useToday } from './use-today.ts';

const MINUTE_MS = 60_000;

const days: string[] = [];
const note = (action: BookingAction) => {
  if (action.type === 'dayBegan') days.push(action.today);
};

beforeEach(() => {
  days.length = 0;
  vi.useFakeTimers();
  // Five minutes before midnight in India, which is 5.5 hours ahead of UTC.
  vi.setSystemTime('2030-01-01T18:25:00Z');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the wizard is told the day in Pune at once, and the next one at midnight there', () => {
  renderHook(() => useToday('Asia/Kolkata', note));
  expect(days).toEqual(['2030-01-01']);
  vi.advanceTimersByTime(4 * MINUTE_MS);
  expect(days).toEqual(['2030-01-01']);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  expect(days).toEqual(['2030-01-01', '2030-01-02']);
});

test('a tab that is looked at after a sleep tells the day anew', () => {
  renderHook(() => useToday('Asia/Kolkata', note));
  vi.setSystemTime('2030-01-03T06:00:00Z');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(days).toEqual(['2030-01-01', '2030-01-03']);
});

test('a wizard that is gone is told nothing', () => {
  renderHook(() => useToday('Asia/Kolkata', note)).unmount();
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(days).toEqual(['2030-01-01']);
});
