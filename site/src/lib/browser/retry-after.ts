import { roundWait } from '@clinic/contract/refusals.ts';
import { durationToWords } from '#messages/refusals.ts';

/** Formats a time to wait, rounded up: 170 -> `3 minutes` */
export function formatWait(waitSeconds: number): string {
  const { count, unit } = roundWait(waitSeconds);
  return durationToWords(count, unit);
}
