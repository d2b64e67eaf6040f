import type { AppointmentField, AppointmentRequest } from '@clinic/contract/appointment.ts';
import type { FieldReasons } from '@clinic/contract/refusals.ts';
import { fieldLabels } from '#messages/booking.ts';

/** The properties of every step of the wizard. */
export type StepProps = {
  values: AppointmentRequest;
  errors: FieldReasons;
  onChange: (field: AppointmentField, value: string) => void;
};

/** The id of a field's control: `email` -> `booking-email` */
export function fieldToId(field: AppointmentField): string {
  return `booking-${field}`;
}

/** The attributes that connect a field's control with its label, its error and the wizard's values. */
export function connectField({ values, errors, onChange }: StepProps, field: AppointmentField) {
  return {
    id: fieldToId(field),
    name: field,
    label: fieldLabels[field],
    error: errors[field],
    value: values[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  };
}
