import { isFiller, leaveOutFillers } from './fillers.ts';
import { splitPlainWords } from './plain-words.ts';
import { QUERY_MAX_CHARS } from './search-names.ts';

/** The search compares each word of a query with all others, so it reads the first words alone. */
const QUERY_MAX_TELLING_WORDS = 8;
const QUERY_MAX_WORDS = 16;

/** Longer than any word that can be found. */
const WORD_MAX_CHARS = 24;

/** Words that stand before a doctor's name. */
const TITLES = new Set(['dr', 'doctor', 'डॉ', 'डॉक्टर']);

/** Splits a text, without the words that say nothing; a text of nothing else keeps them. */
export function splitTelling(text: string): string[] {
  return leaveOutFillers(splitPlainWords(text));
}

/**
 * Splits a query, and leaves the words that say little between the others. Of a pasted text this is the beginning, so
 * that the work is the same whatever is pasted.
 */
export function splitQuery(query: string): string[] {
  let telling = 0;
  const words = splitPlainWords(query.slice(0, QUERY_MAX_CHARS)).filter(
    (word) => isFiller(word) || ++telling <= QUERY_MAX_TELLING_WORDS,
  );
  return [...new Set(words.map((word) => word.slice(0, WORD_MAX_CHARS)))].slice(0, QUERY_MAX_WORDS);
}

/** Splits a query that names a doctor into the words of the name; empty for other queries: `Dr. Kale` -> `kale` */
export function splitDoctorName(query: string): string[] {
  const words = splitQuery(query);
  if (!words.some((word) => TITLES.has(word))) return [];
  return words.filter((word) => !TITLES.has(word) && !isFiller(word));
}
