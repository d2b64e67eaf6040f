/**
 * Counts the letters that somebody has left out, added, mistaken or swapped with their neighbour (optimal string
 * alignment). Gives up above `most`, and compares no letters that lie further apart, so that the work grows with the
 * length of one word alone.
 */
export function countSlips(word: string, other: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(word.length - other.length) > most) return tooMany;
  const createRow = () => new Array<number>(other.length + 2).fill(tooMany);
  let [before, previous] = [createRow(), createRow().map((_, column) => column)];
  for (let row = 1; row <= word.length; row++) {
    const current = createRow();
    current[0] = row;
    let least = row;
    for (let column = Math.max(1, row - most); column <= Math.min(other.length, row + most); column++) {
      const isSame = word[row - 1] === other[column - 1];
      const isSwapped = row > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      const slips = Math.min(
        (previous[column - 1] ?? tooMany) + (isSame ? 0 : 1),
        (previous[column] ?? tooMany) + 1,
        (current[column - 1] ?? tooMany) + 1,
        isSwapped ? (before[column - 2] ?? tooMany) + 1 : tooMany,
      );
      current[column] = slips;
      least = Math.min(least, slips);
    }
    if (least > most) return tooMany;
    [before, previous] = [previous, current];
  }
  return Math.min(tooMany, previous[other.length] ?? tooMany);
}

/** The letters of a word, one bit for each. */
export function toLetters(word: string): number {
  return Array.from(word).reduce((letters, letter) => letters | (1 << (letter.charCodeAt(0) % 32)), 0);
}

/** Whether words of these letters can be so few slips apart. Most are not, and need not be compared. */
export function canBeSlips(letters: number, other: number, most: number): boolean {
  let changed = 0;
  for (let rest = letters ^ other; rest !== 0; rest &= rest - 1) changed++;
  // One slip takes one letter away and brings another.
  return changed <= 2 * most;
}
