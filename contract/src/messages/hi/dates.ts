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
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  shortWeekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  months: ['जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
}) satisfies Translated<typeof english>;
