/** Joins words: `a`, `b`, `c` and `and` -> `a, b and c` */
export function joinWords(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}
