import { type Country, readTypedPhone, toDialled } from './typed-phone.ts';

/**
 * Creates the link of a number that somebody has typed: `९८७६५ ४३२१० ext 5` -> `tel:+919876543210`. Returns `undefined`
 * for a text without digits.
 */
export function typedPhoneToHref(phone: string, country: Country): string | undefined {
  const read = readTypedPhone(phone, country);
  return read ? `tel:${toDialled(read, country) ?? read.digits}` : undefined;
}
