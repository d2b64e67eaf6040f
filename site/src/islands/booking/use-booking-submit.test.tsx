// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SendOutcome, sendAppointment } from '#lib/browser/booking/appointment-client.ts';
import { LAST_STEP } from '#lib/browser/booking/booking-steps.ts';
import { FILLED_REQUEST } from '../../../test/filled-request.ts';
import { BookingBoundary } from './BookingBoundary.tsx';
import type { FocusTarget } from './booking-focus.ts';
import { type BookingAction, type BookingState, INITIAL_STATE } from './booking-state.ts';
import { useBookingSubmit } from './use-booking-submit.ts';

vi.mock('#lib/browser/booking/appointment-client.ts', () => ({ sendAppointment: vi.fn() }));

const FILLED: BookingState = {
  ...INITIAL_STATE,
  today: '2030-01-01',
  step: LAST_STEP,
  values: { ...FILLED_REQUEST, name: ' Sample Patient ' },
};

const actions: BookingAction[] = [];
const focusTarget = { current: null as FocusTarget };
const onComplete = vi.fn();
const onBooked = vi.fn();

function Form({ state, canWait = true }: { state: BookingState; canWait?: boolean }) {
  const dispatch = (action: BookingAction) => actions.push(action);
  const options = { apiBase: '', state, dispatch, focusTarget, canWait, onComplete, onBooked };
  const { send, onSubmit } = useBookingSubmit(options);
  return (
    <form noValidate onSubmit={onSubmit}>
      <input type="email" name="email" defaultValue={state.values.email} />
      <button type="submit">Next</button>
      <button type="button" onClick={() => send('by-itself')}>
        By itself
      </button>
    </form>
  );
}

const press = (name = 'Next') => fireEvent.click(screen.getByRole('button', { name }));

let answer: (outcome: SendOutcome) => void;

beforeEach(() => {
  actions.length = 0;
  focusTarget.current = null;
  vi.mocked(sendAppointment).mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test.each([
  ['ravi@bücher.example', true],
  ['rävi@bucher.example', false],
  ['ravi', false],
])(
  'happy-dom refuses the email %s as WebKit does, and the step does not when its domain is international',
  (email, isTaken) => {
    render(<Form state={{ ...FILLED, step: 0, values: { ...FILLED.values, email } }} />);
    press();
    expect(onComplete).toHaveBeenCalledTimes(isTaken ? 1 : 0);
    expect(actions.map(({ type }) => type)).toEqual(isTaken ? [] : ['foundInvalid']);
  },
);

test('the last step sends one booking, however often it is pressed', async () => {
  render(<Form state={FILLED} />);
  press();
  press();
  expect(sendAppointment).toHaveBeenCalledOnce();
  expect(vi.mocked(sendAppointment).mock.calls[0]?.[1].name).toBe('Sample Patient');
  answer({ isBooked: true, booked: { reference: 'K7QX-3M9P' } });
  await vi.waitFor(() => expect(onBooked).toHaveBeenCalledOnce());
  expect(actions.map(({ type }) => type)).toEqual(['sent', 'booked']);
  expect(focusTarget.current).toBe('heading');
});

test('the wish for WhatsApp goes with one booking, and its box is free for the next', async () => {
  render(<Form state={FILLED} />);
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', name: 'whatsapp', checked: true });
  document.querySelector('form')?.append(box);
  press();
  expect(vi.mocked(sendAppointment).mock.calls[0]?.[4]).toBe(true);
  answer({ isBooked: true, booked: {} });
  await vi.waitFor(() => expect(onBooked).toHaveBeenCalledOnce());
  expect(box.checked).toBe(false);
});

const UNANSWERED: SendOutcome = { isBooked: false, reasons: {}, advice: {}, isKeySpent: false, isUnanswered: true };

test.each([
  ['waits', true, UNANSWERED, true],
  ['does not wait when nothing could tell of it', false, UNANSWERED, false],
  ['does not wait when it was answered', true, { ...UNANSWERED, isUnanswered: false }, false],
])('a failed booking %s', async (_name, canWait, outcome, isWaiting) => {
  render(<Form state={FILLED} canWait={canWait} />);
  press();
  answer(outcome);
  await vi.waitFor(() => expect(actions[1]).toMatchObject({ type: 'failed', isWaiting }));
});

test('what would fail again is thrown, for the plain form', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <BookingBoundary renderFallback={() => <p>The plain form</p>}>
      <Form state={FILLED} />
    </BookingBoundary>,
  );
  press();
  answer({ ...UNANSWERED, isUnanswered: false, error: new TypeError('fetch is not a function') });
  expect(await screen.findByText('The plain form')).toBeTruthy();
  expect(actions.map(({ type }) => type)).toEqual(['sent']);
});

test('a booking that waits says nothing while there is no answer, and everything once there is one', async () => {
  render(<Form state={FILLED} />);
  press('By itself');
  answer(UNANSWERED);
  await vi.waitFor(() => expect(actions[1]?.type).toBe('stillWaiting'));
  press('By itself');
  answer({ ...UNANSWERED, isUnanswered: false, lostState: 'taken' });
  await vi.waitFor(() => expect(actions[3]?.type).toBe('failed'));
  expect(focusTarget.current).toBe('slots');
});

test('a press before the wizard has read what was typed is kept, and tells of nothing missing', () => {
  render(<Form state={{ ...INITIAL_STATE, today: '' }} />);
  press();
  expect(actions).toEqual([]);
  expect(document.querySelector('form')?.dataset.submitted).toBe('');
});
