import type {
  AppointmentField,
  AppointmentRequest,
  SlotAvailability,
  SlotState,
} from '@clinic/contract/appointment.ts';
import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import type { Advice, BookingFailure } from '#lib/browser/appointment-client.ts';
import { type BookingDraft, toSlotName } from '#lib/browser/booking-draft.ts';
import { EMPTY_REQUEST, getFurthestStep, LAST_STEP } from '#lib/browser/booking-steps.ts';
import type { FieldReasons } from '#lib/browser/field-reasons.ts';
import { bookingMessages as words } from '#messages/booking.en.ts';
import { reasonWords } from '#messages/refusals.en.ts';

export type BookingState = BookingDraft & {
  /** By the clinic's clock; empty until script runs: a built page does not know its reader's day. */
  today: string;
  status: 'idle' | 'sending';
  dialog: 'incomplete' | 'failed' | 'booked' | null;
  /** Under a field: what is missing or was refused. */
  errors: FieldReasons;
  /** The server's refusals, summed up above the steps until each is mended. */
  refusals: FieldReasons;
  /** Of the last failure. */
  advice: Advice;
  /** The time that was chosen and cannot be had, until the slot is chosen anew. */
  lostSlot: SlotAvailability | null;
  reference: string | undefined;
  /** Counts the answers received, so that free slots are asked for anew. */
  attempt: number;
  /** For those who hear the page; `count` tells two equal ones apart. */
  announcement: { text: string; count: number };
};

export type BookingAction =
  | { type: 'restored'; draft: BookingDraft }
  | { type: 'dayBegan'; today: string }
  | { type: 'changed'; field: AppointmentField; value: string }
  | { type: 'slotLost'; state: SlotState }
  | { type: 'moved'; step: number }
  | { type: 'foundIncomplete'; errors: FieldReasons }
  | { type: 'foundInvalid'; errors: FieldReasons }
  | { type: 'sent'; key: string }
  | { type: 'booked'; reference: string | undefined }
  | { type: 'failed'; failure: BookingFailure }
  | { type: 'dialogClosed' }
  | { type: 'announced'; text: string };

export const INITIAL_STATE: BookingState = {
  step: 0,
  values: EMPTY_REQUEST,
  key: null,
  unansweredSlot: null,
  today: '',
  status: 'idle',
  dialog: null,
  errors: {},
  refusals: {},
  advice: {},
  lostSlot: null,
  reference: undefined,
  attempt: 0,
  announcement: { text: '', count: 0 },
};

const SLOT_FIELDS: readonly AppointmentField[] = ['department', 'doctor', 'appointmentDate', 'appointmentTime'];

/** The wizard's moves (specification, point 4). */
export function reduceBooking(state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case 'restored': {
      const { draft } = action;
      const step = Math.max(0, Math.min(draft.step, LAST_STEP, getFurthestStep(draft.values)));
      return { ...state, ...draft, step };
    }
    case 'dayBegan':
      return state.today === action.today ? state : sayDayPassed({ ...state, today: action.today });
    case 'changed':
      return changeField(state, action.field, action.value);
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
      // The focus may stand in the field already, and then nothing reads its new description.
      return announce({ ...state, errors }, Object.values(action.errors).join(' '));
    }
    case 'sent': {
      const sent = { ...state, key: action.key, unansweredSlot: toSlotName(state.values) };
      return announce({ ...sent, status: 'sending', errors: {}, refusals: {} }, words.sending);
    }
    case 'booked': {
      const { today, announcement, attempt } = state;
      const { reference } = action;
      return { ...INITIAL_STATE, today, announcement, dialog: 'booked', reference, attempt: attempt + 1 };
    }
    case 'failed':
      return failBooking(state, action.failure);
    case 'dialogClosed':
      return { ...state, dialog: null };
    case 'announced':
      return announce(state, action.text);
  }
}

/** Whether the chosen slot may be taken by this very booking: one was sent for it and no answer said otherwise. */
export function mayHoldSlot({ unansweredSlot, values }: BookingState): boolean {
  return unansweredSlot !== null && unansweredSlot === toSlotName(values);
}

function changeField(state: BookingState, field: AppointmentField, value: string): BookingState {
  // What is shown stays what was sent until the answer is there.
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
    announcement: { ...state.announcement, text: '' },
    errors: omitFields(state.errors, mended),
    refusals: omitFields(state.refusals, mended),
  };
}

function failBooking(state: BookingState, { reasons, advice, isSlotTaken, isKeySpent }: BookingFailure): BookingState {
  const failed: BookingState = {
    ...state,
    status: 'idle',
    dialog: 'failed',
    errors: reasons,
    refusals: reasons,
    advice,
    attempt: state.attempt + 1,
  };
  if (isSlotTaken) return loseSlot(failed, 'taken');
  return isKeySpent ? { ...failed, key: null, unansweredSlot: null } : failed;
}

function loseSlot(state: BookingState, slotState: SlotState): BookingState {
  const { values } = state;
  return {
    ...state,
    key: null,
    unansweredSlot: null,
    // Of a closed day the day is at fault, not its time.
    lostSlot: slotState === 'closed' ? null : { time: values.appointmentTime, state: slotState },
    values: { ...values, appointmentTime: '' },
  };
}

/** A day that was chosen before midnight, or in a draft of an earlier day. */
function sayDayPassed(state: BookingState): BookingState {
  const { appointmentDate } = state.values;
  if (!isCalendarDate(appointmentDate) || appointmentDate >= state.today) return state;
  const passed = { ...state, errors: { ...state.errors, appointmentDate: reasonWords['date-past'] } };
  return state.step === LAST_STEP ? announce(passed, reasonWords['date-past']) : passed;
}

function announce(state: BookingState, text: string): BookingState {
  return { ...state, announcement: { text, count: state.announcement.count + 1 } };
}

function omitFields(reasons: FieldReasons, fields: AppointmentField[]): FieldReasons {
  return Object.fromEntries(Object.entries(reasons).filter(([field]) => !fields.includes(field as AppointmentField)));
}
