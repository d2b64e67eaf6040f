const LONG_US_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const BRITISH_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a post's day as in the specification: `2026-09-10` -> `September 10, 2026` */
export function formatLongDate(isoDay: string): string {
  return LONG_US_DATE.format(toInstant(isoDay));
}

/** Formats any other day: `2026-08-11` -> `11 August 2026` */
export function formatBritishDate(isoDay: string): string {
  return BRITISH_DATE.format(toInstant(isoDay));
}

function toInstant(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`);
}
