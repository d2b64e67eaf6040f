import { EMERGENCY_PHONE_MARK } from '#schemas/common.ts';

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

/** India's numbers for any emergency and for an ambulance, and the mark of the clinic's own. */
const EMERGENCY_NUMBERS = ['112', '108', EMERGENCY_PHONE_MARK];
const EMERGENCY_PATTERN = /(\b(?:112|108)\b|\{emergencyPhone\})/;

/**
 * A text in pieces, each emergency number apart, so that it can be made a telephone link. The mark of the clinic's own
 * number is replaced by it.
 */
export function splitEmergencyNumbers(text: string, clinicNumber: string): { text: string; isNumber: boolean }[] {
  return text
    .split(EMERGENCY_PATTERN)
    .filter((piece) => piece !== '')
    .map((piece) => ({
      text: piece === EMERGENCY_PHONE_MARK ? clinicNumber : piece,
      isNumber: EMERGENCY_NUMBERS.includes(piece),
    }));
}
