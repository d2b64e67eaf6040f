import { getDayOfYear, type Hours, slotToLabel, WEEKDAYS, type Weekday } from '@clinic/contract/booking-calendar.ts';
import { doctorHoursWords as words } from '#messages/doctor-hours.en.ts';

/** Monday first, as people name the days of a week. */
const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), WEEKDAYS[0]];

/** From so many days in a row on, only the first and the last are named. */
const RUN_MIN_DAYS = 3;

/** Says when a doctor can be booked: `Tuesday and Thursday, 4 to 6 PM; every second Saturday from 2 January 2027, 10 AM` */
export function describeHours(hours: readonly Hours[]): string {
  const text = hours.map((line) => `${describeDays(line)}, ${describeTimes(line)}`).join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Says on which days these hours are held: `Tuesday and Thursday until 31 March 2027` */
export function describeDays({ weekdays, first, last, everyWeeks = 1 }: Omit<Hours, 'minutes'>): string {
  const days = describeWeekdays(weekdays);
  const held = everyWeeks === 1 ? days : words.everyWeeks(everyWeeks, days, weekdays.length === 1);
  const span = [first && words.from(dateToText(first)), last && words.until(dateToText(last))];
  return [held, ...span].filter(Boolean).join(' ');
}

/** Joins names: `a, b and c` */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${words.and} ${names[names.length - 1]}`;
}

function describeWeekdays(weekdays: readonly Weekday[]): string {
  const places = WEEK.flatMap((day, place) => (weekdays.includes(day) ? place : []));
  const [first = 0, last = 0] = [places[0], places[places.length - 1]];
  const isRun = places.length >= RUN_MIN_DAYS && last - first === places.length - 1;
  return isRun
    ? words.days(WEEK[first] as string, WEEK[last] as string)
    : joinNames(places.map((place) => WEEK[place] as string));
}

function describeTimes({ from = '', to = '', times }: Hours): string {
  if (!times) return leaveOutHalf([from, to], (clocks) => words.times(clocks[0] as string, clocks[1] as string));
  return leaveOutHalf(times, joinNames);
}

/** Says AM or PM once, after the last time, when it is the same for all: `4 to 6 PM` */
function leaveOutHalf(times: readonly string[], join: (clocks: string[]) => string): string {
  const clocks = times.map(timeToText);
  const halves = new Set(clocks.map((clock) => clock.split(' ')[1]));
  const isSame = halves.size === 1;
  return join(
    clocks.map((clock, place) => (isSame && place < clocks.length - 1 ? clock.split(' ')[0] : clock) as string),
  );
}

/** `16:00` -> `4 PM`, `16:30` -> `4:30 PM` */
function timeToText(time: string): string {
  if (time === '12:00') return words.noon;
  if (time === '24:00' || time === '00:00') return words.midnight;
  return slotToLabel(time).replace(/^0/, '').replace(':00', '');
}

function dateToText(date: string): string {
  return `${getDayOfYear(date)} ${date.slice(0, 4)}`;
}
