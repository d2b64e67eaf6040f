import styles from './LabelledList.module.css';
import { LinkedText } from './LinkedText.tsx';

type Props = { items: { label?: string; text: string }[] };

/** A list of points. Labels are bold, so that readers can scan the list. */
export function LabelledList({ items }: Props) {
  return (
    <ul className={styles.list}>
      {items.map(({ label, text }) => (
        <li key={label ?? text} className={styles.item}>
          {label && <b className={styles.label}>{label}:</b>} <LinkedText text={text} />
        </li>
      ))}
    </ul>
  );
}
