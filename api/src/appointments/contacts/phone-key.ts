import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { toAsciiDigits } from '@clinic/contract/digits.ts';

/** The country code of the clinic's country, and the length of its numbers without it. */
export type Country = Pick<BookingCalendar, 'diallingPrefix' | 'nationalDigits'>;

/** At least eight digits, up to a letter or sign that begins an extension or another number. */
const FIRST_NUMBER_PATTERN = /^(?:\D*\d){8}[^\p{L}+/\\,;#&|]*/u;

const FOREIGN_PATTERN = /^\D*(?:\+|00)/;

/**
 * Turns all spellings of a telephone number into one text. For a clinic in India `+91 98765 43210`,
 * `098765-43210 ext 1`, `९८७६५४३२१०` and `98765 43210 / 98220 11111` all become `9876543210`. Numbers of other
 * countries keep their code and a `+`. A text without digits only becomes lower case.
 */
export function phoneToKey(phone: string, country: Country): string {
  const text = toAsciiDigits(phone).replace('(0)', '');
  const [number] = FIRST_NUMBER_PATTERN.exec(text) ?? [text];
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
