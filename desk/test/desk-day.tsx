import type { DeskDay as Day, DeskView } from '@clinic/contract/desk-day.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { fetchAppointment, fetchDay, fetchKnown } from '../src/browser/desk-client.ts';
import { DeskDay } from '../src/rooms/day/DeskDay.tsx';
import { loadOpened } from '../src/rooms/day/live/opened-parts.ts';
import { PERSON, PLACE } from './desk-samples.ts';

/** The stream of events, on which only the test says something. */
export class Source extends EventTarget {
  static readonly CLOSED = 2;
  static last: Source;
  readyState = 1;
  constructor() {
    super();
    Source.last = this;
  }
  close() {}
}

/**
 * Gives each test a stream of events and a desk where nobody is known, and takes away afterwards what the test has drawn
 * and replaced. The test file spies on `desk-client.ts`.
 */
export function setUpDayTests(): void {
  beforeAll(loadOpened);

  beforeEach(() => {
    vi.stubGlobal('EventSource', Source);
    vi.mocked(fetchAppointment).mockResolvedValue(null);
    vi.mocked(fetchKnown).mockResolvedValue([]);
  });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
    vi.useRealTimers();
    localStorage.clear();
  });
}

/** Draws a day, with which the desk answers too. */
export function renderDay(day: Day, view: Partial<DeskView> = {}, place = PLACE) {
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day });
  render(<DeskDay view={{ person: PERSON, day, notice: null, ...view }} clinic={place} />);
  return userEvent.setup();
}

export const getCard = (name = 'Sample Patient') => within(screen.getByRole('article', { name }));
