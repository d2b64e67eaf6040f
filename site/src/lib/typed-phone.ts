import { toAsciiDigits } from '@clinic/contract/digits.ts';
import { phoneToHref } from './phone.ts';

/**
 * The link of a number that somebody has typed, in the digits of any script: `९८७६५ ४३२१०` -> `tel:9876543210`. Apart from
 * that of the clinic's own numbers, because the wizard downloads that one.
 */
export function typedPhoneToHref(phone: string): string {
  return phoneToHref(toAsciiDigits(phone));
}
