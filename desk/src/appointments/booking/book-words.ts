import { type FieldReasons, toFieldReasons } from '@clinic/contract/field-reasons.ts';
import type { Reason } from '@clinic/contract/refusals.ts';
import { deskBookMessages } from './words.ts';

/** Why the fields of a caller are refused, in words for the desk. */
export type CallerReasons = FieldReasons & { visit?: string };

/** The board gives the time, so only the kind of visit can be at fault for it. */
const VISIT_FIELDS = ['visit', 'appointmentTime'];

/** Says by field why the desk cannot book a caller with these details. */
export function errorsToWords(errors: readonly Reason[]): CallerReasons {
  const aboutVisit = errors.find(({ field = '' }) => VISIT_FIELDS.includes(field));
  return { ...toFieldReasons(errors, reasonToWords), ...(aboutVisit && { visit: reasonToWords(aboutVisit) }) };
}

/** Says why a field of a patient's details is refused. */
export function reasonToWords(reason: Reason): string {
  const { reasons, otherReason } = deskBookMessages;
  if (!Object.hasOwn(reasons, reason.code)) return otherReason;
  const words = reasons[reason.code as keyof typeof reasons];
  return typeof words === 'function' ? words(reason) : words;
}
