import type { AppointmentField } from '@clinic/contract/appointment.ts';
import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';
import { expect, test } from 'vitest';
import type { BookingFailure } from '#lib/browser/booking/appointment-client.ts';
import { fieldWords } from '#messages/booking.ts';
import { FILLED_REQUEST } from '../../../test/filled-request.ts';
import {
  type BookingAction,
  type BookingState,
  INITIAL_STATE,
  isWaiting,
  mayHoldSlot,
  reduceBooking,
} from './booking-state.ts';

const FILLED: BookingState = {
  ...INITIAL_STATE,
  step: 2,
  key: 'a-key',
  today: '2030-01-01',
  values: FILLED_REQUEST,
};

const SENT: BookingAction = { type: 'sent', key: 'a-key' };

const fail = (failure: Partial<BookingFailure> = {}): BookingAction => ({
  type: 'failed',
  failure: { isBooked: false, reasons: {}, advice: {}, isKeySpent: false, ...failure },
});

const play = (state: BookingState, ...actions: BookingAction[]) => actions.reduce(reduceBooking, state);

test('changing the department clears the doctor', () => {
  const { values } = play(FILLED, { type: 'changed', field: 'department', value: 'Cancer Surgery' });
  expect(values).toMatchObject({ department: 'Cancer Surgery', doctor: '' });
});

test('any change makes the next booking a new one, no change does not', () => {
  expect(play(FILLED, { type: 'changed', field: 'message', value: 'x' }).key).toBeNull();
  expect(play(FILLED, { type: 'changed', field: 'doctor', value: FILLED.values.doctor }).key).toBe('a-key');
});

test('steps stay between the first and the last', () => {
  expect(play(INITIAL_STATE, { type: 'moved', step: -1 }).step).toBe(0);
  expect(play(FILLED, { type: 'moved', step: 3 }).step).toBe(2);
});

test('a failure keeps data, step and key, and lays each reason beside its field', () => {
  const state = play(FILLED, SENT, fail({ reasons: { email: 'Another one.' } }));
  expect(state).toMatchObject({ step: 2, values: FILLED.values, key: 'a-key', status: 'idle', dialog: 'failed' });
  expect(state.errors).toEqual({ email: 'Another one.' });
  const mended = play(state, { type: 'changed', field: 'email', value: 'other@sample.example' });
  expect(mended.errors).toEqual({});
  expect(mended.refusals).toEqual({});
});

test('success clears everything and returns to the first step', () => {
  const state = play(FILLED, SENT, { type: 'booked', booked: { reference: 'K7QX-3M9P' } });
  expect(state).toMatchObject({
    step: 0,
    values: EMPTY_REQUEST,
    key: null,
    dialog: 'booked',
    booked: { reference: 'K7QX-3M9P' },
  });
});

test('while it is sent, nothing changes', () => {
  const sending = play(FILLED, SENT);
  expect(play(sending, { type: 'changed', field: 'message', value: 'x' })).toBe(sending);
  expect(play(sending, { type: 'moved', step: 0 })).toBe(sending);
  expect(play(sending, { type: 'announced', text: 'Eight times free' })).toBe(sending);
});

test('a time that somebody else took is given up, and the key with it', () => {
  const state = play(FILLED, SENT, fail({ lostState: 'taken', reasons: { appointmentTime: 'Taken.' } }));
  expect(state).toMatchObject({ key: null, lostSlot: { time: '02:00 PM', state: 'taken' } });
  expect(state.values.appointmentTime).toBe('');
  expect(mayHoldSlot(play(state, { type: 'changed', field: 'appointmentTime', value: '02:00 PM' }))).toBe(false);
  expect(play(state, { type: 'changed', field: 'appointmentTime', value: '03:00 PM' }).lostSlot).toBeNull();
});

test('a time that the clinic has closed meanwhile is given up too', () => {
  const state = play(FILLED, SENT, fail({ lostState: 'closed' }));
  expect(state).toMatchObject({ key: null, lostSlot: { time: '02:00 PM', state: 'closed' } });
});

test('a time whose answer was lost may be this very booking, also after an edit', () => {
  const unanswered = play(FILLED, SENT, fail());
  expect(mayHoldSlot(unanswered)).toBe(true);
  expect(mayHoldSlot(play(unanswered, { type: 'changed', field: 'message', value: 'x' }))).toBe(true);
  expect(mayHoldSlot(play(unanswered, { type: 'changed', field: 'appointmentTime', value: '03:00 PM' }))).toBe(false);
  expect(mayHoldSlot(FILLED)).toBe(false);
});

test('a key under which nothing can be booked any more is given up, the time is not', () => {
  const state = play(FILLED, SENT, fail({ isKeySpent: true }));
  expect(state).toMatchObject({ key: null, values: FILLED.values });
});

test('a chosen day that has passed at midnight is said, and again on its step', () => {
  const midnight = play(FILLED, { type: 'dayBegan', today: '2030-01-08' });
  expect(midnight.errors).toEqual({ appointmentDate: fieldWords['date-past'] });
  expect(midnight.announcement.text).toBe(fieldWords['date-past']);
  const back = play(midnight, { type: 'moved', step: 1 }, { type: 'moved', step: 2 });
  expect(back.errors).toEqual({ appointmentDate: fieldWords['date-past'] });
  expect(play(FILLED, { type: 'dayBegan', today: '2030-01-07' }).errors).toEqual({});
});

test('a step begins without the errors of the one before', () => {
  const errors = { name: 'Enter your full name.' };
  const state = play({ ...FILLED, step: 0 }, { type: 'foundIncomplete', errors }, { type: 'moved', step: 1 });
  expect(state.errors).toEqual({});
  expect(state.announcement.text).toBe('Step 2 of 3');
});

test('a draft is restored no further than its fields allow', () => {
  const restore = (draft: Partial<BookingState>) => {
    const { step, key, unansweredSlot, waitingKey } = INITIAL_STATE;
    return play(INITIAL_STATE, {
      type: 'restored',
      draft: { step, key, unansweredSlot, waitingKey, values: FILLED.values, ...draft },
      wish: '',
    });
  };
  expect(restore({ step: 2, values: { ...FILLED.values, doctor: '' } }).step).toBe(1);
  expect(restore({ step: 2, key: 'k' }).step).toBe(2);
});

test('what the address has chosen is said until the person chooses otherwise', () => {
  const wished: BookingState = {
    ...INITIAL_STATE,
    values: { ...INITIAL_STATE.values, department: FILLED.values.department },
    wish: 'For Stone Removal: Urology',
  };
  const change = (field: AppointmentField, value: string) => ({ type: 'changed', field, value }) as const;
  const chosen = play(wished, change('name', 'Asha'), change('doctor', FILLED.values.doctor));
  expect(chosen.wish).toBe(wished.wish);
  expect(play(chosen, change('doctor', 'Dr. Other')).wish).toBe('');
  expect(play(wished, change('department', 'Other')).wish).toBe('');
  expect(play({ ...FILLED, wish: 'Chosen: …' }, { type: 'slotLost', state: 'taken' }).wish).toBe('');
});

test('a booking without an answer waits until it is changed, lost, booked, answered or given up', () => {
  const waiting = play(FILLED, SENT, { ...fail(), isWaiting: true } as BookingAction);
  expect(isWaiting(waiting)).toBe(true);
  expect(isWaiting(play(waiting, { type: 'dialogClosed' }, SENT, { type: 'stillWaiting' }))).toBe(true);
  const ends: BookingAction[] = [
    { type: 'changed', field: 'message', value: 'x' },
    { type: 'slotLost', state: 'taken' },
    { type: 'booked', booked: {} },
    fail(),
    { type: 'waitingEnded', text: 'Given up' },
  ];
  for (const end of ends) expect(isWaiting(play(waiting, end)), end.type).toBe(false);
  expect(play(waiting, { type: 'waitingEnded', text: 'Given up' }).values).toEqual(FILLED.values);
});
