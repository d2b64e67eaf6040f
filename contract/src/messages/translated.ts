import { getWeekday, labelToSlot, WEEKDAYS, type Weekday } from '../booking-calendar.ts';

/**
 * The shape that a translation has to have: the English module's keys and parameters, and texts of its own. A missing
 * key or a wrong parameter does not compile.
 */
export type Translated<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translated<Result>
    : English extends object
      ? { readonly [Key in keyof English]: Translated<English[Key]> }
      : English;

type Names = {
  /** Sunday first. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  months: readonly string[];
};

/** The short name of India's time zone. */
const INDIAN_ZONE = 'IST';

/**
 * Creates the functions of `en/dates-and-times.ts` for a language that writes a date as weekday, day, month and year,
 * and names the part of the day before a time. `oClock` follows a time that ends a phrase; it may be empty.
 */
export function nameDatesAndTimes(names: Names, timeToPartOfDay: (time: string) => string, oClock: string) {
  const { weekdays, shortWeekdays, months } = names;
  const weekdayToWords = (weekday: Weekday) => weekdays[WEEKDAYS.indexOf(weekday)] as string;
  const dateToDayOfYear = (date: string) => `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]}`;
  const dateToDayOfCalendar = (date: string) => `${dateToDayOfYear(date)} ${date.slice(0, 4)}`;
  const clockToPlain = (time: string) => `${timeToPartOfDay(time)} ${clockToTwelve(time)}`;
  const clockToWords = (time: string) => clockToPlain(time) + oClock;
  const withSlot = (label: string, toWords: (slot: string) => string) => {
    const slot = labelToSlot(label);
    return slot === null ? label : toWords(slot);
  };
  const labelToWords = (label: string) => withSlot(label, clockToWords);
  return {
    dateToWords: (date: string) => `${weekdayToWords(getWeekday(date))}, ${dateToDayOfCalendar(date)}`,
    dateToDay: (date: string) => `${weekdayToWords(getWeekday(date))} ${dateToDayOfYear(date)}`,
    dateToDayOfYear,
    dateToDayOfCalendar,
    dateToPostDay: dateToDayOfCalendar,
    monthToWords: (month: string) => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
    weekdayToWords,
    weekdayToShort: (weekday: Weekday) => shortWeekdays[WEEKDAYS.indexOf(weekday)] as string,
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

/** `14:30` -> `2:30` */
function clockToTwelve(time: string): string {
  return `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2)}`;
}
