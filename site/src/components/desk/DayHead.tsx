import { addDays, dateToWords } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS, type DeskDay } from '@clinic/contract/desk.ts';
import type { ReactNode, SubmitEventHandler } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { dateToDay } from '#lib/appointment-words.ts';
import { deskMessages } from '#messages/desk.en.ts';
import { DayCounts } from './DayCounts.tsx';
import styles from './DayHead.module.css';

const words = deskMessages.days;

type Props = {
  day: DeskDay;
  onChooseDate?: SubmitEventHandler<HTMLFormElement>;
  /** Beside the ways to other days. */
  children?: ReactNode;
};

/** Which day it is, what it holds in numbers, and the ways to other days. */
export function DayHead({ day, onChooseDate, children }: Props) {
  const { date, today } = day;
  const [weekday = '', rest = ''] = dateToWords(date).split(', ');
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>
          {weekday}, <b>{rest}</b>
        </h1>
        <div className={styles.state}>
          {date === today && <p className={`${styles.marker} marker`}>{deskMessages.today}</p>}
          <DayCounts day={day} />
        </div>
      </div>
      <nav className={styles.days} aria-label={words.label}>
        <DayLink date={addDays(date, -1)} direction="earlier" />
        <DayLink date={addDays(date, 1)} direction="later" />
        <form className={styles.form} method="get" action={DESK_PATHS.day} onSubmit={onChooseDate}>
          <label className="visually-hidden" htmlFor="day-date">
            {words.date}
          </label>
          {/* The key shows the date of another day when it has been left half written. */}
          <input
            key={date}
            id="day-date"
            className={styles.date}
            type="date"
            name="date"
            defaultValue={date}
            required
          />
          <Button type="submit" variant="outline" size="small" className={styles.go}>
            {words.go}
          </Button>
        </form>
        {date !== today && (
          <a className={styles.today} href={DESK_PATHS.today}>
            {words.today}
          </a>
        )}
        {children}
      </nav>
    </header>
  );
}

function DayLink({ date, direction }: { date: string; direction: 'earlier' | 'later' }) {
  const label = direction === 'earlier' ? words.previous : words.next;
  return (
    <a className={styles.turn} href={`${DESK_PATHS.day}/${date}`} aria-label={label(dateToDay(date))}>
      <Icon name={direction} size={22} />
    </a>
  );
}
