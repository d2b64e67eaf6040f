import type { Reason } from '@clinic/contract/refusals.ts';
import { deskBookMessages } from '#messages/desk-book.ts';
import type { reasonToWords } from '#messages/refusals.ts';
import { type FieldReasons, toFieldReasons } from '../browser/booking/field-reasons.ts';

/** Why the fields of a caller are refused, in words for the desk. */
export type CallerReasons = FieldReasons & { visit?: string };

/** The board gives the time, so only the kind of visit can be at fault for it. */
const VISIT_FIELDS = ['visit', 'appointmentTime'];

/**
 * Says by field why the desk cannot book a caller with these details. `toWords` has the website's words, which a script
 * loads when it needs them.
 */
export function errorsToWords(errors: readonly Reason[], toWords: typeof reasonToWords): CallerReasons {
  const explain = (reason: Reason) => {
    const own = Object.hasOwn(deskBookMessages.reasons, reason.code)
      ? deskBookMessages.reasons[reason.code as keyof typeof deskBookMessages.reasons]
      : toWords(reason);
    return typeof own === 'function' ? own(reason) : own;
  };
  const aboutVisit = errors.find(({ field = '' }) => VISIT_FIELDS.includes(field));
  return { ...toFieldReasons(errors, explain), ...(aboutVisit && { visit: explain(aboutVisit) }) };
}
