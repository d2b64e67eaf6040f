/** A text that tells patients what to do with their body or what may happen to it, and the kind of advice it gives. */
export type MedicalText = { kind: string; text: string };

const MEDICINE =
  /\b(?:tablets?|insulin|blood thinners?|painkillers?|antibiotics?|laxatives?|steroids?|aspirin|paracetamol|ibuprofen|the pill|ointments?|(?:your|regular|all) medicines?|injections?)\b/i;

/** 'Every tablet you take' asks for a list and tells nobody what to do. */
const TO_TAKE_OR_STOP =
  /(?<!\byou )\btak(?:e|ing)\b|\b(?:stop|pauses?|paused|go on|keep|leave out|change|doses?|double|wait for|use)\b/i;

const BEFORE_SURGERY = /\b(?:hours?|days?|weeks?|morning) (?:before|beforehand)\b/i;

const WHAT_GOES_IN =
  /\b(?:eat|eating|food|solid|fast|fasting|drink|drinking|sips?|water|milk|tea|tablets?|medicines?)\b/i;

const COMPLICATION = 'bleeding|infections?|clots?|leaks?|injury|nerve damage';

/** Each kind of advice, with the phrases that give it when one sentence holds all of them. */
const KINDS: readonly { kind: string; phrases: readonly RegExp[] }[] = [
  { kind: 'a dose or a measured value', phrases: [/\d\s?(?:mg|mcg|mmol|mmHg|°[CF])(?![\p{L}\d])/u] },
  { kind: 'hours before an operation', phrases: [BEFORE_SURGERY, WHAT_GOES_IN] },
  {
    kind: 'eating and drinking',
    phrases: [/\b(?:do not|never|nothing to|stop|may(?: not)?|must not) (?:eat|eating|drink|drinking|fast)\b/i],
  },
  { kind: 'medicines', phrases: [MEDICINE, TO_TAKE_OR_STOP] },
  {
    kind: 'care at home',
    phrases: [/\b(?:do not|never) (?:stop|take|drive|lift|squeeze|push|soak|apply|press|shave|force)\b/i],
  },
  { kind: 'how often something happens', phrases: [/\b\d[\d,]* (?:in|out of|of) \d|\brisks? of\b/i] },
  { kind: 'complications', phrases: [new RegExp(`\\b(?:${COMPLICATION})\\b.*\\b(?:${COMPLICATION})\\b`, 'i')] },
];

/**
 * Finds the first text that gives medical advice. The texts are the English ones, so that the answer is the same for
 * each of their translations.
 */
export function findMedicalText(texts: Iterable<string>): MedicalText | undefined {
  for (const text of texts) {
    const sentences = text.split(/(?<=[.!?])\s/);
    const advice = KINDS.find(({ phrases }) => sentences.some((one) => phrases.every((phrase) => phrase.test(one))));
    if (advice) return { kind: advice.kind, text };
  }
  return undefined;
}
