import type { HTMLAttributes, ReactNode } from 'react';
import styles from './List.module.css';

/** Rows below each other, with lines between them. */
export function List(props: HTMLAttributes<HTMLUListElement>) {
  return <ul className={styles.list} {...props} />;
}

type RowProps = HTMLAttributes<HTMLElement> & {
  /** Content before the row's text, as wide in every row. */
  lead?: ReactNode;
  /** The actions after the text. */
  action?: ReactNode;
};

/** A row of a list. With `aria-labelledby` it is an article. */
export function Row({ lead, action, children, ...rest }: RowProps) {
  const Part = rest['aria-labelledby'] ? 'article' : 'div';
  return (
    <li>
      <Part className={styles.row} {...rest}>
        {lead && <div className={styles.lead}>{lead}</div>}
        <div className={styles.main}>{children}</div>
        {action}
      </Part>
    </li>
  );
}
