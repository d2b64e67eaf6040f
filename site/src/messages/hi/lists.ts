import { joinWords } from '../join-words.ts';

/** `a, b और c` */
export function joinAnd(words: readonly string[]): string {
  return joinWords(words, 'और');
}

/** `a, b या c` */
export function joinOr(words: readonly string[]): string {
  return joinWords(words, 'या');
}
