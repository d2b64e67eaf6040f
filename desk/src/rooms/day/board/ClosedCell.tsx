import type { DeskSlot } from '@clinic/contract/desk-day.ts';
import { deskMessages as words } from '#appointments/words.ts';
import styles from './ClosedCell.module.css';

/** A time that cannot be had, hatched, with the reason when the desk has closed it. */
export function ClosedCell({ slot: { closedReason } }: { slot: DeskSlot }) {
  return (
    <p className={styles.closed}>
      <b className={styles.word}>{words.closedSlot}</b>
      {closedReason && (
        <>
          <span className="visually-hidden">: </span>
          <span className={styles.reason}>{closedReason}</span>
        </>
      )}
    </p>
  );
}
