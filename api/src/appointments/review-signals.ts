import { hash } from 'node:crypto';
import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { phoneToKey } from './store/phone-key.ts';

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
 * calls before it trusts one. What it remembers is in memory and the process's own: hashes of messages, and the phones
 * that sent them.
 */
export function createReviewSignals(): (request: AppointmentRequest) => boolean {
  const phonesByMessage = new Map<string, string[]>();

  function isSentByMany({ message, phone }: AppointmentRequest): boolean {
    const words = message.trim().replaceAll(/\s+/g, ' ').toLowerCase();
    if (words.length < MIN_REPEATED_CHARS) return false;
    const messageHash = hash('sha256', words, 'base64');
    const phones = phonesByMessage.get(messageHash);
    if (!phones) {
      if (phonesByMessage.size >= MAX_REMEMBERED) phonesByMessage.clear();
      phonesByMessage.set(messageHash, [phone]);
      return false;
    }
    const key = phoneToKey(phone);
    if (phones.some((known) => phoneToKey(known) === key)) return false;
    if (phones.length >= MAX_SENDERS) return true;
    phones.push(phone);
    return false;
  }

  return (request) => LINK_PATTERN.test(request.name) || LINK_PATTERN.test(request.message) || isSentByMany(request);
}
