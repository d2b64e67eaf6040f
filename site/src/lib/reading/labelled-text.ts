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

/** A part of a text. A telephone number is a part of its own, and so are words with the address of a page. */
export type TextPiece = { text: string; isNumber: boolean; href?: string };
