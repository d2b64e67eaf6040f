import { afterEach, expect, test, vi } from 'vitest';
import { createTimeLimit } from './time-limit.ts';

const LIMIT_MS = 10_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a browser without AbortSignal.timeout has the same limit', () => {
  vi.useFakeTimers();
  vi.stubGlobal('AbortSignal', class {});
  const signal = createTimeLimit(LIMIT_MS);
  vi.advanceTimersByTime(LIMIT_MS - 1);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

test('a browser with AbortSignal.timeout uses it', () => {
  const timeout = vi.fn();
  vi.stubGlobal('AbortSignal', { timeout });
  createTimeLimit(LIMIT_MS);
  expect(timeout).toHaveBeenCalledWith(LIMIT_MS);
});
