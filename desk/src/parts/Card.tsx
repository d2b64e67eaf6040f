import type { ReactNode } from 'react';
import styles from './Card.module.css';
import textStyles from './Text.module.css';

type Props = {
  /** The id of the title. */
  id?: string;
  title?: string;
  /** A word beside the title; `isOn` fills its dot. */
  state?: { word: string; isOn: boolean };
  /** `mint` stands out from other cards; `link` is for a card with a link that covers it. */
  tone?: 'mint' | 'link';
  children: ReactNode;
};

/** A card on a desk page. With a title it is a section. */
export function Card({ id, title, state, tone, children }: Props) {
  if (!title) return <div className={styles.card}>{children}</div>;
  return (
    <section className={styles.card} data-tone={tone} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={textStyles.title} tabIndex={-1}>
          {title}
        </h2>
        {state && (
          <p className={`${textStyles.strong} ${textStyles.dot}`} data-hollow={state.isOn ? undefined : ''}>
            {state.word}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
