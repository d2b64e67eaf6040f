import { roundWait } from '@clinic/contract/refusals.ts';
import { durationToWords } from '#messages/refusals.ts';

/** Returns the seconds to wait from a Retry-After header (RFC 9110: seconds or a date); `undefined` without one. */
export function readRetryAfter(header: string | null, now: Date): number | undefined {
  const seconds = /^\d+$/.test(header ?? '')
    ? Number(header)
    : Math.ceil((Date.parse(header ?? '') - now.getTime()) / 1000);
  return seconds > 0 ? seconds : undefined;
}

/** Formats a time to wait, rounded up: 170 -> `3 minutes` */
export function formatWait(waitSeconds: number): string {
  const { count, unit } = roundWait(waitSeconds);
  return durationToWords(count, unit);
}
