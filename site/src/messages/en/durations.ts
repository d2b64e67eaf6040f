export type DurationUnit = 'hour' | 'minute' | 'second';

/** A time to wait: 3, `minute` -> `3 minutes` */
export function durationToWords(count: number, unit: DurationUnit): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
