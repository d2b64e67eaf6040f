import { addDays, dateToWords } from '@clinic/contract/booking-calendar.ts';
import type { DeskDay } from '@clinic/contract/desk-day.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import { Icon } from '@clinic/ui/Icon.tsx';
import type { ReactNode, SubmitEventHandler } from 'react';
import { deskMessages } from '#appointments/words.ts';
import { DESK_MENU } from '#frame/DeskMenu.script.ts';
import { DayCounts } from './DayCounts.tsx';
import styles from './DayHead.module.css';

const words = deskMessages.days;

type Props = {
  day: DeskDay;
  /** The id of the appointment that is being moved; the links to other days keep it. */
  movingId?: string | undefined;
  /** The id of the appointment whose patient gets a next visit; the links keep it too. */
  nextOfId?: string | undefined;
  onChooseDate?: SubmitEventHandler<HTMLFormElement>;
  /** Content of the menu, below the choice of a date. */
  children?: ReactNode;
};

/** The heading of a day: its date, its numbers and the links to other days. */
export function DayHead({ day, movingId, nextOfId, onChooseDate, children }: Props) {
  const { date, today } = day;
  const [weekday = '', rest = ''] = dateToWords(date).split(', ');
  const year = ` ${date.slice(0, 4)}`;
  const isThisYear = today.startsWith(date.slice(0, 4));
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        {weekday}, <b>{isThisYear ? rest.replace(year, '') : rest}</b>
      </h1>
      <nav className={styles.days} aria-label={words.label}>
        <DayLink date={addDays(date, -1)} direction="earlier" movingId={movingId} nextOfId={nextOfId} />
        <a
          className={`${styles.today} round-control`}
          href={movingId || nextOfId ? toDayPath(today, movingId, nextOfId) : DESK_PATHS.today}
          aria-current={date === today ? 'date' : undefined}
        >
          {words.today}
        </a>
        <DayLink date={addDays(date, 1)} direction="later" movingId={movingId} nextOfId={nextOfId} />
      </nav>
      <div className={styles.state}>
        <DayCounts day={day} />
        <details className={styles.more} {...{ [DESK_MENU]: '' }}>
          <summary className={styles.dots}>
            <span className="visually-hidden">{deskMessages.more}</span>
            <Icon name="dots" />
          </summary>
          <div className={styles.menu}>
            <form className={styles.form} method="get" action={DESK_PATHS.day} onSubmit={onChooseDate}>
              {movingId && <input type="hidden" name="move" value={movingId} />}
              {nextOfId && <input type="hidden" name="from" value={nextOfId} />}
              <label className="visually-hidden" htmlFor="day-date">
                {words.date}
              </label>
              {/* The key resets a half-typed date when the page shows another day. */}
              <input
                key={date}
                id="day-date"
                className={styles.date}
                type="date"
                name="date"
                defaultValue={date}
                required
              />
              <button type="submit" className={styles.go}>
                {words.go}
              </button>
            </form>
            {children}
          </div>
        </details>
      </div>
    </header>
  );
}

type DayLinkProps = {
  date: string;
  direction: 'earlier' | 'later';
  movingId: string | undefined;
  nextOfId: string | undefined;
};

function DayLink({ date, direction, movingId, nextOfId }: DayLinkProps) {
  const label = direction === 'earlier' ? words.previous : words.next;
  return (
    <a
      className={`${styles.turn} round-control`}
      href={toDayPath(date, movingId, nextOfId)}
      aria-label={label(dateToDay(date))}
    >
      <Icon name={direction} size={22} />
    </a>
  );
}
