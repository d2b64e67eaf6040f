import type * as english from '../en/dates-and-times.ts';
import { nameDatesAndTimes, type Translated } from '../translated.ts';

/** Names the part of the day as people say it before a time on the 24-hour clock: `14:00` -> `दोपहर` */
export function timeToPartOfDay(time: string): string {
  if (time < '04:00' || time >= '20:00') return 'रात';
  if (time < '12:00') return 'सुबह';
  return time < '16:00' ? 'दोपहर' : 'शाम';
}

/** A time is written as `दोपहर 2:00 बजे`. */
export const {
  dateToWords,
  dateToDay,
  dateToDayOfYear,
  dateToDayOfCalendar,
  dateToPostDay,
  monthToWords,
  weekdayToWords,
  weekdayToShort,
  labelToWords,
  labelToTile,
  labelToShort,
  clockToWords,
  clocksToSpan,
  clocksToRow,
  zoneToWords,
} = nameDatesAndTimes(
  {
    weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
    shortWeekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
    months: ['जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  },
  timeToPartOfDay,
  ' बजे',
) satisfies Translated<typeof english>;
