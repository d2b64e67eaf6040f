import { Fold } from '@clinic/ui/Fold.tsx';
import { LinkedText } from '#components/sections/LinkedText.tsx';
import styles from './DotList.module.css';

type Props = {
  items: string[];
  /** With more points than this, a phone folds the list under a name. */
  visibleMax: number;
  nameFold: (count: number) => string;
};

/** A list of points, each marked by a short line with a dot. */
export function DotList({ items, visibleMax, nameFold }: Props) {
  const list = (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  );
  if (items.length <= visibleMax) return list;
  return (
    <Fold title={nameFold(items.length)} variant="phone">
      {list}
    </Fold>
  );
}
