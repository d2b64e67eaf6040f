import type { ContentText } from '#lib/content/texts.ts';
import { splitSentences, splitWords } from './sentences.ts';

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
