import type { DeskDay as Day, DeskView } from '@clinic/contract/desk-day.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { fetchAppointment, fetchDay, fetchKnown, sendAction } from '../src/browser/desk-client.ts';
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

export const getPanel = (name = 'Sample Patient') => within(screen.getByRole('region', { name }));
export const getLink = (name?: string) => getCard(name).getByRole('link');
export const listOffers = () => screen.queryAllByRole('group', { name: 'Undo' }).map(({ textContent }) => textContent);

/** Presses a key at the card of a patient. */
export async function pressAt(user: UserEvent, name: string, key: string): Promise<void> {
  getLink(name).focus();
  await user.keyboard(key);
}

/** Sets the answer to the next press, and the day that is then asked for. */
export function setAnswer(outcome: Awaited<ReturnType<typeof sendAction>>, day?: Day): void {
  vi.mocked(sendAction).mockResolvedValue(outcome);
  if (day) vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day });
}

/** Returns the steps that the desk was told: `one arrived`. */
export const listSent = () => vi.mocked(sendAction).mock.calls.map(([id, action]) => `${id} ${action}`);

/** Returns the fields of the last step: `version=1&date=…`. */
export const getSentFields = () => String(vi.mocked(sendAction).mock.lastCall?.[2]);

/** Tells the page that something has changed; `data` names what it was. */
export const hear = (data = '') =>
  act(async () => void Source.last.dispatchEvent(new MessageEvent('changed', { data })));

export function expectSpoken(text: string): void {
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining(text),
  );
}

export const expectFocus = (element: Element) => expect(document.activeElement).toBe(element);

/** Catches what would leave the page. */
export const spyOnLeaving = () => vi.spyOn(location, 'assign').mockImplementation(() => {});
