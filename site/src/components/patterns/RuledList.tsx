import type { HTMLAttributes } from 'react';
import styles from './RuledList.module.css';

type Props = HTMLAttributes<HTMLUListElement> & {
  items: readonly string[];
  /** `small` and `large` are for names of a few words, and large rows end in the site's line and dot. `columns` has two
   * columns of such names where there is room. Sentences keep the size of the text. */
  size?: 'small' | 'large' | 'columns' | undefined;
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

/** Points as ruled rows, each with its title beside its text. */
export function RuledPoints({ points }: { points: { title: string; description: string }[] }) {
  return (
    <ul className={styles.list}>
      {points.map(({ title, description }) => (
        <li key={title} className={styles.point}>
          <h4 className={styles.title}>{title}</h4>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
