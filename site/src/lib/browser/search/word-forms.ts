import { DEVANAGARI, leaveOutEnding, spellInLatin } from './devanagari.ts';

// Patterns keep what stands before an ending by a group: Safari before 16.4 cannot look behind.

/** Endings of English words: `bleeding`, `stitches`, `passed`, `piles` -> `bleed`, `stitch`, `pas`, `pil` */
const ENGLISH_ENDINGS: [RegExp, string][] = [
  [/(..)ies$/, '$1y'],
  [/(...)ings?$|(..[^e])ed$/, '$1$2'],
  [/(..(?:ch|sh|ss|x))es$/, '$1'],
  [/(..[^su])s$/, '$1'],
  [/(...)e$/, '$1'],
  [/([^aeiou])\1$/, '$1'],
];

/** The form that a Marathi noun takes before its endings, when too little of it is left for `leaveOutEnding`: `गळ्यात` */
const OBLIQUE = /^(..)्या(?:ला|ना|ने|नी|त|तून|वर|च[ाीें]|च्या|साठी|मध्ये|मुळे|जवळ)?$/;

/** Endings of Marathi and Hindi verbs: `दुखते`, `दुखतंय`, `दुखणे` -> `दुख` */
const VERB_ENDINGS = /^(..+?)(?:ाय(?:च[ाीे]ं?|ला)?|तं?[येो]?य|तात|ताना|त[ेोीां]?|[नण][ेाीं]|लेल[ाीें]|ल[ेाीं]|ून)$/;

/** The vowel of a gender or a number: `काळा`, `काळी`, `काळे` -> `काळ` */
const LAST_VOWEL = /^(..+?)[\u093e\u0940\u0947\u094b\u0902]+$/;

/** Long vowels that many write short. */
const SHORT_VOWELS: [RegExp, string][] = [
  [/\u0940/g, '\u093f'],
  [/\u0942/g, '\u0941'],
];

/** Spellings of one sound, in the order in which they are replaced. */
const SOUNDS: [RegExp, string][] = [
  [/ee|ea/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ae|oe/g, 'e'],
  [/ph/g, 'f'],
  [/([bcdgjkprst])h+/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/iy/g, 'i'],
  [/(.)\1/g, '$1'],
  [/(.{3})s$/, '$1'],
];

/** Endings of Hindi and Marathi in Latin letters, as they sound: `dukhtay`, `dukhne`, `potat` -> `duk`, `duk`, `pot` */
const SPOKEN_ENDINGS = /^(.*?..[^aeiou])(?:a?t[aeo]?y|a?tat|a?[tn][aeio]|at|c[aei]|cya|la|mad[y]?e|var)$/;

/** The shortest spelling without vowels by which words are compared. */
const MIN_CONSONANTS = 3;

/** Returns what stays of a word in all its forms, in its own letters: `bleeding` -> `bleed`, `दुखतंय` -> `दुख` */
export function findRoot(word: string): string {
  if (!DEVANAGARI.test(word)) return replaceAll(word, ENGLISH_ENDINGS);
  const stem = leaveOutEnding(word.replace(OBLIQUE, '$1')).replace(VERB_ENDINGS, '$1').replace(LAST_VOWEL, '$1');
  return replaceAll(stem, SHORT_VOWELS);
}

/** Spells a word by its sound: `haemorrhoids`, `hemorrhoid` -> `hemoroid`; `bawaseer`, `बवासीर` -> `bavasir` */
export function soundOut(word: string): string {
  return replaceAll(spellInLatin(word), SOUNDS);
}

/**
 * Spells a word by its consonants and its telling vowels, so that `dukhane`, `dukhtay` and `दुखते` are one; empty for a
 * word too short for it.
 */
export function findSkeleton(word: string): string {
  const stem = DEVANAGARI.test(word) ? soundOut(findRoot(word)) : soundOut(word).replace(SPOKEN_ENDINGS, '$1');
  const isMute = (letter: string, at: number) => at > 2 || (letter === 'a' && at > 0);
  const skeleton = stem.replace(/a|[aeiou]$/g, (letter, at) => (isMute(letter, at) ? '' : letter));
  return skeleton.length < MIN_CONSONANTS ? stem.slice(0, skeleton.length < 2 ? 0 : undefined) : skeleton;
}

const replaceAll = (word: string, replacements: readonly [RegExp, string][]) =>
  replacements.reduce((text, [sought, letters]) => text.replace(sought, letters), word);
