import styles from './DotList.module.css';

/** Points, each led by a short line and its dot. */
export function DotList({ items }: { items: string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
