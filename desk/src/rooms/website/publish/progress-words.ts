import type { DraftState } from '#frame/website-files.ts';

/** Says how far a build is: `Drawing the pages. About 20 seconds left. It can be looked at in English already.` */
export function progressToWords({ step, secondsLeft, changed }: DraftState): string {
  const words = [`${step}.`];
  if (secondsLeft !== null) words.push(secondsLeft > 1 ? `About ${secondsLeft} seconds left.` : 'Nearly done.');
  if (changed) words.push('It can be looked at in English already.');
  return words.join(' ');
}
