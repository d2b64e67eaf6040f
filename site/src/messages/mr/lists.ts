import { joinWords } from '../join-words.ts';

/** `a, b आणि c` */
export function joinAnd(words: readonly string[]): string {
  return joinWords(words, 'आणि');
}

/** `a, b किंवा c` */
export function joinOr(words: readonly string[]): string {
  return joinWords(words, 'किंवा');
}
