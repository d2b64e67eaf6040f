// @vitest-environment happy-dom
import type { SlotAvailability, SlotState } from '@clinic/contract/appointment.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAvailability } from '#lib/browser/booking/appointment-client.ts';
import { toSlotName } from '#lib/browser/booking/booking-draft.ts';
import { LAST_STEP } from '#lib/browser/booking/booking-steps.ts';
import { lostSlotWords } from '#messages/booking-late.ts';
import { createDoctorCalendar } from '../../../test/calendar.ts';
import { type BookingAction, type BookingState, INITIAL_STATE } from './booking-state.ts';
import * as parts from './late-parts.ts';
import { useSlots } from './use-slots.ts';

vi.mock('#lib/browser/booking/appointment-client.ts', () => ({ fetchAvailability: vi.fn() }));

const CALENDAR = createDoctorCalendar({ horizonDays: 30 });

const [SATURDAY, SUNDAY, MONDAY] = ['2030-01-05', '2030-01-06', '2030-01-07'] as const;
const [MORNING, AFTERNOON] = ['09:00 AM', '02:00 PM'] as const;

const STATE: BookingState = {
  ...INITIAL_STATE,
  step: LAST_STEP,
  today: SATURDAY,
  values: { ...INITIAL_STATE.values, doctor: 'A doctor', appointmentDate: MONDAY, appointmentTime: AFTERNOON },
};

const actions: BookingAction[] = [];
const dispatch = (action: BookingAction) => actions.push(action);

let answer: (slots: SlotAvailability[] | null) => Promise<void>;

beforeEach(() => {
  actions.length = 0;
  vi.useFakeTimers({ now: new Date(`${SATURDAY}T12:00:00+05:30`) });
  vi.mocked(fetchAvailability).mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = (slots) => act(async () => resolve(slots));
      }),
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const renderSlots = (state: BookingState) =>
  renderHook((current) => useSlots({ apiBase: '', calendar: CALENDAR, state: current, dispatch, parts }), {
    initialProps: state,
  });

const toDay = (morning: SlotState, afternoon: SlotState): SlotAvailability[] => [
  { time: MORNING, state: morning },
  { time: AFTERNOON, state: afternoon },
];

test('a slot that begins within the lead is told from one that has begun, whatever the API answers', async () => {
  const calendar = { ...CALENDAR, leadMinutes: 120 };
  vi.setSystemTime(new Date(`${SATURDAY}T12:01:00+05:30`));
  const state = { ...STATE, values: { ...STATE.values, appointmentDate: SATURDAY, appointmentTime: '' } };
  const { result } = renderHook(() => useSlots({ apiBase: '', calendar, state, dispatch, parts }));
  const expected = [
    { time: MORNING, state: 'past' },
    { time: AFTERNOON, state: 'past', isSoon: true },
  ];
  expect(result.current.slots).toEqual(expected);
  await answer(toDay('past', 'past'));
  expect(result.current.slots).toEqual(expected);
});

test('the API is asked on the last step alone', () => {
  const { rerender } = renderSlots({ ...STATE, step: LAST_STEP - 1 });
  expect(fetchAvailability).not.toHaveBeenCalled();
  rerender(STATE);
  expect(fetchAvailability).toHaveBeenCalledOnce();
});

test('a chosen time that is taken is lost', async () => {
  renderSlots(STATE);
  await answer(toDay('free', 'taken'));
  expect(actions).toContainEqual({ type: 'slotLost', state: 'taken' });
});

test('a chosen time on a closed day is lost once the desk cannot have opened it, and no number is announced', async () => {
  renderSlots({ ...STATE, values: { ...STATE.values, appointmentDate: SUNDAY } });
  expect(actions).toEqual([]);
  await answer(null);
  expect(actions).toEqual([{ type: 'slotLost', state: 'closed' }]);
});

test('a chosen time that the clinic closes is lost with words; when all are closed, the day is the problem', async () => {
  const lostSlot = { time: AFTERNOON, state: 'closed' as const };
  const state = { ...STATE, lostSlot, values: { ...STATE.values, appointmentTime: '' } };
  const { closed, nextFree } = lostSlotWords;
  const { result, rerender } = renderSlots(state);
  await answer(toDay('free', 'closed'));
  expect(result.current).toMatchObject({ lostText: `${closed(AFTERNOON)} ${nextFree(MORNING)}`, isShut: false });
  rerender({ ...state, attempt: 1 });
  await answer(toDay('closed', 'closed'));
  expect(result.current).toMatchObject({ lostText: '', isShut: true });
});

test('a chosen time that the day does not have is lost once the API has answered', async () => {
  renderSlots({ ...STATE, values: { ...STATE.values, appointmentTime: '06:10 PM' } });
  // It may be one of a session that the desk has opened.
  expect(actions).toEqual([]);
  await answer(toDay('free', 'free'));
  expect(actions).toContainEqual({ type: 'slotLost', state: 'closed' });
});

test('a time that this very booking may hold stays free', async () => {
  const { result } = renderSlots({ ...STATE, unansweredSlot: toSlotName(STATE.values) });
  await answer(toDay('free', 'taken'));
  expect(result.current.slots).toEqual(toDay('free', 'free'));
  expect(actions.map(({ type }) => type)).not.toContain('slotLost');
});

test('a lost time stays taken, and the next free one is announced last', async () => {
  const { result } = renderSlots({
    ...STATE,
    lostSlot: { time: AFTERNOON, state: 'taken' },
    values: { ...STATE.values, appointmentTime: '' },
  });
  const { taken, nextFree } = lostSlotWords;
  expect(result.current.lostText).toBe(taken(AFTERNOON));
  await answer(toDay('free', 'free'));
  expect(result.current.slots).toEqual(toDay('free', 'taken'));
  expect(result.current.lostText).toBe(`${taken(AFTERNOON)} ${nextFree(MORNING)}`);
  expect(actions.at(-1)).toEqual({ type: 'announced', text: result.current.lostText });
});
