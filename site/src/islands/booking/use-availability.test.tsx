// @vitest-environment happy-dom
import type { SlotAvailability, SlotState } from '@clinic/contract/appointment.ts';
import type { Hours } from '@clinic/contract/booking-calendar.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAvailability } from '#lib/browser/booking/appointment-client.ts';
import { createDoctorCalendar } from '../../../test/calendar.ts';
import { useAvailability } from './use-availability.ts';

vi.mock('#lib/browser/booking/appointment-client.ts', () => ({ fetchAvailability: vi.fn() }));

const CALENDAR = createDoctorCalendar({ horizonDays: 30 });

const MONDAY = '2030-01-07';
const TUESDAY = '2030-01-08';
const SUNDAY = '2030-01-13';

const OPTIONS: Parameters<typeof useAvailability>[0] = {
  apiBase: '',
  calendar: CALENDAR,
  doctor: 'A doctor',
  date: MONDAY,
  isWanted: true,
  attempt: 0,
  today: MONDAY,
};

const answers: ((slots: SlotAvailability[] | null) => void)[] = [];

beforeEach(() => {
  answers.length = 0;
  vi.useFakeTimers({ now: new Date(`${MONDAY}T12:00:00+05:30`) });
  vi.mocked(fetchAvailability).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const renderAvailability = (changes: Partial<typeof OPTIONS> = {}) =>
  renderHook((options) => useAvailability(options), { initialProps: { ...OPTIONS, ...changes } });

const answer = (index: number, slots: SlotAvailability[] | null) => act(async () => answers[index]?.(slots));

const toDay = (morning: SlotState, afternoon: SlotState): SlotAvailability[] => [
  { time: '09:00 AM', state: morning },
  { time: '02:00 PM', state: afternoon },
];

const toStates = (slots: SlotAvailability[]) => slots.map(({ state }) => state);

test('until the API answers, past slots are known and the others are free', async () => {
  const { result } = renderAvailability();
  expect(vi.mocked(fetchAvailability).mock.calls.map(([, doctor, date]) => [doctor, date])).toEqual([
    ['A doctor', MONDAY],
  ]);
  expect(result.current).toEqual({
    slots: [
      { time: '09:00 AM', state: 'past' },
      { time: '02:00 PM', state: 'free' },
    ],
    isAnswered: false,
  });

  await answer(0, toDay('free', 'taken'));
  expect(toStates(result.current.slots)).toEqual(['free', 'taken']);
  expect(result.current.isAnswered).toBe(true);
});

test("the API's answer counts, which knows of sessions that the desk has opened", async () => {
  const { result } = renderAvailability();
  const opened: SlotAvailability[] = [...toDay('taken', 'free'), { time: '06:10 PM', state: 'free' }];
  await answer(0, opened);
  expect(result.current).toEqual({ slots: opened, isAnswered: true });
});

test('entries of an answer that are no slots are passed over', async () => {
  const { result } = renderAvailability();
  const broken: unknown[] = [null, {}, { time: 9, state: 'free' }, { time: '09:00 AM', state: 'gone' }];
  await answer(0, [...broken, { time: '02:00 PM', state: 'free' }] as SlotAvailability[]);
  expect(result.current.slots).toEqual([{ time: '02:00 PM', state: 'free' }]);
});

test("a doctor's own hours are shown, and on a day without any the usual ones as closed", async () => {
  const hours: Hours[] = [{ weekdays: ['Monday'], from: '13:00', to: '14:00', minutes: 20 }];
  const calendar = { ...CALENDAR, hours };
  const { result, rerender } = renderAvailability({ calendar });
  const times = ['01:00 PM', '01:20 PM', '01:40 PM'];
  expect(result.current.slots).toEqual(times.map((time) => ({ time, state: 'free' })));
  rerender({ ...OPTIONS, calendar, date: TUESDAY });
  expect(result.current.slots).toEqual(times.map((time) => ({ time, state: 'closed' })));
  await answer(1, []);
  expect(result.current).toEqual({ slots: times.map((time) => ({ time, state: 'closed' })), isAnswered: true });
});

test('a call that fails leaves all slots that are still to come', async () => {
  const { result } = renderAvailability({ date: TUESDAY });
  await answer(0, null);
  expect(toStates(result.current.slots)).toEqual(['free', 'free']);
  expect(result.current.isAnswered).toBe(false);
});

test('a closed day is closed before the API answers', () => {
  expect(toStates(renderAvailability({ date: SUNDAY }).result.current.slots)).toEqual(['closed', 'closed']);
});

test.each([
  ['the step is not shown', { isWanted: false }],
  ['there is no date', { date: '' }],
  ['the text is no date', { date: '20300-01-07' }],
  ['there is no doctor', { doctor: '' }],
])('nothing is asked while %s', (_case, changes) => {
  renderAvailability(changes);
  expect(fetchAvailability).not.toHaveBeenCalled();
});

test('without a date all slots are free', () => {
  expect(toStates(renderAvailability({ date: '' }).result.current.slots)).toEqual(['free', 'free']);
});

test('the answer for another day is dropped, and its call is aborted', async () => {
  const { result, rerender } = renderAvailability();
  rerender({ ...OPTIONS, date: TUESDAY });
  expect(vi.mocked(fetchAvailability).mock.calls[0]?.[3].aborted).toBe(true);
  await answer(0, toDay('free', 'taken'));
  expect(result.current.isAnswered).toBe(false);
  await answer(1, toDay('taken', 'free'));
  expect(toStates(result.current.slots)).toEqual(['taken', 'free']);
});

test.each([
  ['a refused booking', { attempt: 1 }],
  ['midnight', { today: TUESDAY }],
])('the day is asked for again after %s', async (_case, changes) => {
  const { result, rerender } = renderAvailability({ date: TUESDAY });
  await answer(0, toDay('free', 'taken'));
  rerender({ ...OPTIONS, date: TUESDAY, ...changes });
  expect(fetchAvailability).toHaveBeenCalledTimes(2);
  expect(result.current.isAnswered).toBe(false);
});
