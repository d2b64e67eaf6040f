import type { Reason } from '@clinic/contract/refusals.ts';
import { deskBookMessages } from '#messages/desk-book.ts';
import type { reasonToWords } from '#messages/refusals.ts';
import { type FieldReasons, toFieldReasons } from '../browser/booking/field-reasons.ts';

/**
 * Says by field why the desk cannot book a caller with these details. `toWords` has the website's words, which a script
 * loads when it needs them.
 */
export function errorsToWords(errors: readonly Reason[], toWords: typeof reasonToWords): FieldReasons {
  return toFieldReasons(errors, (reason) =>
    Object.hasOwn(deskBookMessages.reasons, reason.code)
      ? deskBookMessages.reasons[reason.code as keyof typeof deskBookMessages.reasons]
      : toWords(reason),
  );
}
