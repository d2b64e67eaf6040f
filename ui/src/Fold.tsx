import type { ReactNode } from 'react';
import styles from './Fold.module.css';

type Props = {
  title: string;
  /** `phone` is folded on phones alone, under a heading of its own. */
  variant?: 'phone';
  children: ReactNode;
};

/** A part below a heading of the third level, closed at first. A printed page shows it open. */
export function Fold({ title, variant, children }: Props) {
  return (
    <details className={styles.fold} data-variant={variant}>
      <summary className={styles.summary}>
        {variant === 'phone' ? title : <h3 className={styles.words}>{title}</h3>}
      </summary>
      {children}
    </details>
  );
}
