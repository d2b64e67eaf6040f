import { expect, test } from 'vitest';
import { EMPTY_REQUEST } from '#lib/browser/booking-steps.ts';
import { type BookingAction, type BookingState, INITIAL_STATE, reduceBooking } from './booking-state.ts';

const FILLED: BookingState = {
  ...INITIAL_STATE,
  step: 2,
  key: 'a-key',
  values: {
    name: 'Sample Patient',
    email: 'patient@sample.example',
    phone: '1',
    department: 'Urology',
    doctor: 'Dr. Namuna Shaikh',
    appointmentDate: '2030-01-07',
    appointmentTime: '02:00 PM',
    message: '',
  },
};

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
  const state = play(FILLED, { type: 'sent', key: 'a-key' }, { type: 'failed', reasons: { email: 'Another one.' } });
  expect(state).toMatchObject({ step: 2, values: FILLED.values, key: 'a-key', status: 'idle', dialog: 'failed' });
  expect(state.errors).toEqual({ email: 'Another one.' });
  const mended = play(state, { type: 'changed', field: 'email', value: 'other@sample.example' });
  expect(mended.errors).toEqual({});
  expect(mended.refusals).toEqual({});
});

test('success clears everything and returns to the first step', () => {
  const state = play(FILLED, { type: 'sent', key: 'a-key' }, { type: 'booked', reference: 'K7QX-3M9P' });
  expect(state).toMatchObject({ step: 0, values: EMPTY_REQUEST, key: null, dialog: 'booked', reference: 'K7QX-3M9P' });
});

test('a draft is restored no further than its fields allow', () => {
  const values = { ...FILLED.values, doctor: '' };
  expect(play(INITIAL_STATE, { type: 'restored', draft: { step: 2, values, key: null } }).step).toBe(1);
  expect(play(INITIAL_STATE, { type: 'restored', draft: { step: 2, values: FILLED.values, key: 'k' } }).step).toBe(2);
});
