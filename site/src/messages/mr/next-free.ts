import type { NextFree } from '@clinic/contract/appointment.ts';
import { getWeekday } from '@clinic/contract/booking-calendar.ts';
import {
  clockToWords,
  dateToDay,
  dateToDayOfYear,
  weekdayToShort,
} from '@clinic/contract/messages/mr/dates-and-times.ts';

/** Formats a free slot: `पुढची मोकळी वेळ: मंगळवार 24 नोव्हेंबर, सकाळी 10:00, डॉ. नमुना काळे यांच्याकडे` */
export function nextFreeToWords({ date, slot, doctor }: NextFree): string {
  return `पुढची मोकळी वेळ: ${dateToDay(date)}, ${clockToWords(slot)}, ${doctor} यांच्याकडे`;
}

/** Formats a free slot for a row that is named 'Next free time': `मंगळ 24 नोव्हेंबर, सकाळी 10:00` */
export function nextFreeToTime({ date, slot }: NextFree): string {
  return `${weekdayToShort(getWeekday(date))} ${dateToDayOfYear(date)}, ${clockToWords(slot)}`;
}
