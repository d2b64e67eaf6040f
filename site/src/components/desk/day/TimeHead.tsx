import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { deskMessages as words } from '#messages/desk.en.ts';
import styles from './TimeHead.module.css';

type Props = {
  /** HH:MM on the 24-hour clock. */
  time: string;
  /** `next`: the first time of today that has not begun. */
  phase: 'past' | 'next' | undefined;
  /** The number of free doctors. Narrow screens show it, with the names in one list below. */
  freeCount: number;
};

/** The heading of a row: its time, and whether it is past or next. */
export function TimeHead({ time, phase, freeCount }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a table that is drawn as blocks loses its roles
    <th role="rowheader" scope="row" className={styles.time} data-phase={phase}>
      {slotToLabel(time)}
      {phase && (
        <span className={styles.phase} data-phase={phase}>
          {words[phase]}
        </span>
      )}
      {freeCount > 0 && <span className={styles.free}>{words.freeCount(freeCount)}</span>}
    </th>
  );
}
