/** Marks over Latin, Greek and Cyrillic letters. Vowel signs of Indian scripts are letters of their words, and stay. */
const ACCENTS_PATTERN = /[\u0300-\u036f]/g;
/** Joiners of Indian scripts and other signs that nobody sees. */
const UNSEEN_PATTERN = /\p{Cf}/gu;
const BETWEEN_WORDS_PATTERN = /[^\p{L}\p{M}\p{N}]+/u;
const APOSTROPHE_PATTERN = /['’‘`´]/g;

/** The words of a text as they are compared when somebody searches: `Désirée  D'Souza-Rao` -> desiree, d, souza, rao. */
export function textToWords(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().replace(ACCENTS_PATTERN, '').replace(UNSEEN_PATTERN, '');
  return plain.split(BETWEEN_WORDS_PATTERN).filter((word) => word !== '');
}

/** The words under which a name is found, with a space between them. An apostrophe may be left out: `d souza dsouza`. */
export function nameToWords(name: string): string {
  return [...new Set([...textToWords(name), ...textToWords(name.replace(APOSTROPHE_PATTERN, ''))])].join(' ');
}
