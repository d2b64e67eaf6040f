import { cutFirstNumber, toAsciiDigits } from '@clinic/contract/digits.ts';
import { phoneToHref } from './phone.ts';

/**
 * Creates the link of a number that somebody has typed, in the digits of any script: `९८७६५ ४३२१० ext 5` ->
 * `tel:9876543210`. Returns `undefined` for a text without digits. It is not in `phone.ts`, because the wizard downloads
 * that file and does not need this.
 */
export function typedPhoneToHref(phone: string): string | undefined {
  const number = cutFirstNumber(toAsciiDigits(phone));
  return /\d/.test(number) ? phoneToHref(number) : undefined;
}
