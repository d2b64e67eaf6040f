import type { DurationUnit } from '../en/durations.ts';

/** Each as it stands before a postposition such as `बाद`. */
const UNITS: Record<DurationUnit, string> = { hour: 'घंटे', minute: 'मिनट', second: 'सेकंड' };

/** A time to wait: 3, `minute` -> `3 मिनट` */
export function durationToWords(count: number, unit: DurationUnit): string {
  return `${count} ${UNITS[unit]}`;
}
