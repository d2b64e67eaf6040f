import { Fold } from '@clinic/ui/Fold.tsx';
import { LinkedText } from '#components/sections/LinkedText.tsx';
import { serviceMessages } from '#messages/services.ts';
import styles from './LabelledList.module.css';

type Item = { label?: string; text: string };

type Props = {
  items: Item[];
  /** With more points than this, a phone folds the list: under its labels when they are few, else under their number. */
  visibleMax?: number | undefined;
};

/** More names than these read like a paragraph. */
const BRIEF_LABELS_MAX = 5;

/** A list of points. Labels are bold, so that readers can scan the list. */
export function LabelledList({ items, visibleMax = Number.POSITIVE_INFINITY }: Props) {
  const list = (
    <ul className={styles.list}>
      {items.map(({ label, text }) => (
        <li key={label ?? text} className={styles.item}>
          {label && <b className={styles.label}>{label}:</b>} <LinkedText text={text} />
        </li>
      ))}
    </ul>
  );
  if (items.length <= visibleMax) return list;
  const labels = items.map(({ label }) => label);
  const isBrief = labels.length <= BRIEF_LABELS_MAX && labels.every(Boolean);
  const title = isBrief ? labels.join(' · ') : serviceMessages.folds.options(items.length);
  return (
    <Fold title={title} variant="phone">
      {list}
    </Fold>
  );
}
