import type { ReactNode } from 'react';
import styles from './AboutTabs.module.css';
import type { AboutTabId } from './about-tabs.ts';

type Props = {
  id: AboutTabId;
  /** Holds the panel's h2, which has the id `{id}-title`. */
  children: ReactNode;
};

/** The panel of a tab; without script a section of its own. */
export function AboutPanel({ id, children }: Props) {
  return (
    <section id={id} className={styles.panel} data-panel={id} aria-labelledby={`${id}-title`}>
      {children}
    </section>
  );
}
