import { splitSentences, splitWords } from '@clinic/contract/sentences.ts';
import type { ContentText } from '#lib/content/texts.ts';

/** Shorter sentences are stock phrases: 'Stitches dissolve.' */
const REPEAT_MIN_WORDS = 6;

/** Every page that names a robot says that it does nothing by itself, because patients ask everywhere. */
const MAY_REPEAT = /\brobots?\b/i;

/**
 * Finds sentences that occur twice, each with its files. Marks are not filled in: the sentence of a mark is written
 * once.
 */
export function findRepeats(texts: ContentText[]): { sentence: string; files: string[] }[] {
  const places = new Map<string, string[]>();
  for (const { file, text } of texts) {
    for (const sentence of splitSentences(text)) {
      if (splitWords(sentence).length < REPEAT_MIN_WORDS || MAY_REPEAT.test(sentence)) continue;
      const key = sentence.toLowerCase();
      places.set(key, [...(places.get(key) ?? []), file]);
    }
  }
  return [...places].filter(([, files]) => files.length > 1).map(([sentence, files]) => ({ sentence, files }));
}

/** Shorter sentences are alike by chance: 'You may need a second operation.' */
const ALIKE_MIN_WORDS = 9;
/** The share of pairs of neighbouring words that two sentences have in common when one is the other with small changes. */
const ALIKE_MIN_SHARE = 0.65;

/** Finds pairs of sentences that say nearly the same in nearly the same words, each with its files. */
export function findNearRepeats(texts: ContentText[]): { sentences: [string, string]; files: [string, string] }[] {
  const seen: { sentence: string; file: string; pairs: Set<string> }[] = [];
  const holders = new Map<string, number[]>();
  const found: ReturnType<typeof findNearRepeats> = [];
  for (const { file, text } of texts) {
    for (const sentence of splitSentences(text)) {
      const words = splitWords(sentence.toLowerCase());
      if (words.length < ALIKE_MIN_WORDS || MAY_REPEAT.test(sentence)) continue;
      const pairs = new Set(words.slice(1).map((word, place) => `${words[place]} ${word}`));
      const shared = new Map<number, number>();
      for (const other of [...pairs].flatMap((pair) => holders.get(pair) ?? [])) {
        shared.set(other, (shared.get(other) ?? 0) + 1);
      }
      for (const [place, count] of shared) {
        const other = seen[place];
        if (!other || other.sentence.toLowerCase() === sentence.toLowerCase()) continue;
        if (count / (pairs.size + other.pairs.size - count) < ALIKE_MIN_SHARE) continue;
        found.push({ sentences: [other.sentence, sentence], files: [other.file, file] });
      }
      for (const pair of pairs) holders.set(pair, [...(holders.get(pair) ?? []), seen.length]);
      seen.push({ sentence, file, pairs });
    }
  }
  return found;
}
