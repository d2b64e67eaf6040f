import { type ContentText, toMistakeLine } from '#lib/content/texts.ts';

/** Signs for which every page sends patients to an emergency department, in the words that pages use. */
const EMERGENCY_SIGNS = [
  /\bblood\b[^.]*\bsoaks?\b|\bbleeding that soaks\b|\bclothes that get soaked\b/i,
  /\bcannot pass urine\b|\bno urine\b/i,
  /\bkeep vomiting\b|\bvomiting that (?:goes on|does not stop)\b/i,
  /\byellow eyes or dark urine\b|\byellow eyes, dark urine\b/i,
  /\bone calf\b/i,
  /\bfever with shivering\b/i,
];

/** Words that tell a patient to call the clinic. */
const CALL = /\{night\}|\b[Cc]all (?:us|the clinic|at once|for|too)\b/;

const RIGHT_PLACE = /\bemergency department\b/i;

/** Returns one line for each text that names an emergency sign and says to call, but names no emergency department. */
export function findMisplacedSigns(texts: ContentText[]): string[] {
  return texts.flatMap((text) => {
    const words = text.text.replaceAll(/\s+/g, ' ');
    const isMisplaced = CALL.test(words) && !RIGHT_PLACE.test(words);
    const sign = isMisplaced ? EMERGENCY_SIGNS.map((pattern) => pattern.exec(words)?.[0]).find(Boolean) : undefined;
    return sign ? [toMistakeLine(text, `"${sign}" needs an emergency department, not only a call.`)] : [];
  });
}
