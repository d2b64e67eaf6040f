import type { ProblemCode, Reason } from '@clinic/contract/refusals.ts';

/** Refusals that few people meet. They share one sentence. */
type OtherCode =
  | 'key-reused'
  | 'key-invalid'
  | 'media-type-unknown'
  | 'json-invalid'
  | 'not-utf8'
  | 'request-broken-off'
  | 'request-unreadable'
  | 'request-too-slow'
  | 'headers-too-long'
  | 'path-too-long'
  | 'address-unreadable'
  | 'moved-too-often'
  | 'owners-only'
  | 'signed-out'
  | 'not-found'
  | 'method-not-allowed';

type RefusalWords = {
  /** Why a field is refused, and what to do. */
  reasons: Readonly<Record<string, string | ((reason: Reason) => string)>>;
  /** The sentence for a reason without words of its own. */
  otherReason: string;
  /** Why a booking is refused as a whole. The time to wait is shown beside it. */
  problems: Readonly<Record<Exclude<ProblemCode, OtherCode>, string>>;
  /** The sentence for a refusal without words of its own. */
  otherProblem: string;
};

/** Makes the functions that say in a language why something is refused. */
export function sayRefusals({ reasons, otherReason, problems, otherProblem }: RefusalWords) {
  return {
    /** Returns the words of a reason. A newer API may send a code without words here. */
    reasonToWords(reason: Reason): string {
      const words = reasons[reason.code];
      return typeof words === 'function' ? words(reason) : (words ?? otherReason);
    },

    /**
     * Returns the words of a refusal's code. They are empty when the answer has no code, and so does not come from this
     * API.
     */
    problemToWords(code: unknown): string {
      if (typeof code !== 'string') return '';
      return (problems as Readonly<Record<string, string>>)[code] ?? otherProblem;
    },
  };
}
