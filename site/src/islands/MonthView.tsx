import { getWeekday, type Weekday } from '@clinic/contract/booking-calendar.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#components/ui/Icon.tsx';
import {
  addDays,
  addMonths,
  formatDay,
  formatMonth,
  getColumn,
  getWeeks,
  moveByMonths,
  WEEKDAY_INITIALS,
} from '#lib/browser/month-grid.ts';
import { bookingMessages as words } from '#messages/booking.en.ts';
import styles from './MonthView.module.css';

type Props = {
  /** YYYY-MM-DD, or empty. */
  chosen: string;
  today: string;
  closedWeekdays: Weekday[];
  onChoose: (date: string) => void;
};

/** A month beside the date field, after the APG's date grid: one tab stop, arrow keys move by day and week. */
export function MonthView({ chosen, today, closedWeekdays, onChoose }: Props) {
  const start = chosen >= today ? chosen : today;
  const [active, setActive] = useState(start);
  const [followed, setFollowed] = useState(chosen);
  const grid = useRef<HTMLTableElement>(null);
  // A date typed in the field turns the page to it. Not by a key: a new grid would lose the focus.
  if (chosen !== followed) {
    setFollowed(chosen);
    setActive(start);
  }
  const month = active.slice(0, 7);
  const isBookable = (date: string) => date >= today && !closedWeekdays.includes(getWeekday(date));

  const turnTo = (date: string) => setActive(date < today ? today : date);
  const moveFocus = (event: KeyboardEvent, date: string) => {
    event.preventDefault();
    const target = date < today ? today : date;
    // At once: an Enter that follows in the same frame must find the new day focused, not the old one.
    flushSync(() => setActive(target));
    grid.current?.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = KEY_MOVES[event.key];
    if (move) moveFocus(event, move(active));
  };

  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <span className={styles.name} aria-live="polite">
          {formatMonth(month)}
        </span>
        <button
          type="button"
          className={styles.turn}
          aria-label={words.calendar.earlier}
          disabled={month <= today.slice(0, 7)}
          onClick={() => turnTo(`${addMonths(month, -1)}-01`)}
        >
          <Icon name="earlier" />
        </button>
        <button
          type="button"
          className={styles.turn}
          aria-label={words.calendar.later}
          onClick={() => turnTo(`${addMonths(month, 1)}-01`)}
        >
          <Icon name="later" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG's date grid is a table with this role */}
      <table ref={grid} role="grid" className={styles.grid} aria-label={words.calendar.label} onKeyDown={onKeyDown}>
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
              {week.map((date, column) =>
                date ? (
                  <td key={date}>
                    <button
                      type="button"
                      className={styles.day}
                      data-date={date}
                      aria-pressed={date === chosen}
                      tabIndex={date === active ? 0 : -1}
                      aria-label={formatDay(date)}
                      aria-current={date === today ? 'date' : undefined}
                      aria-disabled={!isBookable(date)}
                      onClick={() => isBookable(date) && onChoose(date)}
                    >
                      {Number(date.slice(8))}
                    </button>
                  </td>
                ) : (
                  <td key={`${month}-${WEEKDAY_INITIALS[column]}`} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
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
