import type {
  AppointmentConfirmation,
  AppointmentField,
  AppointmentRequest,
  SlotAvailability,
  SlotState,
} from '@clinic/contract/appointment.ts';
import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';
import type { FieldReasons } from '@clinic/contract/refusals.ts';
import type { BookingFailure } from '#lib/browser/booking/appointment-client.ts';
import { type BookingDraft, toSlotName } from '#lib/browser/booking/booking-draft.ts';
import { getFurthestStep, LAST_STEP } from '#lib/browser/booking/booking-steps.ts';
import type { Advice } from '#lib/browser/booking/refusal-words.ts';
import { fieldWords, bookingMessages as words } from '#messages/booking.ts';

export type BookingState = BookingDraft & {
  /** Today by the clinic's clock. Empty until script runs, because a built page does not know the day. */
  today: string;
  status: 'idle' | 'sending';
  dialog: 'incomplete' | 'failed' | 'booked' | null;
  /** The errors under fields whose value is missing or refused. */
  errors: FieldReasons;
  /** The API's reasons. The summary above the steps lists each until its field is changed. */
  refusals: FieldReasons;
  /** The advice of the last failure. */
  advice: Advice;
  /** The chosen time that is no longer available, until another one is chosen. */
  lostSlot: SlotAvailability | null;
  /** The API's answer to a booking, while the dialog shows it. */
  booked: Partial<AppointmentConfirmation>;
  /** Counts the bookings that have succeeded or failed. The free slots are requested again after each. */
  attempt: number;
  /** The choices that the address has made, in words. Emptied when the person chooses something else. */
  wish: string;
  /** The text that screen readers read out; `count` tells two equal texts apart. */
  announcement: { text: string; count: number };
};

export type BookingAction =
  | { type: 'restored'; draft: BookingDraft; wish: string }
  | { type: 'dayBegan'; today: string }
  | { type: 'changed'; field: AppointmentField; value: string }
  | { type: 'visitChosen'; visit: string }
  | { type: 'slotLost'; state: SlotState }
  | { type: 'moved'; step: number }
  | { type: 'foundIncomplete'; errors: FieldReasons }
  | { type: 'foundInvalid'; errors: FieldReasons }
  | { type: 'sent'; key: string }
  | { type: 'booked'; booked: Partial<AppointmentConfirmation> }
  | { type: 'failed'; failure: BookingFailure; isWaiting?: boolean }
  | { type: 'stillWaiting' }
  | { type: 'waitingEnded'; text: string }
  | { type: 'dialogClosed' }
  | { type: 'announced'; text: string };

export const INITIAL_STATE: BookingState = {
  step: 0,
  values: EMPTY_REQUEST,
  key: null,
  unansweredSlot: null,
  waitingKey: null,
  today: '',
  status: 'idle',
  dialog: null,
  errors: {},
  refusals: {},
  advice: {},
  lostSlot: null,
  booked: {},
  attempt: 0,
  wish: '',
  announcement: { text: '', count: 0 },
};

const SLOT_FIELDS: readonly AppointmentField[] = ['department', 'doctor', 'appointmentDate', 'appointmentTime'];

/** The wizard's reducer (`docs/product.md`, 'Booking'). */
export function reduceBooking(state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case 'restored': {
      const { draft, wish } = action;
      const step = Math.max(0, Math.min(draft.step, LAST_STEP, getFurthestStep(draft.values)));
      return announce({ ...state, ...draft, step, wish }, wish);
    }
    case 'dayBegan':
      return state.today === action.today ? state : sayDayPassed({ ...state, today: action.today });
    case 'changed':
      return changeField(state, action.field, action.value);
    case 'visitChosen':
      return state.status === 'sending' ? state : { ...state, visit: action.visit, key: null, lostSlot: null };
    case 'slotLost':
      return loseSlot(state, action.state);
    case 'moved': {
      if (state.status === 'sending') return state;
      const step = Math.max(0, Math.min(action.step, LAST_STEP));
      const text = words.stepOf(step + 1, words.steps.length);
      return sayDayPassed(announce({ ...state, step, errors: state.refusals }, text));
    }
    case 'foundIncomplete':
      return { ...state, dialog: 'incomplete', errors: { ...state.refusals, ...action.errors } };
    case 'foundInvalid': {
      const errors = { ...state.refusals, ...action.errors };
      // When the field already has the focus, screen readers do not read its new description.
      return announce({ ...state, errors }, Object.values(action.errors).join(' '));
    }
    case 'sent': {
      const sent = { ...state, key: action.key, unansweredSlot: toSlotName(state.values) };
      return announce({ ...sent, status: 'sending', errors: {}, refusals: {} }, words.sending);
    }
    case 'booked': {
      const { today, announcement, attempt } = state;
      return { ...INITIAL_STATE, today, announcement, dialog: 'booked', booked: action.booked, attempt: attempt + 1 };
    }
    case 'failed':
      return failBooking(state, action.failure, action.isWaiting);
    case 'stillWaiting':
      return { ...state, status: 'idle' };
    case 'waitingEnded':
      return announce({ ...state, waitingKey: null }, action.text);
    case 'dialogClosed':
      return { ...state, dialog: null, booked: {} };
    case 'announced':
      // The number of free times may arrive late. It does not replace 'Sending…'.
      return state.status === 'sending' ? state : announce(state, action.text);
  }
}

/** Whether this booking was sent, has no answer, and waits to be sent again by itself. */
export function isWaiting({ key, waitingKey }: BookingState): boolean {
  return key !== null && key === waitingKey;
}

/** Whether this booking may itself hold the chosen slot, because it was sent and has no answer. */
export function mayHoldSlot({ unansweredSlot, values }: BookingState): boolean {
  return unansweredSlot !== null && unansweredSlot === toSlotName(values);
}

function changeField(state: BookingState, field: AppointmentField, value: string): BookingState {
  // Fields cannot be changed while the booking is sent.
  if (state.status === 'sending' || state.values[field] === value) return state;
  const values: AppointmentRequest = { ...state.values, [field]: value };
  const mended = [field];
  if (field === 'department') {
    values.doctor = '';
    mended.push('doctor');
  }
  return {
    ...state,
    values,
    key: null,
    lostSlot: SLOT_FIELDS.includes(field) ? null : state.lostSlot,
    // Filling in an empty field does not contradict it.
    wish: SLOT_FIELDS.includes(field) && state.values[field] !== '' ? '' : state.wish,
    announcement: { ...state.announcement, text: '' },
    errors: omitFields(state.errors, mended),
    refusals: omitFields(state.refusals, mended),
  };
}

function failBooking(
  state: BookingState,
  { reasons, advice, lostState, isKeySpent }: BookingFailure,
  isWaiting = false,
): BookingState {
  const failed: BookingState = {
    ...state,
    status: 'idle',
    dialog: 'failed',
    errors: reasons,
    refusals: reasons,
    advice,
    waitingKey: isWaiting ? state.key : null,
    attempt: state.attempt + 1,
  };
  if (lostState) return loseSlot(failed, lostState);
  return isKeySpent ? { ...failed, key: null, unansweredSlot: null } : failed;
}

function loseSlot(state: BookingState, slotState: SlotState): BookingState {
  const { values } = state;
  return {
    ...state,
    key: null,
    unansweredSlot: null,
    wish: '',
    lostSlot: { time: values.appointmentTime, state: slotState },
    values: { ...values, appointmentTime: '' },
  };
}

/** Reports a chosen day that has passed, because midnight has passed or the draft is older. */
function sayDayPassed(state: BookingState): BookingState {
  const { appointmentDate } = state.values;
  if (!isCalendarDate(appointmentDate) || appointmentDate >= state.today) return state;
  const passed = { ...state, errors: { ...state.errors, appointmentDate: fieldWords['date-past'] } };
  return state.step === LAST_STEP ? announce(passed, fieldWords['date-past']) : passed;
}

function announce(state: BookingState, text: string): BookingState {
  return { ...state, announcement: { text, count: state.announcement.count + 1 } };
}

function omitFields(reasons: FieldReasons, fields: AppointmentField[]): FieldReasons {
  return Object.fromEntries(Object.entries(reasons).filter(([field]) => !fields.includes(field as AppointmentField)));
}
