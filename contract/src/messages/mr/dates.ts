import type * as english from '../en/dates.ts';
import { nameDates } from '../name-dates.ts';
import type { Translated } from '../translated.ts';

export const {
  dateToWords,
  dateToDay,
  dateToDayOfYear,
  dateToDayOfCalendar,
  dateToPostDay,
  monthToWords,
  weekdayToWords,
  weekdayToShort,
} = nameDates({
  weekdays: ['रविवार', 'सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  shortWeekdays: ['रवि', 'सोम', 'मंगळ', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  months: ['जानेवारी', 'फेब्रुवारी', 'मार्च', 'एप्रिल', 'मे', 'जून', 'जुलै', 'ऑगस्ट', 'सप्टेंबर', 'ऑक्टोबर', 'नोव्हेंबर', 'डिसेंबर'],
}) satisfies Translated<typeof english>;
