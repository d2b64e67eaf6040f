import { toAsciiDigits } from '@clinic/contract/digits.ts';
import { phoneToHref } from './phone.ts';

/**
 * Creates the link of a number that somebody has typed, in the digits of any script: `९८७६५ ४३२१०` -> `tel:9876543210`.
 * It is not in `phone.ts`, because the wizard downloads that file and does not need this.
 */
export function typedPhoneToHref(phone: string): string {
  return phoneToHref(toAsciiDigits(phone));
}
