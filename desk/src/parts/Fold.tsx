import { Icon } from '@clinic/ui/Icon.tsx';
import type { ReactNode } from 'react';
import styles from './Fold.module.css';

type Props = {
  summary: ReactNode;
  isOpen?: boolean;
  /** `line` is for folds below each other, `plain` for one in a row, and `danger` for what cannot be undone. */
  look?: 'line' | 'plain' | 'danger';
  children: ReactNode;
};

/** A disclosure for an action that is seldom needed. */
export function Fold({ summary, isOpen = false, look = 'line', children }: Props) {
  return (
    <details className={styles.fold} data-look={look} open={isOpen}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="later" size={18} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
