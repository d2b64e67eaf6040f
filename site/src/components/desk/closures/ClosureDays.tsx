import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { DeskClosure } from '@clinic/contract/closures.ts';
import { dateToDay } from '#lib/booking/appointment-words.ts';
import { deskClosureMessages } from '#messages/desk-closures.en.ts';
import styles from '../frame/Text.module.css';

const words = deskClosureMessages.closure;

type Props = { closure: Pick<DeskClosure, 'firstDate' | 'lastDate' | 'times'>; today: string };

/** The closed days, with a line from the first to the last, and the closed times on each day. */
export function ClosureDays({ closure: { firstDate, lastDate, times }, today }: Props) {
  const hasSeveral = firstDate !== lastDate;
  return (
    <p className={`${styles.strong} ${styles.parts}`}>
      <Day date={firstDate} today={today} />
      {hasSeveral && (
        <>
          <span className="visually-hidden"> {words.to} </span>
          <span className="marker" aria-hidden="true" />
          <Day date={lastDate} today={today} />
        </>
      )}
      <span className={styles.small}>
        <span className="visually-hidden">, </span>
        {timesToWords(times)}
        {times && hasSeveral && `, ${words.eachDay}`}
      </span>
    </p>
  );
}

/** A day, with its year when that is not the current one. */
function Day({ date, today }: { date: string; today: string }) {
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
  const [first, last] = [times.first, times.last].map((slot) => slot && slotToLabel(slot));
  if (first && last) return first === last ? first : words.between(first, last);
  return first ? words.from(first) : words.until(last ?? '');
}
