import { randomFillSync } from 'node:crypto';

/**
 * Crockford's base32: no I, L, O or U, so that a reference survives being read out
 * (https://www.crockford.com/base32.html).
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP_CHARS = 4;

const CHARS = 2 * GROUP_CHARS;

/** Random bytes are fetched in bulk: asking the system for eight at a time costs as much as storing a booking. */
const random = Buffer.alloc(512 * CHARS);
let used = random.length;

/** A reference such as `K7QX-3M9P`, which cannot be guessed from another one. */
export function createReference(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  let reference = '';
  for (let char = 0; char < CHARS; char += 1) {
    if (char === GROUP_CHARS) reference += '-';
    reference += ALPHABET[(random[used + char] ?? 0) % ALPHABET.length];
  }
  used += CHARS;
  return reference;
}

/** The reference that a person has typed, as `createReference` spells it: `k7qx 3m9p` -> `K7QX-3M9P`. */
export function tidyReference(text: string): string {
  const characters = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return `${characters.slice(0, GROUP_CHARS)}-${characters.slice(GROUP_CHARS)}`;
}
