import type { ReactNode } from 'react';
import { Card } from '../parts/Card.tsx';
import { DeskPage } from '../parts/DeskPage.tsx';
import styles from './Door.module.css';

type Props = { title: { thin: string; bold: string }; children: ReactNode };

/** A page before sign-in: its title, and a card to which a line leads. */
export function Door({ title, children }: Props) {
  return (
    <DeskPage title={title} layout="door" aside={<DoorLines />}>
      <Card>{children}</Card>
    </DeskPage>
  );
}

/** Lines from one source at the page's edge; one of them reaches the card. A dot is a line without length. */
function DoorLines() {
  return (
    <svg className={styles.lines} aria-hidden="true" viewBox="0 0 1000 200" preserveAspectRatio="none" fill="none">
      <g className={styles.sky}>
        <path d="M0 100C180 100 260 24 420 24S560 40 620 40" />
        <path className={styles.dot} d="M620 40h.01" />
      </g>
      <g className={styles.aqua}>
        <path d="M0 100C200 100 300 70 470 66S690 84 780 78" />
        <path className={styles.dot} d="M780 78h.01" />
      </g>
      <g className={styles.foam}>
        <path d="M0 100C180 100 250 172 400 172S480 162 520 158" />
        <path className={styles.dot} d="M520 158h.01" />
      </g>
      <g className={styles.amber}>
        <path d="M0 100C240 100 340 132 560 130S820 100 1000 100" />
        <path className={styles.halo} d="M1000 100h.01" />
        <path className={styles.dot} d="M1000 100h.01" />
      </g>
    </svg>
  );
}
