import { type ContentText, toMistakeLine } from '#lib/content/texts.ts';

/** A word of a language, and the other spellings or words for it that no text holds. A `*` stands for any ending. */
export type Spelling = { write: string; never: string[] };

/** A danda behind Latin letters, or behind a mark that is filled with some, reads like one more letter. */
const DANDA_BEHIND_LATIN = /(?:\S*[A-Za-z][A-Za-z0-9-]*|\{(?:email|reference|privacyContact)\})।/;

/** Endings of Hindi verbs that are told or forbidden. */
const VERB = '[\\p{L}\\p{M}]+(?:ें|एँ|ना|ने|ते|ता|ती)';

/** Two verbs joined by या with one नहीं behind the second: the first can be heard as an order. */
const SHARED_NO = new RegExp(
  `(?<![\\p{L}\\p{M}])${VERB} या (?:[\\p{L}\\p{M}]+ ){0,2}${VERB} (?:नहीं|मत)(?![\\p{L}\\p{M}])`,
  'u',
);

/** The most explanations in brackets of a language, in all texts and the interface. */
const MAX_BRACKETS = 150;

/** An explanation in brackets. The marks of what is a sample are none, and neither is code. */
const BRACKET = /\((?=[^()]*\p{Script=Devanagari})(?!नम[ुू]न)[^()'`]*\)/gu;

/** Returns a line for each text of a language that holds a spelling that the language has given up. */
export function findGivenUpSpellings(texts: ContentText[], spellings: Spelling[]): string[] {
  const rules = spellings.flatMap(({ write, never }) => never.map((word) => ({ write, pattern: toPattern(word) })));
  return texts.flatMap((text) =>
    rules.flatMap(({ write, pattern }) => {
      const found = pattern.exec(text.text)?.[0];
      return found ? [toMistakeLine(text, `"${found}" is not written here. Instead: ${write}: ${text.text}`)] : [];
    }),
  );
}

/** Returns a line for each Hindi text that a reader in a hurry can take for the opposite or for another number. */
export function findHindiTraps(texts: ContentText[]): string[] {
  return texts.flatMap((text) => {
    const danda = DANDA_BEHIND_LATIN.exec(text.text)?.[0];
    const shared = SHARED_NO.exec(text.text)?.[0];
    return [
      ...(danda
        ? [toMistakeLine(text, `"${danda}": the danda looks like one more letter. End with a Hindi word.`)]
        : []),
      ...(shared ? [toMistakeLine(text, `"${shared}": write न with each of the two verbs.`)] : []),
    ];
  });
}

/** Returns a line for a language with more explanations in brackets than readers put up with. */
export function findCrowdedBrackets(language: string, texts: ContentText[]): string[] {
  const count = countBrackets(texts);
  if (count <= MAX_BRACKETS) return [];
  return [
    `content/${language}: ${count} explanations in brackets. Keep ${MAX_BRACKETS}: explain no easy word by a harder one.`,
  ];
}

/** Counts the explanations in brackets. */
export function countBrackets(texts: ContentText[]): number {
  return texts.reduce((count, { text }) => count + (text.match(BRACKET)?.length ?? 0), 0);
}

/** Matches whole words; `\b` knows no Devanagari. */
function toPattern(word: string): RegExp {
  const stem = word.replace(/\*$/, '');
  return new RegExp(`(?<![\\p{L}\\p{M}])${stem}${word === stem ? '(?![\\p{L}\\p{M}])' : '[\\p{L}\\p{M}]*'}`, 'u');
}
