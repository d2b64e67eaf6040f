/** A range of the table 'At a glance', as `content/services` writes it. */
type Range = { min: number; max: number; unit: 'minutes' | 'hours' | 'nights' | 'days' | 'weeks' | 'months' };

/** `30, 45, minutes` -> `30 to 45 minutes`; `1, 1, days` -> `1 day`; `0, 3, days` -> `Up to 3 days` */
export function rangeToWords({ min, max, unit }: Range): string {
  const units = max === 1 ? unit.slice(0, -1) : unit;
  if (min === 0) return `Up to ${max} ${units}`;
  return min === max ? `${max} ${units}` : `${min} to ${max} ${units}`;
}

/** The nights in hospital: `0, 0` -> `None: home the same day`; `0, 1` -> `None or 1 night` */
export function nightsToWords({ min, max, unit }: Range): string {
  if (max === 0) return 'None: home the same day';
  if (min > 0) return rangeToWords({ min, max, unit });
  return `None ${max === 1 ? 'or' : 'to'} ${rangeToWords({ min: max, max, unit })}`;
}

/** The time from the operation to a day: `1, 2, weeks` -> `After 1 to 2 weeks`; `0, 0` -> `The same day` */
export function waitToWords({ min, max, unit }: Range): string {
  if (max === 0) return 'The same day';
  if (min === 0) return `Within ${rangeToWords({ min: max, max, unit })}`;
  return `After ${rangeToWords({ min, max, unit })}`;
}
