import type { ReactNode } from 'react';
import styles from './BookingRail.module.css';

type Props = {
  /** The second half is set in bold. */
  title: { thin?: string; bold: string };
  subtitle: string;
  /** For whom this form is too slow. */
  notice?: ReactNode;
  children?: ReactNode;
};

/** The dark column beside the form: the page's title and, below it, the progress. */
export function BookingRail({ title, subtitle, notice, children }: Props) {
  return (
    <div className={`${styles.rail} night`}>
      <div>
        <h1 className={styles.title}>
          {title.thin && `${title.thin} `}
          <b>{title.bold}</b>
        </h1>
        <p className={styles.subtitle}>{subtitle}</p>
        {notice && <p className={styles.notice}>{notice}</p>}
      </div>
      {children}
    </div>
  );
}
