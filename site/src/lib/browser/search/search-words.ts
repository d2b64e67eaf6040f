/** Accents of Latin letters, once they are apart from their letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** The dot below some letters of Devanagari, which many people leave out. */
const NUKTA = /\u093c/g;

/** Words that say nothing about what is searched for. */
const FILLERS = new Set('a an and are at do for have how i in is it my of on or that the to what when with'.split(' '));

/** Spellings of one sound, in the order in which they are replaced. */
const SOUNDS: [RegExp, string][] = [
  [/ee|ea/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ae|oe/g, 'e'],
  [/ph/g, 'f'],
  [/([bcdgjkprst])h/g, '$1'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
  [/(?<=.{3})s$/, ''],
];

/** Splits a text into words without accents and capitals: `Père’s gall-stone` -> `peres`, `gall`, `stone` */
export function splitWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').replace(NUKTA, '').normalize('NFC').toLowerCase();
  return plain.replace(/['’]/g, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Splits a query, without the words that say nothing; a query of nothing else keeps them. */
export function splitQuery(query: string): string[] {
  const words = splitWords(query);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Spells a word by its sound: `haemorrhoids`, `hemorrhoid` -> `hemoroid`; `bawaseer`, `bavasir` -> `bavasir` */
export function soundOut(word: string): string {
  return SOUNDS.reduce((sound, [spelling, letters]) => sound.replace(spelling, letters), word);
}

/** Joins neighbouring words, because many names are written in one word and in two: `gall stone` -> `gallstone` */
export function joinNeighbours(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => words[index] + word);
}
