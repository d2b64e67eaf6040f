import { getWeekday, WEEKDAYS, type Weekday } from '../booking-calendar.ts';

type Names = {
  /** Sunday first. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  months: readonly string[];
};

/** Creates the functions of `en/dates.ts` for a language that writes a date as weekday, day, month and year. */
export function nameDates({ weekdays, shortWeekdays, months }: Names) {
  const weekdayToWords = (weekday: Weekday) => weekdays[WEEKDAYS.indexOf(weekday)] as string;
  const dateToDayOfYear = (date: string) => `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]}`;
  const dateToDayOfCalendar = (date: string) => `${dateToDayOfYear(date)} ${date.slice(0, 4)}`;
  return {
    dateToWords: (date: string) => `${weekdayToWords(getWeekday(date))}, ${dateToDayOfCalendar(date)}`,
    dateToDay: (date: string) => `${weekdayToWords(getWeekday(date))} ${dateToDayOfYear(date)}`,
    dateToDayOfYear,
    dateToDayOfCalendar,
    dateToPostDay: dateToDayOfCalendar,
    monthToWords: (month: string) => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
    weekdayToWords,
    weekdayToShort: (weekday: Weekday) => shortWeekdays[WEEKDAYS.indexOf(weekday)] as string,
  };
}
