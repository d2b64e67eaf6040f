import { TIERS } from '#schemas/sign.ts';
import { createStateFinder, type Signature } from './signatures.ts';
import { KINDS, type TextToSign } from './texts-to-sign.ts';

/** The texts of a sheet, and those that it leaves out. */
export type ChosenTexts = {
  /** Signed before, in other words. */
  changed: TextToSign[];
  /** Never signed. */
  unsigned: TextToSign[];
  /** Left for the next sheets. */
  later: TextToSign[];
  /** The number of texts that are signed as they stand. */
  signedCount: number;
};

/**
 * Chooses the texts of the next sheet: first what has changed since it was signed, then what was never signed, each by
 * the harm that a mistake does. `isTooLong` tells whether a sheet takes more than its hour.
 */
export function chooseTexts(
  texts: TextToSign[],
  signatures: Signature[],
  isTooLong: (chosen: ChosenTexts) => boolean,
): ChosenTexts {
  const getState = createStateFinder(signatures);
  const waiting = texts.filter((text) => getState(text) !== 'signed');
  const changed = sortByHarm(waiting.filter((text) => getState(text) === 'changed'));
  const queue = [...changed, ...sortByHarm(waiting.filter((text) => getState(text) === 'new'))];
  const take = (count: number): ChosenTexts => ({
    changed: changed.slice(0, count),
    unsigned: queue.slice(changed.length, Math.max(count, changed.length)),
    later: queue.slice(count),
    signedCount: texts.length - waiting.length,
  });
  let [fits, tooMany] = [0, queue.length + 1];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (isTooLong(take(middle))) tooMany = middle;
    else fits = middle;
  }
  return take(fits);
}

function sortByHarm(texts: TextToSign[]): TextToSign[] {
  const toTier = ({ kind, tier }: TextToSign) => (kind === 'page' || !tier ? 0 : TIERS.indexOf(tier));
  return texts.toSorted(
    (one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || toTier(one) - toTier(other),
  );
}
