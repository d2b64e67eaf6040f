import { addDays, addMonths, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { toInstant } from '@clinic/contract/clinic-clock.ts';
import { createSearchRefusal } from './refuse.ts';

/** A limit of a search: at `at` or later, or before it. */
export type Bound = { op: '>=' | '<'; at: Date };

const PATTERN =
  /^(eq|ge|le|gt|lt)?(\d{4})(?:-(\d\d))?(?:-(\d\d))?(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** Years of five digits sort before those of four. */
const LAST_INSTANT = new Date('9999-12-30T00:00:00Z');

const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60_000;

/**
 * Reads a date of a search as limits (https://hl7.org/fhir/R4/search.html#date): a date stands for all its instants, by
 * the clinic's clock where it names no zone. `ge2026-11-24` -> from the beginning of that day on. Throws a Refusal.
 */
export function readBounds(name: string, text: string, timeZone: string): Bound[] {
  // A plus sign in an address stands for a space.
  const [, prefix = 'eq', year, month, day, hour, minute, second, fraction, zone] =
    PATTERN.exec(text.replace(' ', '+')) ?? [];
  const date = `${year}-${month ?? '01'}-${day ?? '01'}`;
  const isGap = (day !== undefined && month === undefined) || (hour !== undefined && day === undefined);
  if (!isCalendarDate(date) || isGap) throw createDateRefusal(name);
  let from = toInstant(timeZone, date);
  let to: Date;
  if (hour !== undefined) {
    // Programs write up to nine digits of a second.
    const milliseconds = Number(fraction?.slice(1, 4).padEnd(3, '0') ?? 0);
    const begin =
      zone === undefined
        ? toInstant(timeZone, date, `${hour}:${minute}`)
        : new Date(`${date}T${hour}:${minute}${zone}`);
    from = new Date(begin.getTime() + Number(second ?? 0) * MS_PER_SECOND + milliseconds);
    to = new Date(from.getTime() + (fraction ? 1 : second ? MS_PER_SECOND : MS_PER_MINUTE));
  } else if (day !== undefined) to = toInstant(timeZone, addDays(date, 1));
  else to = toInstant(timeZone, `${addMonths(date.slice(0, 7), month === undefined ? 12 : 1)}-01`);
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) throw createDateRefusal(name);
  if (to > LAST_INSTANT) to = LAST_INSTANT;
  const bounds: Record<string, Bound[]> = {
    eq: [
      { op: '>=', at: from },
      { op: '<', at: to },
    ],
    ge: [{ op: '>=', at: from }],
    gt: [{ op: '>=', at: to }],
    le: [{ op: '<', at: to }],
    lt: [{ op: '<', at: from }],
  };
  return bounds[prefix] ?? [];
}

/** Whether an instant lies within all limits. */
export function isWithin(bounds: readonly Bound[], instant: Date): boolean {
  return bounds.every(({ op, at }) => (op === '<' ? instant < at : instant >= at));
}

function createDateRefusal(name: string) {
  return createSearchRefusal(
    `${name} takes a date such as ge2026-11-24 or lt2026-11-24T14:00:00+05:30, with eq, ge, le, gt, lt or no prefix.`,
  );
}
