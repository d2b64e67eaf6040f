import { WEEKDAYS, type Weekday } from '@clinic/contract/booking-calendar.ts';
import { listDays, type OpeningHours } from '#lib/browser/contact/opening-hours.ts';
import { type ContentText, toMistake } from './texts.ts';

/** Words that say that a day is closed. */
const CLOSED_WORDS = /\b(?:closed|not open|shut|no bookings|(?:cannot|can't|not) be booked)\b/i;
const BOOKING_WORDS = /\bbook/i;

/** Finds texts that call a day of the week closed although patients can book it or the desk is open. */
export function findOpenDaysCalledClosed(
  texts: ContentText[],
  { openingHours }: { openingHours: OpeningHours[] },
  { closedWeekdays }: { closedWeekdays: Weekday[] },
): string[] {
  const deskDays = openingHours.filter(({ opens }) => opens !== undefined).flatMap(listDays);
  return texts.flatMap((text) =>
    text.text
      .replace(/\s+/g, ' ')
      .split(/(?<=[.;?!])\s/)
      .filter((sentence) => CLOSED_WORDS.test(sentence))
      .flatMap((sentence) =>
        WEEKDAYS.filter((day) => new RegExp(`\\b${day}s?\\b`).test(sentence)).flatMap((day) => {
          const isBookable = !closedWeekdays.includes(day);
          const isDeskOpen = deskDays.includes(day) && !BOOKING_WORDS.test(sentence);
          if (!isBookable && !isDeskOpen) return [];
          const place = isBookable ? 'closedWeekdays of booking.yaml' : 'openingHours of clinic.yaml';
          return [toMistake(text, `"${sentence}": ${day} is open. Change these words, or ${place}.`)];
        }),
      ),
  );
}
