import type { ReactNode } from 'react';
import styles from './BookingRail.module.css';

type Props = {
  /** The second half is set in bold. */
  title: { thin?: string; bold: string };
  subtitle: string;
  /** Markup with the numbers for urgent cases. The page renders it, because its links would cost script here. */
  notice?: string;
  /** Whether screens with the rail above the form show title and progress alone. */
  isBrief?: boolean;
  children?: ReactNode;
};

/** The dark column beside the form: the page's title and, below it, the progress. */
export function BookingRail({ title, subtitle, notice, isBrief, children }: Props) {
  return (
    <div className={`${styles.rail} night`} data-brief={isBrief ? '' : undefined}>
      <div>
        <h1 className={styles.title}>
          {title.thin && `${title.thin} `}
          <b>{title.bold}</b>
        </h1>
        <p className={styles.subtitle}>{subtitle}</p>
        {notice && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by React from the clinic's own content
          <p className={styles.notice} dangerouslySetInnerHTML={{ __html: notice }} />
        )}
      </div>
      {children}
    </div>
  );
}
