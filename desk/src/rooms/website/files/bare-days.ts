import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';

/**
 * Makes the texts of days dates again where the file has them without quotation marks, and leaves out fields without a
 * value. A form gives `'2026-05-14'` for both ways to write a day; the file keeps its own.
 *
 * @param olds what stands at this place of the file now, or at the same place of an entry beside it
 */
export function adoptDays(wanted: unknown, olds: readonly unknown[]): unknown {
  if (typeof wanted === 'string') {
    const isBare = !olds.includes(wanted) && olds.some((old) => old instanceof Date);
    return isBare && isCalendarDate(wanted) ? new Date(wanted) : wanted;
  }
  if (Array.isArray(wanted)) {
    const entries = olds.flatMap((old) => (Array.isArray(old) ? old : []));
    return wanted.map((entry) => adoptDays(entry, entries));
  }
  if (typeof wanted !== 'object' || wanted === null || wanted instanceof Date) return wanted;
  const fields = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    fields.map(([key, value]) => [
      key,
      adoptDays(
        value,
        olds.flatMap((old) => pick(old, key)),
      ),
    ]),
  );
}

function pick(old: unknown, key: string): unknown[] {
  const isMap = typeof old === 'object' && old !== null && Object.hasOwn(old, key);
  return isMap ? [(old as Record<string, unknown>)[key]] : [];
}
