import { type FieldReasons, type Problem, readRetryAfter, toFieldReasons } from '@clinic/contract/refusals.ts';
import { bookingFailureWords, problemToWords, reasonToWords } from '#messages/refusals.ts';
import { formatWait } from '../retry-after.ts';

/** The dialog's words about a failure besides the fields' reasons: why, and how long to wait. Each may be empty. */
export type Advice = { why?: string; wait?: string };

/** Statuses that say which field is at fault. */
const REASON_STATUSES = [400, 409, 422];
/** Statuses whose code says more than the fields' reasons. */
const ADVICE_STATUSES = [409, 429, 503];

/** Describes a refused booking: the reasons by field, why it is refused as a whole, and how long to wait. */
export function describeRefusedBooking(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  { code, errors }: Partial<Problem>,
): { reasons: FieldReasons; advice: Advice } {
  const reasons =
    REASON_STATUSES.includes(status) && Array.isArray(errors) ? toFieldReasons(errors, reasonToWords) : {};
  if (!ADVICE_STATUSES.includes(status)) return { reasons, advice: {} };
  const waitSeconds = readRetryAfter(headers.get('retry-after'), new Date());
  return {
    reasons,
    advice: {
      why: problemToWords(code),
      wait: waitSeconds ? bookingFailureWords.wait(formatWait(waitSeconds)) : '',
    },
  };
}
