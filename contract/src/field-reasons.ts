import { APPOINTMENT_FIELDS, type AppointmentField } from './appointment.ts';
import type { Reason } from './refusals.ts';

/** Why the values of fields are refused, in words for people. */
export type FieldReasons = Partial<Record<AppointmentField, string>>;

/** Maps each field to the words of its reason. Reasons without a field of the form are left out. */
export function toFieldReasons(reasons: readonly Reason[], reasonToWords: (reason: Reason) => string): FieldReasons {
  const words: FieldReasons = {};
  for (const reason of reasons) {
    const known = APPOINTMENT_FIELDS.find((name) => name === reason?.field);
    if (known) words[known] = reasonToWords(reason);
  }
  return words;
}
