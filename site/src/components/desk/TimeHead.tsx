import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { deskMessages as words } from '#messages/desk.en.ts';
import styles from './TimeHead.module.css';

type Props = {
  /** On the 24-hour clock. */
  time: string;
  /** `next`: the first time of today that has not begun. */
  phase: 'past' | 'next' | undefined;
  /** How many doctors are free: told on a narrow screen, where their names follow in one list. */
  freeCount: number;
};

/** The name of a row: its time, and where it stands in the day. */
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
