import type { DraftState } from '#frame/website-files.ts';

/** Says how far a build is: `Building the pages. About 20 seconds left.` */
export function progressToWords({ step, secondsLeft }: Pick<DraftState, 'step' | 'secondsLeft'>): string {
  if (secondsLeft === null) return `${step}.`;
  return `${step}. ${secondsLeft > 1 ? `About ${secondsLeft} seconds left.` : 'Nearly done.'}`;
}
