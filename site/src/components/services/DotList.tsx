import styles from './DotList.module.css';
import { LinkedText } from './LinkedText.tsx';

/** A list of points, each marked by a short line with a dot. */
export function DotList({ items }: { items: string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  );
}
