/**
 * Numbers with their words, as parts of patterns: in English, and in Hindi and Marathi, whose words do not clash. 'One'
 * and 'second' are left out, because many idioms hold them.
 */
const NUMBER_WORDS: [number: number, english: string, devanagari: string][] = [
  [2, 'two(?!-wheel)|twice', 'दो|दोन'],
  [3, 'three', 'तीन'],
  [4, 'four(?:th)?', 'चार|चौथ[ाीे]|चौथ्या'],
  [5, '(?<!-)five|fifth', 'पाँच|पांच|पाच'],
  [6, 'six(?:th)?', 'छह|छठ[ाीे]|सहा'],
  [7, 'seven(?:th)?', 'सात'],
  [8, 'eighth?', 'आठ'],
  [9, 'nine|ninth', 'नौ|नऊ'],
  [10, 'ten(?:th)?', 'दस|दहा'],
  [11, 'eleven(?:th)?', 'ग्यारह|अकरा'],
  [12, 'twelve|twelfth', 'बारह|बारा'],
  [14, 'fourteen(?:th)?', 'चौदह|चौदा'],
  [15, 'fifteen(?:th)?', 'पंद्रह|पन्द्रह|पंधरा'],
  [20, 'twenty', 'बीस|वीस'],
  [30, 'thirty', 'तीस|तिशी'],
  [40, 'forty(?!-)', 'चालीस|चाळीस'],
  [45, 'forty-five', 'पैंतालीस|पंचेचाळीस'],
  [50, 'fifty', 'पचास|पन्नास'],
  [60, 'sixty', 'साठ'],
  [90, 'ninety', 'नब्बे|नव्वद'],
];

/** Words that another language may say as a number, but need not: 'both' is दोन्ही, and so is 'either'. */
const HINTS: [number: number, words: string][] = [
  [2, 'both|दोनों|(?:दोन्ह|दोघ)[\\p{L}\\p{M}]*'],
  [3, 'third|तीनों|तिन्ही|तीसर[ाीे]|तिसर[ाीे]|तिसऱ्या'],
];

/** The endings of Hindi ordinals, and the ones that Marathi writes in one word with a number. */
const ENDING = '(?:वाँ|वीं|वें|वा|वी|वे|व्या|च|दा|च्या|मध्ये|पर्यंत|पासून|पेक्षा|पैकी)?';

const toPattern = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');

const SAID = NUMBER_WORDS.map(([number, english, devanagari]) => ({
  number,
  pattern: toPattern(`${english}|(?:${devanagari})${ENDING}`),
}));
const HINTED = HINTS.map(([number, words]) => ({ number, pattern: toPattern(words) }));

/** Returns the numbers that two texts say in words, when one of them says a number of which the other has no word. */
export function findOtherNumberWords(
  english: string,
  translation: string,
): { wanted: number[]; found: number[] } | null {
  const wanted = listNumbers(SAID, english);
  const found = listNumbers(SAID, translation);
  const isSaid = (numbers: number[], text: string, said: number[]) =>
    numbers.every((number) => said.includes(number) || listNumbers(HINTED, text).includes(number));
  return isSaid(wanted, translation, found) && isSaid(found, english, wanted) ? null : { wanted, found };
}

function listNumbers(words: typeof SAID, text: string): number[] {
  return words.filter(({ pattern }) => pattern.test(text)).map(({ number }) => number);
}
