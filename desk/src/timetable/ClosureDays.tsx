import { getWeekday, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import { endToLabel } from '../appointments/desk-times.ts';
import styles from '../parts/Text.module.css';
import { AFTERNOON_START, type DeskClosure, MORNING_END } from './closure.ts';

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
          <span className="visually-hidden"> to </span>
          <span className="marker" aria-hidden="true" />
          <Day date={lastDate} today={today} />
        </>
      )}
      <span className={styles.small}>
        <span className="visually-hidden">, </span>
        {timesToWords(times)}
        {times && hasSeveral && !isWeekly && ', each day'}
      </span>
    </p>
  );
}

/** A weekday on which something is repeated, with the last day; and the first day when it is still to come. */
export function Weekly({ firstDate, lastDate, today }: { firstDate: string; lastDate: string; today: string }) {
  return (
    <span>
      Every {getWeekday(firstDate)}{' '}
      {firstDate > today && (
        <>
          from <Day date={firstDate} today={today} />{' '}
        </>
      )}
      until <Day date={lastDate} today={today} />
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
  if (!times) return 'all day';
  if (times.first === null && times.last === MORNING_END) return 'the morning';
  if (times.first === AFTERNOON_START && times.last === null) return 'the afternoon';
  const [first, end] = [times.first && slotToLabel(times.first), times.end && endToLabel(times.end)];
  if (first && end) return `${first} to ${end}`;
  return first ? `from ${first}` : `up to ${end}`;
}
