import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import styles from './Fold.module.css';

type Props = { summary: string; isOpen?: boolean; children: ReactNode };

/** A disclosure for an action that is seldom needed. */
export function Fold({ summary, isOpen = false, children }: Props) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="later" size={18} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
