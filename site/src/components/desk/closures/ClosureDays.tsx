import { getWeekday, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { AFTERNOON_START, type DeskClosure, MORNING_END } from '@clinic/contract/closures.ts';
import { dateToDay } from '#messages/dates.ts';
import { deskClosureMessages } from '#messages/desk-closures.ts';
import styles from '../frame/Text.module.css';

const words = deskClosureMessages.closure;

type Props = { closure: Pick<DeskClosure, 'firstDate' | 'lastDate' | 'isWeekly' | 'times'>; today: string };

/** The closed days, with a line from the first to the last, and the closed times on each day. */
export function ClosureDays({ closure: { firstDate, lastDate, isWeekly, times }, today }: Props) {
  const hasSeveral = firstDate !== lastDate;
  return (
    <p className={`${styles.strong} ${styles.parts}`}>
      {isWeekly ? (
        <Weekly firstDate={firstDate} lastDate={lastDate} today={today} />
      ) : (
        <Day date={firstDate} today={today} />
      )}
      {hasSeveral && !isWeekly && (
        <>
          <span className="visually-hidden"> {words.to} </span>
          <span className="marker" aria-hidden="true" />
          <Day date={lastDate} today={today} />
        </>
      )}
      <span className={styles.small}>
        <span className="visually-hidden">, </span>
        {timesToWords(times)}
        {times && hasSeveral && !isWeekly && `, ${words.eachDay}`}
      </span>
    </p>
  );
}

/** A weekday on which something is repeated, with the last day; and the first day when it is still to come. */
export function Weekly({ firstDate, lastDate, today }: { firstDate: string; lastDate: string; today: string }) {
  return (
    <span>
      {words.everyWeek(getWeekday(firstDate))}{' '}
      {firstDate > today && (
        <>
          {words.since} <Day date={firstDate} today={today} />{' '}
        </>
      )}
      {words.upTo} <Day date={lastDate} today={today} />
    </span>
  );
}

/** A day, with its year when that is not the current one. */
export function Day({ date, today }: { date: string; today: string }) {
  const year = date.slice(0, 4);
  return (
    <time dateTime={date}>
      {dateToDay(date)}
      {year !== today.slice(0, 4) && ` ${year}`}
    </time>
  );
}

function timesToWords(times: DeskClosure['times']): string {
  if (!times) return words.allDay;
  if (times.first === null && times.last === MORNING_END) return words.morning;
  if (times.first === AFTERNOON_START && times.last === null) return words.afternoon;
  const [first, last] = [times.first, times.last].map((slot) => slot && slotToLabel(slot));
  if (first && last) return first === last ? first : words.between(first, last);
  return first ? words.from(first) : words.until(last ?? '');
}
