import { joinWords } from '../join-words.ts';

/** `a, b and c` */
export function joinAnd(words: readonly string[]): string {
  return joinWords(words, 'and');
}

/** `a, b or c` */
export function joinOr(words: readonly string[]): string {
  return joinWords(words, 'or');
}
