import { Fold } from '#components/ui/Fold.tsx';
import styles from './LabelledList.module.css';
import { LinkedText } from './LinkedText.tsx';

type Item = { label?: string; text: string };

type Props = {
  items: Item[];
  /** With more points than this, and a label for each, a phone shows the labels, and the rest of each point in a fold. */
  visibleMax?: number | undefined;
};

/** A list of points. Labels are bold, so that readers can scan the list. */
export function LabelledList({ items, visibleMax = Number.POSITIVE_INFINITY }: Props) {
  const hasFolds = items.length > visibleMax && items.every(({ label }) => label);
  return (
    <ul className={styles.list} data-variant={hasFolds ? 'folds' : undefined}>
      {items.map((item) => (
        <li key={item.label ?? item.text} className={styles.item}>
          {hasFolds && item.label ? (
            <Fold title={item.label} variant="phone">
              <p className={styles.folded}>
                <Point {...item} />
              </p>
            </Fold>
          ) : (
            <Point {...item} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Point({ label, text }: Item) {
  return (
    <>
      {label && <b className={styles.label}>{label}:</b>} <LinkedText text={text} />
    </>
  );
}
