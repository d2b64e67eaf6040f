// Texts that people have typed, in the form that programs and other readers can take.

/**
 * Turns the digits of every script into ASCII digits, and wide or joined signs into their plain form, for programs that
 * dial or compare: `＋९१ ९८७६५` -> `+91 98765`.
 */
export function toAsciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit);
}

/**
 * Returns the ASCII form of a digit of any script. Unicode has the ten digits of a script in a row; some rows touch.
 */
function toAsciiDigit(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value += 1;
  return String(value % 10);
}

/** Signs that the domain of an email address cannot have, or that would end the domain in a URL. */
const NO_DOMAIN_PATTERN = /[\s/?#:%\\]/;

/**
 * Returns the address with its international domain in ASCII: `ravi@bücher.example` becomes
 * `ravi@xn--bcher-kva.example`. Any other text comes back as it is.
 */
export function emailToAscii(email: string): string {
  const begin = email.lastIndexOf('@') + 1;
  const domain = email.slice(begin).trim();
  if (!/\P{ASCII}/u.test(domain) || NO_DOMAIN_PATTERN.test(domain)) return email;
  try {
    return email.slice(0, begin) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}

/** Marks that turn the direction of the words after them: Unicode's class Bidi_Control. */
const DIRECTION_MARKS = /\p{Bidi_Control}/gu;

/**
 * Removes from each text the marks that would turn other words around it, before a person sees the text. Stored texts
 * keep them. Takes texts, lists and plain objects; other values stay as they are.
 */
export function withoutDirectionMarks<T>(value: T): T {
  return strip(value) as T;
}

function strip(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(DIRECTION_MARKS, '');
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strip(inner)]));
}
