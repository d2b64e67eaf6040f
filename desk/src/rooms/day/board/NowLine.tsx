import { useRef } from 'react';
import styles from './DayBoard.module.css';
import { useNowLine } from './use-now-line.ts';

/** The line of the present time across the board. `clock` is HH:MM by the clinic's clock. */
export function NowLine({ clock }: { clock: string }) {
  const line = useRef<HTMLSpanElement>(null);
  useNowLine(line, clock);
  return <span ref={line} className={styles.now} aria-hidden="true" />;
}
