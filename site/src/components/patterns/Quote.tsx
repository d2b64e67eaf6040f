import type { ReactNode } from 'react';
import '@clinic/ui/styles/compositions/label.css';
import styles from './Quote.module.css';

type StatementProps = {
  label: string;
  /** `hope` is the largest, on a mint band that begins at the page's edge. */
  size: 'hope' | 'task' | 'place' | 'text';
  /** The columns of the page that it takes. */
  columns?: 'start' | 'end';
  children: ReactNode;
};

/** A sentence that the clinic stands for, below its name. */
export function Statement({ label, size, columns, children }: StatementProps) {
  return (
    <div className={styles.statement} data-size={size} data-columns={columns}>
      <h3 className="label" data-size="large">
        {label}
      </h3>
      <p className={styles.words}>{children}</p>
    </div>
  );
}

/** The paragraphs of a story, of which the first is the largest. */
export function Story({ children }: { children: ReactNode }) {
  return <div className={styles.story}>{children}</div>;
}
