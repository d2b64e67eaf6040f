import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** A stream of events on which nothing comes. */
class SilentSource extends EventTarget {
  close() {}
}

/** Gives each test a silent stream of events, and takes away afterwards what the test has drawn and replaced. */
export function setUpDayTests(): void {
  beforeEach(() => void vi.stubGlobal('EventSource', SilentSource));

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
    vi.useRealTimers();
    localStorage.clear();
  });
}
