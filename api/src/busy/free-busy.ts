import ICAL from 'ical.js';
import { type BusySpan, readPeriod } from './event-times.ts';
import type { ToMoment } from './moments.ts';

/**
 * Reads the times of calendars that say only when somebody is busy (`VFREEBUSY`, RFC 5545, 3.6.4). A kind of time that is
 * not known is busy, as the standard says.
 */
export function readFreeBusy(calendar: ICAL.Component, toMoment: ToMoment): BusySpan[] {
  const properties = calendar.getAllSubcomponents('vfreebusy').flatMap((one) => one.getAllProperties('freebusy'));
  return properties
    .filter((property) => String(property.getFirstParameter('fbtype') ?? '').toUpperCase() !== 'FREE')
    .flatMap((property) => {
      const periods: unknown[] = property.getValues();
      return periods.flatMap((period) => {
        return period instanceof ICAL.Period ? [readPeriod(property, period, toMoment)] : [];
      });
    });
}
