import { toAsciiDigits } from '@clinic/contract/digits.ts';
import { phoneToHref } from './phone.ts';

/** At least eight digits, up to a letter or sign that begins an extension or another number. */
const FIRST_NUMBER_PATTERN = /^(?:\D*\d){8}[^\p{L}+/\\,;#&|]*/u;

/**
 * Creates the link of a number that somebody has typed, in the digits of any script: `९८७६५ ४३२१० ext 5` ->
 * `tel:9876543210`. Returns `undefined` for a text without digits. It is not in `phone.ts`, because the wizard downloads
 * that file and does not need this.
 */
export function typedPhoneToHref(phone: string): string | undefined {
  const text = toAsciiDigits(phone);
  const [number] = FIRST_NUMBER_PATTERN.exec(text) ?? [text];
  return /\d/.test(number) ? phoneToHref(number) : undefined;
}
