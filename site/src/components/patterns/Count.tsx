import type { ReactNode } from 'react';
import '@clinic/ui/styles/compositions/heading-small.css';
import styles from './Count.module.css';

/** The heading of a list, below the very large number of its entries. */
export function Count({ of, children }: { of: number; children: ReactNode }) {
  return (
    <h3 className={`${styles.count} heading-small`}>
      <span className={styles.number}>{of}</span> {children}
    </h3>
  );
}
