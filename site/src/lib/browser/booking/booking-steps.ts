import type { AppointmentField, AppointmentRequest } from '@clinic/contract/appointment.ts';
import { OPTIONAL_FIELDS, OPTIONAL_TEXTS } from '@clinic/contract/patient-words.ts';

/** The fields of the three steps, in order (`docs/product.md`, 'Booking'). */
const STEP_FIELDS: readonly (readonly AppointmentField[])[] = [
  ['name', 'email', 'phone'],
  ['department', 'doctor'],
  ['appointmentDate', 'appointmentTime', ...OPTIONAL_FIELDS],
];

export const LAST_STEP = STEP_FIELDS.length - 1;

/** Returns the step of a field, counted from 0. */
export function getStepOf(field: AppointmentField): number {
  return STEP_FIELDS.findIndex((fields) => fields.includes(field));
}

/** Finds the required fields of a step that are empty or hold only spaces, in order. */
export function findMissingFields(step: number, values: AppointmentRequest): AppointmentField[] {
  return (STEP_FIELDS[step] ?? []).filter((field) => !(field in OPTIONAL_TEXTS) && values[field].trim() === '');
}

/** Returns the furthest step that these values allow: the first one with a missing field. */
export function getFurthestStep(values: AppointmentRequest): number {
  const incomplete = STEP_FIELDS.findIndex((_, step) => findMissingFields(step, values).length > 0);
  return incomplete === -1 ? LAST_STEP : incomplete;
}
