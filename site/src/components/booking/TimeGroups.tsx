import type { ReactNode } from 'react';
import type { TimeGroup } from '#lib/browser/booking/time-groups.ts';
import styles from './slots.module.css';

type Props<Time> = {
  /** The beginning of the headings' ids. */
  id: string;
  groups: TimeGroup<Time>[];
  renderTime: (slot: Time, group: TimeGroup<Time>) => ReactNode;
};

/** Times in columns. Below headings their tiles are smaller. */
export function TimeGroups<Time>({ id, groups, renderTime }: Props<Time>) {
  return groups.map((group, place) => {
    const { heading } = group;
    const times = (
      <div key={heading} className={styles.slots} data-compact={heading ? '' : undefined}>
        {group.slots.map((slot) => renderTime(slot, group))}
      </div>
    );
    return heading ? (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset within a group of radio buttons would be a group of fields
      <div key={heading} role="group" aria-labelledby={`${id}-${place}`} className={styles.group}>
        <p id={`${id}-${place}`} className={styles.heading}>
          {heading}
        </p>
        {times}
      </div>
    ) : (
      times
    );
  });
}
