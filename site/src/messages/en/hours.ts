import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { clockToWords } from '@clinic/contract/messages/en/dates-and-times.ts';
import { joinWords } from '../join-words.ts';

/** `a, b and c` */
export function joinAnd(words: readonly string[]): string {
  return joinWords(words, 'and');
}

/** `a, b or c` */
export function joinOr(words: readonly string[]): string {
  return joinWords(words, 'or');
}

/** Names the part of the day of a time on the 24-hour clock: `14:00` -> `Afternoon` */
export function timeToPartOfDay(time: string): string {
  if (time < '12:00') return 'Morning';
  return time < '17:00' ? 'Afternoon' : 'Evening';
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/** The words of a doctor's own hours. Times are on the 24-hour clock. */
export const doctorHoursWords = {
  days: (first: string, last: string) => `${first} to ${last}`,
  /** `weekdays` is one day, or several in words. */
  everyWeeks: (count: number, weekdays: string, isOneDay: boolean) =>
    isOneDay ? `every ${ORDINALS[count - 1]} ${weekdays}` : `every ${ORDINALS[count - 1]} week on ${weekdays}`,
  from: (date: string) => `from ${date}`,
  until: (date: string) => `until ${date}`,
  /** `16:00`, `18:00` -> `4 to 6 PM` */
  span: (from: string, to: string) => leaveOutHalf([from, to]).join(' to '),
  /** `9:00`, `10:30` -> `9 and 10:30 AM` */
  times: (times: readonly string[]) => joinAnd(leaveOutHalf(times)),
} as const;

/** Says AM or PM once, after the last time, when it is the same for all: `4`, `6 PM` */
function leaveOutHalf(times: readonly string[]): string[] {
  const clocks = times.map(timeToText);
  const halves = new Set(clocks.map((clock) => clock.split(' ')[1]));
  const isSame = halves.size === 1;
  return clocks.map((clock, place) => (isSame && place < clocks.length - 1 ? clock.split(' ')[0] : clock) as string);
}

/** `16:00` -> `4 PM`, `16:30` -> `4:30 PM` */
function timeToText(time: string): string {
  if (time === '12:00') return '12 noon';
  if (time === '24:00' || time === '00:00') return 'midnight';
  return slotToLabel(time).replace(/^0/, '').replace(':00', '');
}

/** The words of marks such as `{hours}`. Times are on the 24-hour clock. */
export const markWords = {
  days: (first: string, last: string) => `${first} to ${last}`,
  /** `Monday to Friday`, `11:00`, `19:00` -> `Monday to Friday from 11:00 am to 7:00 pm` */
  hours: (days: string, opens: string, closes: string) =>
    `${days} from ${clockToWords(opens)} to ${clockToWords(closes)}`,
  slots: (slots: readonly string[]) => joinAnd(slots.map(slotToLabel)),
} as const;
