import { getWeekday } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { getOpeningStatus, listDays, type OpeningHours } from '#lib/browser/contact/opening-hours.ts';
import { openingHoursMessages as words } from '#messages/contact.ts';
import { clockToWords, weekdayToWords } from '#messages/dates-and-times.ts';

export const OPENING_STATUS = 'data-opening-status';
/** The clinic's time zone, on the same element. */
export const OPENING_ZONE = 'data-opening-zone';
/** The hours of a row of the list, as JSON. */
export const OPENING_HOURS = 'data-opening-hours';

const REFRESH_MS = 30_000;

/** Shows whether the desk is open, by the clinic's clock, and marks today's hours. */
export function startOpeningStatus(root: Document): void {
  const status = root.querySelector<HTMLElement>(`[${OPENING_STATUS}]`);
  const rows = [...root.querySelectorAll<HTMLElement>(`[${OPENING_HOURS}]`)];
  if (!status || rows.length === 0) return;
  const timeZone = status.getAttribute(OPENING_ZONE) ?? 'UTC';
  const week = rows.map((row) => JSON.parse(row.getAttribute(OPENING_HOURS) ?? '') as OpeningHours);

  const show = () => {
    const now = new Date();
    const { isOpen, text } = describeStatus(week, timeZone, now);
    status.textContent = text;
    status.setAttribute(OPENING_STATUS, isOpen ? 'open' : 'closed');
    const today = getWeekday(getToday(timeZone, now));
    for (const [index, row] of rows.entries()) {
      if (listDays(week[index] as OpeningHours).includes(today)) row.setAttribute('aria-current', 'date');
      else row.removeAttribute('aria-current');
    }
  };
  show();
  setInterval(show, REFRESH_MS);
}

function describeStatus(week: readonly OpeningHours[], timeZone: string, now: Date): { isOpen: boolean; text: string } {
  const status = getOpeningStatus(week, timeZone, now);
  if (status.isOpen) return { isOpen: true, text: words.openNow(clockToWords(status.closes)) };
  if (!status.next) return { isOpen: false, text: words.closedNow };
  const { day, opens, daysAhead } = status.next;
  const name = daysAhead === 0 ? words.today : daysAhead === 1 ? words.tomorrow : weekdayToWords(day);
  return { isOpen: false, text: words.opens(name, clockToWords(opens)) };
}
