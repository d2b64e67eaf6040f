/** A range of the table 'At a glance', as `content/services` writes it. */
type Range = { min: number; max: number; unit: 'minutes' | 'hours' | 'nights' | 'days' | 'weeks' | 'months' };

/** The forms of a unit for 1 and for other numbers: plain, and with 'after' and 'within', which change its ending. */
type Forms = { one: string; many: string };

const UNITS: Record<Range['unit'], { plain: Forms; after: Forms; within: Forms }> = {
  minutes: {
    plain: { one: 'मिनिट', many: 'मिनिटे' },
    after: { one: 'मिनिटानंतर', many: 'मिनिटांनंतर' },
    within: { one: 'मिनिटाच्या आत', many: 'मिनिटांच्या आत' },
  },
  hours: {
    plain: { one: 'तास', many: 'तास' },
    after: { one: 'तासानंतर', many: 'तासांनंतर' },
    within: { one: 'तासाच्या आत', many: 'तासांच्या आत' },
  },
  nights: {
    plain: { one: 'रात्र', many: 'रात्री' },
    after: { one: 'रात्रीनंतर', many: 'रात्रींनंतर' },
    within: { one: 'रात्रीच्या आत', many: 'रात्रींच्या आत' },
  },
  days: {
    plain: { one: 'दिवस', many: 'दिवस' },
    after: { one: 'दिवसानंतर', many: 'दिवसांनंतर' },
    within: { one: 'दिवसाच्या आत', many: 'दिवसांच्या आत' },
  },
  weeks: {
    plain: { one: 'आठवडा', many: 'आठवडे' },
    after: { one: 'आठवड्यानंतर', many: 'आठवड्यांनंतर' },
    within: { one: 'आठवड्याच्या आत', many: 'आठवड्यांच्या आत' },
  },
  months: {
    plain: { one: 'महिना', many: 'महिने' },
    after: { one: 'महिन्यानंतर', many: 'महिन्यांनंतर' },
    within: { one: 'महिन्याच्या आत', many: 'महिन्यांच्या आत' },
  },
};

/** `30, 45, minutes` -> `30 ते 45 मिनिटे`; `1, 1, days` -> `1 दिवस`; `0, 3, days` -> `जास्तीत जास्त 3 दिवस` */
export function rangeToWords({ min, max, unit }: Range): string {
  const units = pick(UNITS[unit].plain, max);
  if (min === 0) return `जास्तीत जास्त ${max} ${units}`;
  return `${toNumbers(min, max)} ${units}`;
}

/** The nights in hospital: `0, 0` -> `एकही नाही: त्याच दिवशी घरी`; `0, 1` -> `एकही नाही किंवा 1 रात्र` */
export function nightsToWords({ min, max, unit }: Range): string {
  if (max === 0) return 'एकही नाही: त्याच दिवशी घरी';
  if (min > 0) return rangeToWords({ min, max, unit });
  const units = pick(UNITS[unit].plain, max);
  return max === 1 ? `एकही नाही किंवा 1 ${units}` : `एकही नाही किंवा जास्तीत जास्त ${max} ${units}`;
}

/** The time from the operation to a day: `1, 2, weeks` -> `1 ते 2 आठवड्यांनंतर`; `0, 0` -> `त्याच दिवशी` */
export function waitToWords({ min, max, unit }: Range): string {
  if (max === 0) return 'त्याच दिवशी';
  if (min === 0) return `${max} ${pick(UNITS[unit].within, max)}`;
  return `${toNumbers(min, max)} ${pick(UNITS[unit].after, max)}`;
}

function pick({ one, many }: Forms, count: number): string {
  return count === 1 ? one : many;
}

function toNumbers(min: number, max: number): string {
  return min === max ? String(max) : `${min} ते ${max}`;
}
