import { createHash } from 'node:crypto';
import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { phoneToKey } from './phone-key.ts';

/** Patients hardly ever send a clinic a link; whoever advertises nearly always does. */
const LINK_PATTERN = /https?:\/\/|\bwww\.|\[url\b|<a\s/i;

/** Shorter messages, such as 'Follow-up visit', are everybody's own words. */
const MIN_REPEATED_CHARS = 40;
/** As many phones may send the same message, as in a family. */
const MAX_SENDERS = 3;
/** Messages that are remembered; then the memory starts anew. */
const MAX_REMEMBERED = 10_000;

/**
 * Looks for what programs do and patients do not, in place of a captcha. The answer never refuses a booking: the desk
 * calls before it trusts one. What it remembers is in memory, as hashes, and the process's own.
 */
export function createReviewSignals(): (request: AppointmentRequest) => boolean {
  const sendersByMessage = new Map<string, Set<string>>();

  function isSentByMany({ message, phone }: AppointmentRequest): boolean {
    const words = message.trim().replaceAll(/\s+/g, ' ').toLowerCase();
    if (words.length < MIN_REPEATED_CHARS) return false;
    const hash = createHash('sha256').update(words).digest('base64');
    const senders = sendersByMessage.get(hash) ?? new Set();
    if (sendersByMessage.size >= MAX_REMEMBERED) sendersByMessage.clear();
    sendersByMessage.set(hash, senders);
    if (senders.size < MAX_SENDERS) senders.add(phoneToKey(phone));
    return !senders.has(phoneToKey(phone));
  }

  return (request) => LINK_PATTERN.test(request.name) || LINK_PATTERN.test(request.message) || isSentByMany(request);
}
