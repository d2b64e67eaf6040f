import type { HTMLAttributes } from 'react';
import styles from './RuledList.module.css';

type Props = HTMLAttributes<HTMLUListElement> & {
  items: readonly string[];
  /** `small` and `large` are for names of a few words, and large rows end in the site's line and dot. Sentences keep the
   * size of the text. */
  size?: 'small' | 'large';
};

/** A list as ruled rows. */
export function RuledList({ items, size, className = '', ...rest }: Props) {
  return (
    <ul className={`${styles.list} ${className}`} data-size={size} {...rest}>
      {items.map((item) => (
        <li key={item} className={styles.row}>
          {item}
        </li>
      ))}
    </ul>
  );
}
