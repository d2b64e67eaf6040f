import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPreview, type Pointed, type Preview } from './wave-preview.ts';

const EXTENDED_MS = 1100;

let log: string[] = [];
let preview: Preview;
/** The target under the pointer when a wave is fully extended. */
let underPointer: Pointed = null;

beforeEach(() => {
  vi.useFakeTimers();
  start({ isReduced: false });
});

afterEach(() => {
  vi.useRealTimers();
});

function start({ isReduced }: { isReduced: boolean }) {
  log = [];
  underPointer = null;
  preview = createPreview(
    {
      extend: (wave, ms) => log.push(`extend ${wave} ${ms}`),
      retract: (wave, ms) => log.push(`retract ${wave} ${ms}`),
      openCard: (wave) => log.push(`open ${wave}`),
      closeCard: (wave) => log.push(`close ${wave}`),
      showRemaining: () => {},
      readPointed: () => underPointer,
    },
    () => isReduced,
  );
}

/** Returns the log since the last call. */
function takeLog() {
  return log.splice(0);
}

function waitUntilOut() {
  vi.advanceTimersByTime(EXTENDED_MS);
  takeLog();
}

function expectNothingFor(ms: number) {
  vi.advanceTimersByTime(ms);
  expect(takeLog()).toEqual([]);
}

/** Expects these steps after the time, and none before. */
function expectAfter(ms: number, ...steps: string[]) {
  expectNothingFor(ms - 1);
  vi.advanceTimersByTime(1);
  expect(takeLog()).toEqual(steps);
}

describe('selecting', () => {
  it('extends the wave and opens its card', () => {
    preview.press(2);
    expect(takeLog()).toEqual(['extend 2 1100', 'open 2']);
  });

  it('first retracts the active wave in half a second, then extends the new one', () => {
    preview.press(0);
    waitUntilOut();
    preview.press(3);
    expect(takeLog()).toEqual(['close 0', 'retract 0 500']);
    expectAfter(500, 'extend 3 1100', 'open 3');
  });

  it('does so while the active wave is still on its way', () => {
    preview.press(0);
    vi.advanceTimersByTime(400);
    preview.press(1);
    vi.advanceTimersByTime(500);
    expect(takeLog()).toEqual(['extend 0 1100', 'open 0', 'close 0', 'retract 0 500', 'extend 1 1100', 'open 1']);
  });

  it('takes the last of several waves selected during a retraction', () => {
    preview.press(0);
    waitUntilOut();
    preview.press(1);
    preview.press(2);
    vi.advanceTimersByTime(500);
    expect(takeLog()).toEqual(['close 0', 'retract 0 500', 'extend 2 1100', 'open 2']);
  });

  it('extends a retracting wave again at once', () => {
    preview.press(0);
    waitUntilOut();
    preview.dismiss();
    preview.press(0);
    expect(takeLog()).toEqual(['close 0', 'retract 0 500', 'extend 0 1100', 'open 0']);
  });

  it('moves at once where less motion is wanted', () => {
    start({ isReduced: true });
    preview.press(1);
    expect(takeLog()).toEqual(['extend 1 0', 'open 1']);
    vi.advanceTimersByTime(0);
    preview.press(2);
    vi.advanceTimersByTime(0);
    expect(takeLog()).toEqual(['close 1', 'retract 1 0', 'extend 2 0', 'open 2']);
  });
});

describe('closing', () => {
  it('comes 3 s after the wave is fully out', () => {
    preview.press(1);
    waitUntilOut();
    expectAfter(3000, 'close 1', 'retract 1 500');
  });

  it('does not wait for a pointer that rests where the dot was', () => {
    preview.pointAt(1);
    preview.pointAt(null);
    preview.pointAt(1);
    waitUntilOut();
    vi.advanceTimersByTime(3000);
    expect(takeLog()).toEqual(['close 1', 'retract 1 500']);
  });

  it('does not take a dot that runs away from the pointer for a leave', () => {
    preview.pointAt(1);
    vi.advanceTimersByTime(300);
    preview.pointAt(null);
    vi.advanceTimersByTime(EXTENDED_MS - 300);
    takeLog();
    expectNothingFor(2999);
  });

  it('comes 1.5 s after the pointer has left the dot that is out', () => {
    preview.pointAt(1);
    waitUntilOut();
    preview.pointAt(1);
    expectNothingFor(10_000);
    preview.pointAt(null);
    expectAfter(1500, 'close 1', 'retract 1 500');
  });

  it('comes 1.5 s after the pointer has left the card, also while the wave extends', () => {
    preview.press(1);
    preview.pointAt('card');
    vi.advanceTimersByTime(200);
    preview.pointAt(null);
    takeLog();
    expectAfter(1500, 'close 1', 'retract 1 500');
  });

  it('waits for a pointer that followed the dot and rests on it', () => {
    preview.pointAt(1);
    underPointer = 1;
    waitUntilOut();
    expectNothingFor(60_000);
  });

  it('waits while the card is hovered', () => {
    preview.press(1);
    waitUntilOut();
    vi.advanceTimersByTime(2000);
    preview.pointAt('card');
    expectNothingFor(60_000);
  });

  it('waits while the dot has the keyboard’s focus, and not for the focus of another', () => {
    preview.focusOn(1);
    waitUntilOut();
    expectNothingFor(60_000);
    preview.press(2);
    vi.advanceTimersByTime(500 + EXTENDED_MS);
    takeLog();
    vi.advanceTimersByTime(3000);
    expect(takeLog()).toEqual(['close 2', 'retract 2 500']);
  });

  it('is brought about by Escape, which also forgets a wave that waits its turn', () => {
    preview.press(0);
    waitUntilOut();
    preview.press(1);
    preview.dismiss();
    takeLog();
    expectNothingFor(10_000);
  });

  it('starts its 3 s again when the active dot is pressed', () => {
    preview.press(1);
    waitUntilOut();
    vi.advanceTimersByTime(2500);
    preview.press(1);
    expectNothingFor(2500);
    vi.advanceTimersByTime(500);
    expect(takeLog()).toEqual(['close 1', 'retract 1 500']);
  });
});
