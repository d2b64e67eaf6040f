import { toSoundWord } from './name-sounds.ts';

/** Accents of Latin, Greek and Cyrillic letters. Vowel signs of Indian scripts belong to their words and stay. */
const ACCENTS_PATTERN = /[\u0300-\u036f]/g;
/** Invisible characters, such as the joiners of Indian scripts. */
const UNSEEN_PATTERN = /\p{Cf}/gu;
const BETWEEN_WORDS_PATTERN = /[^\p{L}\p{M}\p{N}]+/u;
const APOSTROPHE_PATTERN = /['’‘`´]/g;

/** Splits a text into the words that a search compares: `Désirée  D'Souza-Rao` -> desiree, d, souza, rao. */
export function textToWords(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().replace(ACCENTS_PATTERN, '').replace(UNSEEN_PATTERN, '');
  return plain.split(BETWEEN_WORDS_PATTERN).filter((word) => word !== '');
}

/**
 * The words under which a search finds a name, separated by spaces, and what they sound like for a search in the other
 * script. `D'Souza` is found with and without its apostrophe: `d souza dsouza ^d ^suj ^dsuj`.
 */
export function nameToWords(name: string): string {
  const words = [...textToWords(name), ...textToWords(name.replace(APOSTROPHE_PATTERN, ''))];
  const sounds = words.map(toSoundWord).filter((sound) => sound !== '');
  return [...new Set([...words, ...sounds])].join(' ');
}
