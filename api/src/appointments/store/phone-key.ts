/** India's prefixes: the international one in its spellings, and the 0 of calls within the country. */
const PREFIX_PATTERN = /^0*(91(?=0*\d{10}$))?0*/;

/**
 * The same text for every way to write one telephone number: `+91 98765 43210`, `098765-43210` and `९८७६५४३२१०` are
 * all `9876543210`. What holds no digit stands for itself.
 */
export function phoneToKey(phone: string): string {
  const digits = phone
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(/\D/g, '')
    .replace(PREFIX_PATTERN, '');
  return digits || phone.toLowerCase();
}
