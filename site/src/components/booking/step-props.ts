import type { AppointmentField, AppointmentRequest } from '@clinic/contract/appointment.ts';
import type { FieldReasons } from '#lib/browser/field-reasons.ts';

/** What every step of the wizard gets. Each control's id is `booking-` and its field's name. */
export type StepProps = {
  values: AppointmentRequest;
  errors: FieldReasons;
  onChange: (field: AppointmentField, value: string) => void;
};

/** `email` -> `booking-email` */
export function fieldToId(field: AppointmentField): string {
  return `booking-${field}`;
}
