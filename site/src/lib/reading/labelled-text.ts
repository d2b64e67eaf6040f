/** A point that may begin with a label, for example `Sitz baths: lukewarm, ten minutes.` */
export type LabelledText = {
  /** The label without its colon; absent when the point has none. */
  label?: string;
  text: string;
};

/** A label has at most 48 characters and holds no end of a sentence. */
const LABEL_PATTERN = /^([^.:;?!।]{2,48}): (.+)$/s;

/**
 * Splits a point at its label: `Food: normal meals.` -> `{ label: 'Food', text: 'normal meals.' }`. A point without a
 * label stays whole.
 */
export function splitLabel(point: string): LabelledText {
  const [, label, text] = LABEL_PATTERN.exec(point) ?? [];
  return label && text ? { label, text } : { text: point };
}

/** Splits a text at these telephone numbers, so that they can become links. */
export function splitNumbers(text: string, numbers: readonly string[]): { text: string; isNumber: boolean }[] {
  const longestFirst = [...numbers].sort((a, b) => b.length - a.length);
  const pattern = longestFirst.map((number) => number.replace(/[+()]/g, '\\$&')).join('|');
  return text
    .split(new RegExp(`(?<!\\d)(${pattern})(?!\\d)`))
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isNumber: numbers.includes(piece) }));
}
