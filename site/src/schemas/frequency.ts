/** A range such as `3 to 5 in 1,000` or `10 of 266`. */
const FREQUENCY = /(\d[\d,.]*)(?: (?:to|or) (\d[\d,.]*))? (?:in|of|out of) (\d[\d,]*)/g;

/** Further ways to write a frequency, which no calculation reads: `3 %`, `a few in a hundred`, `one in ten`. */
const OTHER_FREQUENCY =
  /\d ?%|\bper ?cent\b|\b(?:in|of) (?:(?:a|every|each) )?(?:ten|twenty|fifty|hundred|thousand)\b/i;

/** `half as often`, `seven times as high`, `20-fold`: how much more or less than something else. */
const RELATIVE =
  /\b(?:half as|twice|doubled?|doubles|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) times|(?:three|four|five|six|seven|ten|\d+-)fold)\b/i;

/**
 * The words that the surgical colleges use for frequencies, with the lowest and the highest share of people. The page
 * explains them below the risks.
 */
const FREQUENCY_WORDS = {
  'very common': { min: 1 / 10, max: 1 },
  common: { min: 1 / 100, max: 1 / 10 },
  uncommon: { min: 1 / 1000, max: 1 / 100 },
  rare: { min: 1 / 10_000, max: 1 / 1000 },
  'very rare': { min: 0, max: 1 / 10_000 },
} as const;

type FrequencyWord = keyof typeof FREQUENCY_WORDS;

const WORD = /\b(?:very common|very rare|uncommon|common|rare)\b/gi;

/** Whether a text tells how many people it happens to, in numbers. */
export function tellsFrequency(text: string): boolean {
  return text.search(FREQUENCY) !== -1 || OTHER_FREQUENCY.test(text);
}

/** Whether a text compares two frequencies, such as `seven times as high`, without telling either. */
export function comparesWithoutFrequency(text: string): boolean {
  return RELATIVE.test(text) && !tellsFrequency(text);
}

/**
 * Returns the first frequency word that its sentence does not bear out: `'rare'` in `Rare, about 1 in 50.`, and in
 * `It is rare.`, where no number stands; `null` when there is none.
 */
export function findUnfitWord(text: string): FrequencyWord | null {
  for (const sentence of text.split(/(?<=[.?!]) /)) {
    const shares = listShares(sentence);
    for (const [found] of sentence.matchAll(WORD)) {
      const word = found.toLowerCase() as FrequencyWord;
      const { min, max } = FREQUENCY_WORDS[word];
      const isFit = shares.length > 0 && shares.every((share) => share >= min && share <= max);
      if (!isFit) return word;
    }
  }
  return null;
}

/** Lists the shares that a sentence names: `3 to 5 in 1,000` -> `[0.003, 0.005]` */
function listShares(sentence: string): number[] {
  return [...sentence.matchAll(FREQUENCY)].flatMap(([, from, to, all]) =>
    [from, to].filter((part) => part !== undefined).map((part) => toNumber(part) / toNumber(all)),
  );
}

function toNumber(digits = ''): number {
  return Number(digits.replaceAll(',', ''));
}
