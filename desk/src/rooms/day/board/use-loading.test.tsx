// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useLoading } from './use-loading.ts';

test('a receptionist sees a day that takes long to come as loading, and as it is when the page stays or is kept', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result } = renderHook(useLoading);
  const fire = (event: string) => act(() => dispatchEvent(new Event(event)));
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  fire('beforeunload');
  wait(299);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
  wait(10_000);
  expect(result.current).toBe(false);

  fire('beforeunload');
  wait(300);
  fire('pageshow');
  expect(result.current).toBe(false);
});
