import { type Hours, WEEKDAYS, type Weekday } from '@clinic/contract/booking-calendar.ts';
import { dateToDayOfCalendar, weekdayToWords } from '#messages/dates-and-times.ts';
import { joinAnd, doctorHoursWords as words } from '#messages/hours.ts';

/** Monday first, as people name the days of a week. */
const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), WEEKDAYS[0]];

/** From so many days in a row on, only the first and the last are named. */
const RUN_MIN_DAYS = 3;

/** Leaves out hours whose last day is over. `today` is the clinic's date. */
export function dropPastHours(hours: readonly Hours[], today: string): Hours[] {
  return hours.filter(({ last }) => last === undefined || last >= today);
}

/** Says when a doctor can be booked: `Tuesday and Thursday, 4 to 6 PM; every second Saturday from 2 January 2027, 10 AM` */
export function describeHours(hours: readonly Hours[]): string {
  const text = hours.map((line) => `${describeDays(line)}, ${describeTimes(line)}`).join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Says on which days these hours are held: `Tuesday and Thursday until 31 March 2027` */
export function describeDays({ weekdays, first, last, everyWeeks = 1 }: Omit<Hours, 'minutes'>): string {
  const days = describeWeekdays(weekdays);
  const held = everyWeeks === 1 ? days : words.everyWeeks(everyWeeks, days, weekdays.length === 1);
  const span = [first && words.from(dateToDayOfCalendar(first)), last && words.until(dateToDayOfCalendar(last))];
  return [held, ...span].filter(Boolean).join(' ');
}

function describeWeekdays(weekdays: readonly Weekday[]): string {
  const places = WEEK.flatMap((day, place) => (weekdays.includes(day) ? place : []));
  const [first = 0, last = 0] = [places[0], places[places.length - 1]];
  const toWords = (place: number) => weekdayToWords(WEEK[place] as Weekday);
  const isRun = places.length >= RUN_MIN_DAYS && last - first === places.length - 1;
  return isRun ? words.days(toWords(first), toWords(last)) : joinAnd(places.map(toWords));
}

function describeTimes({ from = '', to = '', times }: Hours): string {
  return times ? words.times(times) : words.span(from, to);
}
