import { addDays, addMonths, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { type DoctorCalendar, getClosure } from '@clinic/contract/open-slots.ts';
import { Icon } from '@clinic/ui/Icon.tsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DateNotice } from '#components/booking/DateNotice.tsx';
import { getColumn, getWeeks, moveByMonths, WEEKDAY_INITIALS } from '#lib/browser/booking/month-grid.ts';
import { findNearestOpenDate } from '#lib/browser/booking/open-dates.ts';
import { monthViewWords } from '#messages/booking-late.ts';
import { dateToWords, monthToWords } from '#messages/dates-and-times.ts';
import '@clinic/ui/styles/compositions/month.css';
import styles from './MonthView.module.css';

type Props = {
  calendar: DoctorCalendar;
  /** The value of the date field, which may be any text. */
  chosen: string;
  today: string;
  lastDate: string;
  /** Whether the date field already says what is wrong with its day. */
  isExplained: boolean;
  /** Whether a time of the chosen day is free. The desk may have opened some on a day that is closed by the content. */
  hasTimes?: boolean;
  /** The day of the first free time, when all times of the chosen day are closed. */
  freeDate: string | false | undefined;
  /** The day of the doctor's first free time, whose month is shown while no day is chosen. */
  firstFreeDate?: string | undefined;
  onChoose: (date: string) => void;
};

const words = monthViewWords.calendar;

/**
 * A month beside the date field, after the APG's date grid: it has one tab stop, and arrow keys move by day and week.
 * When a typed or pressed day cannot be booked, it says why and offers the nearest one. On small screens it folds for a
 * chosen day, and 'Change' opens it again.
 */
export function MonthView({
  calendar,
  chosen,
  today,
  lastDate,
  isExplained,
  hasTimes,
  freeDate,
  firstFreeDate,
  onChoose,
}: Props) {
  const toShown = (date: string) => (date < today ? today : date > lastDate ? lastDate : date);
  const now = new Date();
  const wanted = isCalendarDate(chosen) ? chosen : (firstFreeDate ?? findFirstOpenDate(calendar, today, now));
  const start = toShown(wanted);
  const [active, setActive] = useState(start);
  const [followed, setFollowed] = useState(wanted);
  const [refused, setRefused] = useState('');
  const [isInGrid, setIsInGrid] = useState(false);
  const [isOpened, setIsOpened] = useState(false);
  const grid = useRef<HTMLTableElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  // Shows the month of a typed date, or of the first free day. A React key would do this too, but a new grid would lose the focus.
  if (wanted !== followed) {
    setFollowed(wanted);
    setActive(start);
    setRefused('');
  }
  const findClosure = (date: string) => (hasTimes && date === chosen ? null : getClosure(calendar, date, now));
  const month = active.slice(0, 7);
  /** Has an effect on small screens only. */
  const isFolded = !isOpened && findClosure(chosen) === null;
  const isFirst = month <= today.slice(0, 7);
  const isLast = month >= lastDate.slice(0, 7);
  // A half-typed year makes a date such as 0002-01-01.
  const typed = chosen.startsWith('0') ? '' : chosen;

  const turnBy = (months: number) => {
    setRefused('');
    setActive(toShown(`${addMonths(month, months)}-01`));
  };
  const focusDay = (date: string) => grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const move = KEY_MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const target = toShown(move(active));
    // Rendered at once, so that an Enter in the same frame finds the focus on the new day.
    flushSync(() => setActive(target));
    focusDay(target);
  };
  const press = (date: string) => {
    const isClosed = findClosure(date) !== null;
    setRefused(isClosed ? date : '');
    setActive(toShown(date));
    if (isClosed) return;
    flushSync(() => {
      onChoose(date);
      setIsOpened(false);
    });
    // The day that had the focus is hidden when the month folds.
    change.current?.focus();
  };
  const unfold = () => {
    // Rendered at once, so that the day is there to take the focus.
    flushSync(() => setIsOpened(true));
    focusDay(active);
  };
  // The pressed notice disappears, so the day takes the focus.
  const chooseNearest = (date: string) => {
    flushSync(() => press(date));
    focusDay(date);
  };
  const notice = { calendar, freeDate, now, onChoose: chooseNearest };

  return (
    <div className={styles.dates} data-folded={isFolded ? '' : undefined}>
      <DateNotice {...notice} date={refused || isExplained || hasTimes ? '' : typed} />
      {isFolded && (
        <div className={styles.fold}>
          <span>{dateToWords(chosen)}</span>
          <button ref={change} type="button" className={styles.change} onClick={unfold}>
            {words.change}
          </button>
        </div>
      )}
      <div className={`${styles.month} month`}>
        <div className="month-head">
          {/* Read out when a button changes the month. With a key in the grid or a typed date, the month is read
              anyway. */}
          <span key={followed} className={styles.name} aria-live={isInGrid ? 'off' : 'polite'}>
            {monthToWords(month)}
          </span>
          <button
            type="button"
            className="month-turn"
            aria-label={words.earlier}
            aria-disabled={isFirst}
            onClick={() => !isFirst && turnBy(-1)}
          >
            <Icon name="earlier" />
          </button>
          <button
            type="button"
            className="month-turn"
            aria-label={words.later}
            aria-disabled={isLast}
            onClick={() => !isLast && turnBy(1)}
          >
            <Icon name="later" />
          </button>
        </div>
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG's date grid is a table with this role
          role="grid"
          className={`${styles.days} month-table`}
          aria-label={words.label}
          onKeyDown={onKeyDown}
          onFocus={() => setIsInGrid(true)}
          onBlur={() => setIsInGrid(false)}
        >
          <thead>
            <tr>
              {WEEKDAY_INITIALS.map((initial) => (
                <th key={initial} scope="col">
                  {initial}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {getWeeks(month).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((date, column) => {
                  if (!date) return <td key={`${month}-${WEEKDAY_INITIALS[column]}`} />;
                  const closure = findClosure(date);
                  return (
                    <td key={date}>
                      <button
                        type="button"
                        className={`${styles.day} month-day`}
                        data-date={date}
                        data-closed={closure ? '' : undefined}
                        aria-pressed={date === chosen}
                        tabIndex={date === active ? 0 : -1}
                        aria-label={dateToWords(date) + (closure ? words.closures[closure.kind] : '')}
                        aria-current={date === today ? 'date' : undefined}
                        onClick={() => press(date)}
                      >
                        {Number(date.slice(8))}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <DateNotice {...notice} date={refused} />
      </div>
    </div>
  );
}

/** Today, or the next day that is open by the content; today also when none is. */
function findFirstOpenDate(calendar: DoctorCalendar, today: string, now: Date): string {
  const isOpen = getClosure(calendar, today, now) === null;
  return (!isOpen && findNearestOpenDate(calendar, today, now)?.date) || today;
}

const KEY_MOVES: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -getColumn(date)),
  End: (date) => addDays(date, 6 - getColumn(date)),
  PageUp: (date) => moveByMonths(date, -1),
  PageDown: (date) => moveByMonths(date, 1),
};
