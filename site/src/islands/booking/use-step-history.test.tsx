// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FocusTarget } from './booking-focus.ts';
import { type BookingAction, type BookingState, INITIAL_STATE } from './booking-state.ts';
import { useStepHistory } from './use-step-history.ts';

const AWAKE: BookingState = {
  ...INITIAL_STATE,
  today: '2030-01-01',
  values: { ...INITIAL_STATE.values, name: 'Sample Patient', email: 'patient@sample.example', phone: '1' },
};

const actions: BookingAction[] = [];
const focusTarget = { current: null as FocusTarget };
const dispatch = (action: BookingAction) => actions.push(action);

beforeEach(() => {
  actions.length = 0;
  focusTarget.current = null;
  history.replaceState(null, '');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const renderHistory = (state: BookingState) =>
  renderHook((current) => useStepHistory(current, dispatch, focusTarget), { initialProps: state });

test('the wizard names its step in the entry that it wakes in, and not before', () => {
  const { rerender } = renderHistory(INITIAL_STATE);
  expect(history.state).toBeNull();
  rerender(AWAKE);
  expect(history.state).toEqual({ bookingStep: 0, firstStep: 0 });
});

test('going on adds one entry for the step, and the heading takes the focus', () => {
  const entries = history.length;
  const { result } = renderHistory(AWAKE);
  act(() => result.current.goTo(1, 'heading'));
  expect(actions).toEqual([{ type: 'moved', step: 1 }]);
  expect(history.state).toEqual({ bookingStep: 1, firstStep: 0 });
  expect(history.length).toBe(entries + 1);
  expect(focusTarget.current).toBe('heading');
});

test('going back travels through the entries, and the step follows when it has arrived', () => {
  const go = vi.spyOn(history, 'go').mockImplementation(() => {});
  history.replaceState({ bookingStep: 1, firstStep: 0 }, '');
  const { result } = renderHistory({ ...AWAKE, step: 1 });
  act(() => result.current.goTo(0, 'heading'));
  expect(go).toHaveBeenCalledWith(-1);
  expect(actions).toEqual([]);
  history.replaceState({ bookingStep: 0, firstStep: 0 }, '');
  act(() => {
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(actions).toEqual([{ type: 'moved', step: 0 }]);
});

test('a booking under way stays at its step', () => {
  const go = vi.spyOn(history, 'go').mockImplementation(() => {});
  history.replaceState({ bookingStep: 2, firstStep: 0 }, '');
  const { result } = renderHistory({ ...AWAKE, step: 2, status: 'sending' });
  act(() => result.current.goTo(1, 'heading'));
  expect(go).not.toHaveBeenCalled();
});
