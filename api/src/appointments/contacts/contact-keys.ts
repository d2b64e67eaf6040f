import type { Country } from '@clinic/contract/typed-phone.ts';
import { emailToKey } from './email-key.ts';
import { phoneToKey } from './phone-key.ts';

/** A phone number and a mailbox, each as one text for all its spellings. */
export type ContactKeys = { phone_key: string; email_key: string };

export function toContactKeys({ phone, email }: { phone: string; email: string }, country: Country): ContactKeys {
  return { phone_key: phoneToKey(phone, country), email_key: emailToKey(email) };
}

/** Whether two names are the same, in any spelling. */
export function isSameName(one: string, other: string): boolean {
  return nameToKey(one) === nameToKey(other);
}

function nameToKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
