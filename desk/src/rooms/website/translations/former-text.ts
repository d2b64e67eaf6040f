/** An English text with its translation. */
export type Pair = { english: string; translation: string };

/** Two texts that share this part of their words are taken for one that was changed. */
const ENOUGH = 0.5;

/** Finds the text that a changed one has come from, among those that the English no longer holds; `null` for a new text. */
export function findFormer(english: string, left: readonly (readonly [string, string])[]): Pair | null {
  const words = listWords(english);
  const [best] = left
    .map(([text, translation]) => ({ pair: { english: text, translation }, likeness: compare(words, listWords(text)) }))
    .sort((a, b) => b.likeness - a.likeness);
  return best && best.likeness >= ENOUGH ? best.pair : null;
}

const listWords = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** The part of the words that both have: 1 for the same words, 0 for none. */
function compare(a: Set<string>, b: Set<string>): number {
  return (2 * a.intersection(b).size) / (a.size + b.size || 1);
}
