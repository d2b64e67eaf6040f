import type { ReactNode } from 'react';
import styles from './TextSection.module.css';

type Props = {
  id: string;
  title: string;
  /** In the line of the title, for example a button for the section. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A part of a service's text. Its name stands beside it on wide screens. */
export function TextSection({ id, title, beside, children }: Props) {
  const heading = <h2 className={styles.title}>{title}</h2>;
  return (
    <section id={id} className={styles.section}>
      {beside ? (
        <div className={styles.head}>
          {heading}
          {beside}
        </div>
      ) : (
        heading
      )}
      <div className={styles.text}>{children}</div>
    </section>
  );
}
