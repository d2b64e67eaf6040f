import type { ReactNode } from 'react';
import styles from './Panel.module.css';

type Props = {
  id: string;
  title: string;
  /** A word beside the title; `isOn` fills its dot. */
  state?: { word: string; isOn: boolean };
  children: ReactNode;
};

/** A section of a desk page, with its title on a line that ends in a dot. */
export function Panel({ id, title, state, children }: Props) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {state && (
          <p className={styles.state} data-on={state.isOn ? '' : undefined}>
            {state.word}
          </p>
        )}
      </header>
      {children}
    </section>
  );
}
