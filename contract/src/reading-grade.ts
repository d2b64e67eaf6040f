import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { splitWords } from './sentences.ts';

/** The grade that no page should pass, but one about a person's training. */
export const PAGE_MAX_GRADE = 6.5;

/**
 * Returns the school year in which these sentences can be read, by Flesch and Kincaid. Long sentences and long words
 * raise it, names of operations included. NaN without a sentence.
 */
export function gradeSentences(sentences: string[]): number {
  const words = sentences.flatMap(splitWords);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}
