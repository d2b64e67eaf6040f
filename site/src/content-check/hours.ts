import { WEEKDAYS, type Weekday } from '@clinic/contract/booking-calendar.ts';
import { listDays, type OpeningHours } from '#lib/browser/contact/opening-hours.ts';
import { clockToWords } from '#messages/dates-and-times.ts';

/** Words that say that a day is closed. */
const CLOSED_WORDS = /\b(?:closed|not open|shut|no bookings|(?:cannot|can't|not) be booked)\b/i;
const BOOKING_WORDS = /\bbook/i;
const EARLY = /(\d+) minutes early/;
const MINUTES_PER_HOUR = 60;

type Clinic = { openingHours: OpeningHours[]; doorOpens: string };
type Booking = { closedWeekdays: Weekday[]; slots: string[] };

/** Returns the remedies for words that call a day closed although patients can book it or the desk is open. */
export function explainClosedDays(words: string, { openingHours }: Clinic, { closedWeekdays }: Booking): string[] {
  const deskDays = openingHours.filter(({ opens }) => opens !== undefined).flatMap(listDays);
  const sentences = words.split(/(?<=[.;?!])\s/).filter((sentence) => CLOSED_WORDS.test(sentence));
  return sentences.flatMap((sentence) =>
    WEEKDAYS.filter((day) => new RegExp(`\\b${day}s?\\b`).test(sentence)).flatMap((day) => {
      const isBookable = !closedWeekdays.includes(day);
      const isDeskOpen = deskDays.includes(day) && !BOOKING_WORDS.test(sentence);
      const place = isBookable ? 'closedWeekdays of booking.yaml' : 'openingHours of clinic.yaml';
      return isBookable || isDeskOpen ? [`"${sentence}": ${day} is open. Change these words, or ${place}.`] : [];
    }),
  );
}

/** Returns the remedy for words that ask patients to come while the door is still locked before the first time. */
export function explainEarlyArrival(words: string, { doorOpens }: Clinic, { slots: [first = ''] }: Booking): string[] {
  const [early, minutes] = EARLY.exec(words) ?? [];
  if (!early || toMinutes(first) - Number(minutes) >= toMinutes(doorOpens)) return [];
  const place = `of the first time, ${clockToWords(first)}, is before the door opens, ${clockToWords(doorOpens)}.`;
  return [`"${early}" ${place} Ask for less, or change doorOpens of clinic.yaml.`];
}

function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * MINUTES_PER_HOUR + minute;
}
