import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** In lower case, as Node names it. */
export const SIGNATURE_HEADER = 'x-hub-signature-256';

/** Whether Meta has signed these bytes with the secret of our app. */
export function isSignedByMeta(bytes: Buffer, header: unknown, appSecret: string): boolean {
  const signature = createHmac('sha256', appSecret).update(bytes).digest('hex');
  return isSameText(`sha256=${signature}`, header);
}

/** Compares texts in a time that tells nothing of either. */
export function isSameText(expected: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  return timingSafeEqual(hash('sha256', expected, 'buffer'), hash('sha256', given, 'buffer'));
}
