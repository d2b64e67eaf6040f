import type { DeskDay } from '@clinic/contract/desk.ts';
import { countDay } from '#lib/browser/desk/desk-day.ts';
import { deskMessages } from '#messages/desk.en.ts';
import styles from './DayCounts.module.css';

const words = deskMessages.counts;

/** The day in numbers. The number of late patients, if there are any, comes first. */
export function DayCounts({ day }: { day: DeskDay }) {
  const { late, ...counts } = countDay(day);
  return (
    <ul className={styles.counts} aria-label={words.label}>
      {late > 0 && (
        <li className={styles.count} data-late="">
          <b className={styles.number}>{late}</b> {words.late}
        </li>
      )}
      {(['booked', 'arrived', 'free'] as const).map((name) => (
        <li key={name} className={styles.count}>
          <b className={styles.number}>{counts[name]}</b> {words[name]}
        </li>
      ))}
    </ul>
  );
}
