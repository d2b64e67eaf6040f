import type { ReactNode } from 'react';
import styles from './Fold.module.css';

/** A part below a heading of the third level, closed at first. A printed page shows it open. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <h3 className={styles.words}>{title}</h3>
        <span className={styles.sign} />
      </summary>
      {children}
    </details>
  );
}
