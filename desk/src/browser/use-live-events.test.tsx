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
  const refresh = vi.fn(async (): Promise<boolean | undefined> => true);
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
  document.body.append(document.createElement('main'));
});

afterEach(() => {
  cleanup();
  document.querySelector('main')?.remove();
  vi.useRealTimers();
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

const readConnection = () => document.querySelector('main')?.getAttribute('data-connection');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hear = (kind: string) => act(async () => void Source.open[0]?.dispatchEvent(new Event(kind)));

test('a line that stays open and passes nothing is lost after 45 seconds, and another one is opened', async () => {
  vi.useFakeTimers();
  const { refresh, result } = renderTab();
  await hear('open');
  for (let beats = 0; beats < 4; beats += 1) {
    await wait(20_000);
    await hear('beat');
  }
  expect(readConnection()).toBe('live');
  const [first] = Source.open;
  await wait(44_999);
  expect(result.current).toBe(false);
  await wait(1);
  expect(result.current).toBe(true);
  expect(readConnection()).toBe('lost');
  expect(Source.open).toHaveLength(1);
  expect(Source.open).not.toContain(first);

  // A proxy opens a connection by itself. Only what comes through shows that the desk is there.
  await hear('open');
  expect(readConnection()).toBe('lost');
  refresh.mockClear();
  await hear('beat');
  expect(readConnection()).toBe('live');
  await wait(44_999);
  expect(readConnection()).toBe('live');
});

test('a desk that gives no data counts as lost, and is asked again with each beat', async () => {
  vi.useFakeTimers();
  const { refresh } = renderTab();
  await hear('open');
  refresh.mockResolvedValue(false);
  await hear('changed');
  expect(readConnection()).toBe('lost');
  refresh.mockResolvedValue(true);
  await hear('beat');
  expect(readConnection()).toBe('live');
  refresh.mockClear();
  await hear('beat');
  expect(refresh).not.toHaveBeenCalled();
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
