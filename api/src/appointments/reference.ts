import { randomBytes } from 'node:crypto';

/** Crockford's base32: no I, L, O or U, so that a reference survives being read out (https://www.crockford.com/base32.html). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP_CHARS = 4;

/** A reference nobody can guess from another one, like `K7QX-3M9P`. */
export function createReference(): string {
  const chars = Array.from(randomBytes(2 * GROUP_CHARS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${chars.slice(0, GROUP_CHARS)}-${chars.slice(GROUP_CHARS)}`;
}
