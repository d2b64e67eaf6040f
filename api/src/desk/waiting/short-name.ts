/** Remarks, which are in brackets. */
const REMARKS = /\([^)]*\)|\[[^\]]*\]/g;

const WORDS = /\p{L}(?:[\p{L}\p{M}.'’-]|\p{Join_Control})*/gu;

/** Titles that come before a name. */
const TITLES = new Set(['dr', 'kum', 'mr', 'mrs', 'ms', 'prof', 'shri', 'smt', 'कु', 'डॉ', 'श्री', 'श्रीमती']);

/** Marks that do not belong to the end of a name. */
const LAST_MARKS = /[.'’-]+$/;

/** Splits a text into what a person sees as one letter: `का` is one. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Shortens a typed name for the waiting room to the first name and the initial of the last one: `Asha Ramesh Kale` ->
 * `Asha K.` Everything else that was typed is left out. Empty when there are no letters.
 */
export function toShortName(name: string): string {
  const words = name.normalize('NFC').replace(REMARKS, ' ').match(WORDS) ?? [];
  const start = Math.max(
    0,
    words.findIndex((word) => !isBeforeName(word)),
  );
  const [first = '', ...others] = words.slice(start).map((word) => word.replace(LAST_MARKS, ''));
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${getFirstLetter(last).toLocaleUpperCase('en')}.`;
}

function isBeforeName(word: string): boolean {
  const bare = word.replace(LAST_MARKS, '');
  return TITLES.has(bare.toLowerCase()) || getFirstLetter(bare) === bare;
}

function getFirstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) return segment;
  return '';
}
