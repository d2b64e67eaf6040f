import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { cutFirstNumber, toAsciiDigits } from '@clinic/contract/digits.ts';

/** The country code of the clinic's country, and the length of its numbers without it. */
export type Country = Pick<BookingCalendar, 'diallingPrefix' | 'nationalDigits'>;

const FOREIGN_PATTERN = /^\D*(?:\+|00)/;

/**
 * Turns all spellings of a telephone number into one text. For a clinic in India `+91 98765 43210`,
 * `098765-43210 ext 1`, `९८७६५४३२१०` and `98765 43210 / 98220 11111` all become `9876543210`. Numbers of other
 * countries keep their code and a `+`. A text without digits only becomes lower case.
 */
export function phoneToKey(phone: string, country: Country): string {
  const number = cutFirstNumber(toAsciiDigits(phone).replace('(0)', ''));
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  if (digits === '') return phone.toLowerCase();
  const national = digits.replace(createPrefixPattern(country), '');
  if (national !== digits) return national;
  return FOREIGN_PATTERN.test(number) ? `+${digits}` : digits;
}

/** Matches the country code before a whole number, even when it is written more than once. */
function createPrefixPattern({ diallingPrefix, nationalDigits }: Country): RegExp {
  const code = diallingPrefix.slice(1);
  return new RegExp(`^(?:${code}(?=(?:0*${code})*0*\\d{${nationalDigits}}$)0*)+`);
}
