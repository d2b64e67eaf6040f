import { addDays } from '@clinic/contract/booking-calendar.ts';
import { toInstant } from '@clinic/contract/clinic-clock.ts';
import ICAL from 'ical.js';
import { readCalendarText } from './calendar-text.ts';
import { createClocks } from './calendar-zones.ts';
import type { BusySpan } from './event-times.ts';
import { readFreeBusy } from './free-busy.ts';
import { createToMoment } from './moments.ts';
import { readSeries } from './series.ts';

/** The clinic's days that are asked about, both included. */
export type AskedDays = { from: string; to: string; timeZone: string };

/** The file is no calendar: a page that asks for a sign-in, or cut off. */
export class NoCalendar extends Error {
  override name = 'NoCalendar';
}

/**
 * Reads the busy times of a calendar file that touch these days, but for the events of these UIDs. Nothing else of an
 * event is kept. Whole days are days of the clinic. Throws NoCalendar.
 */
export function readBusySpans(
  file: Uint8Array,
  { from, to, timeZone }: AskedDays,
  leftOut: ReadonlySet<string>,
): BusySpan[] {
  const fromMs = toInstant(timeZone, from).getTime();
  const toMs = toInstant(timeZone, addDays(to, 1)).getTime();
  const spans = parseCalendars(readCalendarText(file)).flatMap((calendar) => {
    const toMoment = createToMoment(createClocks(calendar, timeZone));
    const series = Map.groupBy(calendar.getAllSubcomponents('vevent'), (event) => {
      return String(event.getFirstPropertyValue('uid') ?? '');
    });
    const asked = { fromMs, toMs, timeZone };
    const events = [...series].flatMap(([uid, one]) => (leftOut.has(uid) ? [] : readSeries(one, toMoment, asked)));
    return [...events, ...readFreeBusy(calendar, toMoment)];
  });
  return spans.filter((span) => span.fromMs < toMs && span.toMs > fromMs);
}

function parseCalendars(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text);
    // The library returns one calendar by itself, and several as a list.
    const list = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
    const calendars = list.map((one) => new ICAL.Component(one as [string, unknown[], unknown[]]));
    if (calendars.length > 0 && calendars.every(({ name }) => name === 'vcalendar')) return calendars;
  } catch {
    // The library's words quote the file.
  }
  throw new NoCalendar();
}
