import { spellInLatin, unifyDevanagari } from './devanagari.ts';

/** Accents of Latin letters, once they are apart from their letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Words that say nothing about what is searched for, in English, Hindi and Marathi. */
const FILLERS = new Set(
  [
    'a an and are at do for have how i in is it my of on or that the to what when with',
    'का की के को से में है हैं और क्या कैसे कब तकलीफ ka ki ke ko se mein hai aur kya kaise kab takleef',
    'चा ची चे च्या ला आहे आणि व काय कसे कधी त्रास cha chi che la ahe aahe ani kay kase kadhi tras',
  ].flatMap((words) => words.split(' ')),
);

/** Words that stand before a doctor's name. */
const TITLES = new Set(['dr', 'doctor', 'डॉ', 'डॉक्टर']);

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

/** Splits a text into words without accents and capitals: `Père’s gall-stone` -> `peres`, `gall`, `stone` */
export function splitWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  return (
    unifyDevanagari(plain)
      .normalize('NFC')
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** Splits a query, without the words that say nothing; a query of nothing else keeps them. */
export function splitQuery(query: string): string[] {
  const words = splitWords(query);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Splits a query that names a doctor into the words of the name; empty for other queries: `Dr. Kale` -> `kale` */
export function splitName(query: string): string[] {
  const words = splitQuery(query);
  return words.some((word) => TITLES.has(word)) ? words.filter((word) => !TITLES.has(word)) : [];
}

/** Spells a word by its sound: `haemorrhoids`, `hemorrhoid` -> `hemoroid`; `bawaseer`, `बवासीर` -> `bavasir` */
export function soundOut(word: string): string {
  return SOUNDS.reduce((sound, [spelling, letters]) => sound.replace(spelling, letters), spellInLatin(word));
}

/** Joins neighbouring words, because many names are written in one word and in two: `gall stone` -> `gallstone` */
export function joinNeighbours(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => words[index] + word);
}
