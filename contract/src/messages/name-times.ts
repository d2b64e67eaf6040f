import { labelToSlot } from '../booking-calendar.ts';

/** The short name of India's time zone. */
const INDIAN_ZONE = 'IST';

/** `14:30` -> `2:30` */
export function clockToTwelve(time: string): string {
  return `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2)}`;
}

/**
 * Creates the functions of `en/times.ts` for a language that names the part of the day before a time. `oClock` follows
 * a time that ends a phrase; it may be empty.
 */
export function nameTimes(timeToPartOfDay: (time: string) => string, oClock: string) {
  const clockToPlain = (time: string) => `${timeToPartOfDay(time)} ${clockToTwelve(time)}`;
  const clockToWords = (time: string) => clockToPlain(time) + oClock;
  const withSlot = (label: string, toWords: (slot: string) => string) => {
    const slot = labelToSlot(label);
    return slot === null ? label : toWords(slot);
  };
  const labelToWords = (label: string) => withSlot(label, clockToWords);
  return {
    labelToWords,
    labelToTile: (label: string, heading: string) =>
      withSlot(label, (slot) => (timeToPartOfDay(slot) === heading ? clockToTwelve(slot) : clockToPlain(slot))),
    labelToShort: labelToWords,
    clockToWords,
    clocksToSpan: (from: string, to: string) => `${clockToPlain(from)} – ${clockToPlain(to)}`,
    /** Names the part of the day of each time that has another one than the time before: `सुबह 10:00`, `11:00` */
    clocksToRow: (times: readonly string[]) =>
      times.map((time, place) => {
        const before = times[place - 1];
        return before && timeToPartOfDay(before) === timeToPartOfDay(time) ? clockToTwelve(time) : clockToPlain(time);
      }),
    /** Nobody in India says IST. Other zones are named, because their times may surprise. */
    zoneToWords: (zone: string) => (zone === INDIAN_ZONE ? '' : zone),
  };
}
