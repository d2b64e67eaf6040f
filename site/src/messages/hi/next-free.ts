import type { NextFree } from '@clinic/contract/appointment.ts';
import { getWeekday } from '@clinic/contract/booking-calendar.ts';
import {
  clockToWords,
  dateToDay,
  dateToDayOfYear,
  weekdayToShort,
} from '@clinic/contract/messages/hi/dates-and-times.ts';

/** Formats a free slot: `अगला खाली समय: मंगलवार 24 नवंबर, सुबह 10:00 बजे, डॉ. नमुना काले के साथ` */
export function nextFreeToWords({ date, slot, doctor }: NextFree): string {
  return `अगला खाली समय: ${dateToDay(date)}, ${clockToWords(slot)}, ${doctor} के साथ`;
}

/** Formats a free slot for a row that is named 'Next free time': `मंगल 24 नवंबर, सुबह 10:00 बजे` */
export function nextFreeToTime({ date, slot }: NextFree): string {
  return `${weekdayToShort(getWeekday(date))} ${dateToDayOfYear(date)}, ${clockToWords(slot)}`;
}
