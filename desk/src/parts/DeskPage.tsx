import type { ReactNode } from 'react';
import { IsOutcome } from './DayNotice.tsx';
import styles from './DeskPage.module.css';

type Props = {
  title: { thin: string; bold: string };
  /**
   * `wide` gives the content the whole width, below the title; `dense` leaves it the height of a window too; `door` is for
   * the pages before sign-in.
   */
  layout?: 'wide' | 'dense' | 'door';
  /** The outcome of the last action. Absent on a page without actions. */
  notice?: ReactNode;
  /** Content below the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page of the desk with the content beside the title, or below it on narrow screens. */
export function DeskPage({ title, layout, notice, aside, children }: Props) {
  return (
    <>
      {notice !== undefined && (
        <div role="status">
          <IsOutcome value={true}>{notice}</IsOutcome>
        </div>
      )}
      <div className={styles.page} data-layout={layout}>
        <header className={styles.head}>
          <h1 className={styles.title}>
            {title.thin}{' '}
            <b>
              <bdi>{title.bold}</bdi>
            </b>
          </h1>
          {aside}
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </>
  );
}
