import type { ReactNode } from 'react';
import styles from './AboutTabs.module.css';
import type { AboutTabId } from './about-tabs.ts';

type Props = {
  id: AboutTabId;
  /** The content, with an h2 that has the id `{id}-title`. */
  children: ReactNode;
};

/** The panel of a tab. Without script it is a plain section. */
export function AboutPanel({ id, children }: Props) {
  return (
    <section id={id} className={styles.panel} data-panel={id} aria-labelledby={`${id}-title`}>
      {children}
    </section>
  );
}
