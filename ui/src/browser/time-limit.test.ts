import { expect, onTestFinished, test, vi } from 'vitest';
import { createTimeLimit } from './time-limit.ts';

const LIMIT_MS = 10_000;

test('the signal aborts when the time is over, and not before', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const signal = createTimeLimit(LIMIT_MS);
  vi.advanceTimersByTime(LIMIT_MS - 1);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});
