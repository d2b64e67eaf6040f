import type { AppointmentField, AppointmentRequest } from '@clinic/contract/appointment.ts';
import type { FieldReasons } from '#lib/browser/field-reasons.ts';

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
