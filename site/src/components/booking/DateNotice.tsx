import { getLastBookableDate } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { type DoctorCalendar, getClosure, getStatedSlots } from '@clinic/contract/open-slots.ts';
import { Icon } from '@clinic/ui/Icon.tsx';
import { findNearestOpenDate, type NearestDate } from '#lib/browser/booking/open-dates.ts';
import { monthViewWords } from '#messages/booking-late.ts';
import { dateToDay, dateToDayOfYear, dateToWords, weekdayToWords } from '#messages/dates-and-times.ts';
import styles from './DateNotice.module.css';

type Props = {
  calendar: DoctorCalendar;
  /** The chosen day, normally YYYY-MM-DD; it may be any text or empty. */
  date: string;
  /** The day of the first free time, when all times of this day are closed. */
  freeDate: string | false | undefined;
  now: Date;
  onChoose: (date: string) => void;
};

const words = monthViewWords.dateNotice;

/**
 * Says why a day cannot be booked, with a button for the nearest day that can be. The element is always rendered, so
 * that screen readers announce its content.
 */
export function DateNotice({ calendar, date, freeDate, now, onChoose }: Props) {
  const reason = date && describeReason(calendar, date, now);
  const nearest: NearestDate | '' | null =
    date && (reason ? findNearestOpenDate(calendar, date, now) : freeDate ? { date: freeDate } : null);
  return (
    <div aria-live="polite">
      {nearest && (
        <button type="button" className={styles.notice} onClick={() => onChoose(nearest.date)}>
          <span>{`${reason || words.over} ${nearest.isLast ? words.last : words.next} `}</span>
          <span className={styles.day}>
            <span>{formatNear(nearest.date, getToday(calendar.timeZone, now))}</span>
            <Icon name="arrow" />
          </span>
        </button>
      )}
    </div>
  );
}

/** Returns the reason why the day cannot be booked; empty when it can be. */
function describeReason(calendar: DoctorCalendar, date: string, now: Date): string {
  const closure = getClosure(calendar, date, now);
  switch (closure?.kind) {
    case 'past':
      return words.past;
    case 'weekday':
      return words.closedWeekday(weekdayToWords(closure.weekday));
    case 'date':
      return words.closedDate(dateToDayOfYear(date));
    case 'doctor':
      return words.doctorAway;
    // A date field accepts years of more than four digits, which are invalid dates here.
    case 'invalid':
    case 'beyond':
      return words.beyond(dateToWords(getLastBookableDate(calendar, now)));
    default:
      return getStatedSlots(calendar, date, [], now).every(({ state }) => state === 'past') ? words.over : '';
  }
}

/** `2026-11-23` -> `Monday 23 November`, with the year when it is not the current one. */
function formatNear(date: string, today: string): string {
  const year = date.slice(0, 4);
  return `${dateToDay(date)}${year === today.slice(0, 4) ? '' : ` ${year}`}`;
}
