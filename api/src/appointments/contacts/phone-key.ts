import { type Country, readTypedPhone } from '@clinic/contract/typed-phone.ts';

/**
 * Turns all spellings of a telephone number into one text: a number of the clinic's country into its digits without the
 * code, another one into `+` and its digits. A text without digits only becomes lower case.
 */
export function phoneToKey(phone: string, country: Country): string {
  const read = readTypedPhone(phone, country);
  if (read?.kind === 'abroad') return `+${read.digits}`;
  return read?.digits.replace(/^0+/, '') || phone.toLowerCase();
}
