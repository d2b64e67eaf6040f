import type { ReactNode } from 'react';
import styles from './Door.module.css';

type Props = { title: { thin: string; bold: string }; children: ReactNode };

/** A page before sign-in: its title, and a card to which a line leads. */
export function Door({ title, children }: Props) {
  return (
    <div className={styles.door}>
      <h1 className={styles.title}>
        {title.thin} <b>{title.bold}</b>
      </h1>
      <DoorLines />
      <div className={styles.card}>{children}</div>
    </div>
  );
}

/** Lines from one source at the page's edge; one of them reaches the card. */
function DoorLines() {
  return (
    <div className={styles.lines} aria-hidden="true">
      <svg aria-hidden="true" viewBox="0 0 1000 200" preserveAspectRatio="none" fill="none">
        <path className={styles.sky} d="M0 100C180 100 260 24 420 24S560 40 620 40" />
        <path className={styles.aqua} d="M0 100C200 100 300 70 470 66S690 84 780 78" />
        <path className={styles.foam} d="M0 100C180 100 250 172 400 172S480 162 520 158" />
        <path className={styles.amber} d="M0 100C240 100 340 132 560 130S820 100 1000 100" />
      </svg>
      <i className={styles.sky} />
      <i className={styles.aqua} />
      <i className={styles.foam} />
      <i className={styles.amber} />
    </div>
  );
}
