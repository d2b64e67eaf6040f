import type { AppointmentField, AppointmentRequest } from '@clinic/contract/appointment.ts';
import type { FieldReasons } from '#lib/browser/appointment-client.ts';
import type { BookingDraft } from '#lib/browser/booking-draft.ts';
import { EMPTY_REQUEST, getFurthestStep, LAST_STEP } from '#lib/browser/booking-steps.ts';

export type BookingState = BookingDraft & {
  status: 'idle' | 'sending';
  dialog: 'incomplete' | 'failed' | 'booked' | null;
  /** Under a field: what is missing or was refused. */
  errors: FieldReasons;
  /** The server's refusals, summed up above the steps until each is mended. */
  refusals: FieldReasons;
  reference: string | undefined;
  /** Counts the answers received, so that free slots are asked for anew. */
  attempt: number;
};

export type BookingAction =
  | { type: 'restored'; draft: BookingDraft }
  | { type: 'changed'; field: AppointmentField; value: string }
  | { type: 'slotLost' }
  | { type: 'moved'; step: number }
  | { type: 'foundIncomplete'; errors: FieldReasons }
  | { type: 'foundInvalid'; errors: FieldReasons }
  | { type: 'sent'; key: string }
  | { type: 'booked'; reference: string | undefined }
  | { type: 'failed'; reasons: FieldReasons }
  | { type: 'dialogClosed' };

export const INITIAL_STATE: BookingState = {
  step: 0,
  values: EMPTY_REQUEST,
  key: null,
  status: 'idle',
  dialog: null,
  errors: {},
  refusals: {},
  reference: undefined,
  attempt: 0,
};

/** The wizard's moves (specification, point 4). */
export function reduceBooking(state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case 'restored': {
      const { draft } = action;
      const step = Math.max(0, Math.min(draft.step, LAST_STEP, getFurthestStep(draft.values)));
      return { ...state, ...draft, step };
    }
    case 'changed':
      return changeField(state, action.field, action.value);
    case 'slotLost':
      return { ...state, key: null, values: { ...state.values, appointmentTime: '' } };
    case 'moved':
      return { ...state, step: Math.max(0, Math.min(action.step, LAST_STEP)), errors: state.refusals };
    case 'foundIncomplete':
      return { ...state, dialog: 'incomplete', errors: { ...state.refusals, ...action.errors } };
    case 'foundInvalid':
      return { ...state, errors: { ...state.refusals, ...action.errors } };
    case 'sent':
      return { ...state, key: action.key, status: 'sending', errors: {}, refusals: {} };
    case 'booked':
      return { ...INITIAL_STATE, dialog: 'booked', reference: action.reference, attempt: state.attempt + 1 };
    case 'failed': {
      const { reasons } = action;
      return {
        ...state,
        status: 'idle',
        dialog: 'failed',
        errors: reasons,
        refusals: reasons,
        attempt: state.attempt + 1,
      };
    }
    case 'dialogClosed':
      return { ...state, dialog: null };
  }
}

function changeField(state: BookingState, field: AppointmentField, value: string): BookingState {
  if (state.values[field] === value) return state;
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
    errors: omitFields(state.errors, mended),
    refusals: omitFields(state.refusals, mended),
  };
}

function omitFields(reasons: FieldReasons, fields: AppointmentField[]): FieldReasons {
  return Object.fromEntries(Object.entries(reasons).filter(([field]) => !fields.includes(field as AppointmentField)));
}
