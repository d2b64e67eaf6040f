// @vitest-environment happy-dom
import { locks } from 'node:worker_threads';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLiveEvents } from './use-live-events.ts';

class Source extends EventTarget {
  static readonly CLOSED = 2;
  static open: Source[] = [];
  readyState = 1;
  constructor() {
    super();
    Source.open.push(this);
  }
  close() {
    Source.open = Source.open.filter((source) => source !== this);
  }
}

function renderTab() {
  const refresh = vi.fn();
  const { unmount, result } = renderHook(() => useLiveEvents(refresh));
  refresh.mockClear();
  return { refresh, close: unmount, result };
}

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  Source.open = [];
  vi.stubGlobal('EventSource', Source);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a hidden tab lets go of its connection, and looks at the day when it comes into view', () => {
  const { refresh } = renderTab();
  expect(Source.open).toHaveLength(1);
  show('hidden');
  expect(Source.open).toHaveLength(0);
  expect(refresh).not.toHaveBeenCalled();
  show('visible');
  expect(Source.open).toHaveLength(1);
  expect(refresh).toHaveBeenCalled();
});

test('a tab that is not connected hears of a loss, of its end, and takes over', async () => {
  vi.stubGlobal('navigator', { ...navigator, locks });
  const leader = renderTab();
  const follower = renderTab();
  await expect.poll(() => Source.open).toHaveLength(1);
  const [first] = Source.open;

  act(() => void first?.dispatchEvent(new Event('error')));
  await expect.poll(() => follower.result.current).toBe(true);
  act(() => void first?.dispatchEvent(new Event('open')));
  await expect.poll(() => follower.result.current).toBe(false);
  expect(follower.refresh).toHaveBeenCalledOnce();

  leader.close();
  await expect.poll(() => Source.open).toHaveLength(1);
  expect(Source.open).not.toContain(first);
  Source.open[0]?.dispatchEvent(new Event('open'));
  expect(follower.refresh).toHaveBeenCalledTimes(2);
});
