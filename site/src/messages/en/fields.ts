import { type AppointmentField, FIELD_LABELS } from '@clinic/contract/appointment.ts';

/** The label of each field on the screen. */
export const fieldLabels: Readonly<Record<AppointmentField, string>> = FIELD_LABELS;

/** The wizard's own words about a field. The words for the API's other reasons are in `refusals.ts`. */
export const fieldWords = {
  'name-missing': 'Enter your full name.',
  'email-missing': 'Enter your email address.',
  'email-invalid': 'Enter an email address like name@example.com.',
  'phone-missing': 'Enter your phone number.',
  'phone-short': 'Is this number complete?',
  'date-missing': 'Choose a date.',
  'date-past': 'That day has passed. Choose today or a later day.',
} as const;
