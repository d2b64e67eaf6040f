import type { HTMLAttributes } from 'react';
import styles from './RuledList.module.css';

type Props = HTMLAttributes<HTMLUListElement> & {
  items: string[];
  /** `line` ends each row in a line and its dot. */
  end?: 'line';
};

/** A list of short points as ruled rows. */
export function RuledList({ items, end, className = '', ...rest }: Props) {
  return (
    <ul className={`${styles.list} ${className}`} data-end={end} {...rest}>
      {items.map((item) => (
        <li key={item} className={styles.row}>
          {item}
        </li>
      ))}
    </ul>
  );
}
