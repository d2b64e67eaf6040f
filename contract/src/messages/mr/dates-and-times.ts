import type * as english from '../en/dates-and-times.ts';
import { nameDatesAndTimes, type Translated } from '../translated.ts';

/** Names the part of the day as people say it before a time on the 24-hour clock: `14:00` -> `दुपारी` */
export function timeToPartOfDay(time: string): string {
  if (time < '04:00' || time >= '20:00') return 'रात्री';
  if (time < '12:00') return 'सकाळी';
  return time < '17:00' ? 'दुपारी' : 'संध्याकाळी';
}

/** A time is written as `दुपारी 2:00`. */
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
    weekdays: ['रविवार', 'सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
    shortWeekdays: ['रवि', 'सोम', 'मंगळ', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
    months: ['जानेवारी', 'फेब्रुवारी', 'मार्च', 'एप्रिल', 'मे', 'जून', 'जुलै', 'ऑगस्ट', 'सप्टेंबर', 'ऑक्टोबर', 'नोव्हेंबर', 'डिसेंबर'],
  },
  timeToPartOfDay,
  '',
) satisfies Translated<typeof english>;
