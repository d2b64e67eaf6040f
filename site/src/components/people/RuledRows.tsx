import styles from './RuledRows.module.css';

type Props = {
  items: readonly string[];
  /** `large` for names of a few words; sentences keep the size of the text. */
  size?: 'large';
};

/** A list as ruled rows; large ones end in the site's line and dot. */
export function RuledRows({ items, size }: Props) {
  return (
    <ul className={styles.rows} data-size={size}>
      {items.map((item) => (
        <li key={item} className={styles.row}>
          {item}
        </li>
      ))}
    </ul>
  );
}
