import type { DeskDay } from '@clinic/contract/desk-day.ts';
import { deskDayMessages } from '#appointments/day-words.ts';
import { deskMessages } from '#appointments/words.ts';
import { countDay } from '../desk-day.ts';
import styles from './DayCounts.module.css';

const words = deskDayMessages.counts;

/** The counts that are shown even when they are 0. */
const ALWAYS = ['booked', 'free'];

/** The day in numbers, in the order in which patients pass through it. */
export function DayCounts({ day }: { day: DeskDay }) {
  const counts = countDay(day);
  return (
    <ul className={styles.counts} aria-label={deskMessages.counts.label}>
      {(['booked', 'done', 'in', 'waiting', 'late', 'free'] as const)
        .filter((name) => counts[name] > 0 || ALWAYS.includes(name))
        .map((name) => (
          <li key={name} className={styles.count} data-name={name}>
            <b className={styles.number}>{counts[name]}</b> {words[name]}
          </li>
        ))}
    </ul>
  );
}
