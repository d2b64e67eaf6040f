/** A point that may open with a few words of its own, for example `Sitz baths: lukewarm, ten minutes.` */
export type LabelledText = {
  /** The opening words without their colon; absent when the point has none. */
  label?: string;
  text: string;
};

/** Longer openings, or those that hold the end of a sentence, are not labels. */
const LABEL_PATTERN = /^([^.:;?!]{2,48}): (.+)$/s;

/** `Food: normal meals.` -> `{ label: 'Food', text: 'normal meals.' }`; a point without a label stays whole. */
export function splitLabel(point: string): LabelledText {
  const [, label, text] = LABEL_PATTERN.exec(point) ?? [];
  return label && text ? { label, text } : { text: point };
}

/** A text in pieces, each of these telephone numbers apart, so that it can be made a link. */
export function splitNumbers(text: string, numbers: readonly string[]): { text: string; isNumber: boolean }[] {
  const longestFirst = [...numbers].sort((a, b) => b.length - a.length);
  const pattern = longestFirst.map((number) => number.replace(/[+()]/g, '\\$&')).join('|');
  return text
    .split(new RegExp(`(?<!\\d)(${pattern})(?!\\d)`))
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isNumber: numbers.includes(piece) }));
}
