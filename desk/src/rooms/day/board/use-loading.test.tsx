// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLoading } from './use-loading.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const leave = () => act(() => dispatchEvent(new Event('beforeunload')));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a day that takes long to come is shown as loading, and one that comes soon is not', () => {
  const { result } = renderHook(useLoading);
  leave();
  wait(299);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
});

test('the day is shown again when the page stays, or when it is shown from memory', () => {
  const { result } = renderHook(useLoading);
  leave();
  wait(10_000);
  expect(result.current).toBe(false);

  leave();
  wait(300);
  act(() => dispatchEvent(new Event('pageshow')));
  expect(result.current).toBe(false);
  wait(10_000);
  expect(result.current).toBe(false);
});
