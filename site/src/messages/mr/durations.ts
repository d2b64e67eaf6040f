import type { DurationUnit } from '../en/durations.ts';

/** For one, and for several. */
const UNITS: Record<DurationUnit, readonly [string, string]> = {
  hour: ['तास', 'तास'],
  minute: ['मिनिट', 'मिनिटे'],
  second: ['सेकंद', 'सेकंद'],
};

/** A time to wait: 3, `minute` -> `3 मिनिटे` */
export function durationToWords(count: number, unit: DurationUnit): string {
  return `${count} ${UNITS[unit][count === 1 ? 0 : 1]}`;
}
