/** A range of the table 'At a glance', as `content/services` writes it. */
type Range = { min: number; max: number; unit: 'minutes' | 'hours' | 'nights' | 'days' | 'weeks' | 'months' };

/** The units after a number: for one, for several, and before a postposition such as `तक` or `बाद`. */
const UNITS: Record<Range['unit'], { one: string; several: string; before: string }> = {
  minutes: { one: 'मिनट', several: 'मिनट', before: 'मिनट' },
  hours: { one: 'घंटा', several: 'घंटे', before: 'घंटे' },
  nights: { one: 'रात', several: 'रातें', before: 'रात' },
  days: { one: 'दिन', several: 'दिन', before: 'दिन' },
  weeks: { one: 'हफ्ता', several: 'हफ्ते', before: 'हफ्ते' },
  months: { one: 'महीना', several: 'महीने', before: 'महीने' },
};

/** `30, 45` -> `30 से 45`; `1, 1` -> `1` */
const toNumbers = (min: number, max: number) => (min === max ? `${max}` : `${min} से ${max}`);

/** `30, 45, minutes` -> `30 से 45 मिनट`; `1, 1, weeks` -> `1 हफ्ता`; `0, 3, days` -> `3 दिन तक` */
export function rangeToWords({ min, max, unit }: Range): string {
  const { one, several, before } = UNITS[unit];
  if (min === 0) return `${max} ${before} तक`;
  return `${toNumbers(min, max)} ${max === 1 ? one : several}`;
}

/** The nights in hospital: `0, 0` -> `एक भी नहीं: उसी दिन घर`; `0, 2` -> `एक भी नहीं, या 1 से 2 रातें` */
export function nightsToWords({ min, max, unit }: Range): string {
  if (max === 0) return 'एक भी नहीं: उसी दिन घर';
  if (min > 0) return rangeToWords({ min, max, unit });
  return `एक भी नहीं, या ${rangeToWords({ min: 1, max, unit })}`;
}

/** The time from the operation to a day: `1, 2, weeks` -> `1 से 2 हफ्ते बाद`; `0, 0` -> `उसी दिन` */
export function waitToWords({ min, max, unit }: Range): string {
  if (max === 0) return 'उसी दिन';
  const { before } = UNITS[unit];
  if (min === 0) return `${max} ${before} के अंदर`;
  return `${toNumbers(min, max)} ${before} बाद`;
}
