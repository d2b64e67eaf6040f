import { createReason } from '@clinic/contract/refusals.ts';
import { Refusal } from '../refusal.ts';

/**
 * The header, in lower case as Node names it;
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/** The client's key for this attempt; `null` when there is none. Throws a 400 for a key that cannot be stored. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY_PATTERN.test(header)) return header;
  throw new Refusal('key-invalid', { errors: [createReason('key-invalid', 'Idempotency-Key')] });
}
