const NAME_MAX_CHARS = 60;

/** Titles before a person's name. No address has them. */
const BEFORE_NAME = /^(?:dr|prof|mrs?|ms)\.?\s+/i;

/**
 * Makes the name of a file from a name in words: `Dr. Neha Patil` -> `neha-patil`. Empty where the words have no Latin
 * letter, because a number alone is no name.
 */
export function toEntryName(words: string): string {
  const plain = words.trim().replace(BEFORE_NAME, '').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const name = plain
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX_CHARS)
    .replaceAll(/^-+|-+$/g, '');
  return /[a-z]/.test(name) ? name : '';
}
