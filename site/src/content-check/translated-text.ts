import { findOtherNumberWords } from './number-words.ts';

/** The signs that a translation must hold as often as its English does. Numbers in addresses of links are no numbers. */
const KEPT: { name: string; find: (text: string) => string[] }[] = [
  { name: 'marks', find: (text) => text.match(/\{[^{}]*\}/g) ?? [] },
  { name: 'links', find: (text) => text.match(LINK_ADDRESS) ?? [] },
  { name: 'numbers', find: findNumbers },
];

const LINK_ADDRESS = /\]\([^)]*\)/g;
const DEVANAGARI_DIGITS = /[०-९]+/;

/** Returns the remedies for a translation that says other numbers, marks or links than its English. */
export function explainTranslatedText(english: string, translation: string): string[] {
  const digits = DEVANAGARI_DIGITS.exec(translation)?.[0];
  if (digits) return [`"${digits}": write digits as 0 to 9.`];
  if (translation !== translation.normalize('NFC')) {
    return ['Some letters are put together from other characters than usual (they are not in NFC). Type them anew.'];
  }
  const differences = KEPT.flatMap(({ name, find }) => {
    const [wanted = '', found = ''] = [english, translation].map((text) => find(text).sort().join(' '));
    return wanted === found ? [] : [toRemedy(name, wanted, found)];
  });
  const words = findOtherNumberWords(english.replaceAll(LINK_ADDRESS, ''), translation.replaceAll(LINK_ADDRESS, ''));
  if (words) differences.push(toRemedy('numbers in words', words.wanted.join(' '), words.found.join(' ')));
  return differences;
}

/** Finds the numbers of a text, those in short written out: `2K+` -> `2,000`. */
function findNumbers(text: string): string[] {
  const words = text.replaceAll(LINK_ADDRESS, '').replaceAll(/(\d)k\b/gi, '$1,000');
  return words.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

function toRemedy(name: string, wanted: string, found: string): string {
  return `The ${name} differ: ${wanted || 'none'} in English, ${found || 'none'} here. Write those of the English.`;
}
