import type { ReactNode } from 'react';
import styles from './TextSection.module.css';

/** A part of a service's text. Its name stands beside it on wide screens. */
export function TextSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
