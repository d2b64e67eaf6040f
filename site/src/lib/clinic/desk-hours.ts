import { MONTHS, WEEKDAYS, type Weekday } from '@clinic/contract/booking-calendar.ts';
import { listDays, type OpeningHours } from '../browser/contact/opening-hours.ts';

/** The desk's hours for `layouts/desk-open.js`. */
type DeskHours = {
  timeZone: string;
  /** From Sunday on; `null` for a day without a desk. */
  week: ([opens: string, closes: string] | null)[];
  /** The end of a date: `-01-26` is a day of every year. */
  closedDates: string[];
};

const MONTH_NAMES: readonly string[] = MONTHS;

/** Prepares the desk's hours. `closedDates` are written as in `content/booking.yaml`: `26 January` or `2027-03-22`. */
export function prepareDeskHours(
  openingHours: readonly OpeningHours[],
  { timeZone, closedDates }: { timeZone: string; closedDates: readonly string[] },
): DeskHours {
  const findHours = (day: Weekday) => openingHours.find((run) => listDays(run).includes(day));
  return {
    timeZone,
    week: WEEKDAYS.map((day) => {
      const { opens, closes } = findHours(day) ?? {};
      return opens && closes ? [opens, closes] : null;
    }),
    closedDates: closedDates.map(toDateEnding),
  };
}

/** Puts the hours into the script. */
export function fillDeskScript(script: string, hours: DeskHours): string {
  return script.replace('(HOURS)', `(${JSON.stringify(hours)})`);
}

function toDateEnding(date: string): string {
  const [day = '', month] = date.split(' ');
  const place = MONTH_NAMES.indexOf(month ?? '');
  return place < 0 ? date : `-${String(place + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
