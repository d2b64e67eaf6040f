import { emailToKey } from './email-key.ts';
import { type Country, phoneToKey } from './phone-key.ts';

type Person = { name: string; email: string; phone: string };

/** Whether two bookings are by one person, in any spelling of name, phone and email address. */
export function isSamePerson(one: Person, other: Person, country: Country): boolean {
  return (
    isSameName(one.name, other.name) &&
    phoneToKey(one.phone, country) === phoneToKey(other.phone, country) &&
    emailToKey(one.email) === emailToKey(other.email)
  );
}

/** Whether two names are the same, in any spelling. */
export function isSameName(one: string, other: string): boolean {
  return nameToKey(one) === nameToKey(other);
}

function nameToKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
