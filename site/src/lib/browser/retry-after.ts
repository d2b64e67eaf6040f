import { durationToWords } from '#messages/durations.ts';

const UNITS = [
  { unit: 'hour', seconds: 3600, from: 5400 },
  { unit: 'minute', seconds: 60, from: 60 },
  { unit: 'second', seconds: 1, from: 0 },
] as const;

/** Returns the seconds to wait from a Retry-After header (RFC 9110: seconds or a date); `undefined` without one. */
export function readRetryAfter(header: string | null, now: Date): number | undefined {
  const seconds = /^\d+$/.test(header ?? '')
    ? Number(header)
    : Math.ceil((Date.parse(header ?? '') - now.getTime()) / 1000);
  return seconds > 0 ? seconds : undefined;
}

/** Formats a time to wait, rounded up: 170 -> `3 minutes` */
export function formatWait(waitSeconds: number): string {
  const { unit, seconds } = UNITS.find(({ from }) => waitSeconds >= from) ?? UNITS[2];
  const count = Math.ceil(waitSeconds / seconds);
  return durationToWords(count, unit);
}
