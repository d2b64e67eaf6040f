import { Refusal } from '../refusal.ts';

/** The header, in lower case as Node names it; https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/** The sender's name for this attempt; `null` when it gave none. Throws a 400 for one that cannot be kept. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY_PATTERN.test(header)) return header;
  throw new Refusal(400, 'The Idempotency-Key header must hold 1 to 200 visible ASCII characters.', {
    errors: [{ field: 'Idempotency-Key', detail: 'Send 1 to 200 visible ASCII characters, for example a UUID.' }],
  });
}
